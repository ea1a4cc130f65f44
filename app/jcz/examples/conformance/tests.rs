//! What the driver knows of the recording engine, and that it knows nothing wider.

use rules::expansions::count;
use rules::{Dice, Prompt, Seed};
use serde_json::{Value, json};

use crate::record::{head, record};
use crate::setup::{Refused, table};
use crate::trace::{Last, Move, Setup, Trace};
use crate::{cuts, defects, names, replay};

/// Differences and defects of a game.
fn replayed(mut trace: Trace) -> (Vec<String>, Vec<String>) {
    let tally = replay::replay(&mut trace).expect("a game that is played here");
    (tally.shown, tally.defects.lines().collect())
}

fn agrees(trace: Trace, defects: &[&str]) {
    let (differences, seen) = replayed(trace);
    assert_eq!(differences, [""; 0]);
    let names: Vec<&str> = seen.iter().filter_map(|line| line.split(' ').nth(1)).collect();
    assert_eq!(names, defects);
}

fn differs(trace: Trace) {
    let (differences, seen) = replayed(trace);
    assert!(!differences.is_empty(), "{seen:?}");
}

/// A move of which only some words matter.
fn line(phase: &str, pick: &str, opts: &[&str], ev: &[&str]) -> Move {
    let fields = json!({
        "n": 1, "p": 0, "turnOf": 0, "phase": phase, "tile": null, "opts": opts, "pick": pick,
        "ev": ev, "score": [0, 0], "board": [], "hand": [], "left": 9,
    });
    serde_json::from_value(fields).expect("a move")
}

fn lines(setup: Setup, moves: Vec<Move>) -> Trace {
    Trace { setup, moves, last: Last::Cut }
}

fn base(rules: &[(&str, Value)]) -> Setup {
    head(2, &["basic:1"], &[], rules)
}

#[test]
fn games_with_unknown_sets_or_elements_are_refused_by_name() {
    let refused = |setup: Setup| match table(&setup) {
        Err(Refused::Unsupported(names)) => names,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(head(2, &["basic:1"], &["flier"], &[])), ["element flier"]);
    let unknown = head(2, &["basic:1", "meteors"], &["meteor", "abbey"], &[]);
    assert_eq!(refused(unknown), ["set meteors", "element meteor"]);
    // An element without its set, a set without its elements, and more of one than there is.
    assert_eq!(refused(head(2, &["basic:1"], &["wagon"], &[])), ["element wagon"]);
    assert_eq!(refused(head(2, &["basic:1", "count"], &[], &[])), ["no element count"]);
    let mut many = base(&[]);
    many.elements.insert("small-follower".to_owned(), json!(8));
    assert_eq!(refused(many), ["element small-follower=8"]);
    let mut twice = base(&[]);
    twice.sets.insert("basic:1".to_owned(), 2);
    assert_eq!(refused(twice), ["set basic:1"]);
    assert!(table(&base(&[])).is_ok());
    let bazaar = head(2, &["basic:1", "bridges-castles-and-bazaars:1"], &["bazaar"], &[]);
    let systems = table(&bazaar).expect("a game that is played here").systems;
    assert!(systems.has("bazaars") && !systems.has("bridges"));
}

#[test]
fn second_editions_go_with_that_of_the_base_game() {
    let game = |sets: &[&str]| head(2, sets, &["garden", "abbot", "tower"], &[]);
    let table = |sets: &[&str]| table(&game(sets));
    let systems = table(&["basic:2", "tower:2", "spiel-doch:2"]).expect("a game played here");
    assert!(["base2", "tower", "spieldoch"].iter().all(|key| systems.systems.has(key)));
    for sets in [["basic:1", "tower:2", "spiel-doch:1"], ["basic:2", "tower:1", "tower:2"]] {
        match table(&sets) {
            Err(Refused::Unsupported(names)) => assert_eq!(names[0], "set tower:2"),
            other => panic!("{other:?}"),
        }
    }
    // What lies at the start is the edition's copy; what is drawn is what the pack has.
    for (edition, start) in [("spiel-doch:1", "SD/RRR"), ("spiel-doch:2", "SD/RRRG")] {
        let record =
            record(game(&["basic:2", "tower:2", edition]), &["TO/FG", "TO/F"], |_, _| None);
        assert!(record.setup.start[1].contains(&format!(" {start} ")), "{:?}", record.setup.start);
        agrees(record, &[]);
    }
}

