//! `/log`: the moves, newest page first, each in one line.

use rules::{Action, Event, Game, Seat};
use storage::{GameId, Millis};

use crate::port::{ActionRow, Button, Style, limits};
use crate::say;
use crate::table::mover::Mover;
use crate::table::token::{ComponentToken, QueryAction};
use crate::text::{Name, Text};
use crate::view::MessageDraft;
use crate::view::narration::{Narrator, cut};

/// Moves on a page.
pub const PAGE: usize = 10;
/// The most lines in a digest.
const DIGEST: usize = 12;

/// One entry of the log.
#[derive(Clone, Debug)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// Who chose what.
    pub acts: Vec<(Seat, Action)>,
    /// What happened.
    pub events: Vec<Event>,
    /// Who made the moves.
    pub by: Mover,
    /// Whether it was undone.
    pub undone: bool,
}

impl Entry {
    /// What happened, in one line, regardless of who made the moves.
    pub fn line(&self, narrator: &Narrator<'_>, game: &Game) -> String {
        narrator.told(game, self.acts.iter().copied(), &self.events).join(" ")
    }
}

/// A line of moves, with a note on who made them unless it was their player.
pub fn made_by(text: &Text, by: Mover, line: String) -> String {
    if line.is_empty() || by == Mover::Player {
        return line;
    }
    say!(text, &format!("by-{}", by.word()), line = line)
}

/// The log as lines, oldest first.
fn lines(text: &'static Text, people: &[Name], game: &Game, entries: &[Entry]) -> Vec<String> {
    let narrator = Narrator { text, people, plain: false };
    let told = entries.iter().filter_map(|entry| {
        let line = made_by(text, entry.by, entry.line(&narrator, game));
        let when = format!("<t:{}:R>", entry.at / 1000);
        let key = if entry.undone { "log-undone" } else { "log-line" };
        (!line.is_empty()).then(|| say!(text, key, when = when, line = line))
    });
    told.collect()
}

/// The latest lines in one text, a dozen at most, after the sentence `title`.
pub fn digest(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    entries: &[Entry],
    title: String,
) -> String {
    let told = lines(text, people, game, entries);
    let earlier = told.len().saturating_sub(DIGEST);
    let note = (earlier > 0).then(|| say!(text, "log-earlier", moves = earlier));
    let parts: Vec<String> =
        [title].into_iter().chain(note).chain(told.into_iter().skip(earlier)).collect();
    cut(&parts.join("\n"), limits::CONTENT)
}

/// A page of the log; page 0 has the newest moves.
pub fn log(
    text: &'static Text,
    people: &[Name],
    id: GameId,
    game: &Game,
    entries: &[Entry],
    page: usize,
) -> MessageDraft {
    let told = lines(text, people, game, entries);
    if told.is_empty() {
        return MessageDraft::text(text.say("log-empty"));
    }
    let pages = told.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    let last = told.len() - page * PAGE;
    let lines = &told[last.saturating_sub(PAGE)..last];
    let shown = MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT));
    if pages == 1 {
        return shown;
    }
    let leaf = |to: usize, key: &str| {
        let token = ComponentToken::new(QueryAction::Log, id, 0).with(to.to_string());
        Button::new(Style::Secondary, text.say(key), token.encode())
    };
    let mut buttons = Vec::new();
    if page + 1 < pages {
        buttons.push(leaf(page + 1, "button-older"));
    }
    if page > 0 {
        buttons.push(leaf(page - 1, "button-newer"));
    }
    shown.row(ActionRow::Buttons(buttons))
}
