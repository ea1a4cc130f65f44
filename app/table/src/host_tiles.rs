//! `/tile`: tiles that the host of a table describes before the game begins: the blank tiles of
//! Creativity (R-CR-2) and the six of the Gingerbread Man (R-GB-1). The rules know what makes a
//! valid tile; this module stores the tiles with the table and limits how many can be described.

use std::sync::LazyLock;

use game::expansions::{self, DescribedSet};
use rules::{HostTile, HouseRules, Seed, Setup};

use crate::error::Refusal;
use crate::model::Settings;

/// All sets for which the host may describe tiles, in the order in which these are listed.
pub static SETS: LazyLock<Vec<&DescribedSet>> = LazyLock::new(|| {
    expansions::ALL.iter().filter_map(|profile| profile.host_set.as_ref()).collect()
});

/// How many there are.
const COUNT: usize = {
    let (mut at, mut count) = (0, 0);
    while at < expansions::ALL.len() {
        if expansions::ALL[at].host_set.is_some() {
            count += 1;
        }
        at += 1;
    }
    count
};

/// Their keys, as they are typed: a command's declaration has them, so they are a constant.
pub const KEYS: &[&str] = &{
    let (mut keys, mut at, mut found) = ([""; COUNT], 0, 0);
    while at < expansions::ALL.len() {
        if let Some(set) = &expansions::ALL[at].host_set {
            keys[found] = set.key;
            found += 1;
        }
        at += 1;
    }
    keys
};

/// Example descriptions, by the text key of their names.
pub const EXAMPLES: [(&str, &str); 10] = [
    ("host-example-cloister", "FFFF cloister; field N1,N2,E1,E2,S1,S2,W1,W2"),
    ("host-example-inn", "RFRF road N,S inn; field N1,S2,W1,W2; field N2,E1,E2,S1"),
    ("host-example-house", "RFFF road N end=house; field N1,N2,E1,E2,S1,S2,W1,W2"),
    ("host-example-curve", "FRRF road E,S; field E2,S1; field E1,N1,N2,W1,W2,S2"),
    ("host-example-city", "CFFF city N; field E1,E2,S1,S2,W1,W2 c1"),
    (
        "host-example-gate",
        "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1",
    ),
    ("host-example-corner", "CFFC city N,W pennant=1; field E1,E2,S1,S2 c1"),
    ("host-example-two", "CFCF city N; city S; field E1,E2,W1,W2 c1 c2"),
    ("host-example-four", "CCCC city N; city E; city S; city W; field - c1 c2 c3 c4"),
    ("host-example-big", "CCCC city N,E,S,W pennant=3"),
];

impl Settings {
    /// How many tiles the host must describe for each set.
    fn wanted(&self) -> Vec<(&'static str, usize)> {
        let setup = Setup::new(rules::MIN_SEATS, self.systems, Seed::from_number(0));
        Setup { house: self.house, ..setup }.host_sets()
    }

    /// The host's tiles that a game with these sets and house rules uses.
    pub fn brought(&self) -> Vec<HostTile> {
        let wanted = self.wanted();
        let is_wanted = |tile: &&HostTile| wanted.iter().any(|(set, _)| *set == tile.set());
        self.host_tiles.iter().filter(is_wanted).cloned().collect()
    }

    /// The sets that still need tiles: the set, how many it has and how many it needs.
    pub fn missing(&self) -> Vec<(&'static str, usize, usize)> {
        let count = |set| self.host_tiles.iter().filter(|tile| tile.set() == set).count();
        let counted = self.wanted().into_iter().map(|(set, wanted)| (set, count(set), wanted));
        counted.filter(|(_, found, wanted)| found < wanted).collect()
    }

    /// Refuses a game whose sets still need tiles.
    pub fn must_have_host_tiles(&self) -> Result<(), Refusal> {
        match self.missing().first() {
            Some(&(set, found, wanted)) => Err(Refusal::FewHostTiles { set, found, wanted }),
            None => Ok(()),
        }
    }

