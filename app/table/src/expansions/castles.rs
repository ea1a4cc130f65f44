//! Castles at a table.

use rules::expansions::castles::{Action, Prompt};
use rules::{Event, SegmentKind, Slot, Source, Spot};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, places};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// Bridges, Castles and Bazaars: the castles.
pub(super) struct Castles;

const SYSTEMS: &[&str] = &["castles"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Castles, rules::Prompt::Castles(Prompt::Convert), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CastleScores, rules::Prompt::Castles(Prompt::Copy), SYSTEMS, &[USUAL])
        .only("castle.ask", &["on"]),
];

impl Slice for Castles {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("castles").large().in_presets(&["everything"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("castle", 1)],
            options: &[
                JczOption::always("castle.convert", "single_follower"),
                JczOption::always("castle.per_part", "one"),
                JczOption::always("castle.lord_tower", "immune"),
            ],
            ..JczSet::of("castles", "bridges-castles-and-bazaars")
        }];
        SETS
    }

    /// The city is named by its segment on the tile that was laid.
    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let rules::Action::Castles(Action::Convert { lord }) = step.action else { return None };
        let board = step.game.board();
        let city = board.feature_at(lord.at.spot()?);
        let laid = board.tile_at(step.placed()?)?;
        let spot = board.spots_of(laid).find(|&spot| board.feature_at(spot) == city)?;
        Some(vec![JczMessage::token("CASTLE", places::pointer(board, spot)?)])
    }

    /// There a lord beside whom the fairy stands earns nothing at the end.
    fn jcz_departs(&self, _: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        let board = outcome.game.board();
        let is_castle = |spot| board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
        let mut last = outcome.events.iter().skip_while(|event| **event != Event::FinalScoring);
        last.any(|event| match event {
            Event::Scored(line) => line.source == Source::Fairy && line.at.is_some_and(is_castle),
            _ => false,
        })
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Castles(action) = action else { return None };
        match action {
            Action::Convert { lord } => lord.at.spot(),
            Action::Copy { feature, .. } => Some(feature),
        }
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
