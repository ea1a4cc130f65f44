//! Chance for tests: small, and the same on every run, so that a failure comes again.

/// A generator (xorshift64*), good enough to choose among a few things.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator of this number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    /// Something of a list.
    ///
    /// # Panics
    /// When there is nothing to choose from.
    pub fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let index = self.next() % list.len() as u64;
        &list[usize::try_from(index).expect("it is less than a length")]
    }

    /// True this often in a hundred.
    pub fn percent(&mut self, often: u64) -> bool {
        self.next() % 100 < often
    }
}
