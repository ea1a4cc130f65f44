//! What people read: every sentence comes from a Fluent file below `locales/<language>`, never
//! from the code. Public messages are in the table's language, private ones in the reader's. This
//! module looks sentences up and fills them in; it writes none.

mod beginning;
mod emoji;
mod name;
mod phrase;
#[cfg(feature = "pseudo")]
pub mod pseudo;
mod typed;

use std::sync::OnceLock;

pub use fluent_bundle::FluentArgs;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
pub use name::{Name, escaped, plain};
pub use phrase::Phrase;
use unic_langid::LanguageIdentifier;

/// The language that every other one falls back on.
pub const FALLBACK: &str = "en";

/// The languages in order, the fallback first: its folder below `locales`, and the locales of
/// Discord that it answers ("Locales" in Discord's reference).
const LANGUAGES: &[(&str, &[&str])] = &[
    (FALLBACK, &["en-GB", "en-US"]),
    ("de", &["de"]),
    ("es", &["es-ES", "es-419"]),
    ("fr", &["fr"]),
    ("it", &["it"]),
    ("pl", &["pl"]),
    ("ro", &["ro"]),
];

/// The files of each folder of `locales`, as `build.rs` finds them.
const FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The pages of the rules: language, key of the system, text.
pub const RULES_PAGES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The sentences of one language.
pub struct Text {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Text({})", self.code)
    }
}

fn bundle<F: AsRef<str>>(code: &str, files: &[F]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = code.parse().expect("a language of ours has a code");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Some clients show Fluent's isolation marks as boxes. Names are already cleaned of everything
    // that could change the direction of a line.
    bundle.set_use_isolating(false);
    bundle.add_function("FORM", phrase::form).expect("no function has this name yet");
    bundle.add_function("BEFORE", beginning::before).expect("no function has this name yet");
    for file in files {
        let resource = FluentResource::try_new(file.as_ref().to_owned());
        let resource = resource.expect("the embedded Fluent files parse; a test reads them all");
        bundle.add_resource(resource).expect("no sentence is there twice; a test reads them all");
    }
    bundle
}

fn load(code: &'static str, files: &[&str]) -> Text {
    let text = Text { code, bundle: bundle(code, files) };
    // Sentences mention commands by their English names.
    let files: Vec<String> = files.iter().map(|file| text.with_commands(file)).collect();
    Text { code, bundle: bundle(code, &files) }
}

fn all() -> &'static [Text] {
    static ALL: OnceLock<Vec<Text>> = OnceLock::new();
    ALL.get_or_init(|| {
        let files = |code: &str| FILES.iter().find(|(folder, _)| *folder == code);
        let there = LANGUAGES.iter().filter_map(|(code, _)| Some((*code, files(code)?.1)));
        let known = there.map(|(code, files)| load(code, files));
        #[cfg(feature = "pseudo")]
        let known = known.chain(files(FALLBACK).map(|(_, files)| pseudo::text(files)));
        known.collect()
    })
}

impl Text {
    /// The language closest to a Discord locale (`en-GB`, `pl`, ..), or English if there is none.
    pub fn of(locale: &str) -> &'static Self {
        let language = locale.split('-').next().unwrap_or(locale);
        let known = all();
        known.iter().find(|text| text.code == language).unwrap_or(&known[0])
    }

    /// The language with this code, if we have it.
    pub fn known(code: &str) -> Option<&'static Self> {
        all().iter().find(|text| text.code == code)
    }

    /// Every language of the list, English first.
    pub fn languages() -> impl Iterator<Item = &'static Self> {
        all().iter().filter(|text| !text.locales().is_empty())
    }

    /// The language's code.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The locales of Discord that it answers.
    pub fn locales(&self) -> &'static [&'static str] {
        LANGUAGES.iter().find(|(code, _)| *code == self.code).map_or(&[], |(_, locales)| locales)
    }

    /// The name of a person, as they call themselves; whoever has none is somebody.
    pub fn person(&self, known: &str) -> Name {
        Name::new(known, &self.say("who-somebody"))
    }

    /// A sentence without placeholders.
    pub fn say(&self, key: &str) -> String {
        self.fill(key, &FluentArgs::new())
    }

    /// A sentence with its placeholders filled in. [`say!`](crate::say) is shorter.
    pub fn fill(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.find(key, None, args)
            .or_else(|| all()[0].find(key, None, args))
            // A test checks every key against the files, so nobody ever sees this.
            .unwrap_or_else(|| key.to_owned())
    }

    /// Something that the rules name: its own name if there is no sentence for it yet, so that a new
    /// system can be read before it has better words.
    pub fn named(&self, family: &str, name: &str) -> Phrase {
        // Keys have no dots.
        let key = format!("{family}-{}", name.replace('.', "-"));
        match self.has(&key) || all()[0].has(&key) {
            true => Phrase::new(self, key, Vec::new()),
            false => Phrase::plain(name.replace('_', " ")),
        }
    }

    /// The name, in this language, of what has this key: a command, an option of one.
    pub fn name_of(&self, key: &str) -> Option<String> {
        self.find(key, Some("name"), &FluentArgs::new())
    }

    /// Whether this language has the sentence itself.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A sentence, or a form of a thing, if this language has it.
    fn find(&self, key: &str, form: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match form {
            None => message.value()?,
            Some(form) => message.get_attribute(form)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(key, language = self.code, ?errors, "a sentence could not be filled");
        }
        Some(text.into_owned())
    }

    /// A list in words: `a`, `a and b`, `a, b and c`.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let [first @ .., last] = items else { return String::new() };
        if first.is_empty() {
            return last.as_ref().to_owned();
        }
        let comma = self.say("list-comma");
        let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
        crate::say!(self, "list-and", first = first.join(&comma), last = last.as_ref())
    }

    /// A number with two places behind the point.
    pub fn decimal(&self, number: f64) -> String {
        let written = format!("{number:.2}");
        let (whole, fraction) = written.split_once('.').unwrap_or((&written, "00"));
        crate::say!(self, "number-decimal", whole = whole, fraction = fraction)
    }

    /// A number with its sign and one place behind the point.
    pub fn signed(&self, number: f64) -> String {
        let written = format!("{number:+.1}").replace('-', "−");
        let (whole, fraction) = written.split_once('.').unwrap_or((&written, "0"));
        crate::say!(self, "number-decimal", whole = whole, fraction = fraction)
    }
}

