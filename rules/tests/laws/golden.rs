//! Golden files: whatever changes the rules, even where nobody meant to, changes one of them.
//!
//! `golden.tsv`: a few whole games. If only the hash of the state differs, the text of a snapshot
//! changed; if the story differs, the rules did. `perft.tsv`: how many sequences of one to four
//! actions begin at certain positions.

use rules::{Dice, Event, Game, Seed, Setup, Systems};

use crate::walk::step;

/// Systems, seats and options; the row number is the seed.
const TABLES: &[(&str, u8, &str)] = &[
    ("base", 2, ""),
    ("base", 5, ""),
    ("base", 3, "farm_scoring=second tiny_city=2"),
    ("base", 4, "farm_scoring=first"),
    ("base", 3, "farm_scoring=first first_counts=farms equal_turns=on"),
    ("base", 2, "farms_enabled=off"),
    ("base inns", 2, ""),
    ("base inns", 6, "inn_cathedral_unfinished_zero=off"),
    ("base river1", 2, ""),
    ("base river1", 4, "river_uturn=no_backflow river_start_tile=mix_in"),
    ("base river1", 3, "river_clearance=two_ahead spring_splits_field=on"),
    ("base inns river1", 5, "river_clearance=off"),
    ("base dragon tower", 4, "fairy_mode=next_to_follower"),
    ("base inns traders dragon tower", 3, "fairy_mode=on_tile dragon_timing=after_scoring"),
    ("base dragon tower", 4, ""),
];
const DEEPEST: usize = 4;

/// Compares with the committed file, or writes it.
fn committed(file: &str, found: &str) {
    let path = format!("{}/tests/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("CARCAS_BLESS").is_some() {
        return std::fs::write(&path, found).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("the file was committed");
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected, "{file}; see the head of laws/main.rs");
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

/// Every golden table, its first columns, and the dice that make its choices.
fn tables() -> impl Iterator<Item = (String, Game, Vec<Event>, Dice)> {
    TABLES.iter().zip(1..).map(|(&(keys, seats, options), number)| {
        let systems = Systems::named(keys.split(' ')).expect("systems that exist");
        let seed = Seed::from_number(number);
        let mut setup = Setup::new(seats, systems, seed);
        for option in options.split_whitespace() {
            let (key, value) = option.split_once('=').expect("key=value");
            setup.house.set(key, value).expect("an option that exists");
        }
        let (game, events) = Game::new(setup).expect("a table that can be set up");
        let dice = Dice::stream(seed, "golden");
        (format!("{number}\t{keys}, {seats} seats, {options}"), game, events, dice)
    })
}

#[test]
fn the_golden_games_are_played_as_ever() {
    let mut text = "game\ttable\tscores\tstory\tstate\n".to_owned();
    for (table, mut game, events, mut dice) in tables() {
        let mut story = blake3::Hasher::new();
        let mut tell = |events: &[rules::Event]| {
            story.update(serde_json::to_string(events).expect("events are JSON").as_bytes());
        };
        tell(&events);
        while let Some(events) = step(&mut game, &mut dice) {
            tell(&events);
        }
        let scores: Vec<String> = game.scores().iter().map(i32::to_string).collect();
        let (story, state) = (story.finalize().to_hex(), game.hash().to_string());
        text += &format!("{table}\t{}\t{}\t{state}\n", scores.join(","), &story[..16]);
    }
    committed("golden.tsv", &text);
}

/// The number of sequences of 1, 2, .. actions.
fn perft(game: &Game, depth: usize, counts: &mut [u64]) {
    let Some(asked) = game.decision() else {
        return;
    };
    counts[depth] += asked.options.len() as u64;
    if depth + 1 == counts.len() {
        return;
    }
    for &action in &asked.options {
        let mut next = game.clone();
        next.apply(asked.seat, action).expect("it is offered");
        perft(&next, depth + 1, counts);
    }
}

#[test]
fn as_many_sequences_of_actions_as_ever_begin_here() {
    let mut text = "game\ttable\tplayed\tone\ttwo\tthree\tfour\n".to_owned();
    for (table, mut game, _, mut dice) in tables() {
        let played = dice.below(100);
        (0..played).for_each(|_| drop(step(&mut game, &mut dice)));
        let mut counts = [0; DEEPEST];
        perft(&game, 0, &mut counts);
        let counts = counts.map(|count| count.to_string()).join("\t");
        text += &format!("{table}\t{played}\t{counts}\n");
    }
    committed("perft.tsv", &text);
}
