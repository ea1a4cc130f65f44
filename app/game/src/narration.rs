//! Narrates a move: the events of the rules become one line. It never judges; an event without a
//! sentence here is left out.

#[cfg(test)]
mod tests;

use port::limits;
use rules::{Action, At, Cause, Event, Figure, FigureKind, Game, Pos, ScoreLine, Seat, Source};
use text::{Name, Phrase, Signed, Text, phrase, say};

use crate::expansions::{self, Rank};
use crate::vocabulary;

/// The names at a table in one language, formatted for where the text is shown.
#[derive(Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub text: &'static Text,
    /// The names by seat.
    pub people: &'a [Name],
    /// Whether the text is shown without formatting (alternative text).
    pub plain: bool,
}

impl Narrator<'_> {
    /// The name of a seat.
    pub fn who(&self, seat: Seat) -> String {
        match self.people.get(seat.index()) {
            Some(name) if self.plain => name.plain().to_owned(),
            Some(name) => say!(self.text, "who-bold", name = name.shown()),
            None => say!(self.text, "who-seat", number = seat.0 + 1),
        }
    }

    /// The name of a seat, with its number if the fonts of the pictures lack one of its letters:
    /// pictures show the number then.
    pub fn seated(&self, seat: Seat) -> String {
        let who = self.who(seat);
        match self.is_numbered(seat) {
            true => say!(self.text, "who-numbered", who = who, number = seat.0 + 1),
            false => who,
        }
    }

    fn is_numbered(&self, seat: Seat) -> bool {
        let name = self.people.get(seat.index());
        name.is_some_and(|name| !render::is_written(name.plain()))
    }

    /// Who the numbers on a picture of the game are, for messages that do not list the seats; none
    /// if all names are written there.
    pub fn numbered(&self, game: &Game) -> Option<String> {
        let numbered = game.seats().filter(|seat| self.is_numbered(*seat));
        let numbered: Vec<String> = numbered.map(|seat| self.seated(seat)).collect();
        (!numbered.is_empty()).then(|| numbered.join(&self.text.say("list-dot")))
    }

    /// The events of one move as one line; empty if nothing is worth saying. `game` is the state
    /// after them (or later: tiles stay where they are).
    pub fn line(&self, game: &Game, events: &[Event]) -> String {
        let (laid, after) = self.sentences(game, events);
        [laid, after].concat().join(" ")
    }

    /// The choices that may be told and what came of them, each as a piece of one line; no piece
    /// is empty. What is chosen with a tile in the same move is told after the tile.
    pub fn told(
        &self,
        game: &Game,
        acts: impl IntoIterator<Item = (Seat, Action)>,
        events: &[Event],
    ) -> Vec<String> {
        let acts = acts.into_iter().filter_map(|(seat, action)| self.act(seat, action)).collect();
        let (laid, after) = self.sentences(game, events);
        let lays = events.iter().any(|event| matches!(event, Event::Placed { .. }));
        let (first, second) = if lays { (laid, acts) } else { (acts, laid) };
        let mut told = [first, second, after].concat();
        told.retain(|piece| !piece.is_empty());
        told
    }

    /// The sentences up to the tile and what it brought, and those about everything else.
    fn sentences(&self, game: &Game, events: &[Event]) -> (Vec<String>, Vec<String>) {
        let end = events.iter().position(|event| *event == Event::FinalScoring);
        let (turn, counted) = events.split_at(end.unwrap_or(events.len()));
        let mut told = Narration::default();
        for event in turn {
            self.tell(&mut told, game, event);
        }
        let (mut laid, mut after) = (told.before, told.after);
        laid.extend(told.laid.map(|laid| self.laid(&laid)));
        if !told.others.is_empty() {
            laid.push(self.sentence(&self.gains(&told.others)));
        }
        if end.is_some() {
            after.push(self.text.say("told-ended"));
            after.extend(self.last_count(game, counted));
        }
        (laid, after)
    }

    /// Puts one event in its place in the line.
    fn tell(&self, told: &mut Narration, game: &Game, event: &Event) {
        let text = self.text;
        if let Some(at) = told.said.iter().position(|said| said == event) {
            told.said.remove(at);
            return;
        }
        told.said.extend(expansions::ALL.iter().flat_map(|profile| (profile.implies)(event)));
        match event {
            Event::Discarded { seat, kind } => {
                let (who, tile) = (self.who(*seat), vocabulary::tile(text, *kind));
                told.before.push(say!(text, "told-discarded", who = who, tile = tile));
            }
            Event::Placed { seat, kind, pos, .. } => {
                let (who, tile) = (self.who(*seat), vocabulary::tile(text, *kind));
                let laid = LaidTile {
                    seat: *seat,
                    who,
                    tile,
                    pos: *pos,
                    roles: Vec::new(),
                    gains: Vec::new(),
                };
                told.before.extend(told.laid.replace(laid).map(|before| self.laid(&before)));
            }
            Event::Deployed(figure) => {
                let role = vocabulary::role(text, game, figure.kind, figure.at);
                let pos = figure.at.pos();
                match told.laid_by(figure.seat).filter(|laid| pos == Some(laid.pos)) {
                    Some(laid) => laid.roles.push(role),
                    None => {
                        let who = self.who(figure.seat);
                        told.after.push(match pos.map(|pos| pos.name()) {
                            Some(cell) => {
                                say!(text, "told-deployed-at", who = who, role = role, cell = cell)
                            }
                            None => say!(text, "told-deployed", who = who, role = role),
                        });
                    }
                }
            }
            // Zero points are not mentioned, and a ransom has a sentence of its own.
            Event::Scored(line) if line.points == 0 || line.source == Source::Ransom => {}
            Event::Scored(line) => {
                let gain = self.gain(line);
                match told.laid_by(line.seat) {
                    Some(laid) => laid.gains.push(gain),
                    None => told.others.add(line.seat, gain),
                }
            }
            other => {
                let first = told.laid.is_none() && told.others.is_empty();
                let place = if first { &mut told.before } else { &mut told.after };
                place.extend(self.other(game, other));
            }
        }
    }

    /// The sentence for an event that has no place of its own in the line; none if it is not told.
    fn other(&self, game: &Game, event: &Event) -> Option<String> {
        let text = self.text;
        match event {
            Event::SetAside { seat, kind } => {
                let (who, tile) = (self.who(*seat), vocabulary::tile(text, *kind));
                Some(say!(text, "told-aside", who = who, tile = tile))
            }
            Event::PutBack { tiles: 0 } => None,
            Event::PutBack { tiles } => Some(say!(text, "told-put-back", tiles = *tiles)),
            Event::Moved { figure, to } => {
                let told = expansions::first(|profile| (profile.narrate)(self, game, event));
                told.or_else(|| Some(self.moved(game, "told-moved", *figure, *to)))
            }
            Event::Returned { figure, cause } => self.returned(game, *figure, *cause),
            Event::Token { seat, token, change } if *change > 0 => {
                let (who, token) = (self.who(*seat), vocabulary::token(text, *token));
                let count = i64::from(*change);
                Some(say!(text, "told-token", who = who, token = token, count = count))
            }
            Event::DoubleTurn { seat, lays: true } => {
                Some(say!(text, "told-double", who = self.who(*seat)))
            }
            _ => expansions::first(|profile| (profile.narrate)(self, game, event)),
        }
    }

    /// The sentence for a choice that has no events yet.
    pub fn act(&self, seat: Seat, action: Action) -> Option<String> {
        let who = || self.who(seat);
        match action {
            Action::Accept => Some(say!(self.text, "told-accepted", who = who())),
            Action::Refuse => Some(say!(self.text, "told-refused", who = who())),
            _ => expansions::first(|profile| (profile.narrate_choice)(self, seat, action)),
        }
    }

    /// "Łucja's knight".
    pub(crate) fn whose(&self, game: &Game, figure: Figure) -> Phrase {
        let noun = vocabulary::noun(self.text, game, figure.kind, figure.at);
        phrase!(self.text, "whose-other", who = self.who(figure.seat), noun = noun)
    }

    /// A figure goes from one cell to another.
    pub(crate) fn moved(&self, game: &Game, key: &str, figure: Figure, to: At) -> String {
        let cell = |at: At| at.pos().map(|pos| pos.name()).unwrap_or_default();
        let (whose, from) = (self.whose(game, figure), cell(figure.at));
        let place = vocabulary::place(self.text, game, to);
        say!(self.text, key, whose = whose, from = from, place = place, cell = cell(to))
    }

    fn returned(&self, game: &Game, figure: Figure, cause: Cause) -> Option<String> {
        if cause == Cause::Scored {
            return None;
        }
        let whose = self.whose(game, figure);
        let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
        // A figure that is in no cell is told without one.
        let key =
            expansions::listed(|profile| profile.returned, &cause).filter(|_| !cell.is_empty());
        Some(say!(self.text, key.unwrap_or("told-returned"), whose = whose, cell = cell))
    }

    /// What the count at the end gave each seat: "The last count: Ada +12, Ben +3."
    fn last_count(&self, game: &Game, counted: &[Event]) -> Option<String> {
        let points = |seat: Seat| {
            let lines = counted.iter().filter_map(|event| match event {
                Event::Scored(line) if line.seat == seat => Some(line.points),
                _ => None,
            });
            lines.sum::<i32>()
        };
        let gains = game.seats().filter(|seat| points(*seat) != 0).map(|seat| {
            say!(self.text, "told-count-of", who = self.who(seat), points = Signed(points(seat)))
        });
        let gains: Vec<String> = gains.collect();
        let gains = gains.join(&self.text.say("list-comma"));
        (!gains.is_empty()).then(|| say!(self.text, "told-count", gains = gains))
    }

    /// "Ada placed a curve at D4 with a thief on the road (+3: road)."
    fn laid(&self, laid: &LaidTile) -> String {
        let (text, roles) = (self.text, Phrase::list(self.text, laid.roles.clone()));
        let (who, tile, cell) = (&laid.who, &laid.tile, laid.pos.name());
        let mut line = match laid.roles.is_empty() {
            true => say!(text, "told-placed", who = who, tile = tile, cell = cell),
            false => {
                say!(text, "told-placed-with", who = who, tile = tile, cell = cell, role = roles)
            }
        };
        if !laid.gains.is_empty() {
            let gains = laid.gains.join(&text.say("list-comma"));
            line = say!(text, "told-gains", line = line, gains = gains);
        }
        self.sentence(&[line])
    }

    fn sentence(&self, parts: &[String]) -> String {
        say!(self.text, "told-sentence", parts = parts.join(&self.text.say("list-comma")))
    }

    /// "Ada (+8: road, +2: ringmaster)", for each seat.
    pub fn gains(&self, gains: &SeatGains) -> Vec<String> {
        let comma = self.text.say("list-comma");
        let of = |(seat, gains): &(Seat, Vec<String>)| {
            let (who, gain) = (self.who(*seat), gains.join(&comma));
            say!(self.text, "told-gain-of", who = who, gain = gain)
        };
        gains.0.iter().map(of).collect()
    }

    /// "+8: road".
    pub fn gain(&self, line: &ScoreLine) -> String {
        let what = vocabulary::source(self.text, line.source);
        say!(self.text, "told-gain", points = Signed(line.points), what = what)
    }

    /// "Ada 12 · Ben 8".
    pub fn scores(&self, game: &Game) -> String {
        let score = |seat: Seat| {
            let points = game.scores()[seat.index()];
            say!(self.text, "score-of", who = self.seated(seat), points = points)
        };
        let scores: Vec<String> = game.seats().map(score).collect();
        scores.join(&self.text.say("list-dot"))
    }

    /// Where the neutral figures and the figures without a tile are, and who holds what is worth
    /// something at the end.
    pub fn pieces(&self, game: &Game) -> Vec<String> {
        let all = expansions::ALL.iter().flat_map(|profile| (profile.pieces)(self, game));
        let mut all: Vec<(Rank, String)> = all.collect();
        all.sort_by_key(|(rank, _)| *rank);
        all.into_iter().map(|(_, said)| said).collect()
    }

    /// Who holds what is worth something at the end.
    pub fn held(&self, game: &Game) -> Vec<String> {
        let all = expansions::ALL.iter().flat_map(|profile| (profile.pieces)(self, game));
        all.filter(|(rank, _)| *rank == Rank::Held).map(|(_, said)| said).collect()
    }

    /// The figures in places of one kind; `named` gives the name of such a place. An ordinary meeple
    /// is not named.
    pub(crate) fn standing(
        &self,
        game: &Game,
        key: &str,
        named: impl Fn(At) -> Option<String>,
    ) -> Option<String> {
        let text = self.text;
        let there = game.figures().iter().filter_map(|figure| {
            let (who, place) = (self.who(figure.seat), named(figure.at)?);
            if figure.kind == FigureKind::Small {
                return Some(say!(text, "alt-stands", who = who, place = place));
            }
            let figure = vocabulary::figure(text, figure.kind);
            Some(say!(text, "alt-stands-figure", who = who, figure = figure, place = place))
        });
        let there: Vec<String> = there.collect();
        (!there.is_empty()).then(|| say!(text, key, figures = text.list(&there)))
    }
}

