//! How long a player may take, and the clocks that follow from it. Instants are stored and compared
//! with a clock passed in, so neither a restart nor a clock jump times a player out twice. What
//! happens when time runs out is decided elsewhere.

use std::fmt;
use std::str::FromStr;

use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::Millis;

use crate::pause_schedule::PauseSchedule;
use crate::token::ClockRef;

mod missed;

pub use missed::Missed;

/// An hour in milliseconds.
pub const HOUR: Millis = 60 * 60 * 1000;
/// A day in milliseconds.
pub const DAY: Millis = 24 * HOUR;
/// The most days per move, or in a bank.
pub const MAX_DAYS: u8 = 14;
/// The most hours a move adds to a bank.
pub const MAX_CREDIT: u8 = 48;
/// A new clock is never set to less than this.
pub const MIN_REST: Millis = HOUR;

/// Without a pace: how long the others wait for a word from whoever is asked.
pub const SILENCE: Millis = 7 * DAY;
/// How long before the end of that wait everybody is told of it.
pub const LAST_WORD: Millis = 2 * DAY;

/// The clocks of a state when it was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftClocks {
    /// When that was (unix milliseconds).
    pub at: Millis,
    /// The clocks.
    pub clocks: Clocks,
}

/// How long the players of a game may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pace {
    /// As long as they like.
    #[default]
    Free,
    /// This many days for each move, from 1 to [`MAX_DAYS`].
    Days(u8),
    /// A bank for the whole game. Each move adds to it, but it never holds more than at the start.
    Bank {
        /// Days at the start, from 1 to [`MAX_DAYS`].
        days: u8,
        /// Hours added by each move, from 1 to [`MAX_CREDIT`].
        hours: u8,
    },
}

impl Pace {
    /// The suggested paces; others can be typed.
    pub const OFFERED: [Self; 7] = [
        Self::Free,
        Self::Days(1),
        Self::Days(2),
        Self::Days(3),
        Self::Days(7),
        Self::Bank { days: 5, hours: 12 },
        Self::Bank { days: 10, hours: 24 },
    ];

    /// A seat's time at the start of the game; none without a limit.
    const fn at_first(self) -> Option<Millis> {
        match self {
            Self::Free => None,
            Self::Days(days) | Self::Bank { days, .. } => Some(days as Millis * DAY),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("free"),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Bank { days, hours } => write!(f, "{days}d+{hours}h"),
        }
    }
}

/// The text isn't a valid pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a pace is free, 1d to 14d, or a bank as 5d+12h")]
pub struct NoPace;

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(text: &str) -> Result<Self, NoPace> {
        let number = |text: &str, unit: char, most: u8| {
            let number = text.trim().strip_suffix(unit)?.parse::<u8>().ok()?;
            (1..=most).contains(&number).then_some(number)
        };
        let days = |text: &str| number(text, 'd', MAX_DAYS).ok_or(NoPace);
        match text.trim().split_once('+') {
            None if text.trim() == "free" => Ok(Self::Free),
            None => days(text).map(Self::Days),
            Some((bank, credit)) => {
                let hours = number(credit, 'h', MAX_CREDIT).ok_or(NoPace)?;
                Ok(Self::Bank { days: days(bank)?, hours })
            }
        }
    }
}

impl TryFrom<String> for Pace {
    type Error = NoPace;

    fn try_from(text: String) -> Result<Self, NoPace> {
        text.parse()
    }
}

impl From<Pace> for String {
    fn from(pace: Pace) -> Self {
        pace.to_string()
    }
}

/// The clocks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The time left in each seat's bank, in milliseconds; empty without banks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    banks: Vec<Millis>,
    /// The running clocks, one for each seat that is asked, in the order in which they are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    running: Vec<Running>,
    /// How many clocks the game has had. Each clock has its own timers.
    count: u32,
}

/// A running clock: for one seat in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The seat.
    pub seat: Seat,
    /// The number of the turn that the seat is asked in.
    pub turn: u32,
    /// When it began (unix milliseconds).
    pub since: Millis,
    /// When time runs out (unix milliseconds).
    pub until: Millis,
    /// Its total running time, without the spans when it is paused.
    pub has: Millis,
    /// The number of this clock in the game; a changed clock gets a new number.
    pub number: u32,
    /// Whether the table was told that time has run out.
    pub over: bool,
    /// Whether its player has turned off reminders for it.
    pub muted: bool,
    /// How much time was left when its player was last reminded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<Millis>,
    /// How many days of vacation it has taken automatically.
    pub stretched: u8,
    /// Whether it limits no move but measures how long the others wait for a word from its player: the
    /// table has no pace.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silence: bool,
    /// Where the call for this turn is known not to have arrived.
    #[serde(default, skip_serializing_if = "Missed::is_none")]
    pub missed: Missed,
}