    /// The set for one more tile: the named one, otherwise the first with room.
    pub fn host_set(&self, named: Option<&str>) -> Result<&'static DescribedSet, Refusal> {
        let is_named = |set: &&DescribedSet| named.is_none_or(|named| set.key == named);
        let has_room = |set: &&DescribedSet| {
            let with_rule = self.clone().with_described(set);
            with_rule.is_ok_and(|own| own.missing().iter().any(|(key, ..)| *key == set.key))
        };
        let sets = || SETS.iter().copied().filter(|set| self.systems.has(set.key)).filter(is_named);
        sets().find(has_room).or_else(|| sets().next()).ok_or(Refusal::NoHostSet)
    }

    /// Sets the house rule that a described set needs.
    pub(crate) fn with_described(self, set: &DescribedSet) -> Result<Self, Refusal> {
        let mut house = HouseRules::default();
        (set.rule)(&mut house);
        house.changed().try_fold(self, |settings, (key, value)| settings.with_rule(key, value))
    }

    /// Adds a host tile, and sets the house rule that uses it.
    pub fn with_host_tile(self, set: Option<&str>, text: &str) -> Result<Self, Refusal> {
        let set = self.host_set(set)?;
        let mut settings = self.with_described(set)?;
        if !settings.missing().iter().any(|(key, ..)| *key == set.key) {
            return Err(Refusal::EnoughHostTiles { set: set.key });
        }
        let refused = |error| Refusal::HostTile { input: text.to_owned(), error };
        let completed = HostTile::completed(set.key, text);
        let text = completed.as_deref().unwrap_or(text);
        settings.host_tiles.push(HostTile::read(set.key, text).map_err(refused)?);
        let order = |tile: &HostTile| SETS.iter().position(|set| set.key == tile.set());
        settings.host_tiles.sort_by_key(order);
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_tiles_and_fit_into_a_choice() {
        for (key, tile) in EXAMPLES {
            assert!(HostTile::read("creativity", tile).is_ok(), "{key}");
            assert!(tile.len() <= port::limits::CHOICE_TEXT, "{key}");
            assert!(text::Text::of("en").has(key), "{key}");
        }
    }

    #[test]
    fn the_keys_are_those_of_the_sets() {
        assert!(SETS.iter().map(|set| set.key).eq(KEYS.iter().copied()), "{:?}", *SETS);
    }

    #[test]
    fn a_tile_goes_to_the_set_that_has_room() {
        let systems = crate::sets::chosen(&["base", "creativity", "gingerbread"]);
        let mut settings = Settings::new(systems.expect("they go together"));
        let plain = EXAMPLES[0].1;
        assert!(matches!(settings.host_set(None), Ok(set) if set.key == "creativity"));
        for _ in 0..2 {
            settings = settings.with_host_tile(None, plain).expect("there is room");
        }
        assert_eq!(settings.missing(), []);
        let none = settings.clone().with_host_tile(None, plain);
        assert!(matches!(none, Err(Refusal::HostTile { .. })), "these need a city: {none:?}");
        let full = settings.clone().with_host_tile(Some("creativity"), plain);
        assert_eq!(full, Err(Refusal::EnoughHostTiles { set: "creativity" }));
        settings = settings.with_host_tile(None, EXAMPLES[4].1).expect("a city");
        assert_eq!(settings.missing(), [("gingerbread", 1, 6)]);
        assert!(
            settings.house.changed().eq([("creativity", "custom"), ("gbm_tiles", "host_table")])
        );
        let other = settings.with_sets(crate::sets::chosen(&["base"]).expect("a game"));
        assert_eq!((other.brought(), other.host_tiles.len()), (Vec::new(), 3));
        assert_eq!(other.with_host_tile(None, plain), Err(Refusal::NoHostSet));
    }
}
