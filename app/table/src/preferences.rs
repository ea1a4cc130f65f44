//! How a player likes to be reached, and when not at all: time zone, quiet hours, reminders, where
//! pings go, vacation. These settings belong to the player and apply to all games; to the storage
//! their text is opaque.

use serde::{Deserialize, Serialize};
use storage::Millis;
use text::Text;

use crate::pause_schedule::{Interval, PauseSchedule, Quiet, Zone};
use crate::time_control::{DAY, HOUR, LAST_WORD, Running};

/// Days of vacation in each year.
pub const VACATION_DAYS: i64 = 30;
/// The length of the vacation year, which begins at the first instant of the first day used.
const YEAR: Millis = 365 * DAY;
/// The least time between two reminders.
const APART: Millis = HOUR;
/// The most days with a reminder of a move without a limit; then the game is put aside.
const DAYS_WITHOUT_LIMIT: i64 = 27;
/// A reminder closer to the end than this is useless.
const USEFUL: Millis = 15 * 60_000;
/// Whoever was reminded later than this before a reminder does not need it.
const SAME: Millis = HOUR / 2;
/// The most reminders for one clock.
pub const MAX_REMINDERS: usize = 16;

/// How often a player is reminded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cadence {
    /// At half the time, a day before the end, and three hours before the end.
    #[default]
    Usual,
    /// Once, three hours before the end.
    Last,
    /// Every day, and three hours before the end.
    Daily,
    /// Never.
    Never,
}

impl Cadence {
    /// Every cadence, by the word that players type.
    pub const ALL: [(&'static str, Self); 4] = [
        ("usual", Self::Usual),
        ("last", Self::Last),
        ("daily", Self::Daily),
        ("never", Self::Never),
    ];
}

/// Where pings go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PingRoute {
    /// To the channel of the game.
    #[default]
    Channel,
    /// To direct messages.
    Direct,
    /// To both.
    Both,
}

impl PingRoute {
    /// Every reach, by the word that players type.
    pub const ALL: [(&'static str, Self); 3] =
        [("channel", Self::Channel), ("direct", Self::Direct), ("both", Self::Both)];
}

/// How a player likes to be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prefs {
    /// The player's time zone.
    pub zone: Zone,
    /// The hours without reminders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// How often reminders come.
    pub remind: Cadence,
    /// Where pings go.
    pub reach: PingRoute,
    /// Whether the player is told when they are next.
    pub next: bool,
    /// Whether direct messages to the player failed.
    pub closed: bool,
    /// The language in which the player is written to, by its code; `None` for that of the player's
    /// Discord.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether the player's games stay out of the records.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrecorded: bool,
    /// Vacations, earliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Interval>,
}

impl Prefs {
    /// The language of private messages to somebody whose Discord has this locale.
    pub fn text_for(&self, locale: &str) -> &'static Text {
        let chosen = self.language.as_deref().and_then(Text::known);
        chosen.unwrap_or_else(|| Text::of(locale))
    }

    /// Reads the stored text. Text that cannot be read counts as no choices made.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to store.
    ///
    /// # Errors
    /// JSON writer errors.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Whether pings go to the channel.
    pub fn in_channel(&self) -> bool {
        self.closed || self.reach != PingRoute::Direct
    }

    /// Whether pings go to direct messages.
    pub fn directly(&self) -> bool {
        !self.closed && self.reach != PingRoute::Channel
    }

    /// Milliseconds of vacation left at `now`, in the year that ends then.
    pub fn vacation_left(&self, now: Millis) -> Millis {
        let year = Interval { from: now - YEAR, until: Millis::MAX };
        let used: Millis = self.away.iter().map(|away| away.within(year)).sum();
        (VACATION_DAYS * DAY - used).max(0)
    }

    /// The days of vacation left at `now`. A day that is not used up is not used.
    pub fn vacation_days(&self, now: Millis) -> i64 {
        (self.vacation_left(now) + DAY - 1) / DAY
    }

    /// The vacation running at `now`.
    pub fn away_at(&self, now: Millis) -> Option<Interval> {
        self.away.iter().copied().find(|away| away.from <= now && now < away.until)
    }

    /// Takes this many milliseconds of vacation starting at `from`; changes nothing if fewer days are
    /// left. What was used of a day stays used, so nobody gains by taking and ending it again and again.
    pub fn take_vacation(&mut self, from: Millis, span: Millis, now: Millis) -> bool {
        if span <= 0 || span > self.vacation_days(now) * DAY {
            return false;
        }
        // Vacation more than a year ago no longer counts.
        self.away.retain(|away| away.until > now - YEAR);
        self.away.push(Interval { from, until: from + span });
        self.away.sort_by_key(|away| away.from);
        true
    }

