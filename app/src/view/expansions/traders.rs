//! Goods in words.

use rules::Tag;

use crate::view::expansions::{RulesPage, Print, Slice, page};

/// Traders & Builders.
pub(super) struct Traders;

impl Slice for Traders {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("traders")]
    }

    fn prints(&self) -> &'static [(Print, &'static str)] {
        &[
            (Print::Tag(Tag::Wine), "tile-wine"),
            (Print::Tag(Tag::Grain), "tile-grain"),
            (Print::Tag(Tag::Cloth), "tile-cloth"),
        ]
    }
}
