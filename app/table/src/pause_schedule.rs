//! Days and hours where a player lives: time zones, weekends, quiet hours, and the spans when a
//! clock is paused. Everything is computed from a stored instant and the zone's name, so the clock
//! change in spring or autumn affects only what is shown.

use std::str::FromStr;

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use storage::Millis;

use crate::time_control::{DAY, HOUR};

/// More steps than any clock has pauses.
const STEPS: usize = 1_000;
/// The zone of players who have not chosen one.
const UTC: &str = "UTC";

/// A time zone by its name in the IANA database, such as `Europe/Bucharest`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Zone {
    name: String,
    zone: TimeZone,
}

impl Default for Zone {
    fn default() -> Self {
        Self { name: UTC.to_owned(), zone: TimeZone::UTC }
    }
}

/// The text does not name a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a zone is a name such as Europe/Bucharest")]
pub struct NoZone;

impl FromStr for Zone {
    type Err = NoZone;

    fn from_str(text: &str) -> Result<Self, NoZone> {
        let zone = jiff::tz::db().get(text.trim()).map_err(|_| NoZone)?;
        let name = zone.iana_name().ok_or(NoZone)?.to_owned();
        Ok(Self { name, zone })
    }
}

impl TryFrom<String> for Zone {
    type Error = NoZone;

    fn try_from(text: String) -> Result<Self, NoZone> {
        text.parse()
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> Self {
        zone.name
    }
}

/// The names of all zones, sorted.
pub fn zones() -> Vec<String> {
    jiff::tz::db().available().map(|name| name.to_string()).collect()
}

impl Zone {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn local(&self, at: Millis) -> Zoned {
        // No turn reaches beyond the years of the calendar.
        let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
        at.to_zoned(self.zone.clone())
    }

    /// The first instant of the day `days` days after the day of `at`.
    fn midnight(&self, at: Millis, days: i64) -> Millis {
        let local = self.local(at);
        let day = local.date().checked_add(Span::new().days(days));
        let midnight = day.ok().and_then(|day| day.to_zoned(self.zone.clone()).ok());
        midnight.map_or(at + days * DAY, |midnight| midnight.timestamp().as_millisecond())
    }

    /// How many days after the day of `at` the next such weekday is; 0 for today.
    fn days_to(&self, at: Millis, wanted: Weekday) -> i64 {
        i64::from(self.local(at).weekday().until(wanted))
    }
}

/// Hours of the day, in the player's own zone, without reminders. They may span midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// The hour when they begin, from 0 to 23.
    pub from: u8,
    /// The hour when they end.
    pub to: u8,
}

impl FromStr for Quiet {
    type Err = NoZone;

    fn from_str(text: &str) -> Result<Self, NoZone> {
        let hour = |text: &str| text.trim().parse::<u8>().ok().filter(|hour| *hour < 24);
        let (from, to) = text.split_once('-').ok_or(NoZone)?;
        let (from, to) = (hour(from).ok_or(NoZone)?, hour(to).ok_or(NoZone)?);
        if from == to { Err(NoZone) } else { Ok(Self { from, to }) }
    }
}

impl std::fmt::Display for Quiet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl Quiet {
    /// The first instant at or after `at` outside the quiet hours.
    pub fn after(self, zone: &Zone, at: Millis) -> Millis {
        let hour = u8::try_from(zone.local(at).hour()).unwrap_or(0);
        let within = match self.from < self.to {
            true => (self.from..self.to).contains(&hour),
            false => hour >= self.from || hour < self.to,
        };
        if !within {
            return at;
        }
        let local = zone.local(at);
        let tomorrow = i64::from(self.from > self.to && hour >= self.from);
        let day = local.date().checked_add(Span::new().days(tomorrow)).unwrap_or(local.date());
        let end = i8::try_from(self.to).ok().map(|hour| day.at(hour, 0, 0, 0));
        let end = end.and_then(|end| end.to_zoned(zone.zone.clone()).ok());
        end.map_or(at + HOUR, |end| end.timestamp().as_millisecond().max(at))
    }
}

/// A span of time between two instants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interval {
    /// Its first millisecond.
    pub from: Millis,
    /// The first millisecond after it.
    pub until: Millis,
}

impl Interval {
    /// How much of it is within another span.
    pub fn within(self, other: Self) -> Millis {
        (self.until.min(other.until) - self.from.max(other.from)).max(0)
    }
}

/// When a player's clock is paused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PauseSchedule {
    /// Holidays of the table and of the player.
    pub spans: Vec<Interval>,
    /// The zone whose Saturdays and Sundays are paused too.
    pub weekends: Option<Zone>,
}

impl PauseSchedule {
    /// The end of the pause that contains `at`.
    fn end(&self, at: Millis) -> Option<Millis> {
        let spans = self.spans.iter().filter(|span| span.from <= at && at < span.until);
        let weekend = self.weekends.as_ref().and_then(|zone| {
            let rests = matches!(zone.local(at).weekday(), Weekday::Saturday | Weekday::Sunday);
            rests.then(|| zone.midnight(at, zone.days_to(at, Weekday::Monday)))
        });
        spans.map(|span| span.until).chain(weekend).max().filter(|end| *end > at)
    }