    /// Ends the current vacation and saves the rest of it.
    pub fn end_vacation(&mut self, now: Millis) -> bool {
        let lasts = self.away.iter().any(|away| away.until > now);
        self.away.retain(|away| away.from < now);
        for away in &mut self.away {
            away.until = away.until.min(now);
        }
        lasts
    }

    /// When the player is reminded of a clock: never in quiet hours or while the clock is paused,
    /// never twice within an hour, never too late to be useful, and not again of what they were
    /// reminded of before an outage or a pause moved the clock. Each comes with its name, the time left
    /// for which it is wanted: a number would be another reminder's after a change of the cadence.
    pub fn reminders(&self, clock: &Running, rest: &PauseSchedule) -> Vec<(Millis, Millis)> {
        if clock.silence {
            return self.without_limit(clock, rest);
        }
        let (since, until) = (clock.since, clock.until);
        let has = rest.between(since, until);
        let (half, last) = (has / 2, has - 3 * HOUR);
        let mut spans: Vec<Millis> = match self.remind {
            Cadence::Never => Vec::new(),
            Cadence::Last => vec![last],
            // A clock extended by vacation passed its half long ago.
            Cadence::Usual if clock.stretched > 0 => vec![has - DAY, last],
            Cadence::Usual => vec![half, has - DAY, last],
            Cadence::Daily => {
                let days = (1..).map(|day| day * DAY).take_while(|span| *span < has);
                days.take(MAX_REMINDERS - 1).chain([last]).collect()
            }
        };
        spans.retain(|span| *span > 0);
        if self.remind != Cadence::Never && spans.is_empty() && clock.reminded.is_none() {
            spans.push(half);
        }
        let loud = |at: Millis| self.loud(at);
        let timed = spans.into_iter().map(|span| (has - span, loud(rest.after(since, span))));
        // Quiet hours do not count here: after an outage the same reminder may be kept back by them.
        let was_given = |left: Millis| clock.reminded.is_some_and(|before| left + SAME > before);
        let mut wanted: Vec<(Millis, Millis)> =
            timed.filter(|(left, _)| !was_given(*left)).collect();
        wanted.sort_by_key(|(_, at)| *at);
        let told = clock.reminded.filter(|left| *left <= has);
        let mut before = told.map(|left| rest.after(since, has - left));
        let mut given: Vec<(Millis, Millis)> = Vec::new();
        for (left, at) in wanted {
            let apart = before.is_none_or(|before| at - before > APART);
            if at > since && at <= until - USEFUL && apart {
                given.push((left, at));
                before = Some(at);
            }
        }
        given
    }

    /// The reminders where a move has no limit, from when its player was asked: every day, if the player
    /// wants that. Whatever they want, they hear once of the time when the others need not wait for them
    /// any more ([`LAST_WORD`]).
    fn without_limit(&self, clock: &Running, rest: &PauseSchedule) -> Vec<(Millis, Millis)> {
        let has = rest.between(clock.since, clock.until);
        let at = |left: Millis| self.loud(rest.after(clock.since, has - left));
        let warned = (!clock.over).then(|| (LAST_WORD, at(LAST_WORD)));
        let days =
            if self.remind == Cadence::Daily && !clock.muted { DAYS_WITHOUT_LIMIT } else { 0 };
        let daily = (1..=days).map(|day| has - day * DAY).map(|left| (left, at(left)));
        let apart = |daily: &(Millis, Millis)| {
            warned.is_none_or(|(_, warned)| (daily.1 - warned).abs() > DAY / 2)
        };
        let mut given: Vec<(Millis, Millis)> = daily.filter(apart).chain(warned).collect();
        given.sort_by_key(|(_, at)| *at);
        given
    }

    /// The first instant outside the quiet hours.
    fn loud(&self, at: Millis) -> Millis {
        self.quiet.map_or(at, |quiet| quiet.after(&self.zone, at))
    }
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;

    fn clock(hours: Millis) -> Running {
        Running::new(Seat(0), 1, 0, hours * HOUR, hours * HOUR)
    }

    fn hours(prefs: &Prefs, of: Millis) -> Vec<Millis> {
        prefs
            .reminders(&clock(of), &PauseSchedule::default())
            .into_iter()
            .map(|(_, at)| at / HOUR)
            .collect()
    }

