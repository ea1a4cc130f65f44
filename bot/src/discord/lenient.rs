//! Reading what Discord sends. Of its objects only what is used is read: fields that nobody here knows
//! are passed over unread, an optional part of an unknown form counts as absent, and a number may be of
//! any width or in quotes. So nothing that Discord adds or changes elsewhere can lose an event.

use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::{Deserialize, de};
use serde_json::value::RawValue;

/// An id: a whole number, as a rule in quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id(pub(super) u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        unquoted(from).map(Self)
    }
}

/// Any other number. Those that are too large for it are the nearest that it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number(pub(super) i64);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // A cast of a float keeps within the bounds.
        unquoted::<f64, D>(from).map(|number| Self(number as i64))
    }
}

fn unquoted<'de, T: std::str::FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let raw = Box::<RawValue>::deserialize(from)?;
    let number = raw.get().trim_matches('"').parse();
    number.map_err(|_| D::Error::invalid_type(de::Unexpected::Other("no number"), &"a number"))
}

/// A part that may be missing, or have a form that nobody here knows: then it counts as absent.
pub(super) fn optional<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let raw = Box::<RawValue>::deserialize(from)?;
    Ok(serde_json::from_str(raw.get()).ok())
}

/// The same for a list: those of its items that can be read.
pub(super) fn list<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let items: Option<Vec<Box<RawValue>>> = optional(from)?;
    let items = items.iter().flatten();
    Ok(items.filter_map(|item| serde_json::from_str(item.get()).ok()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Known {
        id: Id,
        #[serde(default, deserialize_with = "optional")]
        place: Option<Number>,
        #[serde(default, deserialize_with = "list")]
        items: Vec<Id>,
    }

    #[test]
    fn what_is_odd_counts_as_absent_and_what_is_unknown_is_passed_over() {
        let read = |text: &str| serde_json::from_str::<Known>(text).unwrap();
        let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
        let all = format!(r#"{{"id":"7","place":{{}},"items":[1,"2",{deep},null],"new":1e999}}"#);
        let known = read(&all);
        assert_eq!((known.id, known.place, known.items), (Id(7), None, vec![Id(1), Id(2)]));
        assert_eq!(read(r#"{"id":7,"place":1e999,"items":{}}"#).place, Some(Number(i64::MAX)));
        assert_eq!(read(r#"{"id":7,"place":"1440"}"#).place, Some(Number(1_440)));
        assert!(
            serde_json::from_str::<Known>(r#"{"id":null}"#).is_err(),
            "what is needed is needed"
        );
    }
}
