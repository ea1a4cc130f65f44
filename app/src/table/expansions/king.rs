//! The King and the Robber Baron at a table.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::OfferedSet;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("king").small().in_presets(&["minis", "everything", "count-box"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "king",
            set: "king-and-robber",
            edition: JczEdition::OfGame,
            elements: &[("king", 0), ("robber", 0)],
            options: &[
                JczOption {
                    ours: ("kr.scoring", "flat_10"),
                    theirs: JczTerm::Rule("king-and-robber-scoring", "10/20"),
                },
                JczOption {
                    ours: ("kr.scoring", "15_40"),
                    theirs: JczTerm::Rule("king-and-robber-scoring", "15/40"),
                },
                JczOption {
                    ours: ("kr.scoring", "continuous"),
                    theirs: JczTerm::Rule("king-and-robber-scoring", "continuously"),
                },
            ],
        }]
    }
}
