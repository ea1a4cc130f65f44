//! Enums whose values are stored or sent as words, and the one way to write and read what goes with
//! them: its parts, with dots between them.

use std::str::{FromStr, SplitTerminator};

use rules::{Pos, Rotation, Seat};
use storage::{ChannelId, GuildId, InteractionId, UserId};

/// The parts of a text that are still to be read.
pub(crate) type Parts<'a> = SplitTerminator<'a, char>;

/// A value as parts of a stored text. What is written is what [`Dotted::read`] reads.
pub(crate) trait Dotted: Sized {
    /// Adds its parts.
    fn write(&self, parts: &mut Vec<String>);

    /// Takes its parts off; `None` if they are no such value.
    fn read(parts: &mut Parts<'_>) -> Option<Self>;
}

/// A value as a text.
pub(crate) fn written(value: &impl Dotted) -> String {
    let mut parts = Vec::new();
    value.write(&mut parts);
    parts.join(".")
}

/// The value that is [`written`] like this. Every value has one spelling.
pub(crate) fn read<T: Dotted>(text: &str) -> Option<T> {
    let mut parts = text.split_terminator('.');
    T::read(&mut parts).filter(|value| written(value) == text)
}

/// A part as a number, or the like.
fn one<T: FromStr>(parts: &mut Parts<'_>) -> Option<T> {
    parts.next()?.parse().ok()
}

macro_rules! dotted_as_displayed {
    ($($kind:ty)*) => {$(
        impl Dotted for $kind {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.to_string());
            }

            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                one(parts)
            }
        }
    )*};
}

dotted_as_displayed! { u32 i64 u64 usize ChannelId GuildId InteractionId UserId }

impl Dotted for Seat {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.0.to_string());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        one(parts).map(Self)
    }
}

impl Dotted for Pos {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.name());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Self::named(parts.next()?)
    }
}

/// In degrees.
impl Dotted for Rotation {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.degrees().to_string());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let degrees = one::<u16>(parts)?;
        Self::ALL.into_iter().find(|rotation| rotation.degrees() == degrees)
    }
}

/// No part at all for none, so it can only be the last.
impl<T: Dotted> Dotted for Option<T> {
    fn write(&self, parts: &mut Vec<String>) {
        if let Some(value) = self {
            value.write(parts);
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.clone().next() {
            None => Some(None),
            Some(_) => T::read(parts).map(Some),
        }
    }
}

/// Declares an enum without data, the list of its values, and the word of each. The words are
/// stored, so they never change.
macro_rules! stored_words {
    ($(#[$about:meta])* pub enum $kind:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $kind { $($(#[$doc])* $value,)* }

        impl $kind {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$value,)*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }

            /// The value with this word.
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }

        impl $crate::words::Dotted for $kind {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.word().to_owned());
            }

            fn read(parts: &mut $crate::words::Parts<'_>) -> Option<Self> {
                Self::named(parts.next()?)
            }
        }
    };
}

/// Declares an enum whose values are stored as a word and what goes with it.
macro_rules! stored_variants {
    ($(#[$about:meta])* pub enum $kind:ident {
        $($(#[$doc:meta])* $value:ident $(($($field:ident: $type:ty),+))? = $word:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind { $($(#[$doc])* $value $(($($type),+))?,)* }

        impl $kind {
            /// The words of all values.
            pub const WORDS: &[&'static str] = &[$($word,)*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value { .. } => $word,)* }
            }
        }

        impl $crate::words::Dotted for $kind {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.word().to_owned());
                match self {
                    $(Self::$value $(($($field),+))? => {
                        $($($crate::words::Dotted::write($field, parts);)+)?
                    })*
                }
            }

            fn read(parts: &mut $crate::words::Parts<'_>) -> Option<Self> {
                Some(match parts.next()? {
                    $($word => Self::$value $((
                        $(<$type as $crate::words::Dotted>::read(parts)?),+
                    ))?,)*
                    _ => return None,
                })
            }
        }
    };
}

pub(crate) use {stored_variants, stored_words};
