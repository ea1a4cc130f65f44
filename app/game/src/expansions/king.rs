//! King & Robber Baron.

use rules::expansions::king::{self, Event};
use rules::{Game, Token};
use text::say;

use crate::expansions::{Profile, Rank};
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::vocabulary;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("king")
        .also(&[
            "King & Robber",
            "King & Scout",
            "König und Späher",
            "Roi et Brigand",
            "Rey y Bandido",
            "Re e Barone ladro",
            "Regele și tâlharul",
        ])
        .small()
        .in_presets(&["minis", "everything", "count-box"])],
    narrate,
    pieces,
    ..Profile::NONE
};

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
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
    king::cards(game).into_iter().map(|card| (Rank::Held, said(card))).collect()
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::King(Event::Record { seat, token, size }) = event else { return None };
    let (who, token) = (narrator.who(*seat), vocabulary::token(narrator.text, *token));
    Some(say!(narrator.text, "told-record", who = who, token = token, size = *size))
}
