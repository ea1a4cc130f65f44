//! The festival at a table.

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;

/// The Festival.
pub(super) struct Festival;

impl Slice for Festival {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("festival").small().in_presets(&["promos"])];
        SETS
    }
}
