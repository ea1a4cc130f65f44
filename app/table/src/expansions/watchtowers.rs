//! Watchtowers at a table, where they ask nothing.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Watchtowers.
pub(super) struct Watchtowers;

impl Slice for Watchtowers {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("watchtowers")
            .also(&[
                "Watch Towers",
                "Les Tours de garde",
                "Atalayas",
                "Wieże strażnicze",
                "Turnurile de pază",
            ])
            .in_presets(&["promos"])];
        SETS
    }
}