    /// When the next pause begins after `at`, which is in none.
    fn next(&self, at: Millis) -> Millis {
        let spans = self.spans.iter().filter(|span| span.from > at && span.until > span.from);
        let weekend = self
            .weekends
            .as_ref()
            .map(|zone| zone.midnight(at, zone.days_to(at, Weekday::Saturday)));
        let weekend = weekend.filter(|begins| *begins > at);
        spans.map(|span| span.from).chain(weekend).min().unwrap_or(Millis::MAX)
    }

    /// When a clock with `span` left at `at` runs out.
    pub fn after(&self, at: Millis, span: Millis) -> Millis {
        let (mut at, mut left) = (at, span.max(0));
        for _ in 0..STEPS {
            if let Some(end) = self.end(at) {
                at = end;
                continue;
            }
            let next = self.next(at);
            if at.saturating_add(left) <= next {
                return at.saturating_add(left);
            }
            left -= next - at;
            at = next;
        }
        at.saturating_add(left)
    }

    /// How long a clock runs between `from` and `until`; zero if `until` is earlier.
    pub fn between(&self, from: Millis, until: Millis) -> Millis {
        let (mut at, mut runs) = (from, 0);
        for _ in 0..STEPS {
            if at >= until {
                break;
            }
            if let Some(end) = self.end(at) {
                at = end;
                continue;
            }
            let next = self.next(at).min(until);
            runs += next - at;
            at = next;
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        name.parse().expect("a zone")
    }

    fn at(text: &str) -> Millis {
        text.parse::<Zoned>().expect("an instant").timestamp().as_millisecond()
    }

    #[test]
    fn a_zone_reads_as_it_is_written_and_nothing_else_is_one() {
        assert_eq!(zone(" europe/bucharest").name(), "Europe/Bucharest");
        assert_eq!(String::from(zone("UTC")), "UTC");
        for wrong in ["", "Bucharest", "+03:00", "../etc/passwd", "@everyone"] {
            assert_eq!(wrong.parse::<Zone>(), Err(NoZone), "{wrong}");
        }
        assert!(zones().len() > 400);
    }

    #[test]
    fn quiet_hours_end_in_the_morning_where_the_player_lives() {
        let quiet: Quiet = "22-7".parse().expect("hours");
        let warsaw = zone("Europe/Warsaw");
        let late = at("2026-11-20T23:30[Europe/Warsaw]");
        assert_eq!(quiet.after(&warsaw, late), at("2026-11-21T07:00[Europe/Warsaw]"));
        let early = at("2026-11-21T06:59[Europe/Warsaw]");
        assert_eq!(quiet.after(&warsaw, early), at("2026-11-21T07:00[Europe/Warsaw]"));
        let day = at("2026-11-21T07:00[Europe/Warsaw]");
        assert_eq!(quiet.after(&warsaw, day), day);
        // Across the night of the clock change.
        let night = at("2026-10-25T00:10[Europe/Warsaw]");
        assert_eq!(quiet.after(&warsaw, night), at("2026-10-25T07:00[Europe/Warsaw]"));
        for wrong in ["", "7", "7-7", "24-3", "a-b", "-1-5"] {
            assert!(wrong.parse::<Quiet>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_clock_stands_still_over_the_weekend_of_its_player() {
        let zone = zone("America/New_York");
        let rest = PauseSchedule { spans: Vec::new(), weekends: Some(zone) };
        let friday = at("2026-11-20T18:00[America/New_York]");
        let end = rest.after(friday, DAY);
        assert_eq!(end, at("2026-11-23T18:00[America/New_York]"));
        assert_eq!(rest.between(friday, end), DAY);
        // From the middle of a pause nothing runs until the pause ends.
        let sunday = at("2026-11-22T10:00[America/New_York]");
        assert_eq!(rest.after(sunday, HOUR), at("2026-11-23T01:00[America/New_York]"));
        assert_eq!(rest.between(sunday, at("2026-11-22T20:00[America/New_York]")), 0);
    }

    #[test]
    fn a_day_of_a_clock_is_a_day_also_when_the_clocks_change() {
        let rest = PauseSchedule { spans: Vec::new(), weekends: Some(zone("Europe/Warsaw")) };
        // The last Sunday of October has 25 hours, all of them paused.
        let friday = at("2026-10-23T12:00[Europe/Warsaw]");
        let end = rest.after(friday, DAY);
        assert_eq!(end, at("2026-10-26T12:00[Europe/Warsaw]"));
        assert_eq!(end - friday, 3 * DAY + HOUR);
        assert_eq!(rest.between(friday, end), DAY);
    }

    #[test]
    fn holidays_that_overlap_count_once() {
        let span = |from, until| Interval { from: from * DAY, until: until * DAY };
        let rest =
            PauseSchedule { spans: vec![span(2, 5), span(4, 6), span(9, 9)], weekends: None };
        assert_eq!(rest.after(DAY, 2 * DAY), 7 * DAY);
        assert_eq!(rest.between(DAY, 7 * DAY), 2 * DAY);
        assert_eq!(rest.between(7 * DAY, DAY), 0);
        assert_eq!(rest.after(3 * DAY, 0), 6 * DAY);
        assert_eq!(span(2, 5).within(span(4, 6)), DAY);
    }
}
