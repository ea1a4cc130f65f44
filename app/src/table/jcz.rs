//! Which games JCloisterZone 5 can open: that program's names for our sets and options, as far as
//! the slices bring them, and why a game cannot go there.

use std::collections::{BTreeMap, BTreeSet};

use rules::{HouseRules, Systems};

use crate::table::expansions;

/// A set of ours as that program knows it.
#[derive(Debug)]
pub(crate) struct JczSet {
    /// Our system.
    pub system: &'static str,
    /// Its tiles there.
    pub set: &'static str,
    /// Whether the name of the tiles ends with an edition.
    pub edition: JczEdition,
    /// What belongs to it: the number for each player, or 0 for what is not counted.
    pub elements: &'static [(&'static str, u8)],
    /// Its options.
    pub options: &'static [JczOption],
}

/// The edition in the name of a set's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JczEdition {
    /// There is only one.
    Only,
    /// The first, unless an option says [`JczTerm::Second`].
    OfGame,
    /// This one.
    Is(u8),
}

/// An option of ours, with a value other than the default.
#[derive(Debug)]
pub(crate) struct JczOption {
    /// Our option and its value.
    pub ours: (&'static str, &'static str),
    /// What stands for it there.
    pub theirs: JczTerm,
}

/// What stands for the value of an option.
#[derive(Clone, Copy, Debug)]
pub(crate) enum JczTerm {
    /// Nothing: it is always played like this.
    Always,
    /// A rule with this value.
    Rule(&'static str, &'static str),
    /// An element is left out.
    Without(&'static str),
    /// Other tiles.
    Set(&'static str),
    /// The second edition of every set that has one.
    Second,
}

/// Why a game cannot go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoJcz {
    /// The set with this key is not known there, or not in a way that this program can write.
    Set(&'static str),
    /// This option is not, and it changed how the game went.
    Rule(&'static str),
    /// It went on from a position.
    Carried,
    /// Something happened that is played otherwise there.
    Course,
}

/// A game in that program's terms.
#[derive(Debug, Default)]
pub(crate) struct JczTable {
    /// The sets of tiles.
    pub sets: BTreeSet<String>,
    /// What is in play, as in [`JczSet::elements`].
    pub elements: BTreeMap<&'static str, u8>,
    /// The rules that are not as usual.
    pub rules: BTreeMap<&'static str, &'static str>,
    /// Our options as that program plays them.
    pub house: HouseRules,
}

/// What every game has.
const ELEMENTS: &[(&str, u8)] = &[("small-follower", 7), ("farmers", 0)];
const OPTIONS: &[JczOption] = &[
    JczOption { ours: ("farms_enabled", "off"), theirs: JczTerm::Without("farmers") },
    JczOption { ours: ("tiny_city", "2"), theirs: JczTerm::Rule("tiny-city-scoring", "2") },
    JczOption { ours: ("six_seats", "always"), theirs: JczTerm::Always },
];

impl JczTable {
    /// A game of these sets with these options.
    ///
    /// # Errors
    /// [`NoJcz::Set`] names the first set that cannot go there.
    pub(crate) fn of(systems: Systems, house: &HouseRules) -> Result<Self, NoJcz> {
        let known = |key: &'static str| {
            let mut sets = expansions::ALL.iter().flat_map(|slice| slice.jcz());
            sets.find(|set| set.system == key).ok_or(NoJcz::Set(key))
        };
        let sets = systems.iter().map(|system| known(system.key()));
        let sets: Vec<&JczSet> = sets.collect::<Result<_, _>>()?;
        let is_second = |option: &JczOption| {
            is_chosen(house, option.ours) && matches!(option.theirs, JczTerm::Second)
        };
        let second = sets.iter().flat_map(|set| set.options).any(is_second);
        let mut table = Self::default();
        table.elements.extend(ELEMENTS.iter().copied());
        table.choose(house, OPTIONS);
        for set in sets {
            table.elements.extend(set.elements.iter().copied());
            let tiles = table.choose(house, set.options).unwrap_or(set.set);
            table.sets.insert(match set.edition {
                JczEdition::Only => tiles.to_owned(),
                JczEdition::OfGame => format!("{tiles}:{}", 1 + u8::from(second)),
                JczEdition::Is(edition) => format!("{tiles}:{edition}"),
            });
        }
        Ok(table)
    }

    /// Takes options over, and says which tiles they stand for.
    fn choose(&mut self, house: &HouseRules, options: &[JczOption]) -> Option<&'static str> {
        let mut tiles = None;
        for &JczOption { ours: (key, value), theirs } in options {
            if !is_chosen(house, (key, value)) && !matches!(theirs, JczTerm::Always) {
                continue;
            }
            // A slice names options that there are; tests go through all.
            let _ = self.house.set(key, value);
            match theirs {
                JczTerm::Always | JczTerm::Second => {}
                JczTerm::Rule(rule, value) => {
                    self.rules.insert(rule, value);
                }
                JczTerm::Without(element) => {
                    self.elements.remove(element);
                }
                JczTerm::Set(set) => tiles = Some(set),
            }
        }
        tiles
    }

    /// Why a game with these options went in a way in which it does not go there.
    pub(crate) fn why(&self, house: &HouseRules) -> NoJcz {
        let other = house.changed().find(|&option| !is_chosen(&self.house, option));
        other.map_or(NoJcz::Course, |(key, _)| NoJcz::Rule(key))
    }
}

/// Whether an option has this value, which is not its default.
fn is_chosen(house: &HouseRules, option: (&str, &str)) -> bool {
    house.changed().any(|changed| changed == option)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_that_goes_there_is_ours_and_so_are_its_options() {
        let sets: Vec<&JczSet> = expansions::ALL.iter().flat_map(|slice| slice.jcz()).collect();
        assert!(sets.len() > 5, "{sets:?}");
        for set in sets {
            assert!(rules::expansions::named(set.system).is_some(), "{}", set.system);
            let mut house = HouseRules::default();
            for option in set.options.iter().chain(OPTIONS) {
                let (key, value) = option.ours;
                house.set(key, value).expect("an option of ours");
                assert!(house.changed().any(|option| option == (key, value)), "{key}: the default");
            }
        }
    }

    #[test]
    fn sets_have_the_names_of_their_tiles_there() {
        let sets = |keys: &[&str], rules: &[(&str, &str)]| {
            let systems = Systems::named(keys.iter().copied()).expect("sets of ours");
            let mut house = HouseRules::default();
            rules.iter().for_each(|(key, value)| house.set(key, value).expect("an option"));
            JczTable::of(systems, &house)
        };
        let first = sets(&["base", "inns", "cult"], &[("cult.tiles", "5")]).expect("known there");
        let names = ["basic:1", "cult/5", "inns-and-cathedrals:1"];
        assert!(first.sets.iter().eq(names), "{:?}", first.sets);
        let rules = [("farms_enabled", "off"), ("abbot.gardens", "all")];
        let second = sets(&["base2", "inns"], &rules).expect("known there");
        assert!(second.sets.iter().eq(["basic:2", "inns-and-cathedrals:2"]), "{:?}", second.sets);
        assert!(!second.elements.contains_key("farmers"), "{:?}", second.elements);
        assert_eq!(sets(&["base", "flier"], &[]).unwrap_err(), NoJcz::Set("flier"));
    }
}
