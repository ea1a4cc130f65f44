//! What the clocks say: how long there is, the reminder, and the question when time is over.
//! Instants are Discord's time stamps, which everybody reads in their own time zone.

use storage::Millis;

use super::{Page, button};
use crate::app::table::Table;
use crate::pace::Running;
use crate::platform::{Row, Style};
use crate::say;
use crate::text::Text;
use crate::token::{Press, Token};

/// Until when the player to move has time.
pub fn until(text: &Text, until: Millis) -> String {
    let (date, left) = stamps(until);
    say!(text, "time-until", date = date, left = left)
}

fn stamps(at: Millis) -> (String, String) {
    let seconds = at.div_euclid(1000);
    (format!("<t:{seconds}:f>"), format!("<t:{seconds}:R>"))
}

/// A day and hour, as everybody reads it in their own zone.
pub fn date(at: Millis) -> String {
    stamps(at).0
}

/// The reminder of the player to move, who is pinged.
pub fn remind(table: &Table, running: Running) -> Page {
    let (date, left) = stamps(running.until);
    let text = table.text();
    let page = to_late(table, running, |who| {
        say!(text, "time-remind", who = who, date = date, left = left)
    });
    let mute = Token::new(Press::Mute, table.id(), table.row.ordinal);
    page.row(Row::Buttons(vec![button(text, Style::Secondary, "button-mute", &mute)]))
}

/// Time is over: the others decide how it goes on; the late player may still move.
pub fn over(table: &Table, running: Running) -> Page {
    let text = table.text();
    let token = |press| Token::new(press, table.id(), table.row.ordinal);
    let page = to_late(table, running, |who| say!(text, "time-over", who = who));
    page.row(Row::Buttons(vec![
        button(text, Style::Secondary, "button-wait", &token(Press::Wait)),
        button(text, Style::Secondary, "button-relieve", &token(Press::Relieve)),
        button(text, Style::Secondary, "button-open-seat", &token(Press::Propose).with("open")),
        button(text, Style::Secondary, "button-end-late", &token(Press::Propose).with("end")),
    ]))
}

fn to_late(table: &Table, running: Running, line: impl FnOnce(String) -> String) -> Page {
    let user = table.pinged(running.seat);
    let nobody = table.text().say("who-somebody");
    let who = user.map_or(nobody, |user| format!("<@{user}>"));
    let mut page = Page::text(line(who));
    page.message.mentions = user.into_iter().collect();
    page
}
