//! Castles, into which small cities turn.

use rules::expansions::castles::{Action, ConvertedBy};
use rules::{Event, SegmentKind, Source};

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("castle", 1)],
    options: &[
        OptionRow::always(|house| house.castles.convert = ConvertedBy::SingleFollower),
        OptionRow::always(|house| house.castles.one_per_part = true),
        OptionRow::always(|house| house.castles.lord_immune_to_tower = true),
    ],
    ..SetTerms::of("castles", "bridges-castles-and-bazaars")
}];

/// The city is named by its segment on the tile that was laid.
fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Castles(Action::Convert { lord }) = step.action else { return None };
    let board = step.before.board();
    let city = board.feature_at(lord.at.spot()?);
    let laid = board.tile_at(step.placed()?)?;
    let spot = board.spots_of(laid).find(|&spot| board.feature_at(spot) == city)?;
    Some(vec![GameMessage::token("CASTLE", places::pointer(board, spot)?)])
}

/// There a lord beside whom the fairy stands earns nothing at the end.
fn departs(step: &Transition<'_>) -> bool {
    let board = step.after.board();
    let is_castle = |spot| board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
    let mut last = step.events.iter().skip_while(|event| **event != Event::FinalScoring);
    last.any(|event| match event {
        Event::Scored(line) => line.source == Source::Fairy && line.at.is_some_and(is_castle),
        _ => false,
    })
}