impl Running {
    /// A clock that has not been changed yet.
    pub const fn new(seat: Seat, turn: u32, since: Millis, has: Millis, until: Millis) -> Self {
        Self {
            seat,
            turn,
            since,
            until,
            has,
            number: 0,
            over: false,
            muted: false,
            reminded: None,
            stretched: 0,
            silence: false,
            missed: Missed::NONE,
        }
    }

    /// When its player was last heard of, for a clock of silence; a pause counts as such.
    pub fn heard(&self) -> Millis {
        (self.until - SILENCE).max(self.since)
    }

    /// How a button names this clock.
    pub const fn named(&self) -> ClockRef {
        ClockRef { turn: self.turn, seat: self.seat }
    }
}

impl Clocks {
    /// The running clocks, also those of silence.
    pub fn running(&self) -> &[Running] {
        &self.running
    }

    /// The running clocks that limit a move.
    pub fn limits(&self) -> impl Iterator<Item = &Running> {
        self.running.iter().filter(|running| !running.silence)
    }

    /// The clock of a seat, if it is running.
    pub fn of(&self, seat: Seat) -> Option<Running> {
        self.running.iter().copied().find(|running| running.seat == seat)
    }

    /// The time left in a seat's bank, ignoring its running clock; none without banks.
    pub fn bank(&self, seat: Seat) -> Option<Millis> {
        self.banks.get(seat.index()).copied()
    }

    /// The clock with this number, if it is running.
    pub fn numbered(&self, number: u32) -> Option<Running> {
        self.running.iter().copied().find(|running| running.number == number)
    }

    /// The clocks after an act at `now`. `asked` lists the seats that must decide, each with the
    /// number of the turn; it is empty if nobody must. A clock whose seat still faces the same
    /// question keeps running, even when others have answered. `rests` says for each seat when its
    /// clock is paused.
    pub fn after(
        &self,
        pace: Pace,
        rests: &[PauseSchedule],
        asked: &[(Seat, u32)],
        now: Millis,
    ) -> Self {
        let no_rest = PauseSchedule::default();
        let rest = |seat: Seat| rests.get(seat.index()).unwrap_or(&no_rest);
        let mut after = self.clone();
        after.running.retain(|running| asked.contains(&(running.seat, running.turn)));
        if let Pace::Bank { days, hours } = pace {
            let full = Millis::from(days) * DAY;
            after.banks.resize(rests.len().max(after.banks.len()), full);
            for stopped in self.running.iter().filter(|clock| !after.running.contains(clock)) {
                if let Some(bank) = after.banks.get_mut(stopped.seat.index()) {
                    let left = match stopped.is_unheard() {
                        true => stopped.has,
                        false => rest(stopped.seat).between(now, stopped.until),
                    };
                    *bank = (left + Millis::from(hours) * HOUR).min(full);
                }
            }
        }
        let (first, silence) = pace.at_first().map_or((SILENCE, true), |first| (first, false));
        let mut running = Vec::new();
        for &(seat, turn) in asked {
            running.push(after.of(seat).unwrap_or_else(|| {
                let bank = after.banks.get(seat.index()).copied().filter(|_| !silence);
                let has = bank.unwrap_or(first).max(MIN_REST);
                after.count += 1;
                let until = rest(seat).after(now, has);
                let number = after.count;
                Running { number, silence, ..Running::new(seat, turn, now, has, until) }
            }));
        }
        after.running = running;
        after
    }

    /// The clocks as they were in `before`, with new timers.
    pub fn back_to(&self, before: &Self) -> Self {
        let back = Self { count: self.count, ..before.clone() };
        let seats = before.running.iter().map(|running| running.seat);
        seats.fold(back, |clocks, seat| clocks.change(seat, |running| running))
    }

