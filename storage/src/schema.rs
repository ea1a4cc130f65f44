//! The tables, column by column, and what each column says about people. A person can export all of it
//! ([`Reads::about`](crate::Reads::about)), an erasure removes all of it, and a copy moves every column.
//! Tests check all three against this list, and the list against the tables of each database, so that
//! a new column cannot be forgotten.

use PersonalRow::{Mixed, More, Nothing, Seat, Text, Who};

/// What a column says about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalRow {
    /// Nothing: it is about the game, the server or the program.
    Nothing,
    /// Who: the row is about this person.
    Who,
    /// A seat number: the row is about the player in that seat.
    Seat,
    /// A detail about the person of the row.
    More,
    /// A text that may name the person: then the row is about them.
    Text,
    /// A text about several people and the game that only its writer can interpret.
    Mixed,
}

/// The columns of a table, and what each says.
pub(crate) type Columns = &'static [(&'static str, PersonalRow)];

/// Every column of every table.
pub const TABLES: [(&str, Columns); 32] = [
    // What is packed is handed out as the moves that it was.
    ("archives", &[("game", Nothing), ("log", Nothing)]),
    ("bans", &[("guild", More), ("player", Who)]),
    ("bests", &[("guild", More), ("kind", More), ("value", More), ("game", More), ("seat", Seat)]),
    (
        "calls",
        &[("number", Nothing), ("channel", Nothing), ("message", Nothing), ("sent_at", Nothing)],
    ),
    ("dailies", &[("day", Nothing), ("seed", Nothing)]),
    // A state contains tiles that nobody may see yet.
    (
        "daily_plays",
        &[
            ("day", More),
            ("number", More),
            ("player", Who),
            ("guilds", More),
            ("snapshot", Nothing),
            ("ordinal", More),
            ("draft", More),
            ("strip", More),
            ("points", More),
            ("ended_at", More),
        ],
    ),
    (
        "drafts",
        &[
            ("game", More),
            ("seat", Seat),
            ("base_ordinal", Nothing),
            ("draft", Text),
            ("drafted_at", More),
        ],
    ),
    (
        "due",
        &[
            ("act_key", Nothing),
            ("kind", Nothing),
            ("game", Nothing),
            ("ordinal", Nothing),
            ("due_at", Nothing),
            ("lease_until", Nothing),
            ("holder", Nothing),
        ],
    ),
    // Nobody can be read from a mark without trying every id.
    ("erased_bans", &[("guild", Nothing), ("mark", Nothing)]),
    // A film shows players' names, so it is deleted when one of them is erased.
    ("films", &[("game", Nothing), ("look", Nothing), ("film", Nothing), ("made_at", Nothing)]),
    (
        "games",
        &[
            ("id", More),
            ("guild", More),
            ("channel", More),
            ("host", Who),
            ("status", More),
            ("settings", Mixed),
            ("progress", Mixed),
            ("ordinal", Nothing),
            ("to_move", Nothing),
            ("created_at", More),
            ("changed_at", Nothing),
            ("opened_by", Who),
            ("archived", Nothing),
        ],
    ),
    // What it says is about the channel.
    (
        "hindrances",
        &[
            ("channel", Nothing),
            ("guild", Nothing),
            ("lacks", Nothing),
            ("since", Nothing),
            ("said_at", Nothing),
            ("said_in", Nothing),
        ],
    ),
    ("inbox", &[("act_key", Nothing), ("outcome", Text), ("received_at", More)]),
    ("instants", &[("name", Nothing), ("at", Nothing)]),
    (
        "league_members",
        &[("league", More), ("number", More), ("player", Who), ("joined", More), ("dropped", More)],
    ),
    // Rounds and results name members by their numbers.
    (
        "leagues",
        &[
            ("id", More),
            ("guild", More),
            ("channel", More),
            ("name", More),
            ("organiser", Who),
            ("status", More),
            ("state", Nothing),
            ("created_at", More),
            ("message", Nothing),
        ],
    ),
    (
        "messages",
        &[
            ("game", Nothing),
            ("slot", Nothing),
            ("channel", Nothing),
            ("message", Nothing),
            ("ordinal", Nothing),
        ],
    ),
    (
        "moves",
        &[
            ("game", More),
            ("ordinal", More),
            ("seat", Seat),
            ("action", More),
            ("events", Nothing),
            ("hash", Nothing),
            ("moved_at", More),
            ("made_by", More),
        ],
    ),
    (
        "outbox",
        &[
            ("id", Nothing),
            ("dedupe", Text),
            ("nonce", Nothing),
            ("kind", More),
            ("game", More),
            ("ordinal", Nothing),
            ("channel", More),
            ("in_order", Nothing),
            ("slot", Nothing),
            ("payload", Text),
            ("not_before", Nothing),
            ("lease_until", Nothing),
            ("attempts", Nothing),
            ("state", More),
            ("reason", Nothing),
            ("message", Nothing),
            ("created_at", More),
            ("settled_at", More),
            ("holder", Nothing),
        ],
    ),
    ("overviews", &[("guild", Nothing), ("channel", Nothing), ("message", Nothing)]),
    (
        "players",
        &[("player", Who), ("name", More), ("locale", More), ("seen_at", More), ("prefs", More)],
    ),
    (
        "ratings",
        &[
            ("guild", More),
            ("player", Who),
            ("ground", More),
            ("rating", More),
            ("uncertainty", More),
            ("games", More),
            ("standing", More),
        ],
    ),
    ("referees", &[("guild", More), ("player", Who)]),
    (
        "results",
        &[
            ("game", More),
            ("seat", Seat),
            ("player", Who),
            ("guild", More),
            ("ground", More),
            ("ended_at", More),
            ("place", More),
            ("points", More),
            ("rated", More),
            ("facts", More),
        ],
    ),
    ("seats", &[("game", More), ("seat", Seat), ("player", Who)]),
    ("secrets", &[("name", Nothing), ("secret", Nothing)]),
    (
        "seeks",
        &[
            ("guild", More),
            ("player", Who),
            ("channel", More),
            ("wants", More),
            ("sought_at", More),
            ("ends_at", More),
        ],
    ),
    ("setups", &[("player", Who), ("name", More), ("settings", More)]),
    // States of the rules name seats, and contain what nobody may see yet.
    (
        "snapshots",
        &[
            ("game", Nothing),
            ("ordinal", Nothing),
            ("snapshot", Nothing),
            ("hash", Nothing),
            ("to_move", Nothing),
            // What was left of the time of each seat.
            ("clocks", Nothing),
        ],
    ),
    (
        "undone",
        &[
            ("game", More),
            ("ordinal", More),
            ("seat", Seat),
            ("action", More),
            ("events", Nothing),
            ("hash", Nothing),
            ("moved_at", More),
            ("undone_by", Nothing),
            ("undone_at", More),
            ("made_by", More),
        ],
    ),
    ("waits", &[("guild", Nothing), ("sought_at", Nothing), ("waited", Nothing)]),
    ("watchers", &[("game", More), ("player", Who), ("how", More)]),
];

