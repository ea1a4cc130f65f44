//! Games Quarterly 11 in words.

use rules::Tag;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// Games Quarterly 11.
pub(super) struct Gq;

impl Slice for Gq {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("gq")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Tag(Tag::OptionalHerd), "tile-pigs")]
    }
}
