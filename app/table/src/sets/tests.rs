//! What people type for sets, editions and house rules, and what a table makes of it.

use game::offered_set::Family;
use rules::Need;
use rules::expansions::dragon::FairyMode;

use super::*;
use crate::presets::PRESETS;
use crate::typo::UnknownSet;

fn house(text: &str, systems: Systems) -> Result<HouseRules, Refusal> {
    Settings::new(systems).with_typed(text).map(|settings| settings.house)
}

fn keys(text: &str) -> Vec<String> {
    systems(text).unwrap_or_else(|refused| panic!("{text}: {refused:?}")).into()
}

#[test]
fn nothing_said_means_the_base_game() {
    assert_eq!(keys(""), ["base"]);
    assert_eq!(keys("base, inns"), ["base", "inns"]);
    assert_eq!(keys(" inns,base ,"), ["base", "inns"]);
    assert_eq!(keys("Base game, second edition, Hills & Sheep"), ["base2", "hills"]);
    assert_eq!(keys("Hügel"), ["base", "hills"]);
}

#[test]
fn a_short_game_is_whole_again_with_a_river() {
    let short = Settings { tiles: Some(24), ..Settings::new(systems("base").unwrap()) };
    let of = |sets| short.clone().with_sets(systems(sets).unwrap()).tiles;
    assert_eq!(of("base, inns"), Some(24));
    assert_eq!(of("base, river1"), None);
}

#[test]
fn a_preset_is_a_word_for_its_sets() {
    assert_eq!(keys("classic"), ["base"]);
    assert_eq!(keys("river"), ["base", "river1"]);
    let mut big_box = keys("Big Box");
    big_box.sort_unstable();
    assert_eq!(big_box, ["abbey", "base", "dragon", "inns", "river1", "tower", "traders"]);
    let mut minis = keys("minis");
    minis.sort_unstable();
    assert_eq!(minis, ["base", "cathars", "crop", "cult", "ferries", "flier", "king", "tunnel"]);
    assert_eq!(keys("big-box, count").len(), 8);
    assert_eq!(keys("Cutia de iarnă, river2"), keys("winter,gingerbread,river2"));
    assert!(keys("big-box-2017").contains(&"base2".to_owned()));
    let grounds = expansions::ALL.iter().filter(|system| system.is_ground()).count();
    let (other_grounds, same) = (grounds - 1, 1);
    assert_eq!(keys("all").len(), expansions::ALL.len() - other_grounds - same);
    assert!(keys("big-box").iter().all(|key| keys("everything").contains(key)));
    for preset in PRESETS {
        assert!(chosen(&preset.keys()).is_ok(), "{}", preset.word);
        assert!(expansions::named(preset.word).is_none(), "{} is a set too", preset.word);
    }
    for family in Family::ALL {
        // A family is one menu.
        assert!((1..=25).contains(&family.sets().count()), "{family:?}");
    }
    for set in game::expansions::ALL.iter().flat_map(|profile| profile.sets) {
        assert!(expansions::named(set.key).is_some(), "{} is no set", set.key);
        assert!(set.presets.iter().all(|word| Preset::named(word).is_some()), "{set:?}");
    }
}

#[test]
fn what_makes_no_game_is_refused_with_the_reason() {
    assert_eq!(chosen(&["inns"]).unwrap_err(), Refusal::NoGround);
    assert!(systems("inns").unwrap().iter().map(|system| system.key()).eq(["base", "inns"]));
    assert!(matches!(systems("base,winter").unwrap_err(), Refusal::Grounds(two) if two.len() == 2));
    let unknown = UnknownSet { input: "x".to_owned(), near: Vec::new() };
    assert_eq!(systems("base,x").unwrap_err(), Refusal::NoSet(unknown));
    let base = systems("base").unwrap();
    assert!(house("tiny_city=2", base).unwrap().changed().eq([("tiny_city", "2")]));
    assert!(matches!(house("tiny_city", base), Err(Refusal::NoOption(_))));
    assert!(matches!(house("tiny_city=9", base), Err(Refusal::NoValue { .. })));
    assert!(matches!(
        house("inn_cathedral_unfinished_zero=off", base),
        Err(Refusal::OtherSet { .. })
    ));
    assert!(house(&"a".repeat(6000), base).is_err());
}

