//! Rivers in words.

use rules::Tag;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// The two rivers.
pub(super) struct River;

impl Slice for River {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("river1"), page!("river2")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Tag(Tag::PigHerd), "tile-pigs")]
    }
}
