//! The base game's page.

use crate::expansions::{RulesPage, Slice, page};

/// The base game.
pub(super) struct Base;

impl Slice for Base {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("base")]
    }
}
