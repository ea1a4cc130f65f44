//! The Russian promos at a table: releasing a captive is an answer on its cell.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Russian promos.
pub(super) struct Russian;

impl Slice for Russian {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("russian").also(&["Baba Yaga", "Hut and Traps", "Hütte und Fallen"])];
        SETS
    }
}
