//! Tiles of the host at a table.

use crate::expansions::Slice;
use crate::host_tiles::DescribedSet;
use crate::sets::OfferedSet;

/// Creativity.
pub(super) struct Creativity;

impl Slice for Creativity {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("creativity").also(&[
            "Blank tiles",
            "Leere Karten",
            "Tuiles vierges",
            "Losetas en blanco",
            "Tessere bianche",
            "Cartonașe goale",
            "Kreatywność",
            "Kreativ",
        ])];
        SETS
    }

    fn host_set(&self) -> Option<DescribedSet> {
        Some(DescribedSet { key: "creativity", rule: ("creativity", "custom") })
    }
}
