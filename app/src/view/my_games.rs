//! `/my games`: the reader's open games, with those waiting for them first.

use storage::{Status, UserId};

use crate::port::limits;
use crate::say;
use crate::table::model::Table;
use crate::text::Text;
use crate::view::MessageDraft;
use crate::view::narration::cut;

/// The games as lines; the reader's turns first, then those that have waited longest.
pub fn games(text: &'static Text, tables: &[Table], reader: UserId) -> MessageDraft {
    if tables.is_empty() {
        return MessageDraft::text(text.say("my-none"));
    }
    let mut lines: Vec<(bool, i64, String)> = tables
        .iter()
        .map(|table| {
            let own = is_own_turn(table, reader);
            (!own, table.row.changed_at, line(text, table, own))
        })
        .collect();
    lines.sort();
    let waiting = lines.iter().filter(|(later, ..)| !later).count();
    let mut all = vec![say!(text, "my-title", count = tables.len(), waiting = waiting)];
    all.extend(lines.into_iter().map(|(_, _, line)| line));
    MessageDraft::text(cut(&all.join("\n"), limits::CONTENT))
}

/// Those of a server's `count` open games that have waited longest, in that order.
pub fn overview(
    text: &'static Text,
    tables: &[Table],
    count: usize,
    now: storage::Millis,
) -> MessageDraft {
    let mut all = vec![say!(text, "overview-title", count = count)];
    for table in tables {
        all.push(line(text, table, false));
        if table.row.status == Status::Running && table.open_seats().next().is_some() {
            all.push(text.say("overview-seat"));
        }
    }
    let when = format!("<t:{}:R>", now / 1000);
    all.push(say!(text, "overview-when", when = when));
    MessageDraft::text(cut(&all.join("\n"), limits::CONTENT))
}

fn is_own_turn(table: &Table, reader: UserId) -> bool {
    table.asked().into_iter().any(|seat| table.pinged(rules::Seat(seat)) == Some(reader))
}

fn line(text: &'static Text, table: &Table, own: bool) -> String {
    let channel = format!("<#{}>", table.row.channel);
    let since = format!("<t:{}:R>", table.row.changed_at / 1000);
    let people = table.people(text);
    if table.row.status == Status::Lobby {
        return say!(text, "my-lobby", channel = channel, players = people.len());
    }
    if table.row.status == Status::Parked {
        return say!(text, "my-parked", id = table.id().public());
    }
    if own {
        return say!(text, "my-turn", channel = channel, when = since);
    }
    let mover = table.row.to_move.and_then(|seat| people.get(usize::from(seat)));
    let who = mover.map(crate::text::Name::shown).unwrap_or_default();
    say!(text, "my-wait", channel = channel, who = who, when = since)
}
