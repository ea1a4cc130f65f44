//! The people at the tables: when each looks at Discord again, and what they do then. They choose
//! by chance from what the bot offers.

use rules::{Dice, Seed};

/// An hour in milliseconds.
pub const HOUR: i64 = 60 * 60 * 1000;
/// A day in milliseconds.
pub const DAY: i64 = 24 * HOUR;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Within the hour.
    Quick,
    /// Within a day or two.
    Slow,
    /// Often too late.
    Sleeper,
    /// Plays for a while, then never again.
    Vanishes,
    /// Takes every third move back.
    Misclicks,
    /// Leaves or resigns in the middle of the game.
    Leaves,
    /// Goes away on vacation and comes back; takes the seat back from a stand-in.
    Returns,
}

const HABITS: [Habit; 7] = [
    Habit::Quick,
    Habit::Slow,
    Habit::Sleeper,
    Habit::Vanishes,
    Habit::Misclicks,
    Habit::Leaves,
    Habit::Returns,
];

/// One person.
#[derive(Clone, Debug)]
pub struct Person {
    pub user: u64,
    pub habit: Habit,
    /// When the person looks next.
    pub looks: i64,
    /// How many moves the person has made.
    pub moves: u32,
}

/// Chance, from the seed of the table.
#[derive(Debug)]
pub struct Chance(Dice);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(Dice::new(Seed::from_number(seed)))
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0.below(u32::try_from(most.max(1)).unwrap()) as usize
    }

    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A span between two, in minutes.
    pub fn span(&mut self, least: i64, most: i64) -> i64 {
        let minutes = usize::try_from((most - least) / 60_000).unwrap();
        least + i64::try_from(self.below(minutes)).unwrap() * 60_000
    }

    pub fn habit(&mut self) -> Habit {
        *self.of(&HABITS)
    }
}

impl Person {
    /// When the person looks again.
    pub fn pause(&mut self, chance: &mut Chance) -> i64 {
        match self.habit {
            Habit::Quick | Habit::Misclicks => chance.span(HOUR / 12, HOUR),
            Habit::Slow | Habit::Leaves => chance.span(2 * HOUR, 40 * HOUR),
            Habit::Returns => chance.span(HOUR, 30 * HOUR),
            Habit::Sleeper => chance.span(6 * HOUR, 6 * DAY),
            Habit::Vanishes if self.moves >= 3 => 10_000 * DAY,
            Habit::Vanishes => chance.span(HOUR, 20 * HOUR),
        }
    }
}
