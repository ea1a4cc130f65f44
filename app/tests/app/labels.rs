//! What can be chosen is in plain words: random games of every set, in which every answer of every
//! question is read, and every line that tells what happened.

use std::collections::BTreeSet;

use game::labels::Labels;
use game::narration::{self, Narrator};
use port::limits;
use rules::expansions::{self, Systems, bazaars, castles, crop, mage};
use rules::{Action, Decision, Dice, Game, HouseRules, Prompt, Seed, Setup};
use table::plan::Plan;
use table::presets::Preset;
use text::{Name, Text};
use view::{turn_message, vocabulary};

use crate::common::Asked;

/// Words that no player should ever read: pieces of keys and of the rules' own notation.
const RAW: [&str; 12] = [
    "{", "}", "_", "kind ", "action-", "role-", "where-", "noun-", "label-", "prompt-", "told-",
    "null",
];

/// The people of the tests, one of them with as long a name as there is.
fn people() -> Vec<Name> {
    let names = ["Ada", "Ben", "Łucja", "Ştefan von und zu Hohenschwangau", "Zoë", "李小龍"];
    names.iter().map(|name| Name::new(name, "?")).collect()
}

fn readable(what: &str, text: &str) {
    assert!(!text.trim().is_empty(), "{what}");
    for raw in RAW {
        assert!(!text.contains(raw), "{what}: {text:?} has {raw:?}");
    }
    let doubled = text.contains("  ") || text.contains(" .") || text.contains("()");
    assert!(!doubled, "{what}: {text:?} has a hole");
}

/// Reads every answer of a question. Gives the prompt's name.
fn read(people: &[Name], game: &Game, decision: &Decision) -> &'static str {
    let text = Text::of("en");
    let prompt = decision.prompt.name();
    assert!(text.has(&format!("prompt-{prompt}")), "the question {prompt} has no words");
    readable(prompt, &vocabulary::prompt(text, decision.prompt));
    let labels = Labels { text, people, game, decision }.all();
    assert_eq!(labels.len(), decision.options.len());
    let mut seen = BTreeSet::new();
    for (label, option) in labels.iter().zip(&decision.options) {
        readable(prompt, label);
        let length = limits::length(label);
        assert!(length <= limits::OPTION_TEXT.min(limits::CHOICE_TEXT), "{prompt}: {label}");
        assert!(seen.insert(label), "{prompt}: two answers are called {label:?}, one {option:?}");
    }
    prompt
}

/// Plays a game at random, by the house rules given; gives the questions that it met.
fn play(systems: Systems, house: HouseRules, seats: u8, seed: u64) -> BTreeSet<&'static str> {
    let people = people();
    let narrator = Narrator { text: Text::of("en"), people: &people, plain: false };
    let seed = Seed::from_number(seed);
    let mut dice = Dice::stream(seed, "labels");
    let secret = house.count.parallel_moves;
    let setup = Setup { hold_draw: true, house, ..Setup::new(seats, systems, seed) };
    let (mut game, _) = Game::new(setup).expect("these sets make a game");
    let mut met = BTreeSet::new();
    let mut asked = Asked::default();
    for turn in 0_u32.. {
        let Some(decision) = game.decision() else { break };
        if asked.is_read(decision.prompt) {
            met.insert(read(&people, &game, decision));
        }
        let (seat, options, sealed) = (decision.seat, &decision.options, decision.sealed);
        let mut action = options[dice.below(options.len() as u32) as usize];
        if let Action::Bazaars(
            bazaars::Action::Offer { bid, .. } | bazaars::Action::Bid { bid, .. },
        ) = &mut action
        {
            let points = bid.min + dice.below(4) as u16;
            *bid = bazaars::Bid::of(points.min(bid.max));
            let label = Labels { text: Text::of("en"), people: &people, game: &game, decision };
            readable("bid", &label.of(action));
        }
        let events = game.apply(seat, action).unwrap_or_else(|no| panic!("{action:?}: {no}"));
        let line = narrator.line(&game, &events);
        if !line.is_empty() {
            readable("line", &line);
        }
        if turn.is_multiple_of(4) {
            let alt = turn_message::board(Text::of("en"), &people, &game, &line, None).alt;
            readable("alt", &alt);
            assert!(limits::length(&alt) <= limits::ALT_TEXT, "{alt}");
        }
        let act = narrator.act(seat, action);
        act.iter().for_each(|act| readable("act", act));
        let silent = matches!(action, Action::Draw | Action::Pass)
            || secret && matches!(action, Action::Move { .. })
            || sealed
            || !narration::is_open(&events)
            || events.is_empty()
                && matches!(
                    action,
                    Action::Castles(castles::Action::Convert { .. })
                        | Action::Castles(castles::Action::Copy { .. })
                );
        let told = act.is_some() || !line.is_empty();
        assert!(silent || told, "nothing is told of {action:?}: {events:?}");
    }
    met
}

