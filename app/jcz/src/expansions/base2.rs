//! The second edition of the base game: gardens, and the abbot that goes home from them.

use rules::{Action, Cause};

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::{Counterpart, OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::Is(2),
    elements: &[("garden", 0), ("abbot", 1)],
    options: &[
        OptionRow { ours: ("abbot", "off"), theirs: Counterpart::Without("abbot") },
        OptionRow { ours: ("abbot.gardens", "all"), theirs: Counterpart::Second },
        OptionRow::always("abbot.quarter", "none"),
    ],
    ..SetTerms::of("base2", "basic")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let Action::Take { figure, cause: Cause::Abbot } = step.action else { return None };
    Some(vec![step.returned(figure, "ABBOT_RETURN")?])
}
