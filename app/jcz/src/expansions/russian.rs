//! The Russian promos: huts, and traps that hold figures.

use rules::expansions::russian::RussianSets;
use rules::{At, Board, Cause, Event, FeatureId, Mark, SegmentKind};
use serde_json::Value;

use super::Dialect;
use crate::message::Transition;
use crate::places;
use crate::terms::{Counterpart, OptionRow, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { place, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    with: &[("russian", "russian-promos/2016")],
    elements: &[("yaga", 0), ("russian-trap", 0)],
    options: &[
        OptionRow::always(|house| house.russian.tree_to_pond = false),
        OptionRow::always(|house| house.russian.always_traps = false),
        OptionRow {
            ours: |house| house.russian.sets = RussianSets::Of2013,
            theirs: Counterpart::Set("russian-promos/2013"),
        },
        OptionRow {
            ours: |house| house.russian.sets = RussianSets::Of2016,
            theirs: Counterpart::Set("russian-promos/2016"),
        },
    ],
    returns: Some((Cause::Released, "TRAP")),
    ..SetTerms::of("russian", "russian-promos/2013")
}];

fn place(board: &Board, at: At) -> Option<Value> {
    let At::Trap(pos) = at else { return None };
    let is_pond = board.tile_at(pos)?.tile().marks.has(Mark::Pond);
    Some(places::inside(pos, if is_pond { "Vodyanoy" } else { "SoloveiRazboynik" }))
}

/// There it is left open which of two traps takes whom both reach.
fn departs(step: &Transition<'_>) -> bool {
    let board = step.after.board();
    let mut taken = step.events.iter().filter_map(|event| match *event {
        Event::Moved { figure, to: At::Trap(_) } => figure.at.pos().zip(figure.at.spot()),
        _ => None,
    });
    let trees = board.marked(Mark::Tree).filter_map(|pos| board.tile_at(pos));
    let below: Vec<FeatureId> =
        trees.flat_map(|tree| board.spots_of(tree)).map(|spot| board.feature_at(spot)).collect();
    taken.any(|(pos, spot)| {
        board.marked(Mark::Pond).any(|pond| pond.touches(pos))
            && board.segment(spot).is_some_and(|segment| segment.kind == SegmentKind::Road)
            && below.contains(&board.feature_at(spot))
    })
}
