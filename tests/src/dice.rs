//! Chance for tests: small, and the same on every run, so that a failure comes again.

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Dice that always fall the same way.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of this number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Something of a list.
    ///
    /// # Panics
    /// When there is nothing to choose from.
    pub fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        list.choose(&mut self.0).expect("there is something to choose from")
    }

    /// True this often in a hundred.
    pub fn percent(&mut self, often: u32) -> bool {
        self.0.random_ratio(often.min(100), 100)
    }
}
