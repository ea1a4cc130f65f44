//! The Winter edition's page.

use crate::view::expansions::{Page, Slice, page};

/// The Winter edition.
pub(super) struct Winter;

impl Slice for Winter {
    fn pages(&self) -> &'static [Page] {
        &[page!("winter")]
    }
}
