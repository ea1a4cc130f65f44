//! `/log`: the moves, newest page first, each in one line.

use rules::{Action, Event, Game, Seat};
use storage::{GameId, Millis};

use super::Page;
use super::tell::{Teller, cut};
use crate::platform::{Button, Row, Style, limits};
use crate::say;
use crate::text::{Name, Text};
use crate::token::{Press, Token};

/// Moves on a page.
pub const PAGE: usize = 10;

/// One thing that is told in the log.
#[derive(Clone, Debug)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// Who chose what.
    pub acts: Vec<(Seat, Action)>,
    /// What happened.
    pub events: Vec<Event>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A page of the log; page 0 has the newest moves.
pub fn log(
    text: &'static Text,
    people: &[Name],
    id: GameId,
    game: &Game,
    entries: &[Entry],
    page: usize,
) -> Page {
    let teller = Teller { text, people, plain: false };
    let told: Vec<String> = entries
        .iter()
        .filter_map(|entry| {
            let mut line: Vec<String> =
                entry.acts.iter().filter_map(|(seat, act)| teller.act(*seat, *act)).collect();
            line.push(teller.line(game, &entry.events));
            line.retain(|line| !line.is_empty());
            let line = line.join(" ");
            let when = format!("<t:{}:R>", entry.at / 1000);
            let key = if entry.undone { "log-undone" } else { "log-line" };
            (!line.is_empty()).then(|| say!(text, key, when = when, line = line))
        })
        .collect();
    if told.is_empty() {
        return Page::text(text.say("log-empty"));
    }
    let pages = told.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    let last = told.len() - page * PAGE;
    let lines = &told[last.saturating_sub(PAGE)..last];
    let shown = Page::text(cut(&lines.join("\n"), limits::CONTENT));
    if pages == 1 {
        return shown;
    }
    let leaf = |to: usize, key: &str| {
        let token = Token::new(Press::Log, id, 0).with(to.to_string());
        Button::new(Style::Secondary, text.say(key), token.encode())
    };
    let mut buttons = Vec::new();
    if page + 1 < pages {
        buttons.push(leaf(page + 1, "button-older"));
    }
    if page > 0 {
        buttons.push(leaf(page - 1, "button-newer"));
    }
    shown.row(Row::Buttons(buttons))
}
