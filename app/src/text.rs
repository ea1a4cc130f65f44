//! What people read: every sentence comes from a Fluent file below `locales/<language>`, never
//! from the code. Public messages are in the table's language, private ones in the reader's. This
//! module looks sentences up and fills them in; it writes none.

mod name;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use name::{Name, escaped, plain};

/// The files of one language.
struct Locale {
    code: &'static str,
    files: &'static [&'static str],
}

/// Every language, the fallback first; `build.rs` lists their files.
const LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

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

fn load(locale: &Locale) -> Text {
    let language: LanguageIdentifier = locale.code.parse().expect("a language of ours has a code");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Some clients show Fluent's isolation marks as boxes. Names are already cleaned of everything
    // that could change the direction of a line.
    bundle.set_use_isolating(false);
    for file in locale.files {
        let resource = FluentResource::try_new((*file).to_owned());
        let resource = resource.expect("the embedded Fluent files parse; a test reads them all");
        bundle.add_resource(resource).expect("no sentence is there twice; a test reads them all");
    }
    Text { code: locale.code, bundle }
}

fn all() -> &'static [Text] {
    static ALL: OnceLock<Vec<Text>> = OnceLock::new();
    ALL.get_or_init(|| LOCALES.iter().map(load).collect())
}

impl Text {
    /// The language closest to a Discord locale (`en-GB`, `pl`, ..), or English if there is none.
    pub fn of(locale: &str) -> &'static Self {
        let language = locale.split('-').next().unwrap_or(locale);
        let known = all();
        known.iter().find(|text| text.code == language).unwrap_or(&known[0])
    }

    /// The language's code.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// A sentence without placeholders.
    pub fn say(&self, key: &str) -> String {
        self.fill(key, &FluentArgs::new())
    }

    /// A sentence with its placeholders filled in. [`say!`](crate::say) is shorter.
    pub fn fill(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.find(key, args)
            .or_else(|| all()[0].find(key, args))
            // A test checks every key against the files, so nobody ever sees this.
            .unwrap_or_else(|| key.to_owned())
    }

    /// The sentence for something that the rules name, or the name itself if there is no sentence
    /// yet, so that a new system can be read before it has better words.
    pub fn named(&self, family: &str, name: &str) -> String {
        let key = format!("{family}-{name}");
        let found = self.find(&key, &FluentArgs::new());
        found.unwrap_or_else(|| name.replace('_', " "))
    }

    /// Whether this language has the sentence itself.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn find(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
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

/// A sentence with its placeholders filled in: `say!(text, "key", who = name, points = 3)`.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:expr $(, $gap:ident = $value:expr)+ $(,)?) => {{
        let gaps = [ $( (stringify!($gap), $crate::text::Fill::value($value)) ),+ ];
        let gaps: fluent_bundle::FluentArgs<'_> = gaps.into_iter().collect();
        $text.fill($key, &gaps)
    }};
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
