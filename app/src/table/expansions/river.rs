//! Rivers at a table.

use crate::table::expansions::Slice;
use crate::table::sets::{Set, Start};

/// The two rivers.
pub(super) struct River;

impl Slice for River {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] = &[
            Set::of("river1").in_presets(&["river", "big-box"]).starting(Start::River),
            Set::of("river2").starting(Start::River),
        ];
        SETS
    }
}
