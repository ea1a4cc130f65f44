//! `/my games`: the reader's open games, with those waiting for them first.

use storage::{Status, UserId};

use crate::port::limits;
use crate::say;
use crate::table::model::Table;
use crate::text::Text;
use crate::view::MessageDraft;
use crate::view::narration::cut;

/// The most games in the list of a person.
const LISTED: usize = 25;

/// Those of the reader's `count` games as lines for which there is room; the reader's turns first, then
/// those that have waited longest.
pub fn games(text: &'static Text, tables: &[Table], count: usize, reader: UserId) -> MessageDraft {
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
    let title = say!(text, "my-title", count = count, waiting = waiting);
    let page = |listed: usize| {
        let mut all = vec![title.clone()];
        all.extend(lines[..listed].iter().map(|(_, _, line)| line.clone()));
        if count > listed {
            all.push(say!(text, "my-more", games = count - listed));
        }
        all.join("\n")
    };
    let mut pages = (0..=lines.len().min(LISTED)).rev().map(page);
    let page = pages.find(|page| limits::length(page) <= limits::CONTENT);
    MessageDraft::text(page.unwrap_or_default())
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
