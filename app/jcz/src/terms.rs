//! Which games JCloisterZone 5 can open: that program's names for our sets and options, and why a
//! game cannot go there.

use rules::expansions::base::TinyCity;
use std::collections::{BTreeMap, BTreeSet};

use rules::{Cause, HouseRules, RuleOption, Setup, Systems};

use crate::{Obstacle, expansions};

/// A set of ours as that program knows it.
#[derive(Debug)]
pub(crate) struct SetTerms {
    /// Our system.
    pub system: &'static str,
    /// Its tiles there; empty if it has none.
    pub tiles: &'static str,
    /// More tiles, in a game with another system of ours; or always, with itself.
    pub with: &'static [(&'static str, &'static str)],
    /// Whether the name of the tiles ends with an edition.
    pub edition: SetEdition,
    /// What belongs to it: the number for each player, or 0 for what is not counted.
    pub elements: &'static [(&'static str, u8)],
    /// Its rules there, as long as our options have their defaults.
    pub rules: &'static [(&'static str, &'static str)],
    /// Its options.
    pub options: &'static [OptionRow],
    /// What makes a figure leave the board in answer to a question, and the rule that it is there.
    pub returns: Option<(Cause, &'static str)>,
}

impl SetTerms {
    /// A set that brings tiles in one edition and nothing else.
    pub(crate) const fn of(system: &'static str, tiles: &'static str) -> Self {
        Self {
            system,
            tiles,
            with: &[],
            edition: SetEdition::Only,
            elements: &[],
            rules: &[],
            options: &[],
            returns: None,
        }
    }
}

/// The edition in the name of a set's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetEdition {
    /// There is only one.
    Only,
    /// The first, unless an option says [`Counterpart::Second`].
    OfGame,
    /// This one.
    Is(u8),
}

/// An option of ours, with a value other than the default.
#[derive(Debug)]
pub(crate) struct OptionRow {
    /// Gives our option that value.
    pub ours: fn(&mut HouseRules),
    /// What stands for it there.
    pub theirs: Counterpart,
}

impl OptionRow {
    /// How that program always plays.
    pub(crate) const fn always(ours: fn(&mut HouseRules)) -> Self {
        Self { ours, theirs: Counterpart::Always }
    }

    /// A rule of that program's for a value of ours.
    pub(crate) const fn rule(
        ours: fn(&mut HouseRules),
        rule: &'static str,
        value: &'static str,
    ) -> Self {
        Self { ours, theirs: Counterpart::Rule(rule, value) }
    }

    /// Whether our option has that value.
    fn is_chosen(&self, house: &HouseRules) -> bool {
        let mut chosen = *house;
        (self.ours)(&mut chosen);
        chosen == *house
    }
}

