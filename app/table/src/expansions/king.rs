//! The King and the Robber Baron at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("king")
            .also(&[
                "King & Robber",
                "King & Scout",
                "König und Späher",
                "Roi et Brigand",
                "Rey y Bandido",
                "Re e Barone ladro",
                "Regele și tâlharul",
            ])
            .small()
            .in_presets(&["minis", "everything", "count-box"])];
        SETS
    }
}
