//! The Churches of Darmstadt at a table, where they ask nothing.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet};
use crate::sets::OfferedSet;

/// The Churches of Darmstadt.
pub(super) struct Darmstadt;

impl Slice for Darmstadt {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("darmstadt").in_presets(&["promos"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("church", 0)],
            options: &[JczOption::always("darm.cloisters", "keep")],
            ..JczSet::of("darmstadt", "darmstadt")
        }];
        SETS
    }
}