/// The set with the ground it needs.
fn with_ground(key: &str) -> Systems {
    let alone = Systems::named([key]).expect("there is such a set");
    let ground = alone.iter().any(|system| system.is_ground());
    if ground { alone } else { Systems::named(["base", key]).expect("there are such sets") }
}

#[test]
fn every_answer_of_every_set_is_in_plain_words_and_unlike_the_others() {
    for (number, system) in (1..).zip(expansions::ALL) {
        let seats = if number % 2 == 0 { 2 } else { 4 };
        let met = play(with_ground(system.key()), HouseRules::default(), seats, number);
        assert!(met.contains("place") && met.contains("wood"), "{}", system.key());
    }
}

#[test]
fn every_answer_of_all_sets_together_is_in_plain_words() {
    let keys = Preset::named("all").expect("it is a preset").keys();
    let systems = Systems::named(keys).expect("there are such sets");
    let mut met = BTreeSet::new();
    for (seats, seed) in [(6, 1), (2, 2), (4, 3)] {
        met.extend(play(systems, HouseRules::default(), seats, seed));
    }
    for rare in
        ["dragon", "capture", "bazaar_offer", "bazaar_bid", "reward", "abbey", "crop_circle"]
    {
        assert!(met.contains(rare), "{rare} was never asked: {met:?}");
    }
}

#[test]
fn other_house_rules_are_in_plain_words_too() {
    let keys = Preset::named("all").expect("it is a preset").keys();
    let systems = Systems::named(keys).expect("there are such sets");
    let mut house = HouseRules::default();
    for (key, value) in [
        ("fairy_mode", "on_tile"),
        ("princess_use", "must"),
        ("bazaar.no_auction", "on"),
        ("bridge.freestanding", "on"),
        ("castle.shape", "any_two_tiles"),
        ("castle.ask", "on"),
        ("am.wagon_move", "any"),
        ("count.parallel_moves", "on"),
        ("siege.escape_range", "any_city_tile"),
        ("ransom_limit", "unlimited"),
    ] {
        house.set(key, value).expect("there is such a rule");
    }
    for seed in 1..=2 {
        play(systems, house, 3, seed);
    }
}

/// Plays on by chance, and asks what each state's picture says until `wanted` is content.
fn said_of(keys: &[&str], seats: u8, wanted: impl Fn(&Game, &str) -> bool) {
    let people = people();
    for seed in 1..=6 {
        let systems = Systems::named(keys.iter().copied()).expect("there are such sets");
        let setup = Setup::new(seats, systems, Seed::from_number(seed));
        let (mut game, _) = Game::new(setup).expect("these sets make a game");
        let mut dice = Dice::stream(Seed::from_number(seed), "said");
        while let Some(asked) = game.decision() {
            let (seat, options) = (asked.seat, &asked.options);
            let action = options[dice.below(options.len() as u32) as usize];
            game.apply(seat, action).expect("it was offered");
            if wanted(&game, &turn_message::board(Text::of("en"), &people, &game, "", None).alt) {
                return;
            }
        }
    }
    panic!("{keys:?}: it never comes to that");
}

