//! `/help`: short, and adapted to where the reader is.

use port::{ActionRow, Style};
use rules::{Prompt, Seat};
use storage::{Status, UserId};
use table::model::Table;
use table::token::{ComponentToken, TurnAction};
use text::{Text, say};

use crate::{MessageDraft, button};

/// What the reader can do here and now.
pub fn help(text: &'static Text, table: Option<&Table>, reader: UserId) -> MessageDraft {
    let Some(table) = table else {
        return MessageDraft::text(text.say("help-no-game"));
    };
    let seated = table.seats.iter().find(|seated| seated.player == Some(reader));
    match table.row.status {
        Status::Lobby => {
            let key = match (seated, table.row.host == Some(reader)) {
                (_, true) => "help-lobby-host",
                (Some(_), false) => "help-lobby-seated",
                (None, false) => "help-lobby",
            };
            MessageDraft::text(text.say(key))
        }
        Status::Running => running(text, table, seated),
        // What is said beside any answer says it all.
        Status::Parked => MessageDraft::default(),
        Status::Ended | Status::Aborted => MessageDraft::text(text.say("help-no-game")),
    }
}

fn running(text: &'static Text, table: &Table, seated: Option<&storage::Seated>) -> MessageDraft {
    let Some(seated) = seated else {
        return MessageDraft::text(text.say("help-watching"));
    };
    if table.progress.standins.contains(&Seat(seated.seat)) {
        return MessageDraft::text(text.say("help-stood-in"))
            .row(ActionRow::Buttons(vec![crate::seats::back(text, table)]));
    }
    if table.asked().contains(&seated.seat) {
        let key = match table.prompt() {
            Some(Prompt::Draw | Prompt::Place) => "help-your-turn",
            Some(Prompt::Wood) => "help-your-figure",
            _ => "help-your-choice",
        };
        let token = ComponentToken::new(TurnAction::Open(None), table.id(), table.row.ordinal);
        let open = button(text, Style::Primary, "button-open", &token);
        return MessageDraft::text(text.say(key)).row(ActionRow::Buttons(vec![open]));
    }
    let people = table.people(text);
    let mover = table.row.to_move.and_then(|seat| people.get(usize::from(seat)));
    let who = mover.map(text::Name::shown).unwrap_or_default();
    MessageDraft::text(say!(text, "help-wait", who = who))
}
