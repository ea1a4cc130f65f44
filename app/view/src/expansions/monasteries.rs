//! Special monasteries in words.

use rules::{Segment, Tag};

use crate::expansions::{RulesPage, Slice, page};

/// Special Monasteries.
pub(super) struct Monasteries;

impl Slice for Monasteries {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("monasteries")]
    }

    fn building(&self, building: &Segment) -> Option<(&'static str, &'static str)> {
        building.tags.has(Tag::Special).then_some(("cloister", "tile-special"))
    }
}
