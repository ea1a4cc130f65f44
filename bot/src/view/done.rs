//! What the player alone reads after a move.

use super::tell::cut;
use super::{Page, button};
use crate::app::outcome::Moved;
use crate::platform::{Row, Style, limits};
use crate::say;
use crate::text::Text;
use crate::token::{Press, Token};

/// The move is made.
pub fn page(text: &Text, moved: &Moved) -> Page {
    let key = if moved.ended { "done-ended" } else { "done-move" };
    let mut lines = vec![say!(text, key, line = &moved.line)];
    let Some((until, who)) = &moved.undo else {
        return Page::text(cut(&lines.join("\n"), limits::CONTENT));
    };
    let when = format!("<t:{until}:R>");
    lines.push(say!(text, "done-undo", who = who, when = when));
    let token = Token::new(Press::Undo, moved.id(), moved.ordinal);
    let undo = button(text, Style::Secondary, "button-undo", &token);
    Page::text(cut(&lines.join("\n"), limits::CONTENT)).row(Row::Buttons(vec![undo]))
}
