//! The Labyrinth at a table, where its tile is like others.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::OfferedSet;

/// The Labyrinth.
pub(super) struct Labyrinth;

impl Slice for Labyrinth {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("labyrinth").in_presets(&["promos"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "labyrinth",
            set: "labyrinth",
            edition: JczEdition::Only,
            elements: &[("labyrinth", 0)],
            options: &[
                JczOption {
                    ours: ("lab.variant", "basic"),
                    theirs: JczTerm::Rule("labyrinth-variant", "basic"),
                },
                JczOption { ours: ("lab.specials", "count"), theirs: JczTerm::Always },
            ],
        }]
    }
}
