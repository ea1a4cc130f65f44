//! House rules: the options of the master table (overview section 8). Each expansion declares its own
//! with their types ([`options!`]), and the rules ask for those. The words by which values are typed,
//! shown and stored are known only here, at the edge: a [`RuleOption`] reads and writes them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::expansions::all::with_options;
use crate::expansions::{self, ALL, Systems};

macro_rules! house_rules {
    ($($module:ident)*) => {
        /// The options of a table, as each expansion declares them. The text of a table is written and
        /// read through [`HouseRules::stored`] and [`HouseRules::restored`]: what it leaves out does
        /// not follow a default that changes.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
        pub struct HouseRules {
            $(#[doc = concat!("Those of `", stringify!($module), "`.")]
            pub $module: expansions::$module::Options,)*
        }

        /// The options of all expansions.
        pub(crate) const OPTIONS: &[&[RuleOption]] = &[$(expansions::$module::OPTIONS),*];
    };
}
with_options!(house_rules!);

/// One option, for whoever reads or writes its values as words.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The key of the master option table.
    pub key: &'static str,
    /// The values, the default first. If several numbers follow it they are examples: every whole
    /// number from the smallest to the largest is a value.
    pub values: &'static [&'static str],
    /// All that it needs to have any effect.
    pub(crate) needs: &'static [Condition],
    /// The value in force.
    pub(crate) read: fn(&HouseRules) -> &'static str,
    /// Sets the value, if it has one with this spelling.
    pub(crate) write: fn(&mut HouseRules, &str) -> Option<()>,
}

/// What an option needs to have any effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Condition {
    /// Another option with the value that this sets.
    Rule(fn(&mut HouseRules)),
    /// The system with this key.
    System(&'static str),
}

/// What an option lacks to have any effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Another option with this value.
    Rule(&'static RuleOption, &'static str),
    /// The system with this key.
    System(&'static str),
}

/// Options are the same if they have the same key.
impl PartialEq for RuleOption {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for RuleOption {}

impl RuleOption {
    /// The value with this spelling.
    pub fn named(&self, value: &str) -> Option<&'static str> {
        let mut house = HouseRules::default();
        (self.write)(&mut house, value)?;
        Some(house.value(self))
    }

    /// What it lacks to have any effect with these systems and house rules.
    pub fn lacks(&self, systems: Systems, house: &HouseRules) -> Option<Need> {
        self.needs.iter().find_map(|need| match *need {
            Condition::Rule(fulfil) => {
                let mut with = *house;
                fulfil(&mut with);
                let differs = |other: &&RuleOption| house.value(other) != with.value(other);
                let other = expansions::options().find(differs)?;
                Some(Need::Rule(other, with.value(other)))
            }
            Condition::System(key) => (!systems.has(key)).then_some(Need::System(key)),
        })
    }
}

impl HouseRules {
    /// The word for the value in force.
    pub fn value(&self, choice: &RuleOption) -> &'static str {
        (choice.read)(self)
    }

    /// Sets the option `key` to `value`.
    ///
    /// # Errors
    /// A sentence that names the key or lists the values it takes.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let choice = expansions::options().find(|choice| choice.key == key);
        let choice = choice.ok_or_else(|| format!("there is no option {key}"))?;
        (choice.write)(self, value)
            .ok_or_else(|| format!("{key} takes {}, not {value}", choice.values.join(" or ")))
    }

    /// The first changed option that has no effect with these systems.
    pub fn without_effect(&self, systems: Systems) -> Option<&'static RuleOption> {
        let mut changed = self.differing(Self::default());
        changed.find(|choice| choice.lacks(systems, self).is_some())
    }

    /// Gives an option the value that it has in other house rules.
    pub fn copy(&mut self, choice: &RuleOption, from: &Self) {
        let copied = (choice.write)(self, from.value(choice));
        debug_assert!(copied.is_some(), "{} reads its own words", choice.key);
    }

    /// The options that were changed, by key.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.pairs(Self::default()).into_iter()
    }

    /// The house rules that a text without any means. For most options that is the default.
    pub fn unnamed() -> Self {
        let mut house = Self::default();
        ALL.iter().for_each(|system| (system.info().unnamed)(&mut house));
        house
    }

    /// Whether a text need not name any of them.
    pub(crate) fn is_unnamed(&self) -> bool {
        *self == Self::unnamed()
    }

    /// As the text of a table with these systems keeps them: it need not name options of others.
    pub fn stored(self, systems: Systems) -> Self {
        self.with_unplayed(systems, &Self::unnamed())
    }

    /// The house rules that the text of a table with these systems means.
    pub fn restored(self, systems: Systems) -> Self {
        self.with_unplayed(systems, &Self::default())
    }

    /// With other values for the options that no system in play has, if a text that does not name them
    /// does not mean the default.
    fn with_unplayed(mut self, systems: Systems, others: &Self) -> Self {
        for choice in Self::unnamed().differing(Self::default()) {
            if !systems.options().any(|own| own == choice) {
                self.copy(choice, others);
            }
        }
        self
    }

    /// The options that have other values than in other house rules.
    fn differing(self, other: Self) -> impl Iterator<Item = &'static RuleOption> {
        expansions::options().filter(move |choice| self.value(choice) != other.value(choice))
    }

    /// Their keys and values, by key.
    fn pairs(&self, other: Self) -> BTreeMap<&'static str, &'static str> {
        self.differing(other).map(|choice| (choice.key, self.value(choice))).collect()
    }
}

