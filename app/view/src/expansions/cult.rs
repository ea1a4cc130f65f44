//! Shrines and their challenges in words.

use rules::{Cause, Segment, Tag};

use crate::expansions::{RulesPage, Slice, page};

/// The Cult.
pub(super) struct Cult;

impl Slice for Cult {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("cult")]
    }

    fn building(&self, building: &Segment) -> Option<(&'static str, &'static str)> {
        building.tags.has(Tag::Shrine).then_some(("shrine", "tile-shrine"))
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Challenge).then_some("told-challenge")
    }
}
