//! A JSON object of which each field is read by itself, and only when it is asked for. Discord adds
//! fields, widens numbers and changes forms without notice. So a field that nobody asks for may hold
//! anything, and one that is odd counts as absent and harms no other. What a field means, and whether
//! it may be absent, is known elsewhere.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde_json::value::RawValue;

/// Whole numbers below this are exact in a float.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The fields of an object. Of two with the same name the last one counts.
pub(super) struct Fields<'a>(HashMap<LossyText, &'a RawValue>);

impl<'a> Fields<'a> {
    /// The fields of an object; nothing if it is none.
    pub(super) fn of(json: &'a str) -> Option<Self> {
        serde_json::from_str(json).ok().map(Self)
    }

    /// A field, unless it is absent or null.
    pub(super) fn get(&self, name: &str) -> Option<RawField<'a>> {
        self.0.get(name).map(|raw| RawField(raw.get())).filter(|field| field.0 != "null")
    }

    /// What a field holds, unless that has another form. `name` is logged, so it is never an id.
    pub(super) fn read<T>(
        &self,
        name: &'static str,
        form: impl FnOnce(RawField<'a>) -> Option<T>,
    ) -> Option<T> {
        let value = form(self.get(name)?);
        if value.is_none() {
            tracing::debug!(field = name, "an odd value counts as none");
        }
        value
    }
}

/// The JSON text of one value.
#[derive(Clone, Copy)]
pub(super) struct RawField<'a>(&'a str);

impl<'a> RawField<'a> {
    /// The JSON text itself.
    pub(super) const fn raw(self) -> &'a str {
        self.0
    }

    pub(super) fn object(self) -> Option<Fields<'a>> {
        Fields::of(self.0)
    }

    pub(super) fn list(self) -> Option<Vec<Self>> {
        let items: Vec<&RawValue> = serde_json::from_str(self.0).ok()?;
        Some(items.into_iter().map(|item| RawField(item.get())).collect())
    }

    /// A text. Halves of surrogates, which JSON can write and Rust cannot hold, are replaced.
    pub(super) fn text(self) -> Option<String> {
        serde_json::from_str::<LossyText>(self.0).ok().map(|text| text.0)
    }

    /// A text, or else a number or a flag as it is written.
    pub(super) fn word(self) -> Option<String> {
        let is_plain = !self.0.starts_with(['"', '{', '[']) && self.0 != "null";
        if is_plain { Some(self.0.to_owned()) } else { self.text() }
    }

    pub(super) fn flag(self) -> Option<bool> {
        self.0.parse().ok()
    }

    /// A number of any size; one that no float can hold is infinite.
    pub(super) fn number(self) -> Option<f64> {
        let is_number = self.0.starts_with(|c: char| c == '-' || c.is_ascii_digit());
        self.0.parse().ok().filter(|_| is_number)
    }

    /// A whole number, also as a float or as a text; one out of range is the nearest that is not.
    pub(super) fn whole(self) -> Option<i64> {
        let exact = self.word()?.parse().ok();
        exact.or_else(|| self.number().filter(|n| n.trunc() == *n).map(|n| n as i64))
    }

    /// A set of flags. Those beyond the 64th have no meaning here.
    pub(super) fn bits(self) -> Option<u64> {
        let push = |bits: u64, digit: u8| bits.wrapping_mul(10).wrapping_add((digit - b'0').into());
        Some(self.digits()?.bytes().fold(0, push))
    }

    /// An id; none is zero.
    pub(super) fn id(self) -> Option<u64> {
        self.digits()?.parse().ok().filter(|id| *id != 0)
    }

    /// The digits of a number that is not negative, in whichever way it is written.
    pub(super) fn digits(self) -> Option<String> {
        let word = self.word()?;
        if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) {
            return Some(word);
        }
        let number = self.number().filter(|n| n.trunc() == *n && (0.0..EXACT).contains(n))?;
        Some(format!("{number:.0}"))
    }
}

/// A text of which every part that Rust can hold is kept.
#[derive(PartialEq, Eq, Hash)]
struct LossyText(String);

impl Borrow<str> for LossyText {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for LossyText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // As bytes a text may have halves of surrogates in it.
        deserializer.deserialize_bytes(LossyTextVisitor)
    }
}

struct LossyTextVisitor;

impl Visitor<'_> for LossyTextVisitor {
    type Value = LossyText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<LossyText, E> {
        Ok(LossyText(String::from_utf8_lossy(bytes).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(json: &str) -> RawField<'_> {
        RawField(json)
    }

    #[test]
    fn an_id_is_read_however_it_is_written() {
        for written in ["80351110224678912", r#""80351110224678912""#] {
            assert_eq!(field(written).id(), Some(80_351_110_224_678_912), "{written}");
        }
        assert_eq!(field("18446744073709551615").id(), Some(u64::MAX));
        assert_eq!(field("5.0").id(), Some(5));
        // A float of that size is another id already.
        for odd in ["0", "-5", "5.5", "8.0351110224678912e16", r#""""#, r#""5x""#, "{}", "true"] {
            assert_eq!(field(odd).id(), None, "{odd}");
        }
        assert_eq!(field("18446744073709551616").id(), None);
    }

    #[test]
    fn flags_beyond_the_64th_are_dropped() {
        let wide = (1_u128 << 100 | 1 << 63 | 5).to_string();
        for written in [wide.clone(), format!("\"{wide}\"")] {
            assert_eq!(field(&written).bits(), Some(1 << 63 | 5));
        }
        assert_eq!(field(&format!("{}4", "0".repeat(300))).bits(), Some(4));
        assert_eq!(field("34816.0").bits(), Some(34_816));
        assert_eq!(field("-1").bits(), None);
        assert_eq!(field("[]").bits(), None);
    }

    #[test]
    fn a_whole_number_may_be_a_float_and_far_too_large() {
        assert_eq!(field("-90").whole(), Some(-90));
        assert_eq!(field("90.0").whole(), Some(90));
        assert_eq!(field("9e1").whole(), Some(90));
        assert_eq!(field(r#""90""#).whole(), Some(90));
        assert_eq!(field("99999999999999999999").whole(), Some(i64::MAX));
        assert_eq!(field("-1e400").whole(), Some(i64::MIN));
        for odd in ["1.5", r#""inf""#, r#""""#, "[1]", "true"] {
            assert_eq!(field(odd).whole(), None, "{odd}");
        }
        assert_eq!(field(r#""1.5""#).number(), None);
    }

    #[test]
    fn half_a_surrogate_spoils_one_letter_and_deep_nesting_nothing() {
        let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
        let json = format!(
            r#"{{"name":"a\ud800b","\udfff":1,"far":{deep},"large":1e999,"twice":1,"twice":2}}"#
        );
        let fields = Fields::of(&json).unwrap();
        let name = fields.read("name", RawField::text).unwrap();
        assert!(name.starts_with('a') && name.ends_with('b'), "{name}");
        assert_eq!(fields.read("twice", RawField::whole), Some(2));
        assert!(fields.read("far", RawField::object).is_none());
        assert!(fields.get("absent").is_none());
    }
}