#[test]
fn a_game_that_cannot_be_set_up_is_an_error() {
    let broken = |change: fn(&mut Trace)| {
        let mut trace =
            record(base(&[]), &["BA/RFr", "BA/L"], |_, options| (!options.is_empty()).then_some(0));
        change(&mut trace);
        match replay::replay(&mut trace) {
            Err(Refused::Broken(problem)) => problem,
            Err(other) => panic!("{other:?}"),
            Ok(tally) => panic!("{:?}", tally.shown),
        }
    };
    let unknown = broken(|trace| trace.moves[0].tile = Some("XX/YY".to_owned()));
    assert_eq!(unknown, "more tiles XX/YY were drawn than there are");
    let elsewhere = broken(|trace| _ = trace.setup.pack.insert("TU/RCr".to_owned(), 1));
    assert_eq!(elsewhere, "no tile of its sets is called TU/RCr");
    assert!(broken(|trace| trace.setup.players = 9).contains('9'));
}

#[test]
fn a_wagon_that_goes_through_a_crossing() {
    let crossing = ["tile IC/CRCR 1,0 0"];
    let (city, road) = ("meeple wagon 1,0 city N from", "meeple wagon 1,0 road W from");
    let ask = |pick: &str, opts: &[&str], rule: &str| {
        let moves = vec![
            line("Tile", "tile 1,0 0", &["tile 1,0 0"], &crossing),
            line("Wagon", pick, opts, &["turn 1"]),
        ];
        let mut trace = lines(base(&[("wagon-move", json!(rule))]), moves);
        let mut seen = defects::Seen::default();
        cuts::wrong_options(&mut trace, &mut seen);
        (trace, seen.total())
    };
    let from_road = format!("{city} 1,0 road E");
    let (from_city, other_road) = (format!("{road} 1,0 city S"), format!("{road} 1,0 road E"));
    let elsewhere = "meeple wagon 2,0 city N from 1,0 road E".to_owned();
    let all: Vec<&str> = [&from_road, &from_city, &other_road, &elsewhere].map(|o| &**o).to_vec();
    // Left out: any city of the tile, and a road of it from a city.
    let (trace, seen) = ask("pass", &[&all[..], &["pass"]].concat(), "C1");
    assert_eq!(trace.moves[1].opts, [&other_road, &elsewhere, "pass"]);
    assert_eq!(seen, 2);
    // Nothing else is left: the question is skipped, and what came of it belongs to the move before.
    let (trace, _) = ask("pass", &[&from_road, "pass"], "C1");
    assert_eq!((trace.moves.len(), trace.moves[0].ev.len()), (1, 2));
    // It was picked: the end.
    let (trace, _) = ask(&from_city, &[&all[..], &["pass"]].concat(), "C1");
    assert!(trace.moves.len() == 1 && matches!(trace.last, Last::Cut));
    let (trace, seen) = ask(&from_city, &[&from_city, "pass"], "C1");
    assert!(matches!(trace.last, Last::CutUnasked) && seen == 2);
    // With the other rule and on other tiles it is compared.
    let (trace, seen) = ask("pass", &[&all[..], &["pass"]].concat(), "C2");
    assert_eq!((trace.moves[1].opts.len(), seen), (5, 0));
}

/// Ben and Cleo have builders; the last tiles are sold, and each of the two extends a road with
/// one: Ben's second part finds no tile, nor does Cleo's.
fn builders() -> Trace {
    let sets = ["basic:1", "traders-and-builders:1", "bridges-castles-and-bazaars:1"];
    let elements = ["builder", "pig", "traders", "bazaar"];
    let setup = head(3, &sets, &elements, &[("bazaar-no-auction", json!(true))]);
    let tiles = [
        "BA/L", "BA/RFr", "BA/RFr", "BA/L", "BA/RFr", "BA/RFr", "BB/F.b", "BA/RFr", "BA/RFr",
        "BA/L",
    ];
    let mut script = [
        "tile 0,1 0",
        "pass",
        "tile 1,0 0",
        "meeple small 1,0 road E.W",
        "tile 0,2 0",
        "meeple small 0,2 road E.W",
        "tile -1,1 0",
        "pass",
        "tile 2,0 0",
        "meeple builder 2,0 road E.W",
        "tile 1,2 0",
        "meeple builder 1,2 road E.W",
        "tile -2,1 0",
        "pass",
        "bazaar-pick 0 BA/RFr",
        "bazaar-pick 1 BA/RFr",
        "tile 3,0 0",
        "pass",
        "tile 2,2 0",
        "pass",
    ]
    .into_iter();
    record(setup, &tiles, |_, options| {
        let wanted = script.next()?;
        let index = options.iter().position(|option| option == wanted);
        Some(index.unwrap_or_else(|| panic!("{wanted} is not among {options:?}")))
    })
}

