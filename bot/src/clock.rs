//! The time of day, as something that is given: whoever needs it takes a [`Clock`], so that a test
//! can set it. Deadlines are stored instants and are compared with this clock, never with a
//! monotonic one, because they outlive the process.

use storage::Millis;

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Unix time in milliseconds. It may jump in either direction.
    fn now(&self) -> Millis;
}

/// The clock of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
    }
}

impl<C: Clock + ?Sized> Clock for std::sync::Arc<C> {
    fn now(&self) -> Millis {
        (**self).now()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

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
    fn the_system_clock_is_after_this_was_written() {
        assert!(SystemClock.now() > 1_795_000_000_000 - 86_400_000 * 365);
    }
}
