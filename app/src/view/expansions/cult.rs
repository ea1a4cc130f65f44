//! Shrines and their challenges in words.

use rules::Cause;

use crate::view::expansions::{Page, Slice, page};

/// The Cult.
pub(super) struct Cult;

impl Slice for Cult {
    fn pages(&self) -> &'static [Page] {
        &[page!("cult")]
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Challenge).then_some("told-challenge")
    }
}
