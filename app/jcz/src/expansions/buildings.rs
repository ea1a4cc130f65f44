//! Little buildings.

use rules::Token;
use rules::expansions::buildings::Action;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    elements: &[("little-buildings", 1)],
    rules: &[("little-buildings-scoring", "1/1/1")],
    options: &[
        OptionRow::rule(|house| house.buildings.graded = true, "little-buildings-scoring", "3/2/1"),
        OptionRow::always(|house| house.buildings.even_supply = false),
        OptionRow::always(|house| house.buildings.abbot_in_lines = false),
        OptionRow::always(|house| house.buildings.recall = false),
    ],
    ..SetTerms::of("buildings", "")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Buildings(Action::Build { kind }) = step.action else { return None };
    let token = match kind {
        Token::Shed => "LB_SHED",
        Token::House => "LB_HOUSE",
        Token::LittleTower => "LB_TOWER",
        _ => return None,
    };
    Some(vec![GameMessage::token(token, places::cell(step.placed()?))])
}
