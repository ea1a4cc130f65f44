//! How a command is described: its name, its options and what they take. The same description makes
//! the registration, the parsing and the help. Every description is a sentence from the Fluent files.

use serde_json::{Value as Json, json};

use crate::port::{Invocation, User};
use crate::table::error::Refusal;
use crate::text::Text;

/// Type numbers of Discord ("Application Command Option Type").
pub(super) mod kind {
    pub const SUBCOMMAND: u8 = 1;
    pub const STRING: u8 = 3;
    pub const BOOLEAN: u8 = 5;
    pub const USER: u8 = 6;
}

/// A command, or a command of a group.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Its name, as typed.
    pub name: &'static str,
    /// Its options, required ones first.
    pub options: &'static [Opt],
}

/// An option of a command.
#[derive(Clone, Copy, Debug)]
pub struct Opt {
    /// Its name, as typed.
    pub name: &'static str,
    /// The values it takes.
    pub takes: Takes,
    /// Whether the command cannot be sent without it.
    pub required: bool,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Text, with completions from what is currently possible.
    Completed,
    /// One of these words; each is shown as a sentence.
    OneOf(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A member of the server.
    Person,
}

/// The type of an option's value: it says what the option takes, and reads it.
pub(super) trait Argument: Sized {
    const TAKES: Takes;
    const REQUIRED: bool;
    /// The value of the option called `name`.
    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal>;
}

/// Text that must be there. Discord does not send a command without it.
impl Argument for String {
    const TAKES: Takes = Takes::Completed;
    const REQUIRED: bool = true;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        Ok(typed.text(name).unwrap_or_default().to_owned())
    }
}

impl Argument for Option<String> {
    const TAKES: Takes = Takes::Completed;
    const REQUIRED: bool = false;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        Ok(typed.text(name).map(str::to_owned))
    }
}

impl Argument for Option<bool> {
    const TAKES: Takes = Takes::Flag;
    const REQUIRED: bool = false;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        Ok(typed.flag(name))
    }
}

/// A person who must be named.
impl Argument for User {
    const TAKES: Takes = Takes::Person;
    const REQUIRED: bool = true;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        typed.user(name).cloned().ok_or(Refusal::NoPerson)
    }
}

/// One of some words.
pub(super) trait Words: Sized {
    const WORDS: &'static [&'static str];
    fn new(word: &'static str) -> Self;
}

impl<W: Words> Argument for Option<W> {
    const TAKES: Takes = Takes::OneOf(W::WORDS);
    const REQUIRED: bool = false;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        let Some(text) = typed.text(name) else { return Ok(None) };
        let word = W::WORDS.iter().find(|word| **word == text).ok_or(Refusal::NoCommand)?;
        Ok(Some(W::new(word)))
    }
}

/// Declares an option that takes one of some words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident = $words:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $name(pub &'static str);

        impl $crate::commands::spec::Words for $name {
            const WORDS: &'static [&'static str] = $words;

            fn new(word: &'static str) -> Self {
                Self(word)
            }
        }
    };
}
pub(super) use words;

/// What a command is called, and how it is read.
pub(super) trait Described: Sized {
    const SPEC: Spec;
    fn parse(typed: &Invocation) -> Result<Self, Refusal>;
}

/// Declares a command: a type with one field for each option, whose type says what the option takes.
macro_rules! command {
    ($(#[$doc:meta])* $name:ident = $word:literal { $($option:ident: $takes:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) struct $name { $(pub $option: $takes,)* }

        impl $crate::commands::spec::Described for $name {
            const SPEC: $crate::commands::spec::Spec = $crate::commands::spec::Spec {
                name: $word,
                options: &[$($crate::commands::spec::Opt {
                    name: stringify!($option),
                    takes: <$takes as $crate::commands::spec::Argument>::TAKES,
                    required: <$takes as $crate::commands::spec::Argument>::REQUIRED,
                },)*],
            };

            fn parse(
                _typed: &$crate::port::Invocation,
            ) -> Result<Self, $crate::table::error::Refusal> {
                Ok(Self { $($option: <$takes as $crate::commands::spec::Argument>::read(
                    _typed,
                    stringify!($option),
                )?,)* })
            }
        }
    };
}
pub(super) use command;

impl Spec {
    /// The text key of its description; `group` is that of its path.
    pub fn key(&self, group: &str) -> String {
        match group {
            "" => format!("command-{}", self.name),
            group => format!("command-{group}-{}", self.name),
        }
    }

    /// Its part of the registration.
    pub(super) fn body(&self, text: &Text, group: &str) -> Json {
        let options: Vec<Json> = self.options.iter().map(|option| option.body(text)).collect();
        let description = text.say(&self.key(group));
        json!({ "name": self.name, "description": description, "options": options })
    }
}

impl Opt {
    fn body(&self, text: &Text) -> Json {
        let key = format!("option-{}", self.name);
        let mut body = json!({ "name": self.name, "description": text.say(&key) });
        if self.required {
            body["required"] = json!(true);
        }
        match self.takes {
            Takes::Completed => {
                body["type"] = json!(kind::STRING);
                body["autocomplete"] = json!(true);
            }
            Takes::OneOf(words) => {
                let shown = |word: &&str| json!({ "name": text.say(&format!("{key}-{word}")), "value": word });
                body["type"] = json!(kind::STRING);
                body["choices"] = words.iter().map(shown).collect();
            }
            Takes::Flag => body["type"] = json!(kind::BOOLEAN),
            Takes::Person => body["type"] = json!(kind::USER),
        }
        body
    }
}
