//! Besieged cities in words.

use rules::expansions::siege::Prompt;
use rules::{Cause, Tag};

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

impl Slice for Siege {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("cathars"), page!("siege"), page!("besiegers")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Tag(Tag::Siege), "tile-siege")]
    }

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
