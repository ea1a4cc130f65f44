//! Ingots of gold.

use rules::expansions::goldmines::Action;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::SetTerms;

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] =
    &[SetTerms { elements: &[("gold", 1)], ..SetTerms::of("goldmines", "goldmines") }];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Goldmines(Action::Lay { to }) = step.action else { return None };
    Some(vec![GameMessage::token("GOLD", places::cell(to))])
}
