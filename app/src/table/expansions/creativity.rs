//! Tiles of the host at a table.

use crate::table::expansions::Slice;
use crate::table::host_tiles::DescribedSet;

/// Creativity.
pub(super) struct Creativity;

impl Slice for Creativity {
    fn host_set(&self) -> Option<DescribedSet> {
        Some(DescribedSet { key: "creativity", rule: ("creativity", "custom") })
    }
}