    #[test]
    fn reminders_come_at_the_cadence_of_their_player() {
        let prefs = |remind| Prefs { remind, ..Prefs::default() };
        assert_eq!(hours(&prefs(Cadence::Usual), 72), [36, 48, 69]);
        assert_eq!(hours(&prefs(Cadence::Usual), 48), [24, 45]);
        assert_eq!(hours(&prefs(Cadence::Usual), 6), [3]);
        assert_eq!(hours(&prefs(Cadence::Usual), 2), [1]);
        assert_eq!(hours(&prefs(Cadence::Last), 72), [69]);
        assert_eq!(hours(&prefs(Cadence::Last), 2), [1]);
        assert_eq!(hours(&prefs(Cadence::Daily), 72), [24, 48, 69]);
        assert_eq!(hours(&prefs(Cadence::Never), 72), [0; 0]);
        let long = prefs(Cadence::Daily).reminders(&clock(24 * 60), &PauseSchedule::default());
        assert!(long.len() <= MAX_REMINDERS);
    }

    #[test]
    fn a_move_without_a_limit_is_reminded_of_daily_and_once_of_the_end_of_the_wait() {
        let at = |prefs: &Prefs, over| {
            let clock = Running { silence: true, over, ..clock(7 * 24) };
            let given = prefs.reminders(&clock, &PauseSchedule::default());
            given.into_iter().map(|(_, at)| at / HOUR).collect::<Vec<_>>()
        };
        for remind in [Cadence::Usual, Cadence::Last, Cadence::Never] {
            assert_eq!(at(&Prefs { remind, ..Prefs::default() }, false), [120]);
        }
        let daily = Prefs { remind: Cadence::Daily, ..Prefs::default() };
        let all: Vec<Millis> = (1..=27).map(|day| 24 * day).collect();
        assert_eq!(at(&daily, false), all);
        assert_eq!(at(&daily, true), all, "it is still the player's turn");
        let quiet = Prefs { quiet: "22-8".parse().ok(), ..daily };
        assert_eq!(at(&quiet, false)[..3], [32, 56, 80], "midnight waits for the morning");
        let muted = Running { silence: true, muted: true, ..clock(7 * 24) };
        assert_eq!(quiet.reminders(&muted, &PauseSchedule::default()).len(), 1);
    }

    #[test]
    fn no_reminder_comes_in_quiet_hours_and_two_that_meet_are_one() {
        let quiet = "20-9".parse().ok();
        let prefs = Prefs { quiet, ..Prefs::default() };
        // 24 falls on midnight and 45 on nine in the evening: both wait for the morning, and the
        // second would then come after the end.
        assert_eq!(hours(&prefs, 48), [33]);
        let evening = Prefs { quiet: "1-23".parse().ok(), ..Prefs::default() };
        assert_eq!(hours(&evening, 72), [47, 71]);
    }

    #[test]
    fn the_hours_of_the_night_are_those_of_ones_own_zone() {
        let (quiet, zone) = ("20-9".parse().ok(), "Asia/Tokyo".parse().expect("a zone"));
        let prefs = Prefs { quiet, zone, ..Prefs::default() };
        // 24 falls on nine in the morning; 45 falls on six, and nine is too late.
        assert_eq!(hours(&prefs, 48), [24]);
    }

    #[test]
    fn what_an_outage_leaves_of_a_day_of_vacation_is_no_new_clock_to_be_reminded_of() {
        let left = |hours: Millis, reminded| {
            let clock = Running { stretched: 1, reminded, ..clock(hours) };
            let given = Prefs::default().reminders(&clock, &PauseSchedule::default());
            given.into_iter().map(|(_, at)| at / HOUR).collect::<Vec<_>>()
        };
        assert_eq!(left(10, Some(DAY)), [7], "half of the time was over before");
        assert_eq!(left(2, Some(3 * HOUR)), [0; 0]);
        assert_eq!(left(2, None), [1], "somebody who was told nothing yet");
    }

    #[test]
    fn no_reminder_comes_while_the_clock_stands_still() {
        let spans = vec![Interval { from: 10 * HOUR, until: 40 * HOUR }];
        let rest = PauseSchedule { spans, weekends: None };
        let clock = Running::new(Seat(0), 1, 0, 48 * HOUR, 78 * HOUR);
        let given = Prefs::default().reminders(&clock, &rest);
        assert_eq!(given, [(DAY, 54 * HOUR), (3 * HOUR, 75 * HOUR)]);
    }

