//! `/my games`: the reader's open games, with those waiting for them first.

use port::limits;
use storage::{Status, UserId};
use table::model::Table;
use text::{Text, say};

use crate::MessageDraft;

/// The most games that a list names.
pub const LISTED: u32 = 25;

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
    let lines = lines.into_iter().map(|(.., line)| line).take(LISTED as usize);
    let lines: Vec<String> = lines.collect();
    MessageDraft::text(fitting(text, title, &lines, count, None))
}

/// Those of a server's `count` open games for which there is room, of the ones that have waited longest,
/// in that order.
pub fn overview(
    text: &'static Text,
    tables: &[Table],
    count: usize,
    now: storage::Millis,
) -> MessageDraft {
    let title = say!(text, "overview-title", count = count);
    let lines = |table: &Table| {
        let line = line(text, table, false);
        match table.row.status == Status::Running && table.open_seats().next().is_some() {
            true => format!("{line}\n{}", text.say("overview-seat")),
            false => line,
        }
    };
    let lines: Vec<String> = tables.iter().map(lines).collect();
    let when = say!(text, "overview-when", when = format!("<t:{}:R>", now / 1000));
    MessageDraft::text(fitting(text, title, &lines, count, Some(when)))
}

/// A title, as many of these of `count` games as one message has room for, how many are not among them,
/// and what stands below.
fn fitting(
    text: &Text,
    title: String,
    games: &[String],
    count: usize,
    below: Option<String>,
) -> String {
    let page = |listed: usize| {
        let mut all = vec![title.clone()];
        all.extend_from_slice(&games[..listed]);
        if count > listed {
            all.push(say!(text, "my-more", games = count - listed));
        }
        all.extend(below.clone());
        all.join("\n")
    };
    let mut pages = (0..=games.len()).rev().map(page);
    pages.find(|page| limits::length(page) <= limits::CONTENT).unwrap_or_default()
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
    let who = mover.map(text::Name::shown).unwrap_or_default();
    say!(text, "my-wait", channel = channel, who = who, when = since)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_room_are_counted_with_those_that_are_not_named() {
        let text = Text::of("en");
        let games: Vec<String> = std::iter::repeat_n("x".repeat(300), 8).collect();
        let page = fitting(text, "9 games".to_owned(), &games, 9, Some("Now.".to_owned()));
        assert!(limits::length(&page) <= limits::CONTENT);
        assert!(page.ends_with("xxx\nNot listed here: 3.\nNow."), "{page}");
        let page = fitting(text, "2 games".to_owned(), &games[..2], 2, None);
        assert!(page.ends_with("xxx"), "{page}");
    }
}
