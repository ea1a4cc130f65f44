//! What the arena is asked to play.

use rules::{Systems, expansions};

use crate::player::Kind;

/// A match.
pub struct Match {
    pub first: Kind,
    pub second: Kind,
    pub games: u64,
    pub systems: Systems,
    pub seats: u8,
    pub seed: u64,
    pub threads: usize,
    /// Milliseconds of processor time for a decision, in place of the nodes of a level.
    pub milliseconds: Option<f64>,
    pub verbose: bool,
}

impl Match {
    pub fn read(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut plan = Self {
            first: Kind::Random,
            second: Kind::OneTurn,
            games: 400,
            systems: Systems::named(["base"])?,
            seats: 2,
            seed: 1,
            threads: 1,
            milliseconds: None,
            verbose: false,
        };
        let mut players = Vec::new();
        while let Some(flag) = args.next() {
            if !flag.starts_with("--") {
                players.push(Kind::read(&flag)?);
                continue;
            }
            if flag == "--verbose" {
                plan.verbose = true;
                continue;
            }
            let value = args.next().ok_or(format!("{flag} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{flag} {value}: no number"));
            match flag.as_str() {
                "--sets" if value == "all" => plan.systems = everything()?,
                "--sets" => plan.systems = Systems::named(value.split(','))?,
                "--players" => plan.seats = number()?.try_into().map_err(|_| "too many players")?,
                "--games" => plan.games = number()?,
                "--seed" => plan.seed = number()?,
                "--threads" => plan.threads = number()?.clamp(1, 64) as usize,
                "--ms" => plan.milliseconds = Some(number()? as f64),
                _ => return Err(format!("{flag} is unknown")),
            }
        }
        let Ok([first, second]) = <[Kind; 2]>::try_from(players) else {
            return Err("name two players".to_owned());
        };
        (plan.first, plan.second) = (first, second);
        Ok(plan)
    }
}

/// Every system that can be played with the base game.
fn everything() -> Result<Systems, String> {
    let keys =
        expansions::ALL.iter().filter(|system| !system.is_ground() || system.key() == "base");
    Systems::named(keys.map(|system| system.key()))
}
