//! What only the player sees after a move.

use rules::{Action, Event, Game, Seat};

use crate::port::{ActionRow, Style, limits};
use crate::say;
use crate::table::outcome::Moved;
use crate::table::token::{ComponentToken, TurnAction};
use crate::text::{Name, Text};
use crate::view::labels::Labels;
use crate::view::narration::{Narrator, cut, is_open};
use crate::view::{MessageDraft, button};

/// Confirms the move; `line` says what happened.
pub fn page(text: &'static Text, people: &[Name], moved: &Moved, line: &str) -> MessageDraft {
    let key = if moved.ended { "done-ended" } else { "done-move" };
    let mut lines = vec![say!(text, key, line = line)];
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
    game: Option<&Game>,
    seat: Seat,
    steps: &[(Action, Vec<Event>, String)],
) -> Option<String> {
    let (action, events, _) = steps.first()?;
    let game = game?;
    let decision = game.asked(seat).filter(|asked| asked.sealed || !is_open(events))?;
    let answer = Labels { text, people, game, decision }.of(*action);
    Some(say!(text, "done-noted", answer = answer))
}
