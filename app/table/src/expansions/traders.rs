//! Goods at a table.

use crate::expansions::Slice;
use crate::jcz::{JczEdition, JczOption, JczSet};
use crate::sets::OfferedSet;

/// Traders & Builders.
pub(super) struct Traders;

impl Slice for Traders {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("traders")
            .also(&["Mercanti e Costruttori"])
            .large()
            .in_presets(&["big-box", "everything", "big-box-2017"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("builder", 1), ("pig", 1), ("traders", 0)],
            options: &[JczOption::always("builder_on_completed", "deny")],
            ..JczSet::of("traders", "traders-and-builders")
        }];
        SETS
    }
}
