//! The table of a recorded game in our words. What belongs to it and is not played here is refused
//! by name, so that no game is compared as if a part of it were not there.

use std::collections::BTreeSet;

use rules::{Edition, Seed, Setup, Systems};
use serde_json::{Value, json};

use crate::trace;

/// Why a recorded game is not replayed.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// Sets and elements that our rules do not know: `set meteors`, `element meteor`.
    Unsupported(Vec<String>),
    /// It should be playable and is not.
    Broken(String),
}

/// Their set, our system (none if [`BY_ELEMENT`] says), and the elements that come with the set.
/// Besides the base game a second edition, `tower:2`, is known by the first ([`edition`]).
const SETS: &[(&str, &str, &[&str])] = &[
    ("basic:1", "base", &[]),
    (GARDENS, "base2", &["garden"]),
    ("winter", "winter", &[]),
    ("inns-and-cathedrals:1", "inns", &["big-follower", "cathedral", "inn"]),
    ("traders-and-builders:1", "traders", &["builder", "pig", "traders"]),
    ("princess-and-dragon:1", "dragon", &["dragon", "fairy", "princess", "portal"]),
    ("tower:1", "tower", &["tower"]),
    ("king-and-robber:1", "king", &["king", "robber"]),
    ("cult/6", "cult", &["shrine"]),
    ("cult/5", "cult", &["shrine"]),
    ("river/1:1", "river1", &["river"]),
    ("river/2:1", "river2", &["river"]),
    ("siege/cathars", "cathars", &["siege", "escape"]),
    ("siege/besiegers", "besiegers", &["siege", "escape"]),
    ("corn-circles/1", "crop", &["corn-circle"]),
    ("abbey-and-mayor:1", "abbey", &["abbey", "barn", "mayor", "wagon"]),
    ("count", "count", &["count"]),
    ("bridges-castles-and-bazaars:1", "", &[]),
    ("tunnel", "tunnel", &["tunnel"]),
    ("wind-roses", "rose", &["wind-rose"]),
    ("gq11", "gq", &["pig-herd"]),
    ("gq11/river", "gq", &[]),
    ("darmstadt", "darmstadt", &["church"]),
    ("watchtowers", "watchtowers", &["watchtower"]),
    ("spiel-doch:1", "spieldoch", &[]),
    ("corn-circles/2", "crop2", &["corn-circle"]),
    ("labyrinth", "labyrinth", &["labyrinth"]),
    ("russian-promos/2013", "russian", &["yaga"]),
    ("russian-promos/2016", "russian", &["russian-trap"]),
    ("festival", "festival", &["festival"]),
    ("goldmines", "goldmines", &["gold"]),
    ("ferries", "ferries", &["ferry"]),
    ("flier:1", "flier", &["flier"]),
    ("hills-and-sheep:1", "hills", &["hill", "shepherd", "vineyard"]),
    ("mage-and-witch:1", "mage", &["mage", "witch"]),
    ("monasteries", "monasteries", &["monastery"]),
    ("under-the-big-top:1", "bigtop", &["big-top", "ringmaster", "acrobats"]),
];
/// Sets whose tiles several of our systems bring: their set and element, our system.
const BY_ELEMENT: &[(&str, &str, &str)] = &[
    ("bridges-castles-and-bazaars:1", "bridge", "bridges"),
    ("bridges-castles-and-bazaars:1", "castle", "castles"),
    ("bridges-castles-and-bazaars:1", "bazaar", "bazaars"),
    (GARDENS, ABBOT, "base2"),
];
/// Elements that stand for one of our systems by themselves.
const ALONE: &[(&str, &str)] = &[("phantom", "phantom"), ("little-buildings", "buildings")];
/// The element of every game, and how many of it a player has.
const FOLLOWERS: (&str, u8) = ("small-follower", 7);
/// An element that is left out of some games.
const FARMERS: &str = "farmers";
/// The set with most gardens, without which those of other sets are not played here.
const GARDENS: &str = "basic:2";
/// Another one, of the second edition.
const ABBOT: &str = "abbot";
/// Options of ours that one of their sets stands for.
///
/// The pack says which tiles of the pile have a garden, the option whether one at the start does.
const BY_SET: &[(&str, &str, &str)] =
    &[("cult/5", "cult.tiles", "5"), ("spiel-doch:2", "abbot.gardens", "all")];
/// The trace's options, where they are not what the edition of the recorded games has: its key and
/// value, our key and value.
const RULES: &[(&str, &str, &str, &str)] = &[
    ("tiny-city-scoring", "2", "tiny_city", "2"),
    ("princess-action", "must", "princess_use", "must"),
    ("fairy-placement", "on-tile", "fairy_mode", "on_tile"),
    ("dragon-move", "after-scoring", "dragon_timing", "after_scoring"),
    ("king-and-robber-scoring", "10/20", "kr.scoring", "flat_10"),
    ("king-and-robber-scoring", "15/40", "kr.scoring", "15_40"),
    ("king-and-robber-scoring", "continuously", "kr.scoring", "continuous"),
    ("tunnelize-other-expansions", "false", "tunnel.other_expansions", "off"),
    ("more-tunnel-tokens", "2/1", "tunnel.tokens", "2/1/1"),
    ("more-tunnel-tokens", "1/1", "tunnel.tokens", "1/1/1"),
    ("bazaar-no-auction", "true", "bazaar.no_auction", "on"),
    ("espace-variant", "siege-tile", "siege.escape_range", "siege_tile"),
    ("wagon-move", "C1", "am.wagon_move", "linked"),
    ("barn-placement", "occupied", "am.barn_on_barn", "allow"),
    ("coc-final-scoring", "market-only", "count.final", "market_only"),
    ("labyrinth-variant", "basic", "lab.variant", "basic"),
    ("festival-return", "follower", "festival.figures", "followers"),
    ("little-buildings-scoring", "3/2/1", "lb.values", "graded"),
    ("hill-tiebreaker", "number-of-followers", "hs.hill", "count"),
    ("keep-monasteries", "keep", "mon.cloisters", "keep"),
    ("count-move", "clockwise", "count.count_move", "clockwise"),
    ("count-move", "follow-meeple", "count.count_move", "follow_meeple"),
    ("gq11-pig-herd", "pig", "gq.pig_herd", "on"),
];

