//! A cache of finished values that are likely to be needed again, bounded by their size in bytes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A value with a known size.
pub trait Bytes {
    /// Its approximate size.
    fn bytes(&self) -> usize;
}

/// Finished values by key. Several threads can use it at once.
pub struct Cache<K, V> {
    most: usize,
    kept: Mutex<Cached<K, V>>,
}

struct Cached<K, V> {
    /// Each value with the time of its last use.
    things: HashMap<K, (Arc<V>, u64)>,
    bytes: usize,
    clock: u64,
}

impl<K: Eq + Hash, V: Bytes> Cache<K, V> {
    /// A cache of at most `most` bytes.
    pub fn new(most: usize) -> Self {
        let kept = Cached { things: HashMap::new(), bytes: 0, clock: 0 };
        Self { most, kept: Mutex::new(kept) }
    }

    /// The value for this key, made if it is missing.
    pub fn get(&self, key: K, make: impl FnOnce(&K) -> V) -> Arc<V> {
        // A panic elsewhere leaves the cache intact: it holds only finished values.
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = lock().get(&key) {
            return thing;
        }
        // Made outside the lock: two threads may make the same value, which costs time but does no
        // harm.
        let thing = Arc::new(make(&key));
        lock().put(key, &thing, self.most);
        thing
    }
}

impl<K: Eq + Hash, V: Bytes> Cached<K, V> {
    fn get(&mut self, key: &K) -> Option<Arc<V>> {
        self.clock += 1;
        let (thing, used) = self.things.get_mut(key)?;
        *used = self.clock;
        Some(Arc::clone(thing))
    }

    fn put(&mut self, key: K, thing: &Arc<V>, most: usize) {
        self.bytes += thing.bytes();
        if let Some((old, _)) = self.things.insert(key, (Arc::clone(thing), self.clock)) {
            self.bytes -= old.bytes();
        }
        if self.bytes > most {
            self.forget(most / 8 * 7);
        }
    }

    /// Drops the least recently used values until at most `most` bytes remain.
    fn forget(&mut self, most: usize) {
        let mut ages: Vec<(u64, usize)> =
            self.things.values().map(|(thing, used)| (*used, thing.bytes())).collect();
        ages.sort_unstable();
        let mut oldest = 0;
        for (used, bytes) in ages {
            if self.bytes <= most {
                break;
            }
            oldest = used;
            self.bytes -= bytes;
        }
        self.things.retain(|_, (_, used)| *used > oldest);
        self.bytes = self.things.values().map(|(thing, _)| thing.bytes()).sum();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Bytes for usize {
        fn bytes(&self) -> usize {
            *self
        }
    }

    #[test]
    fn it_stays_within_its_bound_keeps_what_is_used_and_forgets_the_oldest() {
        let cache = Cache::new(1000);
        for key in 0..500 {
            cache.get(key, |_| 20 + key % 7);
            cache.get(0, |_| panic!("what is used stays"));
            cache.get(key, |_| panic!("the newest stays"));
            let kept = cache.kept.lock().expect("no thread panicked");
            let counted: usize = kept.things.values().map(|(thing, _)| **thing).sum();
            assert_eq!(kept.bytes, counted);
            assert!(kept.bytes <= 1000, "{counted} bytes");
            // More than a few are cached.
            assert!(key < 40 || kept.bytes > 600, "{counted} bytes");
        }
        let mut made = false;
        cache.get(1, |_| {
            made = true;
            20
        });
        assert!(made, "what was not used is forgotten");
    }

    #[test]
    fn what_is_larger_than_all_of_it_is_given_and_not_kept() {
        let cache = Cache::new(10);
        for _ in 0..2 {
            let mut made = false;
            let thing = cache.get("large", |_| {
                made = true;
                11
            });
            assert!(made && *thing == 11);
        }
    }
}
