//! Bridges.

use rules::Axis;
use rules::expansions::bridges::Action;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("bridge", 1)],
    options: &[
        OptionRow::always(|house| house.bridges.freestanding = true),
        OptionRow::always(|house| house.bridges.to_abbey = false),
    ],
    ..SetTerms::of("bridges", "bridges-castles-and-bazaars")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Bridges(Action::Build { pos, axis }) = step.action else { return None };
    let sides = match axis {
        Axis::NorthSouth => "NS",
        Axis::WestEast => "WE",
    };
    Some(vec![GameMessage::token("BRIDGE", places::named(pos, "Road", sides))])
}
