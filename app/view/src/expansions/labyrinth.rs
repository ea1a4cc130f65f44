//! The Labyrinth in words.

use rules::Tag;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// The Labyrinth.
pub(super) struct Labyrinth;

impl Slice for Labyrinth {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("labyrinth")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Tag(Tag::Labyrinth), "tile-labyrinth")]
    }
}
