//! How long a player may take, and the clocks that come of it. Instants are stored and compared
//! with a clock that is given, so neither a restart nor a jump of the clock times anybody out
//! twice. What happens when time is over is not decided here.

use std::fmt;
use std::str::FromStr;

use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::Millis;

/// An hour in milliseconds.
pub const HOUR: Millis = 60 * 60 * 1000;
/// A day in milliseconds.
pub const DAY: Millis = 24 * HOUR;
/// The most days for a move, or in a bank.
pub const MOST_DAYS: u8 = 14;
/// The most hours that a move adds to a bank.
pub const MOST_CREDIT: u8 = 48;
/// A clock is never set to less than this.
const LEAST: Millis = HOUR;
/// The last reminder comes so long before the end.
const LAST_CALL: Millis = 3 * HOUR;

/// How long the players of a game may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pace {
    /// As long as they like.
    #[default]
    Free,
    /// So many days for each move, from 1 to [`MOST_DAYS`].
    Days(u8),
    /// A bank for the whole game, to which each move adds; it never holds more than at the start.
    Bank {
        /// Days at the start, from 1 to [`MOST_DAYS`].
        days: u8,
        /// Hours that each move adds, from 1 to [`MOST_CREDIT`].
        hours: u8,
    },
}

impl Pace {
    /// What is offered; others can be typed.
    pub const OFFERED: [Self; 7] = [
        Self::Free,
        Self::Days(1),
        Self::Days(2),
        Self::Days(3),
        Self::Days(7),
        Self::Bank { days: 5, hours: 12 },
        Self::Bank { days: 10, hours: 24 },
    ];

    /// What a seat has when the game begins; none without an end.
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

/// The text is no pace.
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
        let days = |text: &str| number(text, 'd', MOST_DAYS).ok_or(NoPace);
        match text.trim().split_once('+') {
            None if text.trim() == "free" => Ok(Self::Free),
            None => days(text).map(Self::Days),
            Some((bank, credit)) => {
                let hours = number(credit, 'h', MOST_CREDIT).ok_or(NoPace)?;
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
    /// What is left in each seat's bank, in milliseconds; empty without banks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    banks: Vec<Millis>,
    /// The clock that runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Running>,
}

/// A clock that runs: for one seat in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// Whose.
    pub seat: Seat,
    /// The number of the turn in which the seat is asked.
    pub turn: u32,
    /// When it began (unix milliseconds).
    pub since: Millis,
    /// When time is over (unix milliseconds).
    pub until: Millis,
    /// How often somebody gave more time.
    #[serde(default)]
    pub extended: u8,
    /// Whether the table was told that time is over.
    #[serde(default)]
    pub over: bool,
}

impl Running {
    /// When this player is reminded: after half of the time, and once more before the end.
    pub fn reminders(&self) -> impl Iterator<Item = Millis> + use<> {
        let half = self.since + (self.until - self.since) / 2;
        let last = self.until - LAST_CALL;
        let last = (last > half + HOUR).then_some(last);
        [Some(half), last].into_iter().flatten()
    }
}

impl Clocks {
    /// The clocks after an act at `now`: `asked` is the seat that must decide and the number of
    /// the turn, none when nobody must. The clock of the same question runs on.
    pub fn after(&self, pace: Pace, seats: u8, asked: Option<(Seat, u32)>, now: Millis) -> Self {
        let same = |running: &Running| Some((running.seat, running.turn)) == asked;
        if self.running.as_ref().is_some_and(same) {
            return self.clone();
        }
        let mut banks = self.banks.clone();
        if let Pace::Bank { days, hours } = pace {
            let full = Millis::from(days) * DAY;
            banks.resize(usize::from(seats), full);
            if let Some(stopped) = self.running
                && let Some(bank) = banks.get_mut(stopped.seat.index())
            {
                let left = (stopped.until - now).max(0);
                *bank = (left + Millis::from(hours) * HOUR).min(full);
            }
        }
        let running = pace.at_first().zip(asked).map(|(first, (seat, turn))| {
            let has = banks.get(seat.index()).copied().unwrap_or(first);
            let until = now + has.max(LEAST);
            Running { seat, turn, since: now, until, extended: 0, over: false }
        });
        Self { banks, running }
    }

    /// Tells the running clock from one that ran before it for the same question.
    pub fn renew(&mut self, old: &Self) {
        let before = old.running.map_or(0, |running| running.extended);
        if let Some(running) = &mut self.running {
            running.extended = before.saturating_add(1);
        }
    }

