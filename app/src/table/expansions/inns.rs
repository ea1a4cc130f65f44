//! Inns and cathedrals at a table.

use crate::table::expansions::Slice;
use crate::table::sets::Set;

/// Inns & Cathedrals.
pub(super) struct Inns;

impl Slice for Inns {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] = &[Set::of("inns").in_presets(&["big-box"])];
        SETS
    }
}
