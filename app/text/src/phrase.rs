//! Things that sentences mention: a tile, a figure, somebody's knight. A thing is no text yet. Only
//! a language knows which cases, numbers and genders its words have, so the sentence asks for the
//! form it needs, `{ FORM($figure, "acc") }`, and the thing's own message has it as an attribute.
//! Where it has no such form its plain value is shown.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

use crate::Text;

/// Something that a sentence mentions, in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase(Wording);

#[derive(Clone, Debug, PartialEq)]
enum Wording {
    /// A name that has no forms.
    Plain(String),
    /// A message, what fills its gaps, and the code of its language.
    Message(&'static str, String, Vec<(&'static str, FluentValue<'static>)>),
    /// Several in a row, in the same form.
    List(&'static str, Vec<Phrase>),
}

impl Phrase {
    /// The thing that a message describes. [`phrase!`](crate::phrase) is shorter.
    pub fn new(
        text: &Text,
        key: impl Into<String>,
        gaps: Vec<(&'static str, FluentValue<'static>)>,
    ) -> Self {
        Self(Wording::Message(text.code(), key.into(), gaps))
    }

    /// A name that reads the same in every sentence.
    pub fn plain(name: impl Into<String>) -> Self {
        Self(Wording::Plain(name.into()))
    }

    /// Several things as a list in words. A list of one is that thing.
    pub fn list(text: &Text, mut things: Vec<Self>) -> Self {
        match things.len() {
            1 => things.remove(0),
            _ => Self(Wording::List(text.code(), things)),
        }
    }

    /// The thing in a form of its language, or its plain value if it has no such form.
    fn form(&self, form: Option<&str>) -> String {
        match &self.0 {
            Wording::Plain(name) => name.clone(),
            Wording::List(code, things) => {
                let things: Vec<String> = things.iter().map(|thing| thing.form(form)).collect();
                Text::of(code).list(&things)
            }
            Wording::Message(code, key, gaps) => {
                let text = Text::of(code);
                let gaps = gaps.iter().map(|(gap, value)| (*gap, value.clone()));
                let gaps: FluentArgs<'_> = gaps.collect();
                let found = form.and_then(|form| text.find(key, Some(form), &gaps));
                found.unwrap_or_else(|| text.fill(key, &gaps))
            }
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.form(None))
    }
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.form(None).into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.form(None).into()
    }
}

/// The Fluent function `FORM($thing, "form")`.
pub(super) fn form<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match given {
        [FluentValue::Custom(custom), FluentValue::String(form)] => {
            match (**custom).as_any().downcast_ref::<Phrase>() {
                Some(thing) => thing.form(Some(form.as_ref())).into(),
                None => FluentValue::Error,
            }
        }
        // Whatever is no thing has no forms.
        [other, _] => other.clone(),
        _ => FluentValue::Error,
    }
}