impl TryFrom<BTreeMap<String, String>> for HouseRules {
    type Error = String;

    fn try_from(named: BTreeMap<String, String>) -> Result<Self, String> {
        let mut house = Self::unnamed();
        named.iter().try_for_each(|(key, value)| house.set(key, value))?;
        Ok(house)
    }
}

impl From<HouseRules> for BTreeMap<String, String> {
    fn from(house: HouseRules) -> Self {
        let named = house.pairs(HouseRules::unnamed()).into_iter();
        named.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }
}

/// Declares the house rules of an expansion: its `Options`, which are the field of [`HouseRules`] with
/// the name of the module, the types of their values, and `OPTIONS`, the same as words. Each option has
/// a field, a key, a type with its values (the default first) and their words, and what it needs: a
/// value of another option (`if`), a system (`with`).
///
/// `bool [off]` is on or off. `Type { Value "word" }` declares an enum, `type [value "word"]` lists
/// values of a type that exists, and `type (value "word", 0, 5, 9)` is a number, from the least to the
/// greatest of these examples.
macro_rules! options {
    (
        in $home:ident;
        $(
            $(#[$doc:meta])*
            $field:ident $key:literal: $type:tt $values:tt
            $(, if $module:ident.$other:ident = $value:expr)* $(, with $system:literal)*;
        )*
    ) => {
        $(options! { @declare $type $values })*

        /// The house rules of this expansion.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Options {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: options!(@default $type $values),)* }
            }
        }

        impl Options {
            $($(#[$doc])* const fn $field() -> $crate::house::RuleOption {
                $crate::house::RuleOption {
                    key: $key,
                    values: options!(@words $type $values),
                    needs: &[
                        $($crate::house::Condition::Rule(|house| house.$module.$other = $value),)*
                        $($crate::house::Condition::System($system),)*
                    ],
                    read: |house| options!(@read $type $values house.$home.$field),
                    write: |house, word| {
                        house.$home.$field = options!(@write $type $values word);
                        Some(())
                    },
                }
            })*
        }

        /// The same as words.
        pub(crate) const OPTIONS: &[$crate::house::RuleOption] = &[$(Options::$field()),*];
    };

    (@$part:ident bool [off] $($rest:tt)*) => {
        options! { @$part bool [false "off", true "on"] $($rest)* }
    };
    (@$part:ident bool [on] $($rest:tt)*) => {
        options! { @$part bool [true "on", false "off"] $($rest)* }
    };

    (@declare $enum:ident { $($value:ident $word:literal),* }) => {
        /// The values of a house rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $enum {
            $(#[doc = concat!("`", $word, "`.")] $value,)*
        }
    };
    (@declare $($listed:tt)*) => {};

    (@default $enum:ident { $first:ident $($others:tt)* }) => { $enum::$first };
    (@default $type:tt [$first:tt $($others:tt)*]) => { $first };
    (@default $type:tt ($first:tt $($others:tt)*)) => { $first };

    (@words $type:tt ($first:tt $word:literal, $($example:literal),*)) => {
        &[$word, $(stringify!($example)),*]
    };
    (@words $type:tt { $($value:tt $word:literal),* }) => { &[$($word),*] };
    (@words $type:tt [$($value:tt $word:literal),*]) => { &[$($word),*] };

    (@read $type:tt ($first:tt $($others:tt)*) $($place:tt)*) => {
        $crate::house::number_word(
            $($place)*, $first, options!(@words $type ($first $($others)*)))
    };
    (@read $enum:ident { $($value:ident $word:literal),* } $($place:tt)*) => {
        match $($place)* { $($enum::$value => $word),* }
    };
    (@read $type:tt [$($value:tt $word:literal),*] $($place:tt)*) => {
        $crate::house::word(&[$(($value, $word)),*], $($place)*)
    };

    (@write $type:tt ($first:tt $($others:tt)*) $read:ident) => {
        $crate::house::number($read, $first, options!(@words $type ($first $($others)*)))?
    };
    (@write $enum:ident { $($value:ident $word:literal),* } $read:ident) => {
        match $read { $($word => $enum::$value,)* _ => return None }
    };
    (@write $type:tt [$($value:tt $word:literal),*] $read:ident) => {
        match $read { $($word => $value,)* _ => return None }
    };
}
pub(crate) use options;

