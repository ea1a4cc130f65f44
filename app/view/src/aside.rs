//! What is said of a game that is put aside, beside whatever else is answered.

use port::{ActionRow, Embed, Message, Style, limits};
use table::model::{AsideReason, Table};
use table::token::{ComponentToken, LobbyAction};
use text::{Text, say};

use crate::{MessageDraft, button};

/// That the game is put aside, why, and how it goes on; with a button for those who may resume it.
pub fn note(text: &Text, table: &Table, may_move: bool) -> MessageDraft {
    let why = text.say(match table.progress.aside {
        None => "aside-plain",
        Some(AsideReason::Idle) => "aside-idle",
        Some(AsideReason::Closed) => "aside-closed",
        Some(AsideReason::Gone) => "aside-gone",
    });
    let key = if may_move { "aside-how" } else { "aside-how-others" };
    let how = say!(text, key, id = table.id().public());
    let page = MessageDraft::text(format!("{why} {how}"));
    if !may_move {
        return page;
    }
    let token = ComponentToken::new(LobbyAction::Resume, table.id(), table.row.ordinal);
    page.row(ActionRow::Buttons(vec![button(text, Style::Primary, "button-resume", &token)]))
}

/// Adds a note to a message: below its text, or in a box where that is too long. Its buttons come
/// below the others while there is room.
pub fn add(page: &mut MessageDraft, note: &Message) {
    let message = &mut page.message;
    if message.content.contains(&note.content) {
        return;
    }
    let whole = [message.content.as_str(), note.content.as_str()].join("\n");
    if whole.chars().count() <= limits::CONTENT {
        message.content = whole.trim_start().to_owned();
    } else {
        let description = note.content.clone();
        message.embeds.push(Embed { description, ..Embed::default() });
    }
    let room = limits::ROWS.saturating_sub(message.rows.len());
    message.rows.extend(note.rows.iter().take(room).cloned());
}
