//! Ferries.

use rules::expansions::ferries::Action;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::SetTerms;

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] =
    &[SetTerms { elements: &[("ferry", 1)], ..SetTerms::of("ferries", "ferries") }];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Ferries(Action::Ferry { from, to }) = step.action else { return None };
    let ferry = places::across(step.before.board(), from, to)?;
    Some(vec![GameMessage::token("FERRY", ferry)])
}
