//! Inns and cathedrals in words.

use rules::Tag;

use crate::view::expansions::{RulesPage, Print, Slice, page};

/// Inns & Cathedrals.
pub(super) struct Inns;

impl Slice for Inns {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("inns")]
    }

    fn prints(&self) -> &'static [(Print, &'static str)] {
        &[(Print::Tag(Tag::Cathedral), "tile-cathedral"), (Print::Tag(Tag::Inn), "tile-inn")]
    }
}
