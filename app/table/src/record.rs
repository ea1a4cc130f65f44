//! What is worth remembering of a game that was played to its end, read from its log and its last
//! state: how each seat did, and what was the best of its kind. Nothing here knows what was before.

use rules::{Action, Event, Game, ScoreLine, Seat, Source, Term};
use serde::{Deserialize, Serialize};
use storage::{Millis, Move};

use crate::error::Fault;
use crate::mover::Mover;
use crate::rating::Strength;
use crate::words::stored_words;

/// A seat counts if its player made at least this many of four turns.
const OWN_TURNS_OF_FOUR: u32 = 3;
/// ... and at least this many turns in all.
const FEWEST_OWN_TURNS: u32 = 3;
/// A game counts from this many tiles on its board on, the first included: as many as a daily board.
/// Below it two accounts could make a rating or a best within minutes.
const FEWEST_TILES: usize = 24;
/// The points of a title.
const HUNDRED: i32 = 100;
/// The tiles of the city of a title.
const LARGE_CITY: u16 = 10;

stored_words! {
    /// What a server remembers the best of, and the first who did something.
    pub enum BestKind {
        /// The completed city with the most tiles.
        City = "city",
        /// The completed road with the most tiles.
        Road = "road",
        /// The field that gave the most points.
        Farm = "farm",
        /// The most points in a game.
        Score = "score",
        /// The fewest points between the first and the second.
        Closest = "closest",
        /// The longest time from the first move to the last.
        Longest = "longest",
        /// The first to win a game: alone, and against everybody.
        FirstWin = "first-win",
        /// The first with a hundred points.
        FirstHundred = "first-hundred",
        /// The first to complete a city of ten tiles.
        FirstCity = "first-city",
        /// The first to win five games.
        FirstFive = "first-five",
    }
}

impl BestKind {
    /// The bests of a hall; the others are titles.
    pub const HALL: [Self; 6] =
        [Self::City, Self::Road, Self::Farm, Self::Score, Self::Closest, Self::Longest];

    /// Whether whoever comes first keeps it.
    pub const fn is_title(self) -> bool {
        matches!(self, Self::FirstWin | Self::FirstHundred | Self::FirstCity | Self::FirstFive)
    }

    /// Whether a value is better than another one.
    pub const fn is_better(self, value: i64, than: i64) -> bool {
        match self {
            Self::Closest => value < than,
            Self::City | Self::Road | Self::Farm | Self::Score | Self::Longest => value > than,
            Self::FirstWin | Self::FirstHundred | Self::FirstCity | Self::FirstFive => false,
        }
    }

    /// Whether this line of a score sheet is what the best was set with.
    pub fn is_line(self, line: &ScoreLine, value: i64) -> bool {
        self.of_line(line) == Some(value)
    }

    /// What a line of a score sheet is worth here.
    fn of_line(self, line: &ScoreLine) -> Option<i64> {
        let tiles = || {
            line.terms.iter().find_map(|term| match term {
                Term::Tiles(tiles) if line.complete => Some(i64::from(*tiles)),
                _ => None,
            })
        };
        match (self, line.source) {
            (Self::City, Source::City) | (Self::Road, Source::Road) => tiles(),
            (Self::Farm, Source::Field) => Some(i64::from(line.points)),
            _ => None,
        }
    }
}

/// A rating before a game and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingChange {
    /// Before.
    pub from: Strength,
    /// After.
    pub to: Strength,
}

/// What is remembered of a seat besides its place and points. It names nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFacts {
    /// How many seats the game had.
    pub seats: u8,
    /// The points by what gave them.
    pub parts: Vec<(Source, i32)>,
    /// The number of turns.
    pub turns: u32,
    /// How many of them the player made, also by answers given in advance.
    pub own: u32,
    /// The median time for one of those, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Millis>,
    /// What its draws did to its lead, in points, if the game was looked back at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<i32>,
    /// What the game did to the rating on its server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<RatingChange>,
    /// What the game did to the rating over all servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all: Option<RatingChange>,
}

impl SeatFacts {
    /// Whether the player made most of the turns, and enough of them.
    fn is_played(&self) -> bool {
        self.own >= FEWEST_OWN_TURNS && self.own * 4 >= self.turns * OWN_TURNS_OF_FOUR
    }
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: i32,
    /// Its place among the seats that count, or among all if none does.
    pub place: u8,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Everything else.
    pub facts: SeatFacts,
}

/// What is remembered of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Its seats, in order.
    pub seats: Vec<SeatRecord>,
    /// What could be the best of its kind; with the seat, if it is of one.
    pub bests: Vec<(BestKind, i64, Option<Seat>)>,
}

impl GameRecord {
    /// Reads a game that is over. `people` says which seats have a person to the end; `counts`,
    /// whether the game is one that counts at all: nobody was taught, and Carcas did not play.
    ///
    /// # Errors
    /// [`Fault`] if the log cannot be read.
    pub fn of(game: &Game, log: &[Move], people: &[Seat], counts: bool) -> Result<Self, Fault> {
        let mut sheet = Vec::new();
        for made in log {
            let events: Vec<Event> = serde_json::from_str(&made.events)?;
            sheet.extend(events.into_iter().filter_map(|event| match event {
                Event::Scored(line) => Some(line),
                _ => None,
            }));
        }
        let turns = turns(log)?;
        let facts = |seat| facts(game, &sheet, &turns, seat);
        let all: Vec<(Seat, SeatFacts)> = game.seats().map(|seat| (seat, facts(seat))).collect();
        let played =
            |(seat, facts): &&(Seat, SeatFacts)| people.contains(seat) && facts.is_played();
        let mut rated: Vec<Seat> = all.iter().filter(played).map(|(seat, _)| *seat).collect();
        let is_long = game.board().tiles().len() >= FEWEST_TILES;
        if !counts || !is_long || rated.len() < 2 {
            rated.clear();
        }
        let scores = game.scores();
        let ranked: Vec<Seat> =
            if rated.is_empty() { game.seats().collect() } else { rated.clone() };
        let record = |(seat, facts): (Seat, SeatFacts)| {
            let points = scores[seat.index()];
            let better = ranked.iter().filter(|other| scores[other.index()] > points).count();
            let place = u8::try_from(better + 1).unwrap_or(u8::MAX);
            SeatRecord { seat, points, place, rated: rated.contains(&seat), facts }
        };
        let seats: Vec<SeatRecord> = all.into_iter().map(record).collect();
        let bests = bests(&seats, &sheet, log);
        Ok(Self { seats, bests })
    }
}