/// Whether an act with these events may be made public. One that waits for the others' answers may
/// not; its events follow when all answers are in.
pub fn is_open(events: &[Event]) -> bool {
    !events.iter().any(|event| matches!(event, Event::Answered { .. }))
}

/// What seats gain, in words: all that one gains at once stands together.
#[derive(Default)]
pub struct SeatGains(Vec<(Seat, Vec<String>)>);

impl SeatGains {
    /// Adds a gain to those of its seat.
    pub fn add(&mut self, seat: Seat, gain: String) {
        match self.0.iter_mut().find(|(own, _)| *own == seat) {
            Some((_, gains)) => gains.push(gain),
            None => self.0.push((seat, vec![gain])),
        }
    }

    /// Whether nobody gains anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The parts of a line, in reading order.
#[derive(Default)]
struct Narration {
    /// Whole sentences about what came before the tile.
    before: Vec<String>,
    /// The tile, its figures, its player's gains.
    laid: Option<LaidTile>,
    /// The others' gains.
    others: SeatGains,
    /// Whole sentences about everything else.
    after: Vec<String>,
    /// Events still to come that are already covered by their cause.
    said: Vec<Event>,
}

impl Narration {
    /// The tile this seat placed, if it is the one in the line.
    fn laid_by(&mut self, seat: Seat) -> Option<&mut LaidTile> {
        self.laid.as_mut().filter(|laid| laid.seat == seat)
    }
}

/// A placed tile, in words.
struct LaidTile {
    seat: Seat,
    who: String,
    tile: Phrase,
    pos: Pos,
    /// The figures placed on it.
    roles: Vec<Phrase>,
    /// Its player's gains.
    gains: Vec<String>,
}

/// A list as the content of a message. If it is too long, it ends at the end of a line, with the number of
/// those that are left out.
pub fn lines(text: &Text, lines: &[String]) -> String {
    lines_within(text, lines, limits::CONTENT)
}

/// The same with another limit.
pub fn lines_within(text: &Text, lines: &[String], most: usize) -> String {
    let lines: Vec<String> =
        lines.iter().flat_map(|line| line.split('\n')).map(str::to_owned).collect();
    let all = lines.join("\n");
    if limits::length(&all) <= most {
        return all;
    }
    let some = |shown: usize| {
        let more = say!(text, "list-more", count = lines.len() - shown);
        lines[..shown].iter().cloned().chain([more]).collect::<Vec<_>>().join("\n")
    };
    let fitting = (1..lines.len()).rfind(|shown| limits::length(&some(*shown)) <= most);
    // A single line that is too long is cut at a word.
    fitting.map_or_else(|| cut(&all, most), some)
}

/// Cuts a text to one of Discord's limits, with an ellipsis, between words if possible.
pub fn cut(text: &str, most: usize) -> String {
    let mut short = limits::clip(text, most);
    if short == text {
        return short;
    }
    if let Some(blank) = short.rfind(char::is_whitespace).filter(|at| *at > short.len() / 2) {
        short.truncate(blank);
        short.push('…');
    }
    short
}

/// As many of these as fit in this many characters, joined; the rest are counted.
pub fn joined(
    text: &Text,
    items: &[String],
    most: usize,
    join: impl Fn(&[String]) -> String,
) -> String {
    let some = |shown: usize| {
        let mut some = items[..shown].to_vec();
        if shown < items.len() {
            some.push(say!(text, "panel-more", count = items.len() - shown));
        }
        join(&some)
    };
    // Of thousands of items only those are joined that could fit.
    let lengths = items.iter().scan(0, |sum, item| {
        *sum += limits::length(item);
        Some(*sum)
    });
    let at_most = lengths.take_while(|sum| *sum <= most).count();
    if at_most == items.len() {
        let all = some(at_most);
        if limits::length(&all) <= most {
            return all;
        }
    }
    // One item more is never shorter, as long as some are left out.
    let (mut fits, mut too_many) = (0, at_most + 1);
    while fits + 1 < too_many {
        let middle = fits.midpoint(too_many);
        if limits::length(&some(middle)) <= most { fits = middle } else { too_many = middle }
    }
    some(fits)
}

/// A list, cut after a whole item.
pub fn listed(text: &Text, items: &[String], most: usize) -> String {
    joined(text, items, most, |items| text.list(items))
}

/// Things of one kind in a row; none if there are none.
pub fn row(text: &Text, things: impl Iterator<Item = String>) -> Option<String> {
    let all: Vec<String> = things.collect();
    (!all.is_empty()).then(|| all.join(&text.say("list-semicolon")))
}
