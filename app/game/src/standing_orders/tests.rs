//! Random games of every set, in which each standing answer answers what it is meant for.

use std::collections::BTreeSet;

use rules::expansions::bazaars::Selling;
use rules::expansions::castles::CastleShape;
use rules::expansions::{self, abbey};
use rules::{Dice, Seed, Setup};

use super::*;

/// The instruction with this word.
fn read(word: &str) -> Instruction {
    word.parse().expect("it is an instruction")
}

/// Every set on its base, with house rules that make every question come up.
fn tables() -> Vec<(Systems, HouseRules)> {
    let mut house = HouseRules::default();
    let mut tables = Vec::new();
    for system in expansions::ALL {
        let ground = system.is_ground();
        // Inns & Cathedrals bring a second kind of follower to choose from.
        let keys = if ground { vec![system.key()] } else { vec!["base", "inns", system.key()] };
        let systems = Systems::named(keys).expect("there are such sets");
        if system.key() == "castles" {
            house.castles.ask = true;
            house.castles.shape = CastleShape::AnyTwoTiles;
        }
        house.school.auto = system.key() != "school";
        tables.push((systems, std::mem::take(&mut house)));
    }
    let mut bazaars = HouseRules::default();
    bazaars.bazaars.selling = Selling::InTurn;
    let systems = Systems::named(["base", "bazaars"]).expect("there are such sets");
    tables.push((systems, bazaars));
    tables
}

/// Plays at random, but by the instructions where they answer. Returns what was asked by hand and
/// what was answered in advance.
fn play(
    (systems, house): (Systems, HouseRules),
    said: &[Instruction],
    seed: u64,
) -> (BTreeSet<&'static str>, BTreeSet<String>) {
    let seed = Seed::from_number(seed);
    let mut dice = Dice::stream(seed, "standing");
    let setup = Setup { house, ..Setup::new(3, systems, seed) };
    let (mut game, _) = Game::new(setup).expect("these sets make a game");
    let (mut asked, mut answered) = (BTreeSet::new(), BTreeSet::new());
    let of_one = |seat: Seat, what: Instruction| [(seat, what)];
    let of = |seat: Seat| said.iter().map(move |what| (seat, *what)).collect::<Vec<_>>();
    while let Some(open) = game.decision().cloned() {
        let standing = of(open.seat);
        let action = match answer(&standing, &game, &open) {
            Some(action) => {
                let alone = |what: &&Instruction| answer(&of_one(open.seat, **what), &game, &open);
                let by = said.iter().find(|what| alone(what) == Some(action));
                answered.extend(by.map(ToString::to_string));
                action
            }
            None => {
                asked.insert(open.prompt.name());
                match open.prompt {
                    // A player who places abbeys early has none at the end.
                    Prompt::Abbey(abbey::Prompt::Tile) => open.options[game.default_of(&open)],
                    _ => open.options[dice.below(open.options.len() as u32) as usize],
                }
            }
        };
        assert!(open.offers(action), "{action:?} is no answer to {:?}", open.prompt);
        game.apply(open.seat, action).expect("an offered answer is accepted");
    }
    (asked, answered)
}

/// Games per table, in which each possible instruction must have answered something.
const GAMES: u64 = 200;

#[test]
fn whatever_can_be_said_in_advance_answers_its_question_in_a_game() {
    let mut silent = BTreeSet::new();
    for (systems, house) in tables() {
        // Of the bid limits only the lowest: bids at random hardly ever exceed the others.
        let offered = Instruction::offered(systems, &house, None);
        for what in offered.into_iter().filter(|what| what.number() == 0) {
            let spoke = |seed| !play((systems, house), &[what], seed).1.is_empty();
            if !(0..GAMES).any(spoke) {
                silent.insert(what.to_string());
            }
        }
        for kind in KINDS.iter().copied().filter(|kind| kind.is_put(systems, &house)) {
            for policy in kind.policies {
                let is_listed = |what: &Instruction| {
                    (what.kind.subject, what.policy()) == (kind.subject, policy.word)
                };
                let offered = Instruction::offered(systems, &house, None);
                assert!(offered.iter().any(is_listed), "{kind:?}");
            }
        }
    }
    assert!(silent.is_empty(), "these have answered nothing: {silent:?}");
}

