//! Besieged cities in words.

use rules::Cause;
use rules::expansions::siege::Prompt;

use crate::view::expansions::Slice;

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

impl Slice for Siege {
    fn taken(&self, cause: Cause, _: bool) -> Option<&'static str> {
        (cause == Cause::Escape).then_some("action-escape")
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Siege(Prompt::Escape)).then_some("action-pass-escape")
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Escape).then_some("told-escaped")
    }
}
