//! Games Quarterly 11 at a table, where it asks nothing.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Games Quarterly 11.
pub(super) struct Gq;

impl Slice for Gq {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("gq").also(&["GQ11", "GQ 11"])];
        SETS
    }
}
