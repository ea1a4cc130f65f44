//! The sandbox's clock and the ids derived from it. The clock runs with the system's and can be
//! moved forward, so that tests can see a token expire without waiting fifteen minutes. It can also
//! stand still until it is moved. It never goes back: snowflakes must keep growing.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Serialize, Serializer};

/// Milliseconds since 1970, on the sandbox's clock.
pub(crate) type EpochMillis = i64;

/// The first millisecond of 2015, the epoch of Discord's snowflakes.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;
/// The number of bits of a snowflake below its timestamp.
const TIME_SHIFT: u32 = 22;
/// A span of 2^37 ms, about four years: the invented creation times of named things lie within it.
const NAMED_SPAN_MS: u64 = 1 << 37;

/// A snowflake. JSON writes it as text, as Discord does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id(pub(crate) u64);

impl Id {
    /// Reads a decimal snowflake; anything else is `None`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse().ok()).flatten().map(Self)
    }

    /// The id of a named thing, the same in every run: bots keep ids in their databases, so a name
    /// must give the same id after a restart.
    pub(crate) fn of_name(kind: &str, name: &str) -> Self {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in kind.bytes().chain([b':']).chain(name.bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        // The lowest bits of this hash depend too little on the last letters: fold the high ones
        // in.
        hash ^= hash >> 29;
        let time = (hash >> TIME_SHIFT) % NAMED_SPAN_MS;
        Self(((time + NAMED_SPAN_MS / 2) << TIME_SHIFT) | (hash & 0x3f_ffff))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The clock and the last snowflake made.
#[derive(Debug, Default)]
pub(crate) struct MovedClock {
    ahead_ms: i64,
    /// The system's time when the clock was stopped.
    stopped: Option<EpochMillis>,
    latest: EpochMillis,
    last_id: u64,
}

impl MovedClock {
    /// The time now; it never goes back, even if the system's clock does.
    pub(crate) fn now(&mut self) -> EpochMillis {
        let system = self.stopped.unwrap_or_else(system);
        self.latest = self.latest.max(system + self.ahead_ms);
        self.latest
    }

    /// From now on only [`MovedClock::advance`] moves it.
    pub(crate) fn stop(&mut self) {
        self.stopped.get_or_insert_with(system);
    }

    /// Moves the clock forward.
    pub(crate) fn advance(&mut self, by: EpochMillis) {
        self.ahead_ms += by.max(0);
    }

    /// A snowflake greater than every one before.
    pub(crate) fn snowflake(&mut self) -> Id {
        let since = u64::try_from(self.now() - DISCORD_EPOCH_MS).unwrap_or_default();
        self.last_id = (self.last_id + 1).max(since << TIME_SHIFT);
        Id(self.last_id)
    }
}

fn system() -> EpochMillis {
    let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(system.as_millis()).unwrap_or(i64::MAX / 2)
}

/// The time as Discord writes it: ISO 8601 with microseconds, in UTC.
pub(crate) fn iso(at: EpochMillis) -> String {
    let (days, ms) = (at.div_euclid(86_400_000), at.rem_euclid(86_400_000));
    let (year, month, day) = date_of(days);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
    let micros = ms % 1_000 * 1_000;
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
}

/// The Gregorian date of a day counted from 1970-01-01 (the usual era arithmetic: years begin in
/// March, so that a leap day is the last of its year).
fn date_of(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_827_696_789), "2000-02-29T12:34:56.789000+00:00");
        assert_eq!(iso(1_795_264_200_001), "2026-11-21T12:30:00.001000+00:00");
    }

    #[test]
    fn snowflakes_grow_and_tell_their_time() {
        let mut clock = MovedClock::default();
        clock.stop();
        let made: Vec<Id> = (0..10_000).map(|_| clock.snowflake()).collect();
        assert!(made.windows(2).all(|pair| pair[0] < pair[1]));
        clock.advance(60_000);
        let later = clock.snowflake();
        let apart = (later.0 >> TIME_SHIFT) - (made[0].0 >> TIME_SHIFT);
        assert_eq!(apart, 60_000);
    }

    #[test]
    fn a_stopped_clock_moves_only_when_it_is_moved() {
        let mut clock = MovedClock::default();
        clock.stop();
        let start = clock.now();
        std::thread::sleep(std::time::Duration::from_millis(5));
        clock.stop();
        assert_eq!(clock.now(), start);
        clock.advance(1_500);
        assert_eq!(clock.now(), start + 1_500);
    }

    #[test]
    fn the_same_name_has_the_same_id_and_another_name_another() {
        assert_eq!(Id::of_name("user", "Ada"), Id::of_name("user", "Ada"));
        let names = ["Ada", "Ben", "Łucja", "Ştefan", "ada", "home/general"];
        let ids: std::collections::BTreeSet<Id> =
            names.iter().map(|name| Id::of_name("user", name)).collect();
        assert_eq!(ids.len(), names.len());
    }
}
