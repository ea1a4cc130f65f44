//! Little buildings at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Little Buildings.
pub(super) struct Buildings;

impl Slice for Buildings {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("buildings").also(&[
            "The Houses",
            "Small Buildings",
            "Die Häuschen",
            "Kleine Häuser",
            "Petits bâtiments",
            "Les Maisons",
            "Las Casas",
            "Piccoli edifici",
            "Małe budynki",
            "Domy",
            "Casele",
        ])];
        SETS
    }
}
