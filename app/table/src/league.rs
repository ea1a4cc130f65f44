//! A league: people play in groups over weeks, and a table says who is ahead. What is stored of its
//! settings and rounds, how a table is scored and how people are ranked. Members are numbers here;
//! whose they are is known to the storage alone, so that an erased person leaves it whole.

use std::cmp::Reverse;

use rules::{Seat, Seed};
use serde::{Deserialize, Serialize};
use storage::{ChannelId, LeagueMember, Millis, Status};

use crate::error::Fault;
use crate::model::{Settings, Table};
use crate::pairing::{Entrant, Meetings, RoundDraw, draw};
use crate::words::stored_words;

/// The most rounds of a season, and the most days of a round.
pub const MOST_ROUNDS: u8 = 20;
/// The most days of a round.
pub const MOST_DAYS: u16 = 90;
/// The most members.
pub const MOST_MEMBERS: usize = 64;
/// The most characters of a name.
pub const NAME: usize = 40;
/// The rounds of a season by points, unless others are wanted.
const ROUNDS: u8 = 5;
/// The score for beating everybody at a table: it can be divided among two or three others.
pub const WHOLE: u32 = 12;

stored_words! {
    /// How groups are drawn.
    pub enum LeagueFormat {
        /// People with about as many points meet.
        Swiss = "swiss",
        /// Everybody meets as many others as possible.
        RoundRobin = "roundrobin",
    }
}

/// What is stored of a league besides its members.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueState {
    /// The word of its format.
    pub format: String,
    /// The preferred size of a group.
    pub size: u8,
    /// How many rounds there are; `None` until the season begins, if nobody chose.
    pub rounds: Option<u8>,
    /// How long a round lasts at most, in days.
    pub days: u16,
    /// The settings of its tables.
    pub table: Settings,
    /// The channels in which tables are opened.
    pub rooms: Vec<LeagueRoom>,
    /// The rounds that have begun.
    pub played: Vec<LeagueRound>,
    /// The game on which the timer of the round is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timer_on: Option<i64>,
}

/// A channel in which tables are opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueRoom {
    /// The channel.
    pub channel: u64,
    /// Whether it is a thread.
    pub thread: bool,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueRound {
    /// Its tables.
    pub tables: Vec<LeagueTable>,
    /// Who sits it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<u32>,
    /// When the next round begins at the latest (unix milliseconds).
    pub ends_at: Millis,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueTable {
    /// Who plays, by their numbers.
    pub members: Vec<u32>,
    /// Its game, once it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<i64>,
    /// The channel in which that was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<u64>,
    /// How it ended: for each member the points, or nothing for whoever did not play to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Option<i32>>>,
}

/// A line of the table of a league.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeagueStanding {
    /// The member.
    pub number: u32,
    /// The place; equals share one.
    pub place: usize,
    /// The score: [`WHOLE`] for beating everybody at a table.
    pub score: u32,
    /// How many tables were won.
    pub wins: u32,
    /// The mean score of those who were met, in thousandths.
    pub opponents: u32,
    /// The shares of the points at the tables, together, in thousandths.
    pub share: u32,
    /// How many tables were played.
    pub played: u32,
    /// How many rounds were sat out.
    pub byes: u32,
}

/// The scores at a table by the points of its members; nothing stands for somebody who did not
/// play to the end. Each opponent who is beaten counts as much, a tie half of it, so that a table of
/// three is worth as much as one of four.
pub fn scores(points: &[Option<i32>]) -> Vec<u32> {
    let others = u32::try_from(points.len().saturating_sub(1)).unwrap_or(1).max(1);
    let each = WHOLE / others;
    let score = |(place, own): (usize, &Option<i32>)| {
        let Some(own) = own else { return 0 };
        let others = points.iter().enumerate().filter(|(other, _)| *other != place);
        others
            .map(|(_, other)| match other {
                Some(other) if other > own => 0,
                Some(other) if other == own => each / 2,
                _ => each,
            })
            .sum()
    };
    points.iter().enumerate().map(score).collect()
}

/// How a table of a league ended, by its members; nothing as long as it is played. `player` says whose
/// a number is.
pub fn result(
    table: &Table,
    members: &[u32],
    player: impl Fn(u32) -> Option<storage::UserId>,
) -> Option<Vec<Option<i32>>> {
    let is_over = matches!(table.row.status, Status::Ended | Status::Aborted);
    let game = table.game.as_ref().filter(|_| is_over)?;
    let stopped = table.row.status == Status::Aborted;
    let points = |number: &u32| {
        let player = player(*number)?;
        let own = table.seats.iter().find(|seated| seated.player == Some(player))?;
        let seat = Seat(own.seat);
        let plays = !stopped && !table.progress.resigned.contains(&seat);
        plays.then(|| game.scores().get(seat.index()).copied()).flatten()
    };
    Some(members.iter().map(points).collect())
}

impl LeagueState {
    /// Reads what is stored.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read.
    pub fn read(text: &str) -> Result<Self, Fault> {
        Ok(serde_json::from_str(text)?)
    }

    /// The text that the storage keeps.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }

    /// How groups are drawn.
    pub fn drawn_by(&self) -> LeagueFormat {
        LeagueFormat::named(&self.format).unwrap_or(LeagueFormat::Swiss)
    }

    /// The number of rounds of a season of so many people.
    pub fn rounds_for(&self, people: usize) -> u8 {
        let others = usize::from(self.size).saturating_sub(1).max(1);
        let all = people.saturating_sub(1).div_ceil(others);
        let wanted = match self.drawn_by() {
            LeagueFormat::Swiss => ROUNDS,
            LeagueFormat::RoundRobin => u8::try_from(all).unwrap_or(MOST_ROUNDS),
        };
        self.rounds.unwrap_or(wanted).clamp(1, MOST_ROUNDS)
    }

    /// Everybody in the order of the standings. Ties are broken by the tables won, then by how
    /// good the opponents were, then by the share of the points; who is still equal shares a place.
    pub fn standings(&self, members: &[LeagueMember]) -> Vec<LeagueStanding> {
        let line = |member: &LeagueMember| self.line(member.number);
        let mut lines: Vec<LeagueStanding> = members.iter().map(line).collect();
        let scores: Vec<(u32, u32)> = lines.iter().map(|line| (line.number, line.score)).collect();
        let score = |number: u32| {
            scores.iter().find(|(other, _)| *other == number).map_or(0, |(_, score)| *score)
        };
        for line in &mut lines {
            let met: Vec<u32> = self.met_by(line.number).map(score).collect();
            let count = u32::try_from(met.len()).unwrap_or(u32::MAX);
            line.opponents = (met.iter().sum::<u32>() * 1000).checked_div(count).unwrap_or(0);
        }
        let key = |line: &LeagueStanding| (line.score, line.wins, line.opponents, line.share);
        lines.sort_by_key(|line| (Reverse(key(line)), line.number));
        let keys: Vec<_> = lines.iter().map(key).collect();
        for line in &mut lines {
            line.place = 1 + keys.iter().filter(|other| **other > key(line)).count();
        }
        lines
    }

    fn tables(&self) -> impl Iterator<Item = &LeagueTable> {
        self.played.iter().flat_map(|round| &round.tables)
    }

    /// Everybody whom a member has met at a table that is over, each as often as they met.
    fn met_by(&self, number: u32) -> impl Iterator<Item = u32> {
        let own =
            move |table: &&LeagueTable| table.result.is_some() && table.members.contains(&number);
        let others = self.tables().filter(own).flat_map(|table| table.members.iter().copied());
        others.filter(move |other| *other != number)
    }

    fn line(&self, number: u32) -> LeagueStanding {
        let mut line = LeagueStanding { number, ..LeagueStanding::default() };
        for table in self.tables() {
            let place = table.members.iter().position(|member| *member == number);
            let (Some(place), Some(points)) = (place, &table.result) else { continue };
            let own = points.get(place).copied().flatten();
            let best = points.iter().flatten().max();
            let sum: i64 = points.iter().flatten().map(|points| i64::from((*points).max(0))).sum();
            line.played += 1;
            line.score += scores(points).get(place).copied().unwrap_or(0);
            line.wins += u32::from(own.is_some() && own.as_ref() == best);
            let share = own.map(|own| i64::from(own.max(0)) * 1000);
            let share = share.and_then(|share| share.checked_div(sum)).unwrap_or(0);
            line.share += u32::try_from(share).unwrap_or(0);
        }
        let byes = self.played.iter().filter(|round| round.byes.contains(&number)).count();
        line.byes = u32::try_from(byes).unwrap_or(u32::MAX);
        // Whoever had to sit out scores half of what there was to win.
        line.score += line.byes * WHOLE / 2;
        line
    }

    /// Draws the next round for those who play on.
    pub fn draw(&self, members: &[LeagueMember], seed: Seed) -> RoundDraw {
        let plays = |line: &LeagueStanding| {
            let own = members.iter().find(|member| member.number == line.number);
            own.is_some_and(|own| own.player.is_some() && own.dropped.is_none())
        };
        let entrant = |line: &LeagueStanding| Entrant {
            number: line.number,
            points: line.score,
            byes: line.byes,
        };
        let standings = self.standings(members);
        let entrants: Vec<Entrant> =
            standings.iter().filter(|line| plays(line)).map(entrant).collect();
        let mut meetings = Meetings::default();
        self.tables().for_each(|table| meetings.add(&table.members));
        let by_points = self.drawn_by() == LeagueFormat::Swiss;
        draw(&entrants, &meetings, usize::from(self.size), by_points, seed)
    }

    /// Whether a channel is one of its rooms.
    pub fn has_room(&self, channel: ChannelId) -> bool {
        self.rooms.iter().any(|room| room.channel == channel.0)
    }

    /// Whether every table of the last round has a result.
    pub fn is_round_over(&self) -> bool {
        let last = self.played.last();
        last.is_some_and(|round| round.tables.iter().all(|table| table.result.is_some()))
    }

    /// How many tables of any round wait for a room.
    pub fn waiting(&self) -> usize {
        self.tables().filter(|table| table.game.is_none() && table.result.is_none()).count()
    }
}

#[cfg(test)]
mod tests;
