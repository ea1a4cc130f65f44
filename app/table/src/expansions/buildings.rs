//! Little buildings at a table.

use rules::Token;
use rules::expansions::buildings::Action;

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczOption, JczSet, places};
use crate::sets::OfferedSet;

/// Little Buildings.
pub(super) struct Buildings;

impl Slice for Buildings {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("buildings").also(&[
            "The Houses",
            "Small Buildings",
            "Die Häuschen",
            "Kleine Häuser",
            "Petits bâtiments",
            "Les Maisons",
            "Las Casas",
            "Piccoli edifici",
            "Małe budynki",
            "Domy",
            "Casele",
        ])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("little-buildings", 1)],
            rules: &[("little-buildings-scoring", "1/1/1")],
            options: &[
                JczOption::rule(("lb.values", "graded"), "little-buildings-scoring", "3/2/1"),
                JczOption::always("lb.supply", "per_kind"),
                JczOption::always("lb.abbot_range", "area"),
                JczOption::always("lb.recall", "off"),
            ],
            ..JczSet::of("buildings", "")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let rules::Action::Buildings(Action::Build { kind }) = step.action else { return None };
        let token = match kind {
            Token::Shed => "LB_SHED",
            Token::House => "LB_HOUSE",
            Token::LittleTower => "LB_TOWER",
            _ => return None,
        };
        Some(vec![JczMessage::token(token, places::cell(step.placed()?))])
    }
}
