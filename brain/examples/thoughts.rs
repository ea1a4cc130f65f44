//! Measures how fast playouts are: thinks about the same positions, which nobody chose but chance.
//!
//! ```text
//! cargo run --release -p brain --example thoughts -- --sets base --players 2 --nodes 1000
//! ```

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use brain::{Effort, Level, Playout, SeatView, Thinker, Weights};
use rules::{Dice, Game, Prompt, Seed, Setup, Systems, expansions};
use rustix::time::{ClockId, clock_gettime};

/// How often each placement is decided by the fast evaluation alone.
const ANSWERS: u32 = 200;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let value = |flag: &str, default: &str| {
        let place = args.iter().position(|arg| arg == flag);
        place.map_or(default.to_owned(), |place| args[place + 1].clone())
    };
    let number = |flag, default| value(flag, default).parse::<u64>().unwrap();
    let all = expansions::ALL.iter().map(|system| (system.key(), system.is_ground()));
    let every: Vec<&str> =
        all.filter(|(key, ground)| !ground || *key == "base").map(|s| s.0).collect();
    let sets = value("--sets", "base");
    let keys = if sets == "all" { every } else { sets.split(',').collect() };
    let systems = Systems::named(keys).unwrap();
    let effort = Effort { nodes: number("--nodes", "1000"), ..Level::Steady.effort() };
    let (mut nodes, mut positions, mut spent, mut answering) = (0, 0, 0.0, 0.0);
    for seed in 0..number("--games", "4") {
        let setup = Setup::new(number("--players", "2") as u8, systems, Seed::from_number(seed));
        let (mut game, _) = Game::new(setup).unwrap();
        let mut dice = Dice::stream(Seed::from_number(seed), "playouts");
        let mut placements = 0;
        while let Some(asked) = game.decision() {
            let (seat, prompt) = (asked.seat, asked.prompt);
            let option = dice.below(asked.options.len() as u32) as usize;
            placements += u32::from(prompt == Prompt::Place);
            if prompt == Prompt::Place && placements % 8 == 0 {
                let view = SeatView::of(&game, seat).unwrap();
                let begun = seconds();
                let mut thinker = Thinker::new(Weights::BEST, effort, seed);
                nodes += thinker.think(&view, || false).nodes;
                spent += seconds() - begun;
                positions += 1;
                let begun = seconds();
                let mut playout = Playout::new(Weights::BEST);
                for _ in 0..ANSWERS {
                    playout.answer(&game, game.decision().unwrap());
                }
                answering += seconds() - begun;
            }
            game.choose(seat, option).unwrap();
        }
    }
    let answer = answering * 1e6 / f64::from(ANSWERS * positions);
    let node = spent * 1e6 / nodes as f64;
    println!("{positions} positions: {node:.2} µs a node, {answer:.2} µs an answer");
}

/// The processor time of this thread.
fn seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