    /// The clocks with more time for the seat that is asked, at least `more` from `now`.
    pub fn with_more(&self, more: Millis, now: Millis) -> Self {
        let longer = |running: Running| Running {
            until: running.until.max(now) + more,
            extended: running.extended.saturating_add(1),
            over: false,
            ..running
        };
        Self { banks: self.banks.clone(), running: self.running.map(longer) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: Pace = Pace::Bank { days: 5, hours: 12 };

    #[test]
    fn a_pace_reads_as_it_is_written_and_nothing_else_is_one() {
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        assert_eq!("14d".parse(), Ok(Pace::Days(14)));
        for wrong in
            ["", "0d", "15d", "3", "d", "-1d", "5d+", "5d+49h", "5d+0h", "5d+2d", "free+1h"]
        {
            assert_eq!(wrong.parse::<Pace>(), Err(NoPace), "{wrong}");
        }
    }

    #[test]
    fn each_move_has_its_days_and_the_same_question_keeps_its_clock() {
        let pace = Pace::Days(2);
        let first = Clocks::default().after(pace, 2, Some((Seat(0), 1)), 1_000);
        assert_eq!(first.running.unwrap().until, 1_000 + 2 * DAY);
        // The tile was turned up: the same seat in the same turn.
        assert_eq!(first.after(pace, 2, Some((Seat(0), 1)), DAY), first);
        let next = first.after(pace, 2, Some((Seat(1), 2)), DAY);
        assert_eq!(next.running.unwrap().until, 3 * DAY);
        assert_eq!(next.after(pace, 2, None, DAY).running, None);
    }

    #[test]
    fn a_bank_is_used_up_and_filled_and_never_holds_more_than_at_first() {
        let asked = |seat, turn| Some((Seat(seat), turn));
        let start = Clocks::default().after(BANK, 2, asked(0, 1), 0);
        assert_eq!(start.running.unwrap().until, 5 * DAY);
        // Two days of five are used, half a day is added.
        let second = start.after(BANK, 2, asked(1, 2), 2 * DAY);
        assert_eq!(second.running.unwrap().until, 7 * DAY);
        let third = second.after(BANK, 2, asked(0, 3), 2 * DAY + HOUR);
        let left = 3 * DAY + 12 * HOUR;
        assert_eq!(third.running.unwrap().until, 2 * DAY + HOUR + left);
        // A quick answer does not fill the bank over its brim.
        let fourth = third.after(BANK, 2, asked(1, 4), 2 * DAY + 2 * HOUR);
        assert_eq!(fourth.running.unwrap().until, 2 * DAY + 2 * HOUR + 5 * DAY);
    }

    #[test]
    fn an_empty_bank_still_gives_an_hour_and_no_clock_goes_below_nothing() {
        let late =
            Clocks::default().after(Pace::Bank { days: 1, hours: 1 }, 2, Some((Seat(0), 1)), 0);
        let next = late.after(Pace::Bank { days: 1, hours: 1 }, 2, Some((Seat(1), 2)), 90 * DAY);
        let back = next.after(Pace::Bank { days: 1, hours: 1 }, 2, Some((Seat(0), 3)), 90 * DAY);
        assert_eq!(back.running.unwrap().until, 90 * DAY + HOUR);
        // A clock that went back makes nobody late.
        let jumped = back.after(Pace::Days(1), 2, Some((Seat(1), 4)), -DAY);
        assert_eq!(jumped.running.unwrap().until, 0);
    }

    #[test]
    fn reminders_come_at_half_time_and_before_the_end_but_not_both_at_once() {
        let running = |hours| {
            let until = hours * HOUR;
            Running { seat: Seat(0), turn: 1, since: 0, until, extended: 0, over: false }
        };
        let at = |hours| running(hours).reminders().collect::<Vec<_>>();
        assert_eq!(at(48), [24 * HOUR, 45 * HOUR]);
        assert_eq!(at(6), [3 * HOUR]);
        assert_eq!(at(1), [HOUR / 2]);
    }

    #[test]
    fn more_time_counts_from_now_when_time_was_over() {
        let clocks = Clocks::default().after(Pace::Days(1), 2, Some((Seat(0), 1)), 0);
        assert_eq!(clocks.with_more(DAY, HOUR).running.unwrap().until, 2 * DAY);
        assert_eq!(clocks.with_more(DAY, 9 * DAY).running.unwrap().until, 10 * DAY);
    }
}
