//! Chance for decoration: a fixed sequence per kind, so a tile always looks the same.

use canvas::geometry::{Vec2, at};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::TileKind;

/// A generator of a fixed sequence; it is neither secret nor relevant to fairness.
pub(super) struct TileRandom(ChaCha8Rng);

impl TileRandom {
    /// The generator for a kind of tile and a purpose.
    pub(super) fn of(kind: &TileKind, purpose: u64) -> Self {
        let mut seed = [0; 32];
        for (place, byte) in kind.id.bytes().enumerate() {
            seed[place % 32] ^= byte;
        }
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(purpose);
        Self(rng)
    }

    /// The next number between 0 and 1.
    pub(super) fn next(&mut self) -> f32 {
        self.0.random()
    }

    pub(super) fn point(&mut self) -> Vec2 {
        at(self.next(), self.next())
    }
}
