//! The page of Spiel Doch!

use crate::expansions::{RulesPage, Slice, page};

/// Spiel Doch!
pub(super) struct SpielDoch;

impl Slice for SpielDoch {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("spieldoch")]
    }
}
