//! Goods at a table.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::OfferedSet;

/// Traders & Builders.
pub(super) struct Traders;

impl Slice for Traders {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("traders").large().in_presets(&[
            "big-box",
            "everything",
            "big-box-2017",
        ])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "traders",
            set: "traders-and-builders",
            edition: JczEdition::OfGame,
            elements: &[("builder", 1), ("pig", 1), ("traders", 0)],
            options: &[JczOption {
                ours: ("builder_on_completed", "deny"),
                theirs: JczTerm::Always,
            }],
        }]
    }
}
