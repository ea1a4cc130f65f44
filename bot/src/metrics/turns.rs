//! Whether the loops in the background still turn. A loop that has stopped (it panicked, it waits
//! for something that never comes) would otherwise be noticed only by players.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use port::meters::BackgroundLoop;

/// Longer than any loop may rightly take for one turn: it sleeps for at most 20 seconds, and what it
/// waits for (a database that does not answer, a request that is held back) gives up before that.
const LIMIT: Duration = Duration::from_secs(5 * 60);

/// When each loop turned last.
#[derive(Debug, Default)]
pub struct Turns(Mutex<BTreeMap<&'static str, Instant>>);

/// The word for a loop.
fn word(which: BackgroundLoop) -> &'static str {
    match which {
        BackgroundLoop::Outbox => "outbox",
        BackgroundLoop::Timers => "timers",
    }
}

impl Turns {
    fn all(&self) -> MutexGuard<'_, BTreeMap<&'static str, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on all loops must turn, also those that never did.
    pub fn begin(&self, now: Instant) {
        for which in [BackgroundLoop::Outbox, BackgroundLoop::Timers] {
            self.turned(which, now);
        }
    }

    /// Records a turn.
    pub fn turned(&self, which: BackgroundLoop, now: Instant) {
        self.all().insert(word(which), now);
    }

    /// How long ago each loop turned.
    pub fn ages(&self, now: Instant) -> Vec<(&'static str, Duration)> {
        self.all().iter().map(|(&word, at)| (word, now.saturating_duration_since(*at))).collect()
    }

    /// A loop that has stopped.
    pub fn stopped(&self, now: Instant) -> Option<&'static str> {
        self.ages(now).into_iter().find(|(_, age)| *age > LIMIT).map(|(word, _)| word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_that_turns_no_more_is_named() {
        let (turns, start) = (Turns::default(), Instant::now());
        let later = start + LIMIT + Duration::from_secs(1);
        assert_eq!(turns.stopped(later), None, "nothing has begun");
        turns.begin(start);
        assert_eq!(turns.stopped(start + LIMIT), None);
        assert_eq!(turns.stopped(later), Some("outbox"), "it never turned");
        turns.turned(BackgroundLoop::Outbox, later);
        assert_eq!(turns.stopped(later), Some("timers"));
        turns.turned(BackgroundLoop::Timers, later);
        assert_eq!(turns.stopped(later), None);
    }
}
