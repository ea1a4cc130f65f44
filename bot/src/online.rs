//! Whether Discord hears us and we hear Discord. While it does not, nobody can move, so nobody's
//! time may run out: timers wait until a connection stands again.

use std::collections::BTreeSet;
use std::sync::Mutex;

/// The connections that stand, by their shard.
#[derive(Debug, Default)]
pub struct Online(Mutex<BTreeSet<u32>>);

impl Online {
    /// A connection stands.
    pub fn found(&self, shard: u32) {
        self.change(|shards| shards.insert(shard));
    }

    /// A connection is lost.
    pub fn lost(&self, shard: u32) {
        self.change(|shards| shards.remove(&shard));
    }

    /// Whether any connection stands.
    pub fn is_up(&self) -> bool {
        let shards = self.0.lock();
        shards.is_ok_and(|shards| !shards.is_empty())
    }

    fn change(&self, change: impl FnOnce(&mut BTreeSet<u32>) -> bool) {
        // Nothing can fail while it is held.
        if let Ok(mut shards) = self.0.lock() {
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
        assert!(online.is_up());
        online.lost(1);
        assert!(!online.is_up());
    }
}
