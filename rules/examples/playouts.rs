//! Plays uniformly random games and prints how fast.
//!
//! ```text
//! cargo run --release -p rules --example playouts -- --sets base --players 2 --games 20000 --seed 1
//! ```

use std::process::ExitCode;
use std::time::Instant;

use rules::{Dice, Game, Seed, Setup, Systems, expansions};

struct Plan {
    systems: Systems,
    players: u8,
    games: u64,
    seed: u64,
}

fn main() -> ExitCode {
    match plan(std::env::args().skip(1)).and_then(|plan| play(&plan)) {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("playouts: {problem}");
            ExitCode::from(2)
        }
    }
}

fn plan(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
    let mut plan = Plan { systems: Systems::named(["base"])?, players: 2, games: 1000, seed: 1 };
    while let Some(flag) = args.next() {
        let value = args.next().ok_or(format!("{flag} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{flag} {value}: no number"));
        match flag.as_str() {
            "--sets" if value == "all" => {
                let added = expansions::ALL.iter().filter(|system| !system.is_ground());
                let keys = added.map(|system| system.key());
                plan.systems = Systems::named(keys.chain(["base"]))?;
            }
            "--sets" => plan.systems = Systems::named(value.split(','))?,
            "--players" => plan.players = number()?.try_into().map_err(|_| "too many players")?,
            "--games" => plan.games = number()?,
            "--seed" => plan.seed = number()?,
            _ => return Err(format!("{flag} is unknown")),
        }
    }
    Ok(plan)
}

fn play(plan: &Plan) -> Result<String, String> {
    let (mut decisions, mut options) = (0u64, 0u64);
    let begun = Instant::now();
    for number in 0..plan.games {
        let seed = Seed::from_number(plan.seed << 32 | number);
        let setup = Setup::new(plan.players, plan.systems, seed);
        let (mut game, _) = Game::new(setup).map_err(|error| error.to_string())?;
        let mut dice = Dice::stream(seed, "choices");
        while let Some(decision) = game.decision() {
            decisions += 1;
            options += decision.options.len() as u64;
            let choice = dice.below(decision.options.len() as u32) as usize;
            let seat = decision.seat;
            game.choose(seat, choice).map_err(|error| error.to_string())?;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    Ok(format!(
        "games_per_second={:.0} decisions_per_second={:.0} options_per_decision={:.1}",
        plan.games as f64 / seconds,
        decisions as f64 / seconds,
        options as f64 / decisions.max(1) as f64,
    ))
}
