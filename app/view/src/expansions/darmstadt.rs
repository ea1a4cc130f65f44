//! The churches of Darmstadt in words.

use rules::{Segment, Tag};

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// The Churches of Darmstadt.
pub(super) struct Darmstadt;

impl Slice for Darmstadt {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("darmstadt")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Tag(Tag::Darmstadtium), "tile-darmstadtium")]
    }

    fn building(&self, building: &Segment) -> Option<(&'static str, &'static str)> {
        building.tags.has(Tag::Church).then_some(("cloister", "tile-church"))
    }
}
