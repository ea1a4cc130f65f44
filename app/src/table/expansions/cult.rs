//! Shrines and heretics at a table.

use crate::table::expansions::Slice;
use crate::table::sets::Set;

/// The Cult.
pub(super) struct Cult;

impl Slice for Cult {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] = &[Set::of("cult").in_presets(&["minis"])];
        SETS
    }
}