#[test]
fn a_slip_in_a_set_or_a_house_rule_is_asked_back() {
    for (typed, key) in [("basee", "base"), ("inns,drgaon", "dragon"), ("everythin", "everything")]
    {
        match systems(typed).unwrap_err() {
            Refusal::NoSet(unknown) => assert_eq!(unknown.near[0], key, "{typed}"),
            other => panic!("{typed}: {other:?}"),
        }
    }
    let base = systems("base").unwrap();
    let meant = |text: &str| match house(text, base).unwrap_err() {
        Refusal::NoOption(unknown) => unknown.meant,
        other => panic!("{other:?}"),
    };
    for (typed, pair) in
        [("tiny_cty=2", "tiny_city=2"), ("tiny_cty=9", "tiny_city=2"), ("tiny_city", "tiny_city=2")]
    {
        assert_eq!(meant(typed).as_deref(), Some(pair), "{typed}");
    }
    assert_eq!(meant("poker=on"), None);
}

#[test]
fn a_house_rule_that_would_say_nothing_is_refused_with_what_it_needs() {
    let base = systems("base").unwrap();
    let refused = house("first_counts=farms", base).unwrap_err();
    let need = Need::Rule(choice("farm_scoring").unwrap(), "first");
    assert_eq!(refused, Refusal::Pointless { key: "first_counts", need });
    assert!(house("first_counts=farms,farm_scoring=first", base).is_ok());
    let castles = systems("base,castles").unwrap();
    let refused = house("castle.lord_tower=immune", castles).unwrap_err();
    assert!(matches!(refused, Refusal::Pointless { need: Need::System("tower"), .. }));
}

#[test]
fn what_loses_its_meaning_goes_back_to_its_default() {
    let systems = systems("base,dragon").unwrap();
    let settings = Settings::new(systems);
    let settings = settings.with_rule("dragon_timing", "after_scoring").unwrap();
    let settings = settings.with_rule("fairy_tile_points", "per_figure").unwrap();
    assert_eq!(settings.house.changed().count(), 2);
    let plain = settings.clone().with_rule("fairy_mode", "next_to_follower").unwrap();
    let changed = [("dragon_timing", "after_scoring"), ("fairy_mode", "next_to_follower")];
    assert!(plain.house.changed().eq(changed), "{:?}", plain.house);
    let other = settings.with_sets(chosen(&["base"]).unwrap());
    assert_eq!(other.house.changed().count(), 0);
}

fn rules(settings: &Settings) -> Vec<ChosenOption> {
    settings.house.changed().collect()
}

#[test]
fn one_word_sets_all_that_a_rulebook_has_and_what_is_typed_besides_counts_more() {
    let compendium = [("equal_turns", "on"), ("farm_scoring", "first"), ("first_counts", "farms")];
    let typed = |text| Settings::new(systems("base").unwrap()).with_typed(text).unwrap();
    let plain = typed("edition=compendium");
    assert_eq!((plain.edition, rules(&plain)), (Edition::Compendium, compendium.to_vec()));
    assert_eq!(plain.own_rules(), []);
    for text in [
        "edition=compendium,tiny_city=2,farm_scoring=third",
        "farm_scoring=third tiny_city=2 edition=compendium",
        "tiny_city=2; edition=compendium; farm_scoring=third",
    ] {
        let settings = typed(text);
        assert_eq!(settings.own_rules(), [("farm_scoring", "third"), ("tiny_city", "2")]);
        assert_eq!(rules(&settings), [("equal_turns", "on"), ("tiny_city", "2")], "{text}");
    }
    // Other rules are typed later, and another edition: then only that one goes.
    let other = typed("edition=compendium").with_typed("tiny_city=2").unwrap();
    assert_eq!(other.edition, Edition::Compendium);
    assert_eq!(other.own_rules(), [("tiny_city", "2")]);
    assert_eq!(rules(&other.with_edition(Edition::Standard)), [("tiny_city", "2")]);
}

