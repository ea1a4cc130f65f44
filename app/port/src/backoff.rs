//! How long to wait before another attempt: with full jitter, so that requests that failed together
//! do not come back together.

use std::time::Duration;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// A growing wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backoff {
    /// The shortest wait, and the start of the growth.
    pub least: Duration,
    /// The longest wait.
    pub most: Duration,
}

impl Backoff {
    /// The wait after this many failed attempts (1 is the first): between `least` and a limit that
    /// doubles with each attempt, never more than `most`. `chance` is in 0..1.
    pub fn after(&self, attempts: u32, chance: f64) -> Duration {
        let doubled = 1_u32.checked_shl(attempts).filter(|&times| times > 0).unwrap_or(u32::MAX);
        let ceiling = self.least.saturating_mul(doubled).min(self.most).max(self.least);
        self.least + (ceiling - self.least).mul_f64(chance.clamp(0.0, 1.0))
    }

    /// The same with a random chance.
    pub fn jittered(&self, attempts: u32) -> Duration {
        self.after(attempts, rand::random())
    }
}

/// A number in 0..1, always the same for a given word and number of attempts: different words
/// spread out, and a repeated run waits as long as the one before.
pub fn chance_of(word: &str, attempts: u32) -> f64 {
    let hash = blake3::hash(format!("{word} {attempts}").as_bytes());
    ChaCha8Rng::from_seed(hash.into()).random()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BACKOFF: Backoff =
        Backoff { least: Duration::from_secs(1), most: Duration::from_secs(900) };

    #[test]
    fn the_wait_doubles_until_it_is_the_longest() {
        let most = |attempts| BACKOFF.after(attempts, 1.0).as_secs();
        assert_eq!([1, 2, 3, 9, 10, 31, 32, 4_000].map(most), [2, 4, 8, 512, 900, 900, 900, 900]);
    }

    #[test]
    fn the_wait_is_never_shorter_than_the_shortest() {
        for attempts in 0..50 {
            assert_eq!(BACKOFF.after(attempts, 0.0), BACKOFF.least);
            let wait = BACKOFF.jittered(attempts);
            assert!((BACKOFF.least..=BACKOFF.most).contains(&wait));
        }
    }

    #[test]
    fn waits_without_a_word_differ() {
        let waits: std::collections::BTreeSet<_> = (0..20).map(|_| BACKOFF.jittered(10)).collect();
        assert!(waits.len() > 1, "{waits:?}");
    }

    #[test]
    fn chances_differ_and_stay_in_their_range() {
        let words: Vec<f64> = (0..100).map(|n| chance_of("a row", n)).collect();
        assert!(words.iter().all(|chance| (0.0..1.0).contains(chance)));
        assert!(words.iter().any(|chance| *chance > 0.5) && words.iter().any(|c| *c < 0.5));
        assert_eq!(words[7].to_bits(), chance_of("a row", 7).to_bits());
        assert_ne!(words[7].to_bits(), chance_of("another row", 7).to_bits());
    }
}
