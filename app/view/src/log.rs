//! `/log`: the game step by step: the board, what happened, the points so far.

use game::narration::{Narrator, cut};
use port::{ActionRow, Style, limits};
use render::View;
use rules::{Action, Event, Game, Seat};
use storage::{Millis, Status};
use table::model::Table;
use table::mover::Mover;
use table::token::{ComponentToken, Leaf, LogStep, QueryAction};
use text::{Name, Text, say};

use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, button};

/// How many lines a step shows: its own, and those before it.
const PAGE: usize = 6;
/// The most lines in a digest.
const DIGEST: usize = 12;

/// One entry of the log.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The ordinal of the state after it.
    pub ordinal: u32,
    /// When.
    pub at: Millis,
    /// Who chose what.
    pub acts: Vec<(Seat, Action)>,
    /// What happened.
    pub events: Vec<Event>,
    /// Who made the moves.
    pub by: Mover,
    /// Whether it was undone.
    pub undone: bool,
}

impl Entry {
    /// What happened, in one line, regardless of who made the moves.
    pub fn line(&self, narrator: &Narrator<'_>, game: &Game) -> String {
        narrator.told(game, self.acts.iter().copied(), &self.events).join(" ")
    }
}

/// A line of moves, with a note on who made them unless it was their player.
pub fn made_by(text: &Text, by: Mover, line: String) -> String {
    if line.is_empty() || by == Mover::Player {
        return line;
    }
    say!(text, &format!("by-{}", by.word()), line = line)
}

/// The log as lines, oldest first, each with the place of its entry.
fn lines(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    entries: &[Entry],
) -> Vec<(usize, String)> {
    let narrator = Narrator { text, people, plain: false };
    let told = entries.iter().enumerate().filter_map(|(place, entry)| {
        let line = made_by(text, entry.by, entry.line(&narrator, game));
        let when = format!("<t:{}:R>", entry.at / 1000);
        let key = if entry.undone { "log-undone" } else { "log-line" };
        (!line.is_empty()).then(|| (place, say!(text, key, when = when, line = line)))
    });
    told.collect()
}

/// The latest lines in one text, a dozen at most, after the sentence `title`.
pub fn digest(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    entries: &[Entry],
    title: String,
) -> String {
    let told = lines(text, people, game, entries);
    let earlier = told.len().saturating_sub(DIGEST);
    let note = (earlier > 0).then(|| say!(text, "log-earlier", moves = earlier));
    let told = told.into_iter().skip(earlier).map(|(_, line)| line);
    let parts: Vec<String> = [title].into_iter().chain(note).chain(told).collect();
    cut(&parts.join("\n"), limits::CONTENT)
}

/// A step of the log.
#[derive(Debug)]
pub struct Page {
    /// Which step, from 0, and how many there are.
    step: usize,
    steps: usize,
    /// The ordinal of the last move that stands at this step.
    pub ordinal: u32,
    /// The ordinal of the one before.
    before: u32,
    /// What happened until then, the latest last.
    lines: Vec<String>,
}

impl Page {
    /// A step of the log, the last one if `wanted` is none; `None` if nothing has happened.
    pub fn of(
        text: &'static Text,
        people: &[Name],
        game: &Game,
        entries: &[Entry],
        wanted: Option<usize>,
    ) -> Option<Self> {
        let told = lines(text, people, game, entries);
        let last = told.len().checked_sub(1)?;
        let step = wanted.unwrap_or(last).min(last);
        let stands = |upto: usize| {
            let entries = entries.iter().take(upto).filter(|entry| !entry.undone);
            entries.map(|entry| entry.ordinal).max().unwrap_or(0)
        };
        // What is told of nothing belongs to the step before it.
        let end = told.get(step + 1).map_or(entries.len(), |(next, _)| *next);
        let shown = &told[(step + 1).saturating_sub(PAGE)..=step];
        Some(Self {
            step,
            steps: told.len(),
            ordinal: stands(end),
            before: stands(told[step].0),
            lines: shown.iter().map(|(_, line)| line.clone()).collect(),
        })
    }
}

/// A step of the log with its board, and the ways to others.
pub fn page(
    text: &'static Text,
    table: &Table,
    people: &[Name],
    board: &Game,
    page: &Page,
) -> MessageDraft {
    let narrator = Narrator { text, people, plain: false };
    let place = say!(text, "log-step", step = page.step + 1, steps = page.steps);
    let place = [place, narrator.scores(board)].join(&text.say("list-dot"));
    let room = limits::CONTENT.saturating_sub(limits::length(&place) + 1);
    let told = page.lines.join("\n");
    // The latest lines are at the end.
    let told = match limits::length(&told) > room {
        true => cut(page.lines.last().map_or("", String::as_str), room),
        false => told,
    };
    let mut shown = MessageDraft::text(format!("{told}\n{place}"));
    let plain = Narrator { plain: true, ..narrator };
    let goes_on = table.row.status != Status::Aborted;
    shown.picture = Some(DescribedPicture {
        spec: PictureSpec::board(crate::scene(board, people).view(View::Whole)),
        alt: alt::view(&plain, board, Vec::new(), None, goes_on),
    });
    let last = page.steps - 1;
    let to = |leaf: Leaf, step: usize, ends: bool| {
        let to = QueryAction::Log(LogStep { step, leaf });
        let token = ComponentToken::new(to, table.id(), 0);
        button(text, Style::Secondary, &format!("button-{}", leaf.word()), &token).disabled(ends)
    };
    let film = ComponentToken::new(QueryAction::Film(page.before), table.id(), 0);
    shown.row(ActionRow::Buttons(vec![
        to(Leaf::First, 0, page.step == 0),
        to(Leaf::Previous, page.step.saturating_sub(1), page.step == 0),
        to(Leaf::Next, page.step + 1, page.step == last),
        to(Leaf::Last, last, page.step == last),
        button(text, Style::Secondary, "button-film", &film),
    ]))
}