/// The word for a value that is listed with its word. Another one counts as the default.
pub(crate) fn word<T: PartialEq>(listed: &[(T, &'static str)], value: T) -> &'static str {
    let known = listed.iter().find(|(known, _)| *known == value);
    known.unwrap_or(&listed[0]).1
}

/// The largest number that can be the value of an option.
const LARGEST: u16 = 999;

/// The word for a number that need not be among the examples.
pub(crate) fn number_word(value: u16, default: u16, words: &[&'static str]) -> &'static str {
    static DIGITS: LazyLock<String> =
        LazyLock::new(|| (0..=LARGEST).map(|number| format!("{number:03}")).collect());
    if value == default {
        return words[0];
    }
    let value = usize::from(value.min(LARGEST));
    let zeros = 2 - value.checked_ilog10().unwrap_or(0) as usize;
    &DIGITS[3 * value + zeros..3 * value + 3]
}

/// The number with this word, if it is the default or from the least to the greatest example.
pub(crate) fn number(word: &str, default: u16, words: &[&'static str]) -> Option<u16> {
    if word == words[0] {
        return Some(default);
    }
    let number: u16 = word.parse().ok()?;
    let example = |word: Option<&&str>| word?.parse().ok();
    let span = example(words.get(1))?..=example(words.last())?;
    // Only one spelling of a number, so that two tables with the same rules compare equal.
    (span.contains(&number) && number.to_string() == word).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_numbers_stand_for_all_between_them() {
        let mut house = HouseRules::default();
        for (key, value) in [("bazaar.max_bid", "7"), ("plague.deck_head", "18")] {
            house.set(key, value).expect("a whole number of the span");
        }
        let changed: Vec<_> = house.changed().collect();
        assert_eq!(changed, [("bazaar.max_bid", "7"), ("plague.deck_head", "18")]);
    }

    #[test]
    fn an_option_says_what_it_lacks() {
        let named =
            |key| expansions::options().find(|choice| choice.key == key).expect("an option");
        let systems = |keys: &str| Systems::named(keys.split(' ')).expect("systems that exist");
        let mut house = HouseRules::default();
        let top = named("tower_top_dragon");
        assert_eq!(top.lacks(systems("base tower"), &house), Some(Need::System("dragon")));
        assert_eq!(top.lacks(systems("base tower dragon"), &house), None);
        let points = named("fairy_tile_points");
        let dragon = systems("base dragon");
        assert_eq!(points.lacks(dragon, &house), None);
        house.set("fairy_mode", "next_to_follower").expect("an option");
        let need = Need::Rule(named("fairy_mode"), "on_tile");
        assert_eq!(points.lacks(dragon, &house), Some(need));
    }

    #[test]
    fn what_options_need_can_be_had() {
        for choice in expansions::options() {
            let mut house = HouseRules::default();
            for need in choice.needs {
                match *need {
                    Condition::Rule(fulfil) => fulfil(&mut house),
                    Condition::System(key) => assert!(expansions::named(key).is_some(), "{key}"),
                }
            }
            let lacking = choice.lacks(Systems::default(), &house);
            assert!(!matches!(lacking, Some(Need::Rule(..))), "{}: {lacking:?}", choice.key);
        }
    }

    #[test]
    fn every_value_is_read_and_written_as_one_word() {
        for choice in expansions::options() {
            assert_eq!(HouseRules::default().value(choice), choice.values[0], "{}", choice.key);
            for value in choice.values {
                assert_eq!(choice.named(value), Some(*value), "{}", choice.key);
            }
            let same = expansions::options().filter(|other| other.key == choice.key);
            assert_eq!(same.count(), 1, "{}", choice.key);
        }
        for system in ALL {
            assert!(system.options().all(|own| expansions::options().any(|known| known == own)));
        }
    }

    #[test]
    fn what_is_no_number_of_the_span_is_refused() {
        let mut house = HouseRules::default();
        for value in ["1000", "-1", "07", "7.5", "many", ""] {
            assert!(house.set("bazaar.max_bid", value).is_err(), "{value}");
        }
        assert!(house.set("tiny_city", "3").is_err(), "one other number is no span");
        assert_eq!(house, HouseRules::default());
    }
}
