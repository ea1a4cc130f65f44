//! The Labyrinth at a table, where its tile is like others.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet};
use crate::sets::OfferedSet;

/// The Labyrinth.
pub(super) struct Labyrinth;

impl Slice for Labyrinth {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("labyrinth").also(&["The Maze"]).in_presets(&["promos"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("labyrinth", 0)],
            rules: &[("labyrinth-variant", "advanced")],
            options: &[
                JczOption::rule(("lab.variant", "basic"), "labyrinth-variant", "basic"),
                JczOption::always("lab.specials", "count"),
                JczOption::always("lab.wagon_centre", "free_network"),
            ],
            ..JczSet::of("labyrinth", "labyrinth")
        }];
        SETS
    }
}