/// What stands for the value of an option.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counterpart {
    /// Nothing: it is always played like this.
    Always,
    /// A rule with this value.
    Rule(&'static str, &'static str),
    /// An element is left out.
    Without(&'static str),
    /// An element is added, and a rule has this value.
    With(&'static str, (&'static str, &'static str)),
    /// Other tiles, instead of all that it has by itself.
    Set(&'static str),
    /// The second edition of every set that has one.
    Second,
}

/// A game in that program's terms.
#[derive(Debug, Default)]
pub(crate) struct TheirSetup {
    /// The sets of tiles.
    pub sets: BTreeSet<String>,
    /// What is in play, as in [`SetTerms::elements`].
    pub elements: BTreeMap<&'static str, u8>,
    /// The rules.
    pub rules: BTreeMap<&'static str, &'static str>,
    /// Our options as that program plays them.
    pub house: HouseRules,
}

/// What every game has.
const ELEMENTS: &[(&str, u8)] = &[("small-follower", 7), ("farmers", 0)];
const RULES: &[(&str, &str)] = &[("tiny-city-scoring", "4")];
const OPTIONS: &[OptionRow] = &[
    OptionRow {
        ours: |house| house.base.farms_enabled = false,
        theirs: Counterpart::Without("farmers"),
    },
    OptionRow {
        ours: |house| house.base.tiny_city = TinyCity::TwoPoints,
        theirs: Counterpart::Rule("tiny-city-scoring", "2"),
    },
    OptionRow { ours: |house| house.base.six_seats = true, theirs: Counterpart::Always },
];

impl TheirSetup {
    /// A game of these sets with these options.
    ///
    /// # Errors
    /// [`Obstacle::Set`] names the first set that cannot go there.
    pub(crate) fn of(systems: Systems, house: &HouseRules) -> Result<Self, Obstacle> {
        let known = |key: &'static str| {
            expansions::sets().find(|set| set.system == key).ok_or(Obstacle::Set(key))
        };
        let sets = systems.iter().map(|system| known(system.key()));
        let sets: Vec<&SetTerms> = sets.collect::<Result<_, _>>()?;
        let is_second = |option: &OptionRow| {
            option.is_chosen(house) && matches!(option.theirs, Counterpart::Second)
        };
        let second = sets.iter().flat_map(|set| set.options).any(is_second);
        let mut table = Self::default();
        table.elements.extend(ELEMENTS.iter().copied());
        table.rules.extend(RULES.iter().copied());
        table.choose(house, OPTIONS);
        for set in sets {
            table.elements.extend(set.elements.iter().copied());
            table.rules.extend(set.rules.iter().copied());
            let chosen = table.choose(house, set.options);
            let tiles = Some(chosen.unwrap_or(set.tiles)).filter(|tiles| !tiles.is_empty());
            table.sets.extend(tiles.map(|tiles| match set.edition {
                SetEdition::Only => tiles.to_owned(),
                SetEdition::OfGame => format!("{tiles}:{}", 1 + u8::from(second)),
                SetEdition::Is(edition) => format!("{tiles}:{edition}"),
            }));
            let has = |other: &str| systems.has(other) && (chosen.is_none() || other != set.system);
            let more = set.with.iter().filter(|(other, _)| has(other));
            table.sets.extend(more.map(|(_, tiles)| (*tiles).to_owned()));
        }
        Ok(table)
    }

    /// Takes options over, and says which tiles they stand for.
    fn choose(&mut self, house: &HouseRules, options: &[OptionRow]) -> Option<&'static str> {
        let mut tiles = None;
        for option in options {
            if !option.is_chosen(house) && !matches!(option.theirs, Counterpart::Always) {
                continue;
            }
            (option.ours)(&mut self.house);
            match option.theirs {
                Counterpart::Always | Counterpart::Second => {}
                Counterpart::Rule(rule, value) => {
                    self.rules.insert(rule, value);
                }
                Counterpart::Without(element) => {
                    self.elements.remove(element);
                }
                Counterpart::With(element, (rule, value)) => {
                    self.elements.insert(element, 0);
                    self.rules.insert(rule, value);
                }
                Counterpart::Set(set) => tiles = Some(set),
            }
        }
        tiles
    }

    /// Why a game went in a way in which it does not go there.
    pub(crate) fn why(&self, ours: &Setup) -> Obstacle {
        let (systems, house) = (ours.systems, &ours.house);
        let usual = HouseRules::default();
        let differs = |option: &&RuleOption| {
            [&usual, &self.house].iter().all(|other| house.value(option) != other.value(option))
        };
        let matters = |option: &&RuleOption| option.lacks(systems, house).is_none();
        let others = systems.options().filter(differs).filter(matters);
        others.map(|option| option.key).min().map_or(Obstacle::Course, Obstacle::Rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_that_goes_there_is_ours_and_so_are_its_options() {
        let sets: Vec<&SetTerms> = expansions::sets().collect();
        assert!(sets.len() > 5, "{sets:?}");
        for set in sets {
            assert!(rules::expansions::named(set.system).is_some(), "{}", set.system);
            for option in set.options.iter().chain(OPTIONS) {
                let mut house = HouseRules::default();
                (option.ours)(&mut house);
                assert_eq!(house.changed().count(), 1, "{}: {option:?}", set.system);
            }
        }
    }

    #[test]
    fn sets_have_the_names_of_their_tiles_there() {
        let sets = |keys: &[&str], rules: &[(&str, &str)]| {
            let systems = Systems::named(keys.iter().copied()).expect("sets of ours");
            let mut house = HouseRules::default();
            rules.iter().for_each(|(key, value)| house.set(key, value).expect("an option"));
            TheirSetup::of(systems, &house)
        };
        let first = sets(&["base", "inns", "cult"], &[("cult.tiles", "5")]).expect("known there");
        let names = ["basic:1", "cult/5", "inns-and-cathedrals:1"];
        assert!(first.sets.iter().eq(names), "{:?}", first.sets);
        let rules = [("farms_enabled", "off"), ("abbot.gardens", "all")];
        let second = sets(&["base2", "inns"], &rules).expect("known there");
        assert!(second.sets.iter().eq(["basic:2", "inns-and-cathedrals:2"]), "{:?}", second.sets);
        assert!(!second.elements.contains_key("farmers"), "{:?}", second.elements);
        let parts = sets(&["base", "bridges", "bazaars", "phantom"], &[]).expect("known there");
        assert!(parts.sets.iter().eq(["basic:1", "bridges-castles-and-bazaars:1"]));
        let more = ["bazaar", "bridge", "farmers", "phantom", "small-follower"];
        assert!(parts.elements.keys().eq(&more), "{:?}", parts.elements);
        let river = sets(&["base", "river2", "gq"], &[("gq.pig_herd", "on")]).expect("known there");
        assert!(river.sets.iter().eq(["basic:1", "gq11", "gq11/river", "river/2:1"]));
        assert_eq!(river.rules.get("gq11-pig-herd"), Some(&"pig"));
        assert!(river.elements.contains_key("pig-herd"), "{:?}", river.elements);
        let russian = |rules| sets(&["base2", "russian"], rules).expect("known there").sets;
        let both = ["basic:2", "russian-promos/2013", "russian-promos/2016"];
        assert!(russian(&[]).iter().eq(both));
        assert!(russian(&[("ru.sets", "2013")]).iter().eq(&both[..2]));
        assert!(russian(&[("ru.sets", "2016")]).iter().eq([both[0], both[2]]));
        assert_eq!(sets(&["base", "school"], &[]).unwrap_err(), Obstacle::Set("school"));
    }
}
