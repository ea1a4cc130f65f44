//! Chance: ChaCha8 with a shuffle of our own, which the commitment to a seed publishes, so the same
//! seed deals the same game on every machine (R-OV-14). A golden test fails if the library's
//! generator ever changes.

use rand::distr::Uniform;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// The secret from which a game is dealt: 32 bytes, in text 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and benchmarks.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The number behind any chance that must not depend on the order of the tiles (`game_seed` of
    /// R-CT-17): the first eight bytes, lowest first.
    pub fn number(&self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|index| self.0[index]))
    }

    /// What may be published before a game: the BLAKE3 hash of the seed. When the seed is revealed
    /// at the end, anyone can check that it was fixed all along.
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    /// Another seed, from this one and a text: the BLAKE3 hash of the text, keyed with the seed.
    pub fn mixed_with(&self, text: &str) -> Self {
        Self(*blake3::keyed_hash(&self.0, text.as_bytes()).as_bytes())
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Seed {
    /// A seed is a secret until the game is over.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        let digits = text.as_bytes().chunks(2).map(|pair| {
            std::str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok())
        });
        let bytes = digits.collect::<Option<Vec<u8>>>();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// A generator of random numbers, fully determined by its seed.
#[derive(Clone, Debug)]
pub struct Dice {
    rng: ChaCha8Rng,
}

impl Dice {
    /// The stream of `seed`, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self { rng: ChaCha8Rng::from_seed(seed.0) }
    }

    /// A separate stream for one purpose within the same game.
    pub fn stream(seed: Seed, purpose: &str) -> Self {
        Self::new(seed.mixed_with(purpose))
    }

    /// A number from 0 to `bound - 1`, all exactly equally likely. `bound` must not be 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.rng.sample(Uniform::new(0, bound).expect("there is something to choose from"))
    }

    /// The Fisher-Yates shuffle, from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
