//! Shrines and heretics at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The Cult.
pub(super) struct Cult;

impl Slice for Cult {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("cult")
            .small()
            .in_presets(&["minis", "everything", "count-box"])
            .also(&[
                "Heretics & Shrines",
                "Shrines",
                "Ketzer",
                "Hérétiques et Sanctuaires",
                "Herejes y Santuarios",
                "Eretici e Santuari",
                "Heretycy",
                "Ereticii",
            ])];
        SETS
    }
}