    #[test]
    fn a_reminder_that_an_outage_moves_into_quiet_hours_is_not_given_again() {
        let prefs = Prefs { quiet: "20-9".parse().ok(), ..Prefs::default() };
        let reminders = |clock| prefs.reminders(&clock, &PauseSchedule::default());
        // On the third day at noon a day was left. An outage then moves that to ten in the evening, and
        // the morning after it 13 hours are left.
        let moved = |reminded| {
            let (since, until) = (10 * HOUR, 94 * HOUR);
            Running { since, until, reminded, ..clock(84) }
        };
        let (half, last) = (42 * HOUR, 3 * HOUR);
        assert_eq!(reminders(clock(84)), [(half, half), (DAY, 60 * HOUR), (last, 81 * HOUR)]);
        assert_eq!(reminders(moved(Some(half))), [(DAY, 81 * HOUR), (last, 91 * HOUR)]);
        assert_eq!(reminders(moved(Some(DAY))), [(last, 91 * HOUR)]);
    }

    #[test]
    fn what_would_come_within_an_hour_of_a_reminder_does_not_come_once_that_was_given() {
        let half = 15 * HOUR / 4;
        let reminders = |reminded| {
            let clock = Running { reminded, ..Running::new(Seat(0), 1, 0, 2 * half, 2 * half) };
            Prefs::default().reminders(&clock, &PauseSchedule::default())
        };
        assert_eq!(reminders(None), [(half, half)]);
        assert!(reminders(Some(half)).is_empty());
    }

    #[test]
    fn a_reminder_keeps_its_name_and_has_it_alone_when_its_player_wants_another_cadence() {
        let names = |remind| {
            let prefs = Prefs { remind, ..Prefs::default() };
            let given = prefs.reminders(&clock(7 * 24), &PauseSchedule::default());
            given.into_iter().map(|(left, _)| left / HOUR).collect::<Vec<_>>()
        };
        assert_eq!(names(Cadence::Daily), [144, 120, 96, 72, 48, 24, 3]);
        assert_eq!(names(Cadence::Usual), [84, 24, 3]);
        assert_eq!(names(Cadence::Last), [3]);
    }

    #[test]
    fn vacation_is_taken_from_a_budget_that_comes_back_after_a_year() {
        let mut prefs = Prefs::default();
        let now = 1_800_000_000_000;
        assert!(!prefs.take_vacation(now, 31 * DAY, now));
        assert!(prefs.take_vacation(now, 20 * DAY, now));
        assert_eq!(prefs.vacation_left(now), 10 * DAY);
        assert!(prefs.away_at(now + DAY).is_some() && prefs.away_at(now + 20 * DAY).is_none());
        // A player who comes back early keeps the rest.
        assert!(prefs.end_vacation(now + 5 * DAY));
        assert_eq!(prefs.vacation_left(now + 5 * DAY), 25 * DAY);
        assert!(!prefs.end_vacation(now + 6 * DAY));
        // Whoever changes their mind at once has used no day ...
        let (mut toggled, then) = (prefs.clone(), now + 6 * DAY);
        assert!(toggled.take_vacation(then, 10 * DAY, then) && toggled.end_vacation(then + 5));
        assert_eq!(toggled.vacation_days(then + 5), 25);
        assert!(toggled.clone().take_vacation(then + DAY, 25 * DAY, then + DAY));
        // ... but parts of days add up, however often they are taken.
        for day in 10..20 {
            let from = now + day * DAY;
            assert!(toggled.take_vacation(from, 10 * DAY, from));
            assert!(toggled.end_vacation(from + DAY / 2));
        }
        assert_eq!(toggled.vacation_days(now + 20 * DAY), 20);
        assert_eq!(prefs.vacation_left(now + 6 * DAY + YEAR), 30 * DAY);
    }

    #[test]
    fn what_cannot_be_read_is_as_good_as_nothing_chosen() {
        assert_eq!(Prefs::read(""), Prefs::default());
        assert_eq!(Prefs::read("{\"zone\":\"Nowhere/City\"}"), Prefs::default());
        let zone = "Europe/Warsaw".parse().expect("a zone");
        let prefs = Prefs { zone, next: true, reach: PingRoute::Both, ..Prefs::default() };
        assert_eq!(Prefs::read(&prefs.text().expect("plain values")), prefs);
        assert!(prefs.in_channel() && prefs.directly());
        assert!(!Prefs { closed: true, ..prefs }.directly());
    }
}
