//! The same seed and effort come to the same answer, and thinking stops when it is told to.

use brain::{Effort, Level, SeatView, Thinker, Thought, Weights};
use rules::{Game, Prompt, Seat};

use crate::common::{named, play, quick, table};

/// A game at a placement after some turns.
fn placing() -> Game {
    let mut game = table(2, named(&["base"]), 11);
    while game.bag().len() > 55 || game.decision().map(|asked| asked.prompt) != Some(Prompt::Place)
    {
        let seat = game.decision().expect("it goes on").seat;
        let action = quick(&game, seat, 20);
        game.apply(seat, action).expect("it is offered");
    }
    game
}

fn think(game: &Game, nodes: u64, seed: u64, cancelled: impl FnMut() -> bool) -> Thought {
    let view = SeatView::of(game, game.decision().expect("it goes on").seat).expect("asked");
    let effort = Effort { nodes, ..Level::Steady.effort() };
    Thinker::new(Weights::BEST, effort, seed).think(&view, cancelled)
}

#[test]
fn the_same_seed_and_effort_come_to_the_same_thought() {
    let game = placing();
    assert_eq!(think(&game, 3_000, 1, || false), think(&game, 3_000, 1, || false));
    let others = (2..6).map(|seed| think(&game, 3_000, seed, || false));
    assert!(others.into_iter().any(|other| other != think(&game, 3_000, 1, || false)));
    let seat = game.decision().expect("it goes on").seat;
    let view = SeatView::of(&game, seat).expect("it is asked");
    let gentle = |seed| Level::Gentle.think(&view, seed, || false);
    assert_eq!(gentle(1), gentle(1));
}

#[test]
fn whole_games_are_the_same() {
    let game = || {
        let systems = named(&["base", "inns", "dragon"]);
        play(table(2, systems, 4), &[Seat(0)], |game, seat| quick(game, seat, 100)).hash()
    };
    assert_eq!(game(), game());
}

#[test]
fn it_stops_when_it_is_told_and_still_has_an_answer() {
    let game = placing();
    let mut asked = 0;
    let stopped = think(&game, u64::MAX, 1, || {
        asked += 1;
        asked > 5
    });
    assert_eq!(stopped.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 5);
    let at_once = think(&game, u64::MAX, 1, || true);
    assert!(game.decision().expect("it goes on").offers(at_once.action()));
}

#[test]
fn an_effort_is_kept() {
    let game = placing();
    for nodes in [500, 5_000] {
        let thought = think(&game, nodes, 1, || false);
        // A playout that has begun is finished.
        assert!((nodes..nodes + 200).contains(&thought.nodes), "{}", thought.nodes);
    }
}
