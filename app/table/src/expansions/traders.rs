//! Goods at a table.

use crate::expansions::Slice;
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
}
