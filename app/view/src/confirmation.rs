//! What only the player sees after a move.

use game::labels::Labels;
use game::narration::{Narrator, cut, is_open};
use port::{ActionRow, Style, limits};
use rules::{Action, Event, Game, Seat};
use table::outcome::Moved;
use table::token::{ComponentToken, TurnAction};
use text::{Name, Text, say};

use crate::{MessageDraft, button};

/// How a move is confirmed.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// What happened.
    pub line: &'a str,
    /// Whether it was confirmed before.
    pub again: bool,
}

impl Telling<'_> {
    /// The move in a sentence.
    pub fn sentence(&self, text: &Text, ended: bool) -> String {
        let key = match (self.again, ended) {
            (false, false) => "done-move",
            (false, true) => "done-ended",
            (true, false) => "done-already",
            (true, true) => "done-already-ended",
        };
        say!(text, key, line = self.line)
    }
}

/// Confirms the move.
pub fn page(
    text: &'static Text,
    people: &[Name],
    moved: &Moved,
    telling: &Telling<'_>,
) -> MessageDraft {
    let mut lines = vec![telling.sentence(text, moved.ended)];
    let Some((until, seat)) = moved.back else {
        return MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT));
    };
    let when = format!("<t:{until}:R>");
    let who = Narrator { text, people, plain: false }.who(Seat(seat));
    lines.push(say!(text, "done-undo", who = who, when = when));
    let token = ComponentToken::new(TurnAction::Undo, moved.id(), moved.ordinal);
    let undo = button(text, Style::Secondary, "button-undo", &token);
    MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT)).row(ActionRow::Buttons(vec![undo]))
}

/// What was recorded of an answer that waits for the others' answers; only its player sees it.
pub fn noted(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    seat: Seat,
    steps: &[(Action, Vec<Event>, String)],
) -> Option<String> {
    let (action, events, _) = steps.first()?;
    let decision = game.asked(seat).filter(|asked| asked.sealed || !is_open(events))?;
    let answer = Labels { text, people, game, decision }.of(*action);
    Some(say!(text, "done-noted", answer = answer))
}
