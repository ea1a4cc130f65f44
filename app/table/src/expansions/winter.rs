//! The Winter edition at a table, where it is like the base game.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Winter edition.
pub(super) struct Winter;

impl Slice for Winter {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("winter")
            .also(&["Winteredition", "Édition hivernale"])
            .in_presets(&["winter-box"])];
        SETS
    }
}
