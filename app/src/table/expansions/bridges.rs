//! Bridges at a table.

use rules::Pos;
use rules::expansions::bridges::Action;

use crate::table::expansions::Slice;

/// Bridges, Castles and Bazaars: the bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Bridges(Action::Build { pos, .. }) = action else { return None };
        Some(pos)
    }
}
