//! Whether Discord is connected both ways. While it is not, nobody can move or be told that it is
//! their turn, so nobody's time may run out: timers wait until there is a connection and requests
//! are answered. Either can fail alone.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use storage::Millis;

use crate::{Failure, FailureCause, Platform};

/// How often to check whether requests are answered.
const EVERY: Millis = 60_000;

/// The open connections by shard, and whether requests are answered.
#[derive(Debug, Default)]
pub struct Online {
    shards: Mutex<BTreeSet<u32>>,
    silent: AtomicBool,
    asked: AtomicI64,
    standing_by: AtomicBool,
}

impl Online {
    /// Records an open connection.
    pub fn found(&self, shard: u32) {
        self.change(|shards| shards.insert(shard));
    }

    /// Records a lost connection.
    pub fn lost(&self, shard: u32) {
        self.change(|shards| shards.remove(&shard));
    }

    /// How many connections are open.
    pub fn connections(&self) -> usize {
        self.shards.lock().map_or(0, |shards| shards.len())
    }

    /// Whether the connection of a shard is open.
    pub fn hears(&self, shard: u32) -> bool {
        self.shards.lock().is_ok_and(|shards| shards.contains(&shard))
    }

    /// Whether any connection is open and requests are answered.
    pub fn is_up(&self) -> bool {
        self.is_connected() && !self.is_silent()
    }

    /// Records whether other processes have all connections, so that this one needs none.
    pub fn stand_by(&self, standing_by: bool) {
        self.standing_by.store(standing_by, Ordering::Relaxed);
    }

    /// Whether there is no connection because other processes have them all.
    pub fn stands_by(&self) -> bool {
        !self.is_connected() && self.standing_by.load(Ordering::Relaxed)
    }

    /// Whether requests went unanswered at the last check.
    pub fn is_silent(&self) -> bool {
        self.silent.load(Ordering::Relaxed)
    }

    /// Checks whether requests are answered, unless that was done within the last minute. A refusal
    /// is an answer, unless it says that the token is worth nothing any more.
    pub async fn ask(&self, platform: &impl Platform, now: Millis) {
        let fresh = (now - self.asked.load(Ordering::Relaxed)).abs() < EVERY;
        if fresh || !self.is_connected() {
            return;
        }
        self.asked.store(now, Ordering::Relaxed);
        let answer = platform.answers().await;
        let refused = Err(Failure::Permanent(FailureCause::Unauthorised));
        let silent = answer == refused || matches!(answer, Err(Failure::Retry { after: None, .. }));
        if answer == refused {
            tracing::error!("DISCORD_TOKEN: Discord does not accept this token any more");
        }
        if silent != self.silent.swap(silent, Ordering::Relaxed) {
            match silent {
                true => tracing::warn!("no request is answered; all clocks stand still"),
                false => tracing::info!("requests are answered again"),
            }
        }
    }

    fn is_connected(&self) -> bool {
        self.connections() > 0
    }

    fn change(&self, change: impl FnOnce(&mut BTreeSet<u32>) -> bool) {
        // Nothing can fail while this is locked.
        if let Ok(mut shards) = self.shards.lock() {
            change(&mut shards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_connection_that_stands_is_enough() {
        let online = Online::default();
        assert!(!online.is_up());
        online.found(0);
        online.found(1);
        online.lost(0);
        assert!(online.is_up() && online.connections() == 1);
        online.lost(1);
        assert!(!online.is_up());
    }

    #[test]
    fn whoever_stands_by_has_no_connection_and_needs_none() {
        let online = Online::default();
        assert!(!online.stands_by(), "nobody else has one");
        online.stand_by(true);
        assert!(online.stands_by() && !online.is_up());
        online.found(0);
        assert!(!online.stands_by() && online.is_up());
        online.lost(0);
        online.stand_by(false);
        assert!(!online.stands_by() && !online.is_up());
    }
}
