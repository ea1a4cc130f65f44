//! Inns and cathedrals at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Inns & Cathedrals.
pub(super) struct Inns;

impl Slice for Inns {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("inns")
            .also(&["Gasthäuser und Kathedralen"])
            .large()
            .in_presets(&["big-box", "everything", "big-box-2017"])];
        SETS
    }
}
