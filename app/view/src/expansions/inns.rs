//! Inns and cathedrals in words.

use rules::Tag;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// Inns & Cathedrals.
pub(super) struct Inns;

impl Slice for Inns {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("inns")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Tag(Tag::Cathedral), "tile-cathedral"),
            (PrintedThing::Tag(Tag::Inn), "tile-inn"),
        ]
    }
}