/// The table of a recorded game, before its tiles are put in order.
pub fn table(theirs: &trace::Setup) -> Result<Setup, Refused> {
    let unsupported = unsupported(theirs);
    if !unsupported.is_empty() {
        return Err(Refused::Unsupported(unsupported));
    }
    set_up(theirs).map_err(Refused::Broken)
}

/// Under which name a set is there: its own, or that of its second edition, which has a garden or
/// two and goes with the second edition of the base game.
fn edition<'a>(theirs: &'a trace::Setup, set: &str) -> Option<&'a str> {
    let is = |name: &str| {
        let second = name != GARDENS && theirs.sets.contains_key(GARDENS);
        let first = name.strip_suffix(":2").filter(|_| second);
        name == set || first.is_some_and(|first| set.strip_suffix(":1") == Some(first))
    };
    theirs.sets.keys().map(String::as_str).find(|name| is(name))
}

/// The sets and elements of a game that are not played here, by name.
fn unsupported(theirs: &trace::Setup) -> Vec<String> {
    let known = |set: &str| SETS.iter().find(|(name, ..)| edition(theirs, name) == Some(set));
    let strange = theirs.sets.iter().filter(|(set, copies)| known(set).is_none() || **copies != 1);
    let mut names: Vec<String> = strange.map(|(set, _)| format!("set {set}")).collect();
    let all_sets_known = names.is_empty();
    let sets = theirs.sets.keys().filter_map(|set| known(set));
    let must: BTreeSet<&str> =
        sets.flat_map(|(.., elements)| *elements).copied().chain([FOLLOWERS.0]).collect();
    let may = BY_ELEMENT.iter().filter(|(set, ..)| edition(theirs, set).is_some());
    let alone = ALONE.iter().map(|(element, _)| *element);
    let may: BTreeSet<&str> =
        may.map(|(_, element, _)| *element).chain(alone).chain([FARMERS]).collect();
    // What a set that is unknown brings of ours, as a second edition does, needs no line.
    let elsewhere = |name: &str| {
        !all_sets_known
            && (SETS.iter().any(|(.., elements)| elements.contains(&name))
                || BY_ELEMENT.iter().any(|(_, element, _)| *element == name))
    };
    for (element, value) in &theirs.elements {
        let name = element.as_str();
        let whole = if name == FOLLOWERS.0 {
            *value == json!(FOLLOWERS.1)
        } else {
            *value == json!(true) || *value == json!(1)
        };
        if !whole {
            names.push(format!("element {name}={value}"));
        } else if !must.contains(name) && !may.contains(name) && !elsewhere(name) {
            names.push(format!("element {name}"));
        }
    }
    let missing = must.iter().filter(|name| !theirs.elements.contains_key(**name));
    names.extend(missing.map(|name| format!("no element {name}")));
    names
}

fn set_up(theirs: &trace::Setup) -> Result<Setup, String> {
    let there = |set: &str| edition(theirs, set).is_some();
    let by_set = SETS.iter().filter(|(set, system, _)| there(set) && !system.is_empty());
    let by_element = BY_ELEMENT
        .iter()
        .filter(|(set, element, _)| there(set) && theirs.elements.contains_key(*element));
    let alone = ALONE.iter().filter(|(element, _)| theirs.elements.contains_key(*element));
    let keys = by_set.map(|(_, system, _)| *system).chain(by_element.map(|(.., system)| *system));
    let keys = keys.chain(alone.map(|(_, system)| *system));
    let systems = Systems::named(keys)?;
    let mut setup = Setup::new(theirs.players, systems, Seed::from_number(0));
    let mut own = vec![("six_seats", "always")];
    let by_set = BY_SET.iter().filter(|(set, ..)| there(set));
    own.extend(by_set.map(|(_, key, value)| (*key, *value)));
    for (rule, chosen, key, value) in RULES {
        let rule = theirs.rules.get(*rule).map(|rule| match rule {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        });
        if rule.as_deref() == Some(*chosen) {
            own.push((*key, *value));
        }
    }
    if !theirs.elements.contains_key(FARMERS) {
        own.push(("farms_enabled", "off"));
    }
    if !theirs.elements.contains_key(ABBOT) {
        own.push(("abbot", "off"));
    }
    setup.house = Edition::Recorded.house(systems, &own);
    setup.ask_forced = true;
    Ok(setup)
}
