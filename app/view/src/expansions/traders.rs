//! Goods in words.

use rules::Tag;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// Traders & Builders.
pub(super) struct Traders;

impl Slice for Traders {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("traders")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Tag(Tag::Wine), "tile-wine"),
            (PrintedThing::Tag(Tag::Grain), "tile-grain"),
            (PrintedThing::Tag(Tag::Cloth), "tile-cloth"),
        ]
    }
}
