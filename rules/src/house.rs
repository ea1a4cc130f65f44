//! House rules: the options of the master table (overview section 8). Each system declares its own;
//! a table keeps only those that differ from the default.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::expansions::{self, Systems};

/// One option: a key and its values, the default first.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// The key of the master option table.
    pub key: &'static str,
    /// The values, the default first. If several numbers follow it they are examples: every whole
    /// number from the smallest to the largest is a value.
    pub values: &'static [&'static str],
    /// All that it needs to have any effect.
    pub needs: &'static [Need],
}

/// What an option needs to have any effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Another option with this value.
    Rule(&'static RuleOption, &'static str),
    /// The system with this key.
    System(&'static str),
}

/// The largest number that can be the value of an option.
const LARGEST: usize = 999;

impl RuleOption {
    /// The value with this spelling.
    pub fn named(&self, value: &str) -> Option<&'static str> {
        let listed = self.values.iter().copied().find(|&known| known == value);
        listed.or_else(|| {
            let number = value.parse().ok().filter(|number| self.numbers().contains(number))?;
            static NUMBERS: OnceLock<Vec<String>> = OnceLock::new();
            let numbers = NUMBERS.get_or_init(|| (0..=LARGEST).map(|n| n.to_string()).collect());
            // Only one spelling of a number, so that two tables with the same rules compare equal.
            numbers.get::<usize>(number).map(String::as_str).filter(|&known| known == value)
        })
    }

    /// What it lacks to have any effect with these systems and house rules.
    pub fn lacks(&self, systems: Systems, house: &HouseRules) -> Option<Need> {
        let lacking = |need: &&Need| match **need {
            Need::Rule(other, value) => !house.is(other, value),
            Need::System(key) => !systems.has(key),
        };
        self.needs.iter().find(lacking).copied()
    }

    /// The numbers that are values besides the default; empty unless there are at least two.
    fn numbers(&self) -> Range<usize> {
        let numbers = self.values[1..].iter().map(|value| value.parse::<usize>());
        match numbers.collect::<Result<Vec<_>, _>>().as_deref() {
            Ok([first, .., last]) => *first..last + 1,
            _ => 0..0,
        }
    }
}

/// The options that a table changed. The text of a table is written and read through
/// [`HouseRules::stored`] and [`HouseRules::restored`]: what it leaves out does not follow a default
/// that changes.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct HouseRules(Vec<(&'static str, &'static str)>);

impl HouseRules {
    /// The value in force.
    pub fn value(&self, choice: &RuleOption) -> &'static str {
        let changed = self.0.iter().find(|(key, _)| *key == choice.key);
        changed.map_or(choice.values[0], |(_, value)| value)
    }

    /// Whether `value` is in force.
    pub fn is(&self, choice: &RuleOption, value: &str) -> bool {
        self.value(choice) == value
    }

    /// Sets the option `key` to `value`.
    ///
    /// # Errors
    /// A sentence that names the key or lists the values it takes.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let (choice, value) = known(key, value)?;
        self.0.retain(|(key, _)| *key != choice.key);
        if value != choice.values[0] {
            self.0.push((choice.key, value));
            self.0.sort_unstable();
        }
        Ok(())
    }

    /// The first changed option that has no effect with these systems.
    pub fn without_effect(&self, systems: Systems) -> Option<&'static RuleOption> {
        let changed = |choice: &&RuleOption| self.0.iter().any(|(key, _)| *key == choice.key);
        let mut changed = expansions::options().filter(changed);
        changed.find(|choice| choice.lacks(systems, self).is_some())
    }

    /// Gives an option its default again.
    pub fn reset(&mut self, choice: &RuleOption) {
        self.0.retain(|(key, _)| *key != choice.key);
    }

    /// As the text of a table with these systems keeps them: without those that have the value which
    /// a text means that does not name them. For most options that is the default.
    pub fn stored(&self, systems: Systems) -> Self {
        let mut stored = self.clone();
        for (choice, unnamed) in systems.unnamed() {
            let value = self.value(choice);
            stored.0.retain(|(key, _)| *key != choice.key);
            stored.0.extend((value != unnamed).then_some((choice.key, value)));
        }
        stored.0.sort_unstable();
        stored
    }

    /// The house rules that the text of a table with these systems means.
    pub fn restored(&self, systems: Systems) -> Self {
        let mut house = Self::default();
        let named = |key| self.0.iter().any(|(named, _)| *named == key);
        let left_out = systems.unnamed().filter(|(choice, _)| !named(choice.key));
        let left_out = left_out.map(|(choice, value)| (choice.key, value));
        for (key, value) in left_out.chain(self.changed()) {
            let set = house.set(key, value);
            set.expect("both are values of options");
        }
        house
    }

    /// The options that were changed, by key.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().copied()
    }
}

/// The option with this key, and its value with this spelling.
fn known(key: &str, value: &str) -> Result<(&'static RuleOption, &'static str), String> {
    let choice = expansions::options().find(|choice| choice.key == key);
    let choice = choice.ok_or_else(|| format!("there is no option {key}"))?;
    let value = choice
        .named(value)
        .ok_or_else(|| format!("{key} takes {}, not {value}", choice.values.join(" or ")))?;
    Ok((choice, value))
}

impl TryFrom<BTreeMap<String, String>> for HouseRules {
    type Error = String;

    /// Keeps values that are the default, too: [`HouseRules::restored`] must know what was named.
    fn try_from(map: BTreeMap<String, String>) -> Result<Self, String> {
        let pair = |(key, value): (&String, &String)| {
            known(key, value).map(|(choice, value)| (choice.key, value))
        };
        let mut named: Vec<_> = map.iter().map(pair).collect::<Result<_, _>>()?;
        named.sort_unstable();
        Ok(Self(named))
    }
}

impl From<HouseRules> for BTreeMap<String, String> {
    fn from(house: HouseRules) -> Self {
        house.0.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }
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
    fn what_options_need_exists() {
        for choice in expansions::options() {
            for need in choice.needs {
                match *need {
                    Need::Rule(other, value) => {
                        assert!(expansions::options().any(|known| known == other), "{}", other.key);
                        assert!(other.values.contains(&value), "{}={value}", other.key);
                    }
                    Need::System(key) => assert!(expansions::named(key).is_some(), "{key}"),
                }
            }
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
