//! A second reading of the systems that no other program plays. For each of them a deliberately
//! naive one follows random games through what they tell, works out by brute force over the board
//! what must come of it, and compares after every action. It shares with the engine only the facts
//! printed on the tiles and the words for actions and events.
//!
//! `CARCAS_ORACLE_GAMES` sets how many games each system plays (20 if it is not set): each with
//! that system, any of the others and any options. `CARCAS_ORACLE_GAME=number` plays only that
//! one. `cargo test -p rules --test oracle -- --nocapture` prints how much was compared.

mod catapult;
mod gingerbread;
mod mage;
#[expect(dead_code, reason = "the laws need more of it")]
#[path = "../../rules/tests/laws/oracle.rs"]
mod map;
mod plague;
mod porxada;
mod russian;
mod school;
mod table;
#[expect(dead_code, reason = "the laws need more of it")]
#[path = "../../rules/tests/laws/walk.rs"]
mod walk;
mod watchtowers;
mod wheel;

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rules::{Action, Dice, Event, Game, Seat, Seed, expansions};
use table::Table;

/// Games of each system.
const GAMES: u64 = 20;

/// What follows one system through a game.
pub trait Reading {
    /// A seat is about to do something.
    fn sees(&mut self, _table: &Table, _game: &Game, _seat: Seat, _action: Action) {}

    /// Something happened; the table is as it was before.
    fn hears(&mut self, table: &Table, event: &Event);

    /// Everything that the last action brought was heard: the game shows what it should.
    fn compares(&mut self, table: &Table, game: &Game);
}

/// The reading of a system for a game that begins.
type Begins = fn(&Game) -> Box<dyn Reading>;

/// Later systems that move figures or change what features are worth. Only their own readings know
/// them; the laws and the recorded mixtures play with all of them.
const LATER: [&str; 11] = [
    "bigtop",
    "buildings",
    "ferries",
    "flier",
    "goldmines",
    "hills",
    "labyrinth",
    "mage",
    "monasteries",
    "russian",
    "watchtowers",
];

/// Whether the reading of a system may meet another one.
fn knows(key: &str, other: &str) -> bool {
    key == other || !LATER.contains(&other)
}

/// Plays one random game with the system; how many actions were compared.
fn play(key: &str, begins: Begins, number: u64) -> u64 {
    let mut dice = Dice::stream(Seed::from_number(number), key);
    let ground = expansions::named(key).is_some_and(|system| system.is_ground());
    let other_ground = |other: &str| {
        expansions::named(other).is_some_and(|system| system.is_ground()) && other != key
    };
    let mut keys =
        walk::some_of(&mut dice, |other| !(ground && other_ground(other)) && knows(key, other));
    keys.push(key);
    let setup = walk::table(number, &keys, &mut dice);
    let (mut game, mut events) = Game::new(setup).expect("a table that can be set up");
    let mut table = Table::of(&game);
    let mut reading = begins(&game);
    let mut actions = 0;
    loop {
        for event in &events {
            reading.hears(&table, event);
            table.hears(event);
        }
        table.compares(&game);
        reading.compares(&table, &game);
        let Some((seat, action)) = walk::choose(&game, &mut dice) else {
            return actions;
        };
        reading.sees(&table, &game, seat, action);
        let told = game.apply(seat, action);
        events = told.unwrap_or_else(|problem| panic!("{action:?}: {problem}"));
        actions += 1;
    }
}

/// Names the game in which the readings differ.
struct Played<'a>(&'a str, u64);

impl Drop for Played<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}: they differ; CARCAS_ORACLE_GAME={} plays it alone", self.0, self.1);
        }
    }
}

/// Plays all games of a system, on all processors.
fn agree(key: &str, begins: Begins) {
    let run = |number| {
        let _named = Played(key, number);
        play(key, begins, number)
    };
    if let Some(game) = walk::number("CARCAS_ORACLE_GAME") {
        run(game);
        return;
    }
    let games = walk::number("CARCAS_ORACLE_GAMES").unwrap_or(GAMES);
    let (next, compared) = (AtomicU64::new(0), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(game) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < games)
                {
                    compared.fetch_add(run(game), Ordering::Relaxed);
                }
            });
        }
    });
    println!("{key}: {games} games, {} actions compared", compared.into_inner());
}

#[test]
fn both_readings_of_the_school_agree() {
    agree("school", school::begins);
}

#[test]
fn both_readings_of_the_gingerbread_man_agree() {
    agree("gingerbread", gingerbread::begins);
}

#[test]
fn both_readings_of_mage_and_witch_agree() {
    agree("mage", mage::begins);
}

#[test]
fn both_readings_of_the_porxada_agree() {
    agree("porxada", porxada::begins);
}

#[test]
fn both_readings_of_the_plague_agree() {
    agree("plague", plague::begins);
}

#[test]
fn both_readings_of_the_wheel_agree() {
    agree("wheel", wheel::begins);
}

#[test]
fn both_readings_of_watchtowers_agree() {
    agree("watchtowers", watchtowers::watchtowers);
}

#[test]
fn both_readings_of_churches_agree() {
    agree("darmstadt", watchtowers::churches);
}

#[test]
fn both_readings_of_the_catapult_agree() {
    agree("catapult", catapult::begins);
}

#[test]
fn both_readings_of_the_traps_agree() {
    agree("russian", russian::begins);
}

#[test]
fn both_readings_of_throws_into_a_crowd_agree() {
    let games = walk::number("CARCAS_ORACLE_GAMES").unwrap_or(GAMES).div_ceil(8);
    let pushed: u64 = (0..games).map(catapult::crowd::play).sum();
    println!("crowd: {games} games, {pushed} figures were met by others that were pushed");
    assert!(pushed > games, "nobody was pushed into anybody");
}
