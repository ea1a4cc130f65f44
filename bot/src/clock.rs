//! The time of day, as something that is given: whoever needs it takes a [`Clock`], so that a test
//! can set it. Deadlines are stored instants and are compared with this clock, never with a
//! monotonic one, because they outlive the process.

use std::sync::atomic::{AtomicI64, Ordering};

use storage::Millis;

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Unix time in milliseconds. It may jump in either direction.
    fn now(&self) -> Millis;
}

/// How far Discord's clock is ahead of the system's, in milliseconds.
static AHEAD: AtomicI64 = AtomicI64::new(0);
/// A difference smaller than this is the way between the machines.
const TOLERANCE: Millis = 10_000;
/// The first millisecond of 2015, from which snowflakes count (Discord, "Snowflakes").
const EPOCH: Millis = 1_420_070_400_000;
/// How many bits of a snowflake stand below its time.
const BELOW_TIME: u32 = 22;

fn system() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

/// Something has just happened at Discord under this snowflake. Players read Discord's time, so a
/// clock of the system that is wrong is set right by it.
pub fn heard(snowflake: u64) {
    let there = Millis::try_from(snowflake >> BELOW_TIME).unwrap_or(0) + EPOCH;
    let ahead = there - system();
    if (ahead - AHEAD.load(Ordering::Relaxed)).abs() > TOLERANCE {
        tracing::warn!(milliseconds = ahead, "the clock of this machine is not Discord's");
        AHEAD.store(ahead, Ordering::Relaxed);
    }
}

/// How far Discord's clock is ahead, to be kept over a restart.
pub fn ahead() -> Millis {
    AHEAD.load(Ordering::Relaxed)
}

/// What was known of it before the restart.
pub fn set_ahead(ahead: Millis) {
    AHEAD.store(ahead, Ordering::Relaxed);
}

/// The clock of the system, as far as it agrees with Discord's.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        system() + AHEAD.load(Ordering::Relaxed)
    }
}

impl<C: Clock + ?Sized> Clock for std::sync::Arc<C> {
    fn now(&self) -> Millis {
        (**self).now()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A clock that stands until it is moved.
    #[derive(Debug)]
    pub(crate) struct Standing(pub AtomicI64);

    impl Standing {
        pub(crate) fn at(now: Millis) -> std::sync::Arc<Self> {
            std::sync::Arc::new(Self(AtomicI64::new(now)))
        }

        pub(crate) fn advance(&self, by: Millis) {
            self.0.fetch_add(by, Ordering::SeqCst);
        }
    }

    impl Clock for Standing {
        fn now(&self) -> Millis {
            self.0.load(Ordering::SeqCst)
        }
    }

    #[test]
    fn the_clock_follows_discords_and_does_not_mind_the_way_between() {
        const DAY: Millis = 86_400_000;
        let flake = |at: Millis| u64::try_from(at - EPOCH).unwrap() << BELOW_TIME;
        let near = |wanted: Millis| (SystemClock.now() - wanted).abs() < TOLERANCE;
        heard(flake(system() - 3_000));
        assert_eq!(ahead(), 0, "a slow way is no wrong clock");
        heard(flake(system() + DAY));
        assert!(near(system() + DAY));
        let kept = ahead();
        set_ahead(0);
        set_ahead(kept);
        assert!(near(system() + DAY));
        heard(flake(system()));
        assert!(near(system()));
        set_ahead(0);
    }

    #[test]
    fn the_system_clock_is_after_this_was_written() {
        assert!(SystemClock.now() > 1_795_000_000_000 - 86_400_000 * 365);
    }
}
