//! Calls that did not arrive: the channel took no message, and the person no direct one. A clock does
//! not run while that is known, for nobody can answer what they were not asked; it begins when the call
//! arrives. One of both ways is enough to be called.

use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::Millis;

use super::{Clocks, Running};
use crate::pause_schedule::PauseSchedule;

/// Where the call for a turn was refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missed {
    /// In the channel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub here: bool,
    /// As a direct message.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub directly: bool,
}

impl Missed {
    /// Nowhere.
    pub const NONE: Self = Self { here: false, directly: false };
    /// In the channel.
    pub const HERE: Self = Self { here: true, directly: false };
    /// As a direct message.
    pub const DIRECTLY: Self = Self { here: false, directly: true };
    /// Both ways.
    pub const EVERYWHERE: Self = Self { here: true, directly: true };

    /// Whether the call was refused nowhere.
    pub const fn is_none(&self) -> bool {
        !self.here && !self.directly
    }
}

impl Running {
    /// Whether the call is known not to have arrived: the clock does not run then.
    pub const fn is_unheard(&self) -> bool {
        self.missed.here && self.missed.directly
    }
}

impl Clocks {
    /// The clocks after the call for the turn of a seat was refused. One whose time is over was called
    /// long ago.
    pub fn missed(&self, seat: Seat, turn: u32, missed: Missed) -> Self {
        let Some(running) = self.of(seat).filter(|own| own.turn == turn && !own.over) else {
            return self.clone();
        };
        let missed = Missed {
            here: running.missed.here || missed.here,
            directly: running.missed.directly || missed.directly,
        };
        match missed == running.missed {
            true => self.clone(),
            false => self.change(seat, |running| Running { missed, ..running }),
        }
    }

    /// The clocks after the call of a seat has arrived: if it was known to have arrived nowhere, all of
    /// its time begins now.
    pub fn heard(&self, seat: Seat, rest: &PauseSchedule, now: Millis) -> Self {
        match self.of(seat) {
            Some(running) if !running.missed.is_none() => self.change(seat, |running| {
                let heard = Running { missed: Missed::NONE, ..running };
                if !running.is_unheard() {
                    return heard;
                }
                let has = running.has;
                Running { since: now, has, until: rest.after(now, has), reminded: None, ..heard }
            }),
            _ => self.clone(),
        }
    }

    /// Whether any call was refused somewhere and has not arrived elsewhere since.
    pub fn has_missed(&self) -> bool {
        self.running.iter().any(|running| !running.missed.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time_control::{DAY, HOUR, Pace};

    const TURN: u32 = 3;

    /// The clock of the first of two seats.
    fn begun(pace: Pace) -> Clocks {
        Clocks::default().after(pace, &rests(), &[(Seat(0), TURN)], 0)
    }

    fn rests() -> [PauseSchedule; 2] {
        [PauseSchedule::default(), PauseSchedule::default()]
    }

    fn unheard(pace: Pace) -> Clocks {
        begun(pace).missed(Seat(0), TURN, Missed::EVERYWHERE)
    }

    fn of(clocks: &Clocks) -> Running {
        clocks.of(Seat(0)).expect("a clock")
    }

    #[test]
    fn a_call_is_unheard_when_it_was_refused_both_ways_in_whatever_order() {
        for ways in [[Missed::HERE, Missed::DIRECTLY], [Missed::DIRECTLY, Missed::HERE]] {
            let once = begun(Pace::Days(2)).missed(Seat(0), TURN, ways[0]);
            assert!(!of(&once).is_unheard() && once.has_missed());
            assert_eq!(once.missed(Seat(0), TURN, ways[0]), once, "nothing is new");
            let both = once.missed(Seat(0), TURN, ways[1]);
            assert!(of(&both).is_unheard());
            assert_ne!(of(&both).number, of(&once).number, "it has other timers");
        }
        let clocks = begun(Pace::Days(2));
        assert_eq!(clocks.missed(Seat(0), TURN + 1, Missed::HERE), clocks, "another turn");
        assert_eq!(clocks.missed(Seat(1), TURN, Missed::HERE), clocks, "another seat");
        let over = clocks.over(Seat(0));
        assert_eq!(over.missed(Seat(0), TURN, Missed::EVERYWHERE), over, "it was called");
    }

    #[test]
    fn an_unheard_clock_begins_when_the_call_arrives_and_another_goes_on() {
        let heard = unheard(Pace::Days(2)).heard(Seat(0), &PauseSchedule::default(), 9 * DAY);
        let clock = of(&heard);
        assert_eq!((clock.since, clock.until), (9 * DAY, 11 * DAY));
        assert!(!heard.has_missed());
        let half = begun(Pace::Days(2)).missed(Seat(0), TURN, Missed::HERE);
        let clock = of(&half.heard(Seat(0), &PauseSchedule::default(), DAY));
        assert_eq!((clock.since, clock.until), (0, 2 * DAY), "the other way was enough");
    }

    #[test]
    fn what_a_bank_has_is_not_spent_by_a_call_that_nobody_heard() {
        let bank = Pace::Bank { days: 5, hours: 12 };
        let left = |clocks: &Clocks| {
            let moved = clocks.after(bank, &rests(), &[(Seat(1), TURN + 1)], 4 * DAY);
            moved.bank(Seat(0)).expect("a bank")
        };
        assert_eq!(left(&begun(bank)), DAY + 12 * HOUR);
        assert_eq!(left(&unheard(bank)), 5 * DAY, "as full as it can be");
    }

    #[test]
    fn more_time_and_a_return_to_the_state_take_nothing_from_an_unheard_clock() {
        let (clocks, rest) = (unheard(Pace::Days(2)), PauseSchedule::default());
        let more = clocks.with_more(Seat(0), DAY, &rest, 9 * DAY);
        assert_eq!(of(&more.heard(Seat(0), &rest, 9 * DAY)).until, 12 * DAY);
        let back = clocks.resumed((4 * DAY, 9 * DAY), HOUR, &[]);
        assert_eq!(of(&back.heard(Seat(0), &rest, 9 * DAY)).until, 11 * DAY);
    }

    #[test]
    fn a_clock_of_before_is_read_and_written_as_it_was() {
        let text = serde_json::to_string(&begun(Pace::Days(2))).unwrap();
        assert!(!text.contains("missed"), "{text}");
        let text = serde_json::to_string(&unheard(Pace::Days(2))).unwrap();
        assert_eq!(serde_json::from_str::<Clocks>(&text).unwrap(), unheard(Pace::Days(2)));
    }
}