#[test]
fn a_set_that_comes_later_has_the_rules_of_the_edition_too() {
    let base = systems("base").unwrap();
    let settings = Settings::new(base).with_typed("edition=compendium,tiny_city=2").unwrap();
    let more = settings.clone().with_sets(systems("base,tunnel,tower").unwrap());
    for pair in [("tunnel.time", "any"), ("tower_capture_own", "off"), ("tiny_city", "2")] {
        assert!(rules(&more).contains(&pair), "{pair:?}: {:?}", more.house);
    }
    assert_eq!(more.own_rules(), [("tiny_city", "2")]);
    assert_eq!(more.with_sets(base), settings);
    // One that waited for another set, and one whose need comes back.
    let castles = systems("base,castles").unwrap();
    let castles = Settings::new(castles).with_edition(Edition::Recorded);
    let both = castles.with_sets(systems("base,castles,tower").unwrap());
    assert!(rules(&both).contains(&("castle.lord_tower", "immune")), "{:?}", both.house);
    let third = settings.clone().with_rule("farm_scoring", "third").unwrap();
    assert!(!rules(&third).iter().any(|(key, _)| *key == "first_counts"));
    assert_eq!(third.with_rule("farm_scoring", "first").unwrap(), settings);
}

#[test]
fn a_slip_in_an_edition_is_asked_back() {
    let base = Settings::new(systems("base").unwrap());
    let refused = |text| base.clone().with_typed(text).unwrap_err();
    let values = Edition::WORDS;
    assert_eq!(refused("edition=first"), Refusal::NoValue { key: "edition", values });
    for (typed, meant) in [
        ("compendium", "edition=compendium"),
        ("editon=collection", "edition=collection"),
        ("edition", "edition=compendium"),
    ] {
        let Refusal::NoOption(unknown) = refused(typed) else { panic!("{typed}") };
        assert_eq!(unknown.meant.as_deref(), Some(meant), "{typed}");
    }
    // It is no reason to allow what says nothing.
    let need = Need::Rule(choice("farm_scoring").unwrap(), "first");
    let refusal = Refusal::Pointless { key: "first_counts", need };
    let typed = "edition=compendium farm_scoring=third first_counts=farmers";
    assert_eq!(refused(typed), refusal);
}

#[test]
fn settings_that_were_stored_before_a_default_changed_keep_their_rules() {
    let dragon = systems("base,dragon").unwrap();
    let new = Settings::new(dragon);
    assert_eq!(new.house.dragon.fairy_mode, FairyMode::OnTile);
    let mut text: serde_json::Value = serde_json::from_str(&new.text().unwrap()).unwrap();
    assert_eq!(text["house"], serde_json::json!({ "fairy_mode": "on_tile" }));
    assert_eq!(text.get("edition"), None);
    assert_eq!(serde_json::from_value::<Settings>(text.clone()).unwrap(), new);
    text["house"] = serde_json::json!({});
    let old: Settings = serde_json::from_value(text.clone()).unwrap();
    assert_eq!(old.house.dragon.fairy_mode, FairyMode::NextToFollower);
    assert_eq!(old.own_rules(), [("fairy_mode", "next_to_follower")]);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&old.text().unwrap()).unwrap(), text);
    // An edition says what it means by itself.
    let recorded = Settings::new(dragon).with_edition(Edition::Recorded);
    let text = recorded.text().unwrap();
    assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), recorded);
}
