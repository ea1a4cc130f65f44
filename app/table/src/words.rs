//! Enums whose values are stored or sent as words.

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
    };
}

pub(crate) use stored_words;
