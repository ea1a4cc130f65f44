//! Tables, and players that answer at them.

use brain::{Effort, Level, SeatView, Thinker, Weights};
use rules::{Action, Dice, Game, Seat, Seed, Setup, Systems};

/// A game of these systems that waits before each draw, as tables do.
pub fn table(seats: u8, systems: Systems, seed: u64) -> Game {
    let setup = Setup { hold_draw: true, ..Setup::new(seats, systems, Seed::from_number(seed)) };
    Game::new(setup).expect("these systems make a game").0
}

pub fn named(keys: &[&str]) -> Systems {
    Systems::named(keys.iter().copied()).expect("known systems")
}

/// An answer after hardly any thought.
pub fn quick(game: &Game, seat: Seat, nodes: u64) -> Action {
    let effort = Effort { nodes, turns: 2, ..Level::Steady.effort() };
    let view = SeatView::of(game, seat).expect("it is asked");
    Thinker::new(Weights::BEST, effort, 1).think(&view, || false).action()
}

/// Plays to the end: one seat by `answer`, all others by chance.
pub fn play(mut game: Game, own: &[Seat], mut answer: impl FnMut(&Game, Seat) -> Action) -> Game {
    let mut dice = Dice::new(game.setup().seed);
    while !game.decisions().is_empty() {
        // Whoever is asked answers in any order.
        let asked = game.decisions();
        let decision = &asked[dice.below(asked.len() as u32) as usize];
        let seat = decision.seat;
        let action = match own.contains(&seat) {
            true => answer(&game, seat),
            false => decision.options[dice.below(decision.options.len() as u32) as usize],
        };
        game.apply(seat, action).expect("an offered answer is accepted");
    }
    game
}
