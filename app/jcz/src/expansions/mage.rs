//! Mage and witch.

use rules::expansions::mage::Action;
use serde_json::Value;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("mage", 1), ("witch", 1)],
    ..SetTerms::of("mage", "mage-and-witch")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Mage(action) = step.action else { return None };
    let (who, to) = match action {
        Action::Move { who, to } => (who, places::pointer(step.before.board(), to)?),
        Action::Remove { who } => (who, Value::Null),
    };
    Some(vec![GameMessage::neutral(who.name(), to)])
}
