//! The second edition of the base game at a table.

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("base2").in_presets(&["big-box-2017"])];
        SETS
    }
}