/// The columns of a table that hold one of these kinds.
pub(crate) fn columns(of: Columns, says: &[PersonalRow]) -> Vec<&'static str> {
    of.iter().filter(|(_, said)| says.contains(said)).map(|(name, _)| *name).collect()
}

/// The condition for rows about the person `$1`, whose id as part of a text is `$2`; none if the
/// table has no such column.
pub(crate) fn condition(of: Columns) -> Option<String> {
    let mut ways: Vec<String> =
        columns(of, &[Who]).iter().map(|column| format!("t.{column} = $1")).collect();
    if ways.is_empty() && columns(of, &[Seat]).contains(&"seat") {
        let own = "SELECT 1 FROM seats s WHERE s.game = t.game AND s.seat = t.seat";
        ways.push(format!("EXISTS ({own} AND s.player = $1)"));
    } else if ways.is_empty() {
        let texts = columns(of, &[Text, Mixed]);
        ways.extend(texts.iter().map(|column| format!("t.{column} LIKE $2")));
    }
    (!ways.is_empty()).then(|| ways.join(" OR "))
}

/// The tables whose key has more than one column. A key is always the first columns.
#[cfg(feature = "postgres")]
const WIDE_KEYS: [(&str, usize); 18] = [
    ("bans", 2),
    ("bests", 2),
    ("daily_plays", 2),
    ("drafts", 2),
    ("erased_bans", 2),
    ("league_members", 2),
    ("messages", 2),
    ("moves", 2),
    ("ratings", 3),
    ("referees", 2),
    ("results", 2),
    ("seats", 2),
    ("seeks", 2),
    ("setups", 2),
    ("snapshots", 2),
    ("undone", 2),
    ("waits", 2),
    ("watchers", 2),
];

/// How many of a table's first columns are its key.
#[cfg(feature = "postgres")]
pub fn key_width(table: &str) -> usize {
    WIDE_KEYS.iter().find(|(wide, _)| *wide == table).map_or(1, |(_, width)| *width)
}

/// The tables whose rows the database numbers, in a column `id`. A number is never used again.
#[cfg(feature = "postgres")]
pub(crate) const NUMBERED: [&str; 3] = ["games", "leagues", "outbox"];

/// What a column holds.
#[cfg(feature = "postgres")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// A 64-bit number.
    Number,
    /// Text.
    Text,
    /// Bytes.
    Bytes,
}

/// What a column holds; columns of one name hold the same in every table.
#[cfg(feature = "postgres")]
pub fn kind(column: &str) -> ColumnKind {
    match column {
        "act_key" | "action" | "clocks" | "dedupe" | "draft" | "events" | "facts" | "ground"
        | "guilds" | "hash" | "how" | "kind" | "locale" | "look" | "made_by" | "mark" | "name"
        | "nonce" | "outcome" | "payload" | "prefs" | "progress" | "reason" | "settings"
        | "seed" | "slot" | "snapshot" | "state" | "status" | "strip" | "wants" => ColumnKind::Text,
        "film" | "log" | "secret" => ColumnKind::Bytes,
        _ => ColumnKind::Number,
    }
}
