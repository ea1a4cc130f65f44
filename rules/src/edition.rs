//! Editions: options in bundles, for whoever owns a certain rulebook. Which values they name is in
//! `editions.txt`. An edition is no option of a game: a [`Setup`](crate::Setup) has the house rules
//! that follow from it.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::expansions::Systems;
use crate::house::{HouseRules, RuleOption};

/// What all editions name.
const TEXT: &str = include_str!("../editions.txt");

/// An option and its value.
pub type ChosenOption = (&'static str, &'static str);

/// A rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The defaults of all options.
    #[default]
    Standard,
    /// The Italian and English compendium.
    Compendium,
    /// The collected rulebook of the base game and the first seven expansions.
    Collection,
    /// JCloisterZone, of which there are recorded games.
    Recorded,
}

impl Edition {
    /// Stands before the word where options are typed.
    pub const KEY: &'static str = "edition";
    /// All editions, the usual one first.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Compendium, Self::Collection, Self::Recorded];
    /// Their words.
    pub const WORDS: &'static [&'static str] =
        &["standard", "compendium", "collection", "recorded"];

    /// Its word.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The edition with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.word() == word)
    }

    /// The options that it names, with their values.
    pub fn pairs(self) -> &'static [ChosenOption] {
        static PAIRS: OnceLock<[Vec<ChosenOption>; Edition::ALL.len()]> = OnceLock::new();
        &PAIRS.get_or_init(|| Self::ALL.map(Self::read))[self as usize]
    }

    fn read(self) -> Vec<ChosenOption> {
        let lines = TEXT.lines().filter_map(|line| line.strip_prefix(self.word()));
        lines.flat_map(str::split_whitespace).filter_map(|pair| pair.split_once('=')).collect()
    }

    /// What an option is in it.
    pub fn value(self, choice: &RuleOption) -> &'static str {
        let named = self.pairs().iter().find(|(key, _)| *key == choice.key);
        named.map_or(choice.values[0], |(_, value)| value)
    }

    /// The house rules of a table with these systems that plays by it but for its `own` choices.
    /// Those that have no effect have their defaults.
    pub fn house(self, systems: Systems, own: &[ChosenOption]) -> HouseRules {
        let mut house = self.chosen(systems, own);
        // One that goes may have been what others need.
        while let Some(choice) = house.without_effect(systems) {
            house.reset(choice);
        }
        house
    }

    /// The same with those that have no effect.
    pub fn chosen(self, systems: Systems, own: &[ChosenOption]) -> HouseRules {
        let mut house = HouseRules::default();
        for choice in systems.options() {
            let own = own.iter().find(|(key, _)| *key == choice.key);
            let value = own.map_or(self.value(choice), |(_, value)| value);
            let known = house.set(choice.key, value);
            debug_assert!(known.is_ok(), "{}={value}", choice.key);
        }
        house
    }

    /// What of the house rules of a table with these systems differs from it.
    pub fn own(self, systems: Systems, house: &HouseRules) -> Vec<ChosenOption> {
        let counts = |choice: &&RuleOption| choice.lacks(systems, house).is_none();
        let differs = |choice: &&RuleOption| house.value(choice) != self.value(choice);
        let own = systems.options().filter(counts).filter(differs);
        let mut own: Vec<ChosenOption> =
            own.map(|choice| (choice.key, house.value(choice))).collect();
        own.sort_unstable();
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions;

    fn systems(keys: &str) -> Systems {
        Systems::named(keys.split(' ')).expect("systems that exist")
    }

    #[test]
    fn every_option_and_value_that_an_edition_names_exists() {
        let mut named = 0;
        for line in TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (word, pairs) = line.split_once(' ').expect("an edition and what it names");
            assert!(Edition::named(word).is_some_and(|edition| edition != Edition::Standard));
            for pair in pairs.split(' ') {
                let (key, value) = pair.split_once('=').unwrap_or_else(|| panic!("{pair}"));
                let choice = expansions::options().find(|choice| choice.key == key);
                let choice = choice.unwrap_or_else(|| panic!("{word}: there is no option {key}"));
                assert_eq!(choice.named(value), Some(value), "{word}: {pair}");
                named += 1;
            }
        }
        let pairs = Edition::ALL.map(|edition| edition.pairs().len());
        assert_eq!(pairs.iter().sum::<usize>(), named, "every line is read");
        for edition in Edition::ALL {
            let mut keys: Vec<&str> = edition.pairs().iter().map(|(key, _)| *key).collect();
            let all = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), all, "{} names an option twice", edition.word());
            assert_eq!(edition == Edition::Standard, all == 0);
        }
    }

    #[test]
    fn an_edition_sets_what_the_systems_in_play_have() {
        let compendium = Edition::Compendium;
        let base = compendium.house(systems("base"), &[]);
        let changed = [("equal_turns", "on"), ("farm_scoring", "first"), ("first_counts", "farms")];
        assert!(base.changed().eq(changed), "{base:?}");
        let tunnel = compendium.house(systems("base tunnel"), &[]);
        assert!(tunnel.changed().any(|pair| pair == ("tunnel.time", "any")));
        assert_eq!(Edition::Standard.house(systems("base tunnel"), &[]), HouseRules::default());
    }

    #[test]
    fn own_choices_count_more_and_take_with_them_what_needs_the_others() {
        let (base, compendium) = (systems("base"), Edition::Compendium);
        let house = compendium.house(base, &[("farm_scoring", "third"), ("tiny_city", "2")]);
        assert!(house.changed().eq([("equal_turns", "on"), ("tiny_city", "2")]), "{house:?}");
        let own = compendium.own(base, &house);
        assert_eq!(own, [("farm_scoring", "third"), ("tiny_city", "2")]);
        assert_eq!(compendium.house(base, &own), house);
        // What had no effect is of the edition again once it has one.
        let house = compendium.house(base, &[("farm_scoring", "first")]);
        assert_eq!(compendium.own(base, &house), []);
    }

    #[test]
    fn what_needs_another_set_follows_when_that_comes() {
        let recorded = Edition::Recorded;
        let immune = ("castle.lord_tower", "immune");
        let alone = recorded.house(systems("base castles"), &[]);
        assert!(!alone.changed().any(|pair| pair == immune), "{alone:?}");
        assert_eq!(recorded.own(systems("base castles"), &alone), []);
        let both = recorded.house(systems("base castles tower"), &[]);
        assert!(both.changed().any(|pair| pair == immune), "{both:?}");
    }
}
