//! Bridges at a table.

use rules::Pos;
use rules::expansions::bridges::Action;

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Bridges, Castles and Bazaars: the bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("bridges").large().in_presets(&["everything"])];
        SETS
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Bridges(Action::Build { pos, .. }) = action else { return None };
        Some(pos)
    }
}
