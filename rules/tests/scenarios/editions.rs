//! Editions: what they name exists, and what a table with one plays by.

use rules::{Edition, HouseRules, Systems, expansions};

const EDITIONS: &str = include_str!("../../editions.txt");

fn systems(keys: &str) -> Systems {
    Systems::named(keys.split(' ')).expect("systems that exist")
}

#[test]
fn every_option_and_value_that_an_edition_names_exists() {
    let mut named = 0;
    for line in EDITIONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
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
