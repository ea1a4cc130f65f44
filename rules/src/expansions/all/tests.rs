//! The list of systems is sound, and no two types of expansions share a stored name.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error, Visitor, value};
use serde::forward_to_deserialize_any;

use super::*;
use crate::{Event, Prompt};

#[test]
fn every_number_has_its_own_system() {
    let mut keys: Vec<&str> = ALL.iter().map(|system| system.key()).collect();
    assert_eq!(keys[0], "base", "a number that no line has would be the base game's");
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), ALL.len());
}

/// Asks an enum for the names of its variants, and reads none.
struct Names<'a>(&'a mut Vec<&'static str>);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = value::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.0.extend(variants);
        Err(Error::custom(fmt::Error))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Self::Error> {
        Err(Error::custom("no enum"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// The stored names of the type that a variant holds.
fn names<Own: DeserializeOwned, All>(_variant: fn(Own) -> All) -> Vec<&'static str> {
    let mut names = Vec::new();
    assert!(Own::deserialize(Names(&mut names)).is_err());
    names
}

macro_rules! stored_names {
    ([$($module:ident $variant:ident)*] $kind:ident) => {
        [$(names($kind::$variant)),*].concat()
    };
}

#[test]
fn no_two_expansions_store_anything_under_the_same_name() {
    let core: [&[&str]; 3] = [
        &["draw", "place", "deploy", "move", "take", "accept", "refuse", "pass"],
        &[
            "turn_started",
            "drew",
            "set_aside",
            "put_back",
            "discarded",
            "answered",
            "placed",
            "deployed",
            "moved",
            "scored",
            "returned",
            "token",
            "double_turn",
            "final_scoring",
            "ended",
        ],
        &["draw", "place", "wood"],
    ];
    let own = [
        part!(action => stored_names! Action),
        part!(event => stored_names! Event),
        part!(prompt => stored_names! Prompt),
    ];
    for (own, core) in own.into_iter().zip(core) {
        let mut all = [&own, core].concat();
        let number = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), number, "{all:?}");
        assert!(own.len() > 20, "every expansion is asked: {own:?}");
    }
}
