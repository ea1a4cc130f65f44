//! How much one person or one server may ask of the bot, in one place. Anybody who exceeds a limit
//! gets a polite refusal that slows nobody else down: it uses neither the database nor the
//! pictures.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use storage::{Millis, UserId};

/// The most open games in a server.
pub const GAMES_PER_SERVER: u32 = 50;
/// The most open games that a person plays in.
pub const GAMES_PER_PLAYER: u32 = 10;
/// The most tables that a person opens per hour.
pub const TABLES_PER_HOUR: u32 = 5;
/// The most commands and presses of a person per [`SPAN`].
pub const ACTS_PER_SPAN: u32 = 30;
/// The span in which acts are counted, in milliseconds.
pub const SPAN: Millis = 10_000;
/// This many completions count as one act: there is one for each letter typed.
const COMPLETIONS: u32 = 3;
/// The most pictures drawn at once.
pub const DRAWERS: u32 = 2;
/// The most pictures waiting to be drawn. Beyond that the server with the most of them gets only
/// words.
pub const PICTURES_WAITING: u32 = 64;
/// The most moving pictures waiting to be drawn: the games they show wait with them.
pub const FILMS_WAITING: usize = 8;
/// The most earlier boards of public games that readers of their pages wait for.
pub const READERS_WAITING: usize = 16;
/// The largest picture file in bytes; Discord accepts ten megabytes.
pub const PICTURE_BYTES: usize = 8 << 20;
/// How long drawing a moving picture may take at one scale.
pub const FILM_TIME: Duration = Duration::from_secs(20);
/// The most bytes kept for moving pictures of finished games, in total.
pub const FILMS_KEPT: usize = 64 << 20;
/// The most people remembered at once.
const PEOPLE: usize = 20_000;

/// The bounds that can be configured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// The most open games in a server.
    pub games_per_server: u32,
    /// The most open games that a person plays in.
    pub games_per_player: u32,
    /// The most tables that a person opens per hour.
    pub tables_per_hour: u32,
    /// The most commands and presses of a person per [`SPAN`].
    pub acts_per_span: u32,
    /// The most pictures waiting to be drawn.
    pub pictures_waiting: u32,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            games_per_server: GAMES_PER_SERVER,
            games_per_player: GAMES_PER_PLAYER,
            tables_per_hour: TABLES_PER_HOUR,
            acts_per_span: ACTS_PER_SPAN,
            pictures_waiting: PICTURES_WAITING,
        }
    }
}

/// What a person did in the current span.
#[derive(Clone, Copy, Debug)]
struct Recent {
    since: Millis,
    acts: u32,
    completions: u32,
}

/// Counts what each person does. It is kept only in memory: a restart resets it.
#[derive(Debug, Default)]
pub struct RateLimiter(Mutex<HashMap<UserId, Recent>>);

impl RateLimiter {
    /// Counts one more act or completion; false if that is too many.
    pub fn admits(&self, user: UserId, quotas: &Quotas, typing: bool, now: Millis) -> bool {
        // A panic elsewhere must not lock everybody out.
        let Ok(mut people) = self.0.lock() else { return true };
        if people.len() >= PEOPLE && !people.contains_key(&user) {
            people.retain(|_, count| (0..SPAN).contains(&(now - count.since)));
        }
        let fresh = Recent { since: now, acts: 0, completions: 0 };
        let count = people.entry(user).or_insert(fresh);
        if !(0..SPAN).contains(&(now - count.since)) {
            *count = fresh;
        }
        let (number, most) = match typing {
            true => (&mut count.completions, quotas.acts_per_span.saturating_mul(COMPLETIONS)),
            false => (&mut count.acts, quotas.acts_per_span),
        };
        *number = number.saturating_add(1);
        *number <= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_too_much_is_stopped_and_nobody_else() {
        let (limiter, quotas) = (RateLimiter::default(), Quotas::default());
        let acts = |user, at| limiter.admits(UserId(user), &quotas, false, at);
        for _ in 0..ACTS_PER_SPAN {
            assert!(acts(1, 5));
        }
        assert!(!acts(1, SPAN - 1) && acts(2, 5));
        assert!(limiter.admits(UserId(1), &quotas, true, 5), "typing is counted apart");
        assert!(acts(1, SPAN + 5), "it is over with the span");
        assert!(acts(1, -SPAN), "a clock that goes back locks nobody out");
    }

    #[test]
    fn the_memory_for_people_is_bounded() {
        let (limiter, quotas) = (RateLimiter::default(), Quotas::default());
        for user in 0..3 * PEOPLE as u64 {
            let at = i64::try_from(user).expect("small") * 10;
            assert!(limiter.admits(UserId(user), &quotas, false, at));
        }
        assert!(limiter.0.lock().expect("nobody panicked").len() <= PEOPLE + 1);
    }
}
