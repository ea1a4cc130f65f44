//! House rules: the options of the master table (overview section 8). Each system declares its
//! own; a table keeps only what differs from the default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::expansions;

/// One option: a key and its values, the default first.
#[derive(Debug)]
pub struct Choice {
    /// The key of the master option table.
    pub key: &'static str,
    /// The values, the default first.
    pub values: &'static [&'static str],
    /// One line for the person who sets up a table.
    pub about: &'static str,
}

/// The options that a table changed.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct House(Vec<(&'static str, &'static str)>);

impl House {
    /// The value in force.
    pub fn value(&self, choice: &Choice) -> &'static str {
        let changed = self.0.iter().find(|(key, _)| *key == choice.key);
        changed.map_or(choice.values[0], |(_, value)| value)
    }

    /// Whether `value` is in force.
    pub fn is(&self, choice: &Choice, value: &str) -> bool {
        self.value(choice) == value
    }

    /// Sets the option `key` to `value`.
    ///
    /// # Errors
    /// A sentence that names the key or lists the values it takes.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let choice = expansions::choices().find(|choice| choice.key == key);
        let choice = choice.ok_or_else(|| format!("there is no option {key}"))?;
        let value =
            choice.values.iter().find(|&&known| known == value).ok_or_else(|| {
                format!("{key} takes {}, not {value}", choice.values.join(" or "))
            })?;
        self.0.retain(|(key, _)| *key != choice.key);
        if *value != choice.values[0] {
            self.0.push((choice.key, value));
            self.0.sort_unstable();
        }
        Ok(())
    }

    /// What was changed, by key.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().copied()
    }
}

impl TryFrom<BTreeMap<String, String>> for House {
    type Error = String;

    fn try_from(map: BTreeMap<String, String>) -> Result<Self, String> {
        let mut house = Self::default();
        map.iter().try_for_each(|(key, value)| house.set(key, value))?;
        Ok(house)
    }
}

impl From<House> for BTreeMap<String, String> {
    fn from(house: House) -> Self {
        house.0.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }
}