#[test]
fn a_builder_that_gives_nothing_after_a_second_part_without_tile() {
    agrees(builders(), &[]);
    let double = |recorded: &Move| recorded.ev.iter().any(|event| event == "double-turn");
    let moves = builders().moves;
    let doubles: Vec<usize> = (0..moves.len()).filter(|&index| double(&moves[index])).collect();
    let [ben, cleo] = doubles[..] else { panic!("{doubles:?}") };
    let without = |index: usize| {
        let mut trace = builders();
        trace.moves[index].ev.retain(|event| event != "double-turn");
        trace
    };
    agrees(without(cleo), &["builder-flag"]);
    differs(without(ben));
    // Not where tiles are left.
    let mut trace = without(cleo);
    trace.moves[ben].left = 1;
    differs(trace);
}

#[test]
fn a_councillor_that_does_not_go_to_a_road_that_a_token_completed() {
    let setup = || {
        let sets = ["basic:1", "count", "tunnel"];
        let follow = ("coc-final-scoring", json!("any-district"));
        head(2, &sets, &["count", "tunnel"], &[follow])
    };
    let tiles: Vec<&str> = TUNNELS.iter().copied().cycle().take(60).collect();
    let play = |seed: u64, found: &mut bool| {
        let mut dice = Dice::stream(Seed::from_number(seed), "tunnels");
        let mut tunneled = false;
        record(setup(), &tiles, |game, options| {
            let asked = game.decision().expect("a question");
            tunneled &= asked.prompt != Prompt::Place;
            *found |= tunneled
                && asked.prompt == Prompt::Count(count::Prompt::Councillors)
                && options.iter().all(|option| option == "pass" || names::is_to_road(option));
            let index = choose(options, &mut dice);
            tunneled |= options[index].starts_with("tunnel ");
            Some(index)
        })
    };
    let asks = |trace: &Trace| {
        let tokens = trace.moves.iter().enumerate();
        let mut after = tokens.filter(|(_, recorded)| recorded.pick.starts_with("tunnel "));
        after.find_map(|(index, _)| {
            let next = trace.moves.get(index + 1)?;
            let roads = next.opts.iter().all(|o| o == "pass" || names::is_to_road(o));
            (next.phase == "CocScoring" && roads && next.pick == "pass").then_some(index)
        })
    };
    let (seed, index) = (2_292..4_000)
        .find_map(|seed| {
            let mut found = false;
            let trace = play(seed, &mut found);
            found.then(|| asks(&trace)).flatten().map(|index| (seed, index))
        })
        .expect("a game in which a token completes a road");
    let again = || play(seed, &mut false);
    agrees(again(), &[]);
    // They do not ask.
    let unasked = |mut trace: Trace| {
        let asked = trace.moves.remove(index + 1);
        trace.moves[index].follow(asked);
        trace
    };
    agrees(unasked(again()), &["tunneled-road"]);
    // They ask without the road.
    let mut fewer = again();
    fewer.moves[index + 1].opts = vec!["pass".to_owned()];
    agrees(fewer, &["tunneled-road"]);
    // Without a token in the part it is a difference.
    let moves = vec![
        line("Action", "tunnel A 1,0 W", &[], &["placed TUNNEL_A 1,0 road W"]),
        line("CocScoring", "pass", &[], &["double-turn"]),
        line("Tile", "tile 2,0 0", &[], &["tile BA/RFr 2,0 0"]),
        line("CocScoring", "pass", &[], &["turn 1"]),
    ];
    let mut trace = lines(base(&[]), moves);
    defects::tidy(&mut trace, &mut defects::Seen::default());
    let marked: Vec<bool> = trace.moves.iter().map(|recorded| recorded.tunneled).collect();
    assert_eq!(marked, [true, true, false, false]);
}

