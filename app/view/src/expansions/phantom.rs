//! The phantom in words.

use rules::expansions::phantom::Prompt;

use crate::expansions::{RulesPage, Slice, page};

/// The Phantom.
pub(super) struct Phantom;

impl Slice for Phantom {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("phantom")]
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Phantom(Prompt::SecondFigure))
            .then_some("action-pass-second-figure")
    }
}
