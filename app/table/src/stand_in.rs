//! What a stand-in plays for an absent seat, and what Carcas plays as an opponent. It knows what its
//! seat knows, and nothing of the order of the tiles.

use brain::{Effort, Level, SeatView, Thinker, Thought, Weights};
use rules::{Action, Game, Seat};

use crate::model::Table;

/// The level of stand-ins, and of Carcas where no other was chosen.
pub const STEADY: Level = Level::Steady;

/// A seat's question that is to be thought about.
#[derive(Debug)]
pub struct Pondered {
    /// What the seat sees.
    pub view: SeatView,
    /// How strongly it plays.
    pub level: Level,
    /// The most answers that are tried.
    pub nodes: u64,
    /// Where its luck comes from.
    pub seed: u64,
}

impl Pondered {
    /// Thinks until it is called off.
    pub fn think(&self, is_off: &dyn Fn() -> bool) -> Thought {
        let effort = self.level.effort();
        let effort = Effort { nodes: effort.nodes.min(self.nodes), ..effort };
        Thinker::new(Weights::BEST, effort, self.seed).think(&self.view, is_off)
    }
}

impl Table {
    /// The level at which a seat that plays itself is played.
    pub fn level_of(&self, seat: Seat) -> Level {
        if self.guest() == Some(seat) { self.settings.level } else { STEADY }
    }
}

/// The answer of a seat that needs no thought: there is only one, or nobody may look at what comes of
/// it. A stand-in throws nothing at somebody else's board, and bids nothing in their name.
pub fn obvious(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked(seat)?;
    match decision.options[..] {
        [only] => Some(only),
        _ if decision.sealed || decision.is_chance() => {
            Some(decision.options[game.default_of(decision)])
        }
        _ => None,
    }
}

/// The rules' default answer (R-OV-17, R-OV-18), for when time has run out or the player has
/// resigned (R-OV-34); none if the seat is not asked.
pub fn default(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked(seat)?;
    decision.options.get(game.default_of(decision)).copied()
}

/// How a level is stored: by its name.
pub mod stored_level {
    use brain::Level;
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::STEADY;

    /// The level for which nothing is stored.
    pub fn plain() -> Level {
        STEADY
    }

    /// Whether nothing need be stored.
    pub fn is_plain(level: &Level) -> bool {
        *level == STEADY
    }

    /// Writes its name.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    /// Reads its name.
    ///
    /// # Errors
    /// If there is no such level.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = String::deserialize(deserializer)?;
        Level::named(&name).ok_or_else(|| de::Error::custom("no such level"))
    }
}

#[cfg(test)]
mod tests {
    use rules::expansions::catapult;
    use rules::{Dice, Prompt, Seed, Setup, Systems};

    use super::*;

    fn table(seats: u8, systems: Systems, seed: u64) -> Game {
        let setup =
            Setup { hold_draw: true, ..Setup::new(seats, systems, Seed::from_number(seed)) };
        Game::new(setup).expect("these systems make a game").0
    }

    #[test]
    fn a_stand_in_and_a_clock_that_ran_out_throw_nothing_at_the_board() {
        let systems = Systems::named(["base", "catapult"]).expect("they go together");
        let mut seen = 0;
        for seed in 0..4 {
            let (mut game, mut dice) =
                (table(3, systems, seed), Dice::new(Seed::from_number(seed)));
            while let Some(asked) = game.decision().cloned() {
                if asked.prompt == Prompt::Catapult(catapult::Prompt::Throw) {
                    seen += 1;
                    let answers = (obvious(&game, asked.seat), default(&game, asked.seat));
                    assert_eq!(answers, (Some(Action::Pass), Some(Action::Pass)));
                }
                let chance = dice.below(asked.options.len() as u32) as usize;
                game.apply(asked.seat, asked.options[chance]).expect("it is offered");
            }
        }
        assert!(seen > 20, "{seen} throws");
    }
}
