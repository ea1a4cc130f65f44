//! The Churches of Darmstadt at a table, where they ask nothing.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Churches of Darmstadt.
pub(super) struct Darmstadt;

impl Slice for Darmstadt {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("darmstadt").in_presets(&["promos"])];
        SETS
    }
}
