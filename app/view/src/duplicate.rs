//! What is said of tables that play the same tiles: how they are opened, who was dealt where, and how
//! everybody is ranked at the end.

use game::narration::{self, cut};
use port::{File, Files, limits};
use rules::Seat;
use storage::{Status, UserId};
use table::duplicate::{DuplicateScore, TABLES, ranked};
use table::error::DuplicateRefusal;
use table::model::Table;
use text::{Text, say};

use crate::MessageDraft;

/// The file name of standings that are too long for a message.
const STANDINGS_FILE: &str = "standings.txt";

/// Why something about such tables is not done.
pub fn why(text: &Text, fault: &DuplicateRefusal) -> String {
    match fault {
        DuplicateRefusal::None => text.say("duplicate-none"),
        DuplicateRefusal::Tables(input) => {
            let (least, most) = (*TABLES.start(), *TABLES.end());
            let input = super::refusal::echo(text, input);
            say!(text, "duplicate-tables", input = input, least = least, most = most)
        }
        DuplicateRefusal::Code(input) => {
            say!(text, "duplicate-no-code", input = super::refusal::echo(text, input))
        }
        DuplicateRefusal::CodeAlone => text.say("duplicate-code-alone"),
        DuplicateRefusal::Elsewhere(channel) => {
            say!(text, "duplicate-elsewhere", channel = format!("<#{channel}>"))
        }
        DuplicateRefusal::Missing { missing, code } => {
            say!(text, "duplicate-missing", missing = *missing, code = code)
        }
        DuplicateRefusal::Uneven { people, tables, most } => say!(
            text,
            "duplicate-uneven",
            people = *people,
            tables = *tables,
            least = rules::MIN_SEATS,
            most = *most
        ),
        DuplicateRefusal::Seated => text.say("duplicate-seated"),
        DuplicateRefusal::Left => text.say("duplicate-left"),
        DuplicateRefusal::Fixed => text.say("duplicate-fixed"),
        DuplicateRefusal::Secret => text.say("duplicate-secret"),
    }
}

/// Which of the tables this is, and at the first one how the others are opened.
pub fn of_table(text: &Text, table: &Table) -> Option<String> {
    let own = table.settings.duplicate.as_ref()?;
    let line = say!(text, "duplicate-lobby", number = own.number, tables = own.tables);
    let missing = own.missing();
    if own.first.is_some() || missing == 0 || table.row.status != Status::Lobby {
        return Some(line);
    }
    let code = table.id().public();
    Some(format!(
        "{line}\n{}",
        say!(text, "duplicate-lobby-missing", missing = missing, code = code)
    ))
}

/// Who was dealt to which table.
pub fn dealt(text: &Text, tables: &[Table]) -> String {
    let line = |(number, table): (usize, &Table)| {
        let people: Vec<String> = table.names(text).iter().map(|name| name.shown()).collect();
        let channel = format!("<#{}>", table.row.channel);
        let people = text.list(&people);
        say!(text, "duplicate-table", number = number + 1, channel = channel, what = people)
    };
    let lines = tables.iter().enumerate().map(line);
    let all: Vec<String> = std::iter::once(text.say("duplicate-dealt")).chain(lines).collect();
    narration::lines(text, &all)
}

/// How the tables of an event stand, and everybody at those that were played to the end.
pub fn standings(text: &Text, tables: &[Table], pings: &[UserId]) -> MessageDraft {
    let over = tables.iter().all(|table| !table.is_secret());
    let mut head = vec![text.say(if over { "duplicate-over" } else { "duplicate-title" })];
    if !pings.is_empty() {
        let people: Vec<String> = pings.iter().map(|user| format!("<@{user}>")).collect();
        head.push(say!(text, "final-called", who = text.list(&people)));
    }
    head.extend(tables.iter().enumerate().map(|(number, table)| state(text, number, table)));
    let played = tables.iter().enumerate().filter_map(|(number, table)| {
        let game = table.game.as_ref().filter(|game| game.result().is_some())?;
        Some((number, game.scores().to_vec()))
    });
    let played: Vec<(usize, Vec<i32>)> = played.collect();
    let lines: Vec<String> =
        ranked(&played).iter().map(|score| line(text, tables, played.len(), score)).collect();
    let mut after = vec![text.say("duplicate-formula")];
    if let (true, Some(key)) = (over, tables.first().and_then(Table::key)) {
        after.push(say!(text, "final-seed", seed = key.to_string(), seal = key.commitment()));
    }
    let whole = [&head[..], &lines, &after].concat().join("\n");
    let mut page = MessageDraft::text(whole.clone());
    if limits::length(&whole) > limits::CONTENT {
        let bytes = text::plain(&whole).into_bytes();
        let name = STANDINGS_FILE.to_owned();
        page.message.files = Files::Set(vec![File { name, bytes, description: String::new() }]);
        let note = text.say("duplicate-file");
        let shown = [&head[..], &[note], &after, &lines].concat().join("\n");
        page.message.content = cut(&shown, limits::CONTENT);
    }
    page.message.mentions = pings.to_vec();
    page
}

fn state(text: &Text, number: usize, table: &Table) -> String {
    let is_played = table.game.as_ref().is_some_and(|game| game.result().is_some());
    let what = match table.row.status {
        Status::Lobby => say!(text, "duplicate-open", people = table.seats.len()),
        Status::Running => text.say("duplicate-running"),
        Status::Parked => text.say("duplicate-parked"),
        Status::Ended if is_played => text.say("duplicate-ended"),
        Status::Ended | Status::Aborted => text.say("duplicate-stopped"),
    };
    let channel = format!("<#{}>", table.row.channel);
    say!(text, "duplicate-table", number = number + 1, channel = channel, what = what)
}

fn line(text: &Text, tables: &[Table], count: usize, score: &DuplicateScore) -> String {
    let people = tables.get(score.table).map(|table| table.people(text)).unwrap_or_default();
    let who = people.get(score.seat).map(|name| name.shown());
    let seat = Seat(u8::try_from(score.seat).unwrap_or(u8::MAX));
    let who = who.unwrap_or_else(|| say!(text, "who-seat", number = seat.0 + 1));
    say!(
        text,
        "duplicate-line",
        place = score.place,
        who = who,
        result = text.signed(f64::from(score.over) / count as f64),
        points = score.points,
        table = score.table + 1,
        seat = score.seat + 1
    )
}
