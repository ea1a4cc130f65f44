//! The festival at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Festival.
pub(super) struct Festival;

impl Slice for Festival {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("festival")
            .also(&[
                "La Fête",
                "La Fiesta",
                "La Festa",
                "Festiwal",
                "Jubiläum",
                "10 Years",
                "10 Jahre",
            ])
            .small()
            .in_presets(&["promos"])];
        SETS
    }
}