#[test]
fn a_picture_says_where_the_pieces_of_the_later_sets_are() {
    said_of(&["base", "plague"], 3, |game, alt| {
        let regions = game.plague_regions();
        for region in regions.iter().filter(|region| region.outbreak.is_some()) {
            let number = region.outbreak.expect("it has one");
            assert!(alt.contains(&format!("outbreak {number} has reached")), "{alt}");
            region.cells.iter().for_each(|cell| assert!(alt.contains(&cell.name()), "{alt}"));
        }
        let sleeping = regions.iter().any(|region| region.outbreak.is_none());
        assert_eq!(sleeping, alt.contains("Dormant fleas"), "{alt}");
        sleeping && regions.len() > 1
    });
    said_of(&["base", "school"], 2, |game, alt| {
        let held = matches!(game.teacher(), Some(rules::expansions::school::Teacher::With(_)));
        assert_eq!(held, alt.contains("The teacher is with"), "{alt}");
        held
    });
    for sets in [&["wheel"][..], &["wheel", "count"]] {
        said_of(sets, 3, |game, alt| {
            assert!(alt.contains("The wheel's pig is at "), "{alt}");
            let crowned = |figure: &rules::Figure| matches!(figure.at, rules::At::Crown(_));
            let stands = game.figures().iter().any(crowned);
            assert_eq!(stands, alt.contains("On the wheel: "), "{alt}");
            assert_eq!(
                game.wheel_corner().is_none(),
                alt.contains("wheel of fortune is shown beside")
            );
            let taken = game.figures().iter().filter(|figure| crowned(figure)).count();
            let free = alt.split("Free crowns of the wheel: ").nth(1).unwrap_or_default();
            let free = free.split('.').next().unwrap_or_default();
            let numbers = free.split(['(', ')']).filter_map(|part| part.parse::<usize>().ok());
            assert_eq!(numbers.sum::<usize>(), game.crowns().count() - taken, "{alt}");
            stands
        });
    }
    said_of(&["base", "gingerbread"], 2, |game, alt| {
        let city = game.gingerbread().map(|city| city.pos.name());
        city.is_some_and(|cell| alt.contains(&format!("gingerbread man is in the city at {cell}")))
    });
}

#[test]
fn what_is_decided_at_a_crop_circle_is_told_after_its_tile() {
    let people = people();
    let narrator = Narrator { text: Text::of("en"), people: &people, plain: false };
    let (systems, seed) = (Systems::named(["base", "crop"]).unwrap(), Seed::from_number(1));
    let mut dice = Dice::stream(seed, "crop");
    let (mut game, _) = Game::new(Setup::new(2, systems, seed)).unwrap();
    let mut laid = Vec::new();
    while let Some(decision) = game.decision() {
        let (seat, options) = (decision.seat, decision.options.clone());
        let action = options[dice.below(options.len() as u32) as usize];
        let events = game.apply(seat, action).unwrap();
        match action {
            Action::Place { .. } => laid = events,
            Action::Crop(crop::Action::Apply { .. }) => {
                let told = narrator.told(&game, [(seat, action)], &[laid, events].concat());
                let told = told.join(" ");
                let (tile, decided) = (told.find("placed"), told.find("decides"));
                assert!(tile.is_some() && tile < decided, "{told}");
                return;
            }
            _ => {}
        }
    }
    panic!("no crop circle came");
}

#[test]
fn where_the_mage_can_go_is_numbered_on_more_than_one_page_of_a_menu() {
    let systems = Systems::named(["base", "mage"]).unwrap();
    let mut most = 0;
    for number in 1..=5 {
        let seed = Seed::from_number(number);
        let mut dice = Dice::stream(seed, "mage");
        let (mut game, _) = Game::new(Setup::new(2, systems, seed)).unwrap();
        while let Some(decision) = game.decision() {
            let (seat, options) = (decision.seat, decision.options.clone());
            if decision.prompt == Prompt::Mage(mage::Prompt::Move) {
                let laid = Plan::default().lay(&game, seat).unwrap();
                let question = &laid.questions[0];
                assert_eq!(question.is_crowded(), question.spots().is_empty());
                most = most.max(question.spots().len());
            }
            let action = options[dice.below(options.len() as u32) as usize];
            game.apply(seat, action).unwrap();
        }
    }
    assert!(most > limits::SELECT_OPTIONS, "{most}");
}