/// A turn of a seat: its moves without a move of another seat in between.
struct PlayedTurn {
    seat: Seat,
    /// Whether its player made it; drawing a tile may be left to anybody.
    own: bool,
    /// From the last move of another seat to the last of these, in milliseconds.
    took: Option<Millis>,
}

fn turns(log: &[Move]) -> Result<Vec<PlayedTurn>, Fault> {
    let mut turns = Vec::new();
    let mut before = None;
    for moves in log.chunk_by(|one, next| one.seat == next.seat) {
        let (mut own, mut acted) = (true, false);
        for made in moves {
            if serde_json::from_str::<Action>(&made.action)? != Action::Draw {
                acted = true;
                own &= matches!(Mover::of(&made.made_by), Mover::Player | Mover::Standing);
            }
        }
        let last = moves.last().map(|made| made.moved_at);
        if acted && let Some(first) = moves.first() {
            let took = before.zip(last).map(|(before, last)| last - before);
            turns.push(PlayedTurn { seat: Seat(first.seat), own, took });
        }
        before = last;
    }
    Ok(turns)
}

fn facts(game: &Game, sheet: &[ScoreLine], turns: &[PlayedTurn], seat: Seat) -> SeatFacts {
    let points = |source: &Source| -> i32 {
        let own = sheet.iter().filter(|line| line.seat == seat && line.source == *source);
        own.map(|line| line.points).sum()
    };
    let parts = Source::ALL.iter().map(|source| (*source, points(source)));
    let own = || turns.iter().filter(|turn| turn.seat == seat && turn.own);
    let count = |turns: usize| u32::try_from(turns).unwrap_or(u32::MAX);
    SeatFacts {
        seats: u8::try_from(game.seats().count()).unwrap_or(u8::MAX),
        parts: parts.filter(|(_, points)| *points != 0).collect(),
        turns: count(turns.iter().filter(|turn| turn.seat == seat).count()),
        own: count(own().count()),
        pace: median(own().filter_map(|turn| turn.took).collect()),
        ..SeatFacts::default()
    }
}

/// The middle one of some durations; of an even number the earlier of the two in the middle.
pub fn median(mut spans: Vec<Millis>) -> Option<Millis> {
    spans.sort_unstable();
    spans.get(spans.len().saturating_sub(1) / 2).copied()
}

/// What of a game could be the best of its kind. Only seats that count hold a best.
fn bests(
    seats: &[SeatRecord],
    sheet: &[ScoreLine],
    log: &[Move],
) -> Vec<(BestKind, i64, Option<Seat>)> {
    let rated: Vec<&SeatRecord> = seats.iter().filter(|seat| seat.rated).collect();
    let mut bests = Vec::new();
    let mut add = |kind: BestKind, found: Option<(i64, Option<Seat>)>| {
        bests.extend(found.map(|(value, seat)| (kind, value, seat)));
    };
    // Of equals the first counts.
    let first = |best: (i64, Option<Seat>), next: (i64, Option<Seat>)| {
        if next.0 > best.0 { next } else { best }
    };
    let best_line = |kind: BestKind| {
        let own = sheet.iter().filter(|line| rated.iter().any(|seat| seat.seat == line.seat));
        own.filter_map(|line| Some((kind.of_line(line)?, Some(line.seat)))).reduce(first)
    };
    for kind in [BestKind::City, BestKind::Road, BestKind::Farm] {
        add(kind, best_line(kind).filter(|(value, _)| *value > 0));
    }
    let scores = || rated.iter().map(|seat| (i64::from(seat.points), Some(seat.seat)));
    let winner = scores().reduce(first);
    add(BestKind::Score, winner);
    let mut points: Vec<i64> = scores().map(|(points, _)| points).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    if let [most, second, ..] = points[..] {
        add(BestKind::Closest, Some((most - second, None)));
        let times = log.first().zip(log.last());
        add(BestKind::Longest, times.map(|(from, to)| (to.moved_at - from.moved_at, None)));
    }
    // Whoever is only the best of the people behind a stand-in has not won.
    let is_ahead = |own: &SeatRecord| {
        seats.iter().all(|other| other.seat == own.seat || other.points < own.points)
    };
    let victor = rated.iter().find(|own| is_ahead(own)).map(|own| (1, Some(own.seat)));
    add(BestKind::FirstWin, victor);
    add(BestKind::FirstFive, victor);
    add(BestKind::FirstHundred, winner.filter(|(points, _)| *points >= i64::from(HUNDRED)));
    let city = best_line(BestKind::City);
    add(BestKind::FirstCity, city.filter(|(tiles, _)| *tiles >= i64::from(LARGE_CITY)));
    bests
}

#[cfg(test)]
mod tests;
