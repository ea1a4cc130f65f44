//! The Labyrinth at a table, where its tile is like others.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Labyrinth.
pub(super) struct Labyrinth;

impl Slice for Labyrinth {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("labyrinth").also(&["The Maze"]).in_presets(&["promos"])];
        SETS
    }
}
