//! The base game's page.

use crate::view::expansions::{Page, Slice, page};

/// The base game.
pub(super) struct Base;

impl Slice for Base {
    fn pages(&self) -> &'static [Page] {
        &[page!("base")]
    }
}
