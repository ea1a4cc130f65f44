//! The Russian promos at a table: releasing a captive is an answer on its cell.

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;

/// The Russian promos.
pub(super) struct Russian;

impl Slice for Russian {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("russian").also(&["Baba Yaga", "Hut and Traps", "Hütte und Fallen"])];
        SETS
    }
}
