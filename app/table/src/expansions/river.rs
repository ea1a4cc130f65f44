//! Rivers at a table.

use crate::expansions::Slice;
use crate::sets::{OfferedSet, Start};

/// The two rivers.
pub(super) struct River;

impl Slice for River {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("river1")
                .also(&["River 1"])
                .small()
                .in_presets(&["river", "big-box", "everything", "big-box-2017"])
                .starting(Start::River),
            OfferedSet::of("river2").small().in_presets(&["count-box"]).starting(Start::River),
        ];
        SETS
    }
}
