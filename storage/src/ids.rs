//! The ids of everything. Discord's snowflakes are newtypes, so that a channel cannot be passed for
//! a guild; a game has a number inside and a short word to type outside.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! snowflake {
    ($(#[$doc:meta] $name:ident)*) => {$(
        #[$doc]
        ///
        /// A 64-bit snowflake (Discord, API reference, "Snowflakes").
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u64);

        impl $name {
            /// The snowflake as a number.
            pub const fn get(self) -> u64 {
                self.0
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

snowflake! {
    /// A server.
    GuildId
    /// A channel, a thread or a direct-message channel.
    ChannelId
    /// A person.
    UserId
    /// One command, click or selection by a person.
    InteractionId
    /// A message in a channel.
    MessageId
}

#[cfg(feature = "sqlite")]
macro_rules! column {
    ($($name:ident)*) => {$(
        impl $name {
            /// The database form: the same 64 bits, signed.
            pub(crate) const fn stored(self) -> i64 {
                self.0.cast_signed()
            }

            pub(crate) const fn from_stored(stored: i64) -> Self {
                Self(stored.cast_unsigned())
            }
        }
    )*};
}

#[cfg(feature = "sqlite")]
column! { GuildId ChannelId UserId MessageId InteractionId }

/// A game, by its number in the database. A number is never reused, even after its game is deleted.
///
/// People see and type [`GameId::public`]:
///
/// ```
/// use storage::GameId;
///
/// let game = GameId(7);
/// let word = game.public();
/// assert_eq!(word.len(), 5);
/// assert_eq!(GameId::from_public(&word), Some(game));
/// assert_eq!(GameId::from_public(&word.to_uppercase()), Some(game));
/// assert_eq!(GameId::from_public("@everyone"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// Digits of the public id: no `i`, `l`, `o`, `u`, which are misread or make words.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The minimum and maximum number of digits of a public id.
const WIDTHS: std::ops::RangeInclusive<u32> = 5..=12;
/// Odd, so that multiplying by it is reversible. It spreads neighbouring ids far apart, so that a
/// one-letter typo rarely names another game.
const SPREAD: u64 = 0x5851_F42D_4C95_7F2D;

impl GameId {
    /// The short word for the game outside: letters and digits, at least five. It is no secret:
    /// permission to act on a game never depends on knowing it.
    pub fn public(self) -> String {
        let id = self.0.cast_unsigned();
        let width = WIDTHS.clone().find(|w| id < 1 << (5 * w)).unwrap_or(*WIDTHS.end());
        let mut rest = id.wrapping_mul(SPREAD) & mask(width);
        let mut digits = vec![0_u8; width as usize];
        for digit in digits.iter_mut().rev() {
            *digit = DIGITS[(rest & 31) as usize];
            rest >>= 5;
        }
        digits.into_iter().map(char::from).collect()
    }

    /// The game that a typed word stands for; `None` when no game can have this id. Case is
    /// ignored, and `o`, `i`, `l` are read as the digits they resemble.
    pub fn from_public(word: &str) -> Option<Self> {
        let width = u32::try_from(word.len()).ok().filter(|w| WIDTHS.contains(w))?;
        let mut spread = 0_u64;
        for letter in word.bytes() {
            let letter = match letter.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                other => other,
            };
            let digit = DIGITS.iter().position(|&digit| digit == letter)?;
            spread = spread << 5 | digit as u64;
        }
        let id = spread.wrapping_mul(inverse(SPREAD)) & mask(width);
        let game = Self(id.cast_signed());
        (id > 0 && game.public().len() == word.len()).then_some(game)
    }
}

const fn mask(width: u32) -> u64 {
    (1 << (5 * width)) - 1
}

/// The inverse of an odd number modulo 2^64 (Newton: each step doubles the number of correct bits).
const fn inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    let mut step = 0;
    while step < 5 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        step += 1;
    }
    inverse
}

impl fmt::Display for GameId {
    /// The number, as in keys and logs; people see [`GameId::public`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The inbox key of an act: the same act has the same key each time it is delivered.
///
/// ```
/// use storage::{ActKey, GameId, InteractionId};
///
/// assert_eq!(ActKey::interaction(InteractionId(42)).as_str(), "i:42");
/// assert_eq!(ActKey::timer("draw", GameId(7), 12).as_str(), "draw:7:12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ActKey(pub(crate) String);

impl ActKey {
    /// The key of something a person did.
    pub fn interaction(id: InteractionId) -> Self {
        Self(format!("i:{id}"))
    }

    /// The key of a timer: one for each kind, game and ordinal.
    pub fn timer(kind: &str, game: GameId, ordinal: u32) -> Self {
        Self(format!("{kind}:{game}:{ordinal}"))
    }

    /// The key as stored in the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_word_and_the_word_leads_back() {
        let mut words = std::collections::BTreeSet::new();
        let wide = [1 << 24, (1 << 25) - 1, 1 << 25, (1 << 30) - 1, 1 << 30, 1 << 40, 1 << 59];
        for id in (1..20_000).chain(wide) {
            let word = GameId(id).public();
            assert_eq!(GameId::from_public(&word), Some(GameId(id)), "{word}");
            assert!(words.insert(word));
        }
    }

    #[test]
    fn a_word_that_no_game_has_is_no_game() {
        let long = "a".repeat(6000);
        for word in ["", "7", "aaaa", "abc de", "łucja", "@everyone", "-1234", "00000", &long] {
            assert_eq!(GameId::from_public(word), None, "{word}");
        }
    }

    #[test]
    fn a_misread_letter_is_forgiven() {
        let game = GameId(1);
        let spoilt = game.public().replace('0', "O").replace('1', "l");
        assert_eq!(GameId::from_public(&spoilt), Some(game));
    }
}