    /// The clocks as they were at `at`, running again from `now`: each seat has as much time left as
    /// it had then, and at least `least`. `rests` are the times at which the clock of each seat stands
    /// still.
    pub fn resumed(
        &self,
        (at, now): (Millis, Millis),
        least: Millis,
        rests: &[(Seat, PauseSchedule)],
    ) -> Self {
        let seats = self.running.iter().map(|running| running.seat);
        seats.fold(self.clone(), |clocks, seat| {
            let rest = rests.iter().find(|(other, _)| *other == seat).map(|(_, rest)| rest.clone());
            let rest = rest.unwrap_or_default();
            clocks.change(seat, |running| {
                // A pause that began since takes nothing from what was left then.
                let ran = if running.is_unheard() { 0 } else { rest.between(running.since, at) };
                let left = (running.has - ran).max(least);
                if left <= 0 {
                    // It was over, and has been for no longer than it was then. The question how
                    // to go on was settled, so it is asked anew.
                    let (since, until) = (running.since + now - at, running.until + now - at);
                    return Running { since, until, over: false, ..running };
                }
                let (since, has, until) = (now, left, rest.after(now, left));
                Running { since, has, until, over: false, reminded: None, ..running }
            })
        })
    }

    /// Replaces a seat's clock, if it has one, with a changed clock that has its own timers.
    fn change(&self, seat: Seat, other: impl FnOnce(Running) -> Running) -> Self {
        let mut changed = self.clone();
        if let Some(running) = changed.running.iter_mut().find(|running| running.seat == seat) {
            changed.count += 1;
            *running = Running { number: changed.count, ..other(*running) };
        }
        changed
    }

    /// Stops all clocks; time used from the banks is given back.
    pub fn stopped(&self) -> Self {
        Self { running: Vec::new(), ..self.clone() }
    }

    /// Stops this seat's clock; time used from its bank is given back.
    pub fn without(&self, seat: Seat) -> Self {
        let mut without = self.clone();
        without.running.retain(|running| running.seat != seat);
        without
    }

    /// Stops all clocks and refills the banks.
    pub fn fresh(&self) -> Self {
        Self { banks: Vec::new(), ..self.stopped() }
    }

    /// The clocks with more time for a seat: at least `more` from `now`.
    pub fn with_more(&self, seat: Seat, more: Millis, rest: &PauseSchedule, now: Millis) -> Self {
        self.change(seat, |running| {
            let is_over = running.until < now && !running.is_unheard();
            let begins = if is_over { now } else { running.since };
            let has = if is_over { more } else { running.has + more };
            let until = rest.after(begins, has);
            Running { since: begins, has, until, over: false, reminded: None, ..running }
        })
    }

    /// The clocks after a seat's pauses have changed. A clock that has run out stays so.
    pub fn with_rest(&self, seat: Seat, rest: &PauseSchedule) -> Self {
        let other = |running: Running| {
            let until = rest.after(running.since, running.has);
            Running { until: until.max(running.since), ..running }
        };
        match self.of(seat) {
            Some(running) if !running.over && other(running) != running => self.change(seat, other),
            _ => self.clone(),
        }
    }

    /// The clocks after a word from a seat at `now`: the wait for the next one begins anew.
    pub fn after_word(&self, seat: Seat, rest: &PauseSchedule, now: Millis) -> Self {
        self.change(seat, |running| match running.silence {
            false => running,
            true => Running {
                has: rest.between(running.since, now) + SILENCE,
                until: rest.after(now, SILENCE),
                over: false,
                ..running
            },
        })
    }

    /// The clocks after an outage of length `gap` that ended at `now`: each clock gets back what it
    /// lost.
    pub fn after_outage(&self, gap: Millis, now: Millis) -> Self {
        let later = |running: Running| {
            let gap = gap.min(now - running.since).max(0);
            Running { since: running.since + gap, until: running.until + gap, ..running }
        };
        let seats = self.running.iter().map(|running| running.seat);
        seats.fold(self.clone(), |clocks, seat| clocks.change(seat, later))
    }

    /// The clocks when a day of vacation, which pauses the clock, begins at `now` for a seat.
    pub fn stretched(&self, seat: Seat, now: Millis) -> Self {
        self.change(seat, |running| Running {
            // Nothing else is left of the clock, so it ends with the vacation day.
            since: now,
            has: 1,
            until: now + DAY + 1,
            stretched: running.stretched + 1,
            ..running
        })
    }

    /// The clocks with the time of a seat marked as run out.
    pub fn over(&self, seat: Seat) -> Self {
        self.change(seat, |running| Running { over: true, ..running })
    }

    /// The clocks with a seat's reminders turned off.
    pub fn muted(&self, seat: Seat) -> Self {
        self.change(seat, |running| Running { muted: true, ..running })
    }

    /// The clocks after a seat was reminded with this much time left; its timers stay.
    pub fn reminded(&self, seat: Seat, left: Millis) -> Self {
        let mut reminded = self.clone();
        for running in reminded.running.iter_mut().filter(|running| running.seat == seat) {
            running.reminded = Some(left);
        }
        reminded
    }
}

#[cfg(test)]
mod tests;
