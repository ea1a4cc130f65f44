//! Wind roses at a table, where they ask nothing.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet};
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

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("wind-rose", 0)],
            options: &[JczOption::always("rose.start_tile", "mix_in")],
            ..JczSet::of("rose", "wind-roses")
        }];
        SETS
    }
}