/// A value for a placeholder.
pub trait Fill<'a> {
    /// The value as a Fluent type.
    fn value(self) -> FluentValue<'a>;
}

impl<'a> Fill<'a> for &'a str {
    fn value(self) -> FluentValue<'a> {
        self.into()
    }
}

impl<'a> Fill<'a> for &'a String {
    fn value(self) -> FluentValue<'a> {
        self.as_str().into()
    }
}

impl<'a> Fill<'a> for String {
    fn value(self) -> FluentValue<'a> {
        self.into()
    }
}

macro_rules! fill_number {
    ($($number:ty)*) => {$(
        impl<'a> Fill<'a> for $number {
            fn value(self) -> FluentValue<'a> {
                FluentValue::from(self)
            }
        }
    )*};
}
fill_number! { u8 u16 u32 i16 i64 usize }

/// Points, which may be negative: with a real minus sign, as in the pictures.
impl<'a> Fill<'a> for i32 {
    fn value(self) -> FluentValue<'a> {
        if self < 0 { signed(self).into() } else { FluentValue::from(self) }
    }
}

/// A change of points: `+3`, `−3`.
#[derive(Clone, Copy, Debug)]
pub struct Signed(pub i32);

impl<'a> Fill<'a> for Signed {
    fn value(self) -> FluentValue<'a> {
        signed(self.0).into()
    }
}

fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}

impl<'a> Fill<'a> for Phrase {
    fn value(self) -> FluentValue<'a> {
        FluentValue::Custom(Box::new(self))
    }
}

impl<'a> Fill<'a> for &Phrase {
    fn value(self) -> FluentValue<'a> {
        self.clone().value()
    }
}

/// A sentence with its placeholders filled in: `say!(text, "key", who = name, points = 3)`.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:expr $(, $gap:ident = $value:expr)+ $(,)?) => {{
        let gaps = [ $( (stringify!($gap), $crate::Fill::value($value)) ),+ ];
        let gaps: $crate::FluentArgs<'_> = gaps.into_iter().collect();
        $text.fill($key, &gaps)
    }};
}

/// The same as something that a sentence mentions, which chooses its form.
#[macro_export]
macro_rules! phrase {
    ($text:expr, $key:expr $(, $gap:ident = $value:expr)* $(,)?) => {
        $crate::Phrase::new($text, $key, vec![
            $( (stringify!($gap), $crate::Fill::value($value).into_owned()) ),*
        ])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_language_is_answered_in_english() {
        for locale in ["", "en-GB", "en-US", "xx", "łł", "@everyone"] {
            assert_eq!(Text::of(locale).code(), "en", "{locale}");
        }
    }

    #[test]
    fn lost_points_have_a_minus_sign_and_no_plus() {
        let text = Text::of("en");
        let gain =
            |points: i32| crate::say!(text, "told-gain", points = Signed(points), what = "w");
        let count =
            |points| crate::say!(text, "told-count-of", who = "Ada", points = Signed(points));
        let since = |gain, points: i32| {
            crate::say!(text, "since-points", who = "Ada", points = points, gain = Signed(gain))
        };
        assert_eq!([gain(3), gain(-3)], ["+3: w", "−3: w"]);
        assert_eq!([count(12), count(-12)], ["Ada +12", "Ada −12"]);
        assert_eq!([since(4, 9), since(-3, -1)], ["Ada 9 (+4)", "Ada −1 (−3)"]);
        let score = |points: i32| crate::say!(text, "score-of", who = "Ada", points = points);
        assert_eq!([score(7), score(0), score(-3)], ["Ada 7", "Ada 0", "Ada −3"]);
    }

    #[test]
    fn things_in_a_row_read_like_a_sentence() {
        let text = Text::of("en");
        assert_eq!(text.list::<&str>(&[]), "");
        assert_eq!(text.list(&["Ada"]), "Ada");
        assert_eq!(text.list(&["Ada", "Ben"]), "Ada and Ben");
        assert_eq!(text.list(&["Ada", "Ben", "Łucja"]), "Ada, Ben and Łucja");
    }
}
