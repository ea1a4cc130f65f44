//! How much is played at a table: weeks, or as little as there can be, so that there can be many.
//! At short tables much is delivered twice and forged; at brief ones little.

use crate::people::{Chance, HOUR};

/// From this seed on tables are short.
pub const SHORT: u64 = 1_000_000;
/// From this seed on they are brief.
pub const BRIEF: u64 = 1_000_000_000;
/// The fewest tiles that a game may have.
const FEWEST: usize = 4;

/// How much is played at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// 8 to 16 tiles, over weeks.
    Weeks,
    /// As few tiles as there can be. More is delivered twice there, and more is forged.
    Short,
    /// As few tiles, and little that is delivered twice or forged.
    Brief,
}

impl Length {
    /// That of the table with this seed.
    pub fn of(seed: u64) -> Self {
        match seed {
            ..SHORT => Self::Weeks,
            SHORT..BRIEF => Self::Short,
            BRIEF.. => Self::Brief,
        }
    }

    /// How many tiles are played with.
    pub fn tiles(self, chance: &mut Chance) -> usize {
        match self {
            Self::Weeks => 8 + chance.below(9),
            Self::Short | Self::Brief => FEWEST,
        }
    }

    /// The shortest time after which somebody looks again: most looks at a short table would be of
    /// people who are not asked.
    pub fn pause(self) -> i64 {
        match self {
            Self::Weeks => 0,
            Self::Short | Self::Brief => 5 * HOUR,
        }
    }

    /// How many forged buttons are pressed in a row, and after how many of a hundred looks.
    pub fn forged(self) -> (usize, usize) {
        match self {
            Self::Weeks => (3, 25),
            Self::Short => (15, 20),
            Self::Brief => (2, 2),
        }
    }

    /// How many of a hundred interactions Discord delivers more than once.
    pub fn repeated(self) -> usize {
        match self {
            Self::Weeks => 10,
            Self::Short => 40,
            Self::Brief => 2,
        }
    }
}
