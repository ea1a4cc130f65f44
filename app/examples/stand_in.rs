//! How long a stand-in thinks with every system on the table: it plays one of four seats, chance
//! the others. Prints the median, the 99th percentile and the longest of its answers in milliseconds.
//!
//! `cargo run --release -p app --example stand_in -- 20`, `… -- 20 strong` for another level

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use std::time::{Duration, Instant};

use brain::{Level, SeatView};
use rules::{Action, Dice, Game, Seat, Seed, Setup, Systems, expansions};
use table::stand_in::{self, Pondered, STEADY};

/// Seats of a game.
const SEATS: u8 = 4;

/// Every system that can be played with the base game.
fn everything() -> Systems {
    let keys =
        expansions::ALL.iter().filter(|system| !system.is_ground() || system.key() == "base");
    Systems::named(keys.map(|system| system.key())).unwrap()
}

/// What a seat answers.
fn answer(game: &Game, seat: Seat, level: Level) -> Action {
    stand_in::obvious(game, seat).unwrap_or_else(|| {
        let view = SeatView::of(game, seat).unwrap();
        Pondered { view, level, nodes: u64::MAX, seed: 1 }.think(&|| false).action()
    })
}

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let level = std::env::args().nth(2).and_then(|name| Level::named(&name)).unwrap_or(STEADY);
    let mut times: Vec<Duration> = Vec::new();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let setup = Setup { hold_draw: true, ..Setup::new(SEATS, everything(), seed) };
        let (mut game, _) = Game::new(setup).unwrap();
        let mut dice = Dice::new(seed);
        while let Some(decision) = game.decision() {
            let seat = decision.seat;
            let action = if seat == Seat(0) {
                let begin = Instant::now();
                let action = answer(&game, seat, level);
                times.push(begin.elapsed());
                action
            } else {
                decision.options[dice.below(decision.options.len() as u32) as usize]
            };
            game.apply(seat, action).unwrap();
        }
    }
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1_000.0;
    println!(
        "games={games} answers={} median={:.1} ms p99={:.1} ms longest={:.1} ms",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}
