//! How the players compare, as far as a few short games tell. The games are always the same ones;
//! the arena plays many.

use brain::{SeatView, one_turn};
use rules::{Game, Seat};

use crate::common::{named, quick, table};

/// How many of some games the first of two players wins, seats alternating.
fn wins(games: u64, mut first: impl FnMut(&Game, Seat) -> rules::Action) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let own = Seat((number % 2) as u8);
        let mut game = table(2, named(&["base"]), number / 2);
        while let Some(decision) = game.decision() {
            let seat = decision.seat;
            let action = if seat == own {
                first(&game, seat)
            } else {
                one_turn(&SeatView::of(&game, seat).expect("it is asked"))
            };
            game.apply(seat, action).expect("it is offered");
        }
        let winners = game.result().expect("it is over").winners;
        if winners.contains(&own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won
}

#[test]
fn even_a_brief_thought_beats_looking_one_turn_ahead() {
    let won = wins(6, |game, seat| quick(game, seat, 600));
    assert!(won >= 4.0, "won {won} of 6");
}

#[test]
fn looking_one_turn_ahead_beats_chance() {
    let mut dice = rules::Dice::new(rules::Seed::from_number(1));
    let won = wins(10, |game, seat| {
        let options = &game.asked(seat).expect("it is asked").options;
        options[dice.below(options.len() as u32) as usize]
    });
    assert!(won <= 1.0, "chance won {won} of 10");
}