#[test]
fn what_cannot_be_said_in_advance_is_laying_tiles_and_figures() {
    let name = |kind: &OrderKind| kind.subject.question().map(Prompt::name);
    let known: BTreeSet<_> = KINDS.iter().copied().filter_map(name).collect();
    let by_hand = ["draw", "place", "wood", "abbey"];
    for (systems, house) in tables() {
        let of: Vec<&str> = KINDS
            .iter()
            .copied()
            .filter(|kind| kind.is_put(systems, &house))
            .filter_map(name)
            .collect();
        for prompt in play((systems, house), &[], 5).0 {
            assert_eq!(known.contains(prompt), !by_hand.contains(&prompt), "{prompt}");
            assert!(by_hand.contains(&prompt) || of.contains(&prompt), "{prompt} is not offered");
        }
    }
}

#[test]
fn a_bid_limit_passes_above_it_and_asks_below() {
    let systems = Systems::named(["base", "bazaars"]).expect("there are such sets");
    let said = [read("bids-0.bazaar_bid")];
    let (asked, answered) = play((systems, HouseRules::default()), &said, 2);
    assert!(answered.contains("bids-0.bazaar_bid"));
    let dear = [read("bids-99.bazaar_bid")];
    let asked = play((systems, HouseRules::default()), &dear, 2).0.difference(&asked).count();
    assert!(asked > 0, "whoever may bid up to 99 is asked");
}

#[test]
fn an_instruction_is_written_and_read_alike() {
    for (systems, house) in tables() {
        for what in Instruction::offered(systems, &house, None) {
            assert_eq!(what.to_string().parse(), Ok(what), "{what}");
            assert!(what.makes_sense(systems, &house));
        }
    }
    for text in ["away.dragon", "bids-2.bazaar_bid"] {
        assert_eq!(read(text).to_string(), text);
    }
    for wrong in [
        "",
        "away",
        "bids.2",
        "pass",
        "pass.place",
        "pass.wood",
        "usual.abbey",
        "bids.100",
        "bids-x.bazaar_bid",
        "bids-2.wagon",
        "buy.wagon",
        "pass.wagon.x",
    ] {
        assert!(wrong.parse::<Instruction>().is_err(), "{wrong}");
    }
}

#[test]
fn what_is_asked_now_is_offered_first() {
    let keys = ["base", "count", "abbey", "plague"];
    let systems = Systems::named(keys).expect("there are such sets");
    let offered = Instruction::offered(
        systems,
        &HouseRules::default(),
        Some(Prompt::Abbey(abbey::Prompt::Wagon)),
    );
    assert_eq!(offered[0], read("pass.wagon"));
    let once: BTreeSet<String> = offered.iter().map(ToString::to_string).collect();
    assert_eq!(once.len(), offered.len());
    let plain = Systems::named(["base"]).expect("the base game");
    assert!(Instruction::offered(plain, &HouseRules::default(), None).is_empty());
}

#[test]
fn words_that_are_stored_in_tables_keep_their_meaning() {
    for (word, question) in [
        ("pass.wagon", "wagon"),
        ("away.dragon", "dragon"),
        ("usual.dragon", "dragon"),
        ("buy.bazaar_settle", "bazaar_settle"),
        ("sell.bazaar_settle", "bazaar_settle"),
        ("pass.bazaar_bid", "bazaar_bid"),
        ("bids-14.bazaar_bid", "bazaar_bid"),
        ("add.crop_circle", "crop_circle"),
        ("remove.crop_circle", "crop_circle"),
        ("near.throw", "throw"),
        ("knock_out.catapult", "catapult"),
        ("accept.porxada_answer", "porxada_answer"),
        ("refuse.porxada_answer", "porxada_answer"),
    ] {
        let what = read(word);
        assert_eq!(what.to_string(), word);
        assert_eq!(what.question().map(Prompt::name), Some(question), "{word}");
    }
    for quarter in ["castle", "market", "blacksmith", "cathedral"] {
        let what = read(&format!("stay.{quarter}"));
        assert_eq!((what.about(), what.question()), (quarter, None));
    }
}

#[test]
fn a_later_answer_to_the_same_question_replaces_the_earlier_one() {
    let replaces = |later: &str, earlier: &str| read(later).replaces(read(earlier));
    assert!(replaces("bids-3.bazaar_bid", "pass.bazaar_bid"));
    assert!(replaces("bids-3.bazaar_bid", "bids-1.bazaar_bid"));
    assert!(!replaces("usual.bazaar_settle", "pass.bazaar_bid"));
    assert!(!replaces("stay.castle", "stay.market"), "several quarters are held at once");
    assert!(!replaces("stay.castle", "pass.castle"), "a quarter and a question of the same name");
}
