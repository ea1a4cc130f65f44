//! The King and the Robber Baron at a table.

use crate::expansions::Slice;
use crate::jcz::{JczEdition, JczOption, JczSet};
use crate::sets::OfferedSet;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("king")
            .also(&[
                "King & Robber",
                "King & Scout",
                "König und Späher",
                "Roi et Brigand",
                "Rey y Bandido",
                "Re e Barone ladro",
                "Regele și tâlharul",
            ])
            .small()
            .in_presets(&["minis", "everything", "count-box"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("king", 0), ("robber", 0)],
            rules: &[("king-and-robber-scoring", "default")],
            options: &[
                JczOption::rule(("kr.scoring", "flat_10"), "king-and-robber-scoring", "10/20"),
                JczOption::rule(("kr.scoring", "15_40"), "king-and-robber-scoring", "15/40"),
                JczOption::rule(
                    ("kr.scoring", "continuous"),
                    "king-and-robber-scoring",
                    "continuously",
                ),
            ],
            ..JczSet::of("king", "king-and-robber")
        }];
        SETS
    }
}
