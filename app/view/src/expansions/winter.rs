//! The Winter edition's page.

use crate::expansions::{RulesPage, Slice, page};

/// The Winter edition.
pub(super) struct Winter;

impl Slice for Winter {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("winter")]
    }
}