/// Tiles with mouths, and what closes roads.
const TUNNELS: [&str; 5] = ["TU/RR", "BA/LR", "BA/RRR", "TU/RRRR", "BA/LR"];

/// At random, but tokens, and councillors to the smith, before everything else.
fn choose(options: &[String], dice: &mut Dice) -> usize {
    let first = |option: &String| {
        let enters = option.ends_with("quarter blacksmith") && !option.contains(" from ");
        enters || option.starts_with("tunnel ")
    };
    let first = options.iter().position(first);
    first.unwrap_or_else(|| dice.below(options.len() as u32) as usize)
}

#[test]
fn a_shepherd_has_no_role_for_a_crop_circle() {
    let asks = |figure: &str| {
        let mut laid = line("Action", "pass", &["pass"], &[]);
        laid.board = vec![figure.to_owned()];
        let circle = ["corn deploy field", "corn remove field"];
        let asked = line("CornCircle", circle[0], &circle, &[]);
        let mut trace = lines(base(&[]), vec![laid, asked]);
        defects::tidy(&mut trace, &mut defects::Seen::default());
        trace.moves.len() == 2
    };
    assert!(!asks("0 shepherd 1,0 field ER.SL"));
    assert!(asks("0 small 1,0 field ER.SL"));
}

#[test]
fn a_shepherd_on_the_tile_of_the_fairy_earns_what_is_not_due() {
    let points = |figures: &[&str]| {
        let mut moved = line("Action", "pass", &["pass"], &[]);
        moved.ev = vec![json!({ "why": "fairy.turn", "p": 0, "at": "1,0", "pts": 2 })];
        moved.score = vec![2, 0];
        moved.board = figures.iter().map(|&figure| figure.to_owned()).collect();
        let on_tile = ("fairy-placement", json!("on-tile"));
        let mut trace = lines(base(&[on_tile]), vec![moved]);
        defects::tidy(&mut trace, &mut defects::Seen::default());
        trace.moves[0].score[0]
    };
    assert_eq!(points(&["0 small 1,0 road E.W", "0 shepherd 1,0 field NL"]), 1);
    assert_eq!(points(&["0 small 1,0 road E.W", "0 pig 1,0 field NL"]), 2);
    assert_eq!(points(&["0 small 1,0 road E.W", "1 shepherd 1,0 field NL"]), 2);
}

#[test]
fn one_of_two_equal_followers_beside_the_fairy_leaves() {
    let twin = "0 small 1,0 city E";
    let with = |board: &[&str]| {
        let mut recorded = line("Action", "pass", &["pass"], &[]);
        recorded.board = board.iter().map(|&figure| figure.to_owned()).collect();
        recorded.neutral.insert("fairy".to_owned(), twin.to_owned());
        recorded
    };
    let cut = |boards: &[&[&str]]| {
        let moves = boards.iter().map(|board| with(board)).collect();
        let mut trace = lines(base(&[]), moves);
        let mut seen = defects::Seen::default();
        cuts::fairy_twins(&mut trace, &mut seen);
        (trace.moves.len(), seen.total())
    };
    assert_eq!(cut(&[&[twin, twin], &[twin, twin], &[twin], &[]]), (2, 1));
    // Both leave, or there was one, or another one leaves: nothing is in doubt.
    assert_eq!(cut(&[&[twin, twin], &[]]), (2, 0));
    assert_eq!(cut(&[&[twin], &[]]), (2, 0));
    assert_eq!(cut(&[&[twin, twin, "1 small 1,0 city E"], &[twin, twin]]), (2, 0));
}

#[test]
fn what_comes_of_a_question_that_is_not_asked_is_not_compared() {
    let taken = "capture 0 small 0,0 quarter castle";
    let doctored = |opts: &[&str]| {
        let mut trace = builders();
        trace.moves.truncate(6);
        let last = trace.moves.last_mut().expect("a move");
        (last.ev, last.score) = (Vec::new(), vec![7, 7, 7]);
        trace.moves.push(line("TowerCapture", taken, opts, &[]));
        trace
    };
    agrees(doctored(&[taken, "pass"]), &["councillor-taken", "cut-unasked"]);
    differs(doctored(&[taken, "capture 1 small 1,0 road E.W", "pass"]));
}
