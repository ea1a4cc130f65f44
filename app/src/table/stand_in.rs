//! What a stand-in plays for an absent seat, and what Carcas plays as an opponent. It knows what its
//! seat knows, and nothing of the order of the tiles.

use brain::SeatView;
use rules::{Action, Game, Seat};

/// A stand-in's answer; none if the seat is not asked.
pub fn answer(game: &Game, seat: Seat) -> Option<Action> {
    Some(brain::one_turn(&SeatView::of(game, seat)?))
}

/// The rules' default answer (R-OV-17, R-OV-18), for when time has run out or the player has
/// resigned (R-OV-34); none if the seat is not asked.
pub fn default(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked(seat)?;
    decision.options.get(decision.default).copied()
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
                    let answers = (answer(&game, asked.seat), default(&game, asked.seat));
                    assert_eq!(answers, (Some(Action::Pass), Some(Action::Pass)));
                }
                let chance = dice.below(asked.options.len() as u32) as usize;
                game.apply(asked.seat, asked.options[chance]).expect("it is offered");
            }
        }
        assert!(seen > 20, "{seen} throws");
    }
}
