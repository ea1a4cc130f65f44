//! Every question of every system is answered.

use brain::{SeatView, one_turn};
use rules::{Dice, Seat, Seed, Systems, expansions};

use crate::common::{named, play, quick, table};

#[test]
fn every_system_is_played_to_the_end() {
    for system in expansions::ALL {
        let key = system.key();
        let keys = if system.is_ground() { vec![key] } else { vec!["base", key] };
        let Ok(systems) = Systems::named(keys) else { continue };
        let all = [Seat(0), Seat(1), Seat(2)];
        let thought = play(table(3, systems, 5), &[Seat(1)], |game, seat| quick(game, seat, 20));
        assert!(thought.result().is_some(), "{key}");
        let looked = play(table(3, systems, 5), &all, |game, seat| {
            one_turn(&SeatView::of(game, seat).expect("it is asked"))
        });
        assert!(looked.result().is_some(), "{key}");
    }
}

#[test]
fn any_set_of_systems_is_played_by_any_number() {
    let mut dice = Dice::new(Seed::from_number(18));
    for number in 0..8 {
        let added = expansions::ALL.iter().filter(|system| !system.is_ground());
        let keys = added.map(|system| system.key()).filter(|_| dice.below(2) == 0);
        let systems = Systems::named(keys.chain(["base"])).expect("known systems");
        let seats = 2 + (number % 4) as u8;
        let game =
            play(table(seats, systems, number), &[Seat(0)], |game, seat| quick(game, seat, 15));
        assert!(game.result().is_some(), "{systems:?}");
    }
}

#[test]
fn questions_to_several_at_once_and_sealed_ones_are_answered() {
    let (mut several, mut sealed) = (0, 0);
    for seed in 0..6 {
        let systems = named(&["wheel", "catapult", "count"]);
        play(table(3, systems, seed), &[Seat(0), Seat(2)], |game, seat| {
            several += u32::from(game.decisions().len() > 1);
            sealed += u32::from(game.asked(seat).is_some_and(|asked| asked.sealed));
            quick(game, seat, 40)
        });
    }
    assert!(several > 5 && sealed > 5, "{several} together, {sealed} sealed");
}
