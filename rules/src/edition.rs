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

    /// The house rules that it names.
    fn rules(self) -> &'static HouseRules {
        static RULES: OnceLock<[HouseRules; Edition::ALL.len()]> = OnceLock::new();
        let rules = |edition: Self| {
            let mut house = HouseRules::default();
            for (key, value) in edition.pairs() {
                let known = house.set(key, value);
                debug_assert!(known.is_ok(), "{key}={value}");
            }
            house
        };
        &RULES.get_or_init(|| Self::ALL.map(rules))[self as usize]
    }

    /// What an option is in it.
    pub fn value(self, choice: &RuleOption) -> &'static str {
        self.rules().value(choice)
    }

    /// The house rules of a table with these systems that plays by it but for its `own` choices.
    /// Those that have no effect have their defaults.
    pub fn house(self, systems: Systems, own: &[ChosenOption]) -> HouseRules {
        let mut house = self.chosen(systems, own);
        // One that goes may have been what others need.
        while let Some(choice) = house.without_effect(systems) {
            house.copy(choice, &HouseRules::default());
        }
        house
    }

    /// The same with those that have no effect.
    pub fn chosen(self, systems: Systems, own: &[ChosenOption]) -> HouseRules {
        let mut house = HouseRules::default();
        for choice in systems.options() {
            house.copy(choice, self.rules());
            if let Some((key, value)) = own.iter().find(|(key, _)| *key == choice.key) {
                let known = house.set(key, value);
                debug_assert!(known.is_ok(), "{key}={value}");
            }
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
