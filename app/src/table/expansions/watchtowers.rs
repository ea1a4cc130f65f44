//! Watchtowers at a table, where they ask nothing.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::OfferedSet;

/// Watchtowers.
pub(super) struct Watchtowers;

impl Slice for Watchtowers {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("watchtowers").in_presets(&["promos"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "watchtowers",
            set: "watchtowers",
            edition: JczEdition::Only,
            elements: &[("watchtower", 0)],
            options: &[
                JczOption { ours: ("wt.pay", "per_figure"), theirs: JczTerm::Always },
                JczOption { ours: ("wt.builder_triggers", "on"), theirs: JczTerm::Always },
            ],
        }]
    }
}
