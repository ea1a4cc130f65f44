//! The Russian promos at a table: releasing a captive is an answer on its cell.

use rules::{Action, At, Board, Cause, Event, FeatureId, Mark, SegmentKind};
use serde_json::Value;

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczOption, JczSet, JczTerm, places};
use crate::sets::OfferedSet;

/// The Russian promos.
pub(super) struct Russian;

impl Slice for Russian {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("russian").also(&["Baba Yaga", "Hut and Traps", "Hütte und Fallen"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const fn only(value: &'static str, set: &'static str) -> JczOption {
            JczOption { ours: ("ru.sets", value), theirs: JczTerm::Set(set) }
        }
        const SETS: &[JczSet] = &[JczSet {
            with: &[("russian", "russian-promos/2016")],
            elements: &[("yaga", 0), ("russian-trap", 0)],
            options: &[
                JczOption::always("ru.tree_to_pond", "off"),
                JczOption::always("ru.trap_check", "steps"),
                only("2013", "russian-promos/2013"),
                only("2016", "russian-promos/2016"),
            ],
            ..JczSet::of("russian", "russian-promos/2013")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let Action::Take { figure, cause: Cause::Released } = step.action else { return None };
        Some(vec![step.returned(figure, "TRAP")?])
    }

    fn jcz_place(&self, board: &Board, at: At) -> Option<Value> {
        let At::Trap(pos) = at else { return None };
        let is_pond = board.tile_at(pos)?.tile().marks.has(Mark::Pond);
        Some(places::inside(pos, if is_pond { "Vodyanoy" } else { "SoloveiRazboynik" }))
    }

    /// There it is left open which of two traps takes whom both reach.
    fn jcz_departs(&self, _: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        let board = outcome.game.board();
        let mut taken = outcome.events.iter().filter_map(|event| match *event {
            Event::Moved { figure, to: At::Trap(_) } => figure.at.pos().zip(figure.at.spot()),
            _ => None,
        });
        let trees = board.marked(Mark::Tree).filter_map(|pos| board.tile_at(pos));
        let below: Vec<FeatureId> = trees
            .flat_map(|tree| board.spots_of(tree))
            .map(|spot| board.feature_at(spot))
            .collect();
        taken.any(|(pos, spot)| {
            board.marked(Mark::Pond).any(|pond| pond.touches(pos))
                && board.segment(spot).is_some_and(|segment| segment.kind == SegmentKind::Road)
                && below.contains(&board.feature_at(spot))
        })
    }
}
