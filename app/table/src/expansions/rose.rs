//! Wind roses at a table, where they ask nothing.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Wind Roses.
pub(super) struct Rose;

impl Slice for Rose {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("rose")
            .also(&[
                "The Wind Rose",
                "Compass",
                "Rosa de los vientos",
                "Rosa dei venti",
                "Róża wiatrów",
            ])
            .in_presets(&["promos"])];
        SETS
    }
}
