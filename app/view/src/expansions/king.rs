//! The King and the Robber Baron in words.

use rules::expansions::king::{self, Event};
use rules::{Game, Token};
use text::say;

use crate::expansions::{RulesPage, Slice, page};
use crate::narration::Narrator;
use crate::vocabulary;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("king")]
    }

    fn standing(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<String> {
        let text = narrator.text;
        let said = |card: king::Card| {
            let unit = if card.in_points { "largest-points" } else { "largest-tiles" };
            let (held, free) = match card.token {
                Token::King => ("standing-king", "standing-king-free"),
                _ => ("standing-robber", "standing-robber-free"),
            };
            let complete = card.complete;
            let Some(seat) = card.holder else { return say!(text, free, complete = complete) };
            let (who, largest) = (narrator.who(seat), say!(text, unit, size = card.largest));
            say!(text, held, who = who, complete = complete, largest = largest)
        };
        king::cards(game).into_iter().map(said).collect()
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::King(Event::Record { seat, token, size }) = event else { return None };
        let (who, token) = (narrator.who(*seat), vocabulary::token(narrator.text, *token));
        Some(say!(narrator.text, "told-record", who = who, token = token, size = *size))
    }
}
