//! The festival, which takes a figure home.

use rules::{Action, Cause};

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::SetTerms;

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    elements: &[("festival", 0)],
    rules: &[("festival-return", "meeple")],
    ..SetTerms::of("festival", "festival")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let Action::Take { figure, cause: Cause::Festival } = step.action else { return None };
    Some(vec![step.returned(figure, "FESTIVAL")?])
}
