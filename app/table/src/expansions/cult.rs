//! Shrines and heretics at a table.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet, JczTerm};
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

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("shrine", 0)],
            options: &[JczOption { ours: ("cult.tiles", "5"), theirs: JczTerm::Set("cult/5") }],
            ..JczSet::of("cult", "cult/6")
        }];
        SETS
    }
}
