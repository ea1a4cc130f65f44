//! No player knows more than its seat.

use brain::{Effort, Level, SeatView, Thinker, Thought, Weights, one_turn};
use rules::{Dice, Game, KindId, Prompt, Script, Seat, Seed, Setup};

use crate::common::{named, quick, table};

/// How many tiles are drawn before the bags differ.
const ALIKE: usize = 20;

fn thought(game: &Game, seat: Seat) -> Thought {
    let effort = Effort { nodes: 400, ..Level::Steady.effort() };
    let view = SeatView::of(game, seat).expect("it is asked");
    Thinker::new(Weights::BEST, effort, 5).think(&view, || false)
}

#[test]
fn another_bag_with_the_same_tiles_changes_no_thought() {
    let setup = Setup::new(2, named(&["base"]), Seed::from_number(8));
    let (dealt, _) = Game::new(setup.clone()).expect("a game");
    let mut order: Vec<KindId> = dealt
        .bag()
        .remaining()
        .into_iter()
        .flat_map(|(kind, number)| std::iter::repeat_n(kind, usize::from(number)))
        .collect();
    let mut dice = Dice::new(setup.seed);
    dice.shuffle(&mut order);
    let mut other = order.clone();
    dice.shuffle(&mut other[ALIKE..]);
    assert_ne!(order, other);
    let game = |order, seed| {
        let seed = Seed::from_number(seed);
        let setup = Setup { hold_draw: true, script: Script::of(order), seed, ..setup.clone() };
        Game::new(setup).expect("a game").0
    };
    // The secret of the shuffle differs, too.
    let (mut game, mut other) = (game(order, 1), game(other, 2));
    let mut compared = 0;
    while game.bag().len() > 71 - ALIKE {
        let seat = game.decision().expect("it goes on").seat;
        let thought = thought(&game, seat);
        assert_eq!(thought, self::thought(&other, seat));
        let looked = |game| one_turn(&SeatView::of(game, seat).expect("it is asked"));
        assert_eq!(looked(&game), looked(&other));
        game.apply(seat, thought.action()).expect("it is offered");
        other.apply(seat, thought.action()).expect("it is offered");
        compared += 1;
    }
    assert!(compared > 2 * ALIKE, "{compared} decisions");
}

#[test]
fn an_answer_that_is_held_changes_no_thought_of_another() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut game = table(3, named(&["wheel", "catapult"]), seed);
        let mut dice = Dice::new(Seed::from_number(seed));
        while let Some(decision) = game.decision() {
            let (seat, options) = (decision.seat, decision.options.clone());
            let asked = game.decisions();
            let next = asked.iter().map(|asked| asked.seat).find(|other| *other != seat);
            if let Some(next) = next.filter(|_| options.len() > 1) {
                let after = |option| {
                    let mut game = game.clone();
                    game.apply(seat, option).expect("it is offered");
                    game.asked(next).is_some().then(|| quick(&game, next, 100))
                };
                assert_eq!(after(options[0]), after(options[1]));
                compared += 1;
            }
            let chance = dice.below(options.len() as u32) as usize;
            game.apply(seat, options[chance]).expect("it is offered");
        }
    }
    assert!(compared > 5, "{compared} held answers");
}

#[test]
fn the_tile_that_comes_next_is_hidden_until_it_is_drawn() {
    let game = table(2, named(&["base"]), 3);
    let seat = game.decision().expect("it begins").seat;
    assert_eq!(game.asked(seat).map(|asked| asked.prompt), Some(Prompt::Draw));
    let view = SeatView::of(&game, seat).expect("it is asked");
    let first = |number| {
        let mut dealt = view.dealt(number);
        dealt.apply(seat, rules::Action::Draw).expect("it is offered");
        dealt.turn().hand
    };
    assert!((1..20).any(|number| first(number) != first(0)));
}
