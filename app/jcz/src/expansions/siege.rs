//! Besieged cities, from which figures escape.

use rules::{Action, Cause};

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::{OptionRow, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const CATHARS: SetTerms = SetTerms {
    elements: &[("siege", 0), ("escape", 0)],
    rules: &[("espace-variant", "siege-tile")],
    options: &[
        OptionRow::rule(("siege.escape_range", "any_city_tile"), "espace-variant", "any-tile"),
        OptionRow::always("siege.escape_cap", "per_turn"),
        OptionRow::always("siege.pig_doubled", "off"),
        OptionRow::always("siege.tiny_city", "zero"),
    ],
    ..SetTerms::of("cathars", "siege/cathars")
};
const SETS: &[SetTerms] =
    &[CATHARS, SetTerms { system: "besiegers", tiles: "siege/besiegers", ..CATHARS }];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let Action::Take { figure, cause: Cause::Escape } = step.action else { return None };
    Some(vec![step.returned(figure, "SIEGE_ESCAPE")?])
}
