//! The King and the Robber Baron in words.

use rules::Game;
use rules::expansions::king::Event;

use crate::say;
use crate::view::expansions::{RulesPage, Slice, page};
use crate::view::narration::Narrator;
use crate::view::vocabulary;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("king")]
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::King(Event::Record { seat, token, size }) = event else { return None };
        let (who, token) = (narrator.who(*seat), vocabulary::token(narrator.text, *token));
        Some(say!(narrator.text, "told-record", who = who, token = token, size = *size))
    }
}
