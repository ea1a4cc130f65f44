//! How a command is described: its name, its options and what they take. The same description makes
//! the registration, the parsing and the help. Every description is a sentence from the Fluent files.

use port::{Invocation, Upload, User};
use serde_json::{Map, Value as Json, json};
use table::error::{ExportRefusal, Refusal};
use text::{FALLBACK, Text};

/// Type numbers of Discord ("Application Command Option Type").
pub(super) mod kind {
    pub const SUBCOMMAND: u8 = 1;
    pub const GROUP: u8 = 2;
    pub const STRING: u8 = 3;
    pub const BOOLEAN: u8 = 5;
    pub const USER: u8 = 6;
    pub const ATTACHMENT: u8 = 11;
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
    /// One of our languages, each under its own name, or the one that Discord says.
    Language,
    /// Yes or no.
    Flag,
    /// A member of the server.
    Person,
    /// A file.
    File,
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

/// A language; `None` for the one that Discord says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Language(pub Option<&'static str>);

impl Language {
    /// The word for the language that Discord says.
    pub(crate) const AUTO: &str = "auto";

    /// The code of a chosen language, as settings keep it.
    pub(crate) fn code(self) -> Option<String> {
        self.0.map(str::to_owned)
    }
}

impl Argument for Option<Language> {
    const TAKES: Takes = Takes::Language;
    const REQUIRED: bool = false;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        match typed.text(name) {
            None => Ok(None),
            Some(Language::AUTO) => Ok(Some(Language(None))),
            Some(code) => {
                let text = Text::known(code).ok_or(Refusal::NoCommand)?;
                Ok(Some(Language(Some(text.code()))))
            }
        }
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

/// A file that must be there.
impl Argument for Upload {
    const TAKES: Takes = Takes::File;
    const REQUIRED: bool = true;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        typed.file(name).cloned().ok_or(Refusal::Export(ExportRefusal::Unreachable))
    }
}

/// A person who may be named.
impl Argument for Option<User> {
    const TAKES: Takes = Takes::Person;
    const REQUIRED: bool = false;

    fn read(typed: &Invocation, name: &str) -> Result<Self, Refusal> {
        Ok(typed.user(name).cloned())
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
                _typed: &port::Invocation,
            ) -> Result<Self, table::error::Refusal> {
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
            group => format!("command-{}-{}", group.replace(' ', "-"), self.name),
        }
    }

    /// Its part of the registration.
    pub(super) fn body(&self, group: &str) -> Json {
        let options: Vec<Json> = self.options.iter().map(Opt::body).collect();
        let mut body = described(self.name, &self.key(group));
        body["options"] = json!(options);
        body
    }
}

impl Opt {
    fn body(&self) -> Json {
        let key = format!("option-{}", self.name);
        let mut body = described(self.name, &key);
        if self.required {
            body["required"] = json!(true);
        }
        match self.takes {
            Takes::Completed => {
                body["type"] = json!(kind::STRING);
                body["autocomplete"] = json!(true);
            }
            Takes::OneOf(words) => {
                let choice = |word: &&str| choice(&format!("{key}-{word}"), word);
                body["type"] = json!(kind::STRING);
                body["choices"] = words.iter().map(choice).collect();
            }
            Takes::Language => {
                // A language is called the same in all languages.
                let named = |text: &'static Text| json!({ "name": text.say("language-name"), "value": text.code() });
                let auto = choice(&format!("{key}-{}", Language::AUTO), Language::AUTO);
                body["type"] = json!(kind::STRING);
                body["choices"] =
                    std::iter::once(auto).chain(Text::languages().map(named)).collect();
            }
            Takes::Flag => body["type"] = json!(kind::BOOLEAN),
            Takes::Person => body["type"] = json!(kind::USER),
            Takes::File => body["type"] = json!(kind::ATTACHMENT),
        }
        body
    }
}

/// The name and the description of a command, a group or an option, in all languages.
pub(super) fn described(name: &str, key: &str) -> Json {
    let mut body = json!({ "name": name, "description": Text::of(FALLBACK).say(key) });
    let names = localized(|text| text.name_of(key));
    let descriptions = localized(|text| text.has(key).then(|| text.say(key)));
    if !names.is_empty() {
        body["name_localizations"] = Json::Object(names);
    }
    if !descriptions.is_empty() {
        body["description_localizations"] = Json::Object(descriptions);
    }
    body
}

/// One of the values that an option takes, shown as a sentence.
fn choice(key: &str, value: &str) -> Json {
    let mut choice = json!({ "name": Text::of(FALLBACK).say(key), "value": value });
    let names = localized(|text| text.has(key).then(|| text.say(key)));
    if !names.is_empty() {
        choice["name_localizations"] = Json::Object(names);
    }
    choice
}

/// What the languages other than the fallback say, by Discord's locale.
fn localized(say: impl Fn(&'static Text) -> Option<String>) -> Map<String, Json> {
    let others = Text::languages().filter(|text| text.code() != FALLBACK);
    let said = others.filter_map(|text| Some((text, say(text)?)));
    said.flat_map(|(text, said)| {
        text.locales().iter().map(move |locale| ((*locale).to_owned(), json!(said.clone())))
    })
    .collect()
}
