//! What no player overlooks, however briefly it thinks.

use brain::{Effort, Level, SeatView, Thinker, Weights, one_turn};
use rules::{
    Action, At, Cause, Game, KindId, Pos, Rotation, Script, Seat, Seed, SegmentKind, Setup,
};

use crate::common::named;

/// A table of two that draws these tiles, in this order.
fn stacked(systems: &[&str], tiles: &[&str]) -> Game {
    let tiles = tiles.iter().map(|id| KindId::named(id).expect("a tile")).collect();
    let setup = Setup::new(2, named(systems), Seed::from_number(1));
    let setup = Setup { hold_draw: true, script: Script::of(tiles), ..setup };
    Game::new(setup).expect("these systems make a game").0
}

/// Whoever is asked draws a tile and lays it there.
fn lays(game: &mut Game, pos: Pos, turns: u8) {
    let seat = game.decision().expect("a question").seat;
    game.apply(seat, Action::Draw).expect("a tile is drawn");
    let place = Action::Place { pos, rotation: Rotation::turns(turns) };
    game.apply(seat, place).expect("it fits there");
}

#[test]
fn a_follower_is_taken_out_of_the_pond_before_it_costs_points() {
    let tiles = ["base/B", "ru/04", "base/U", "base/B", "base/B"];
    let mut game = stacked(&["base", "russian"], &tiles);
    lays(&mut game, Pos::new(0, 1), 0);
    let options = game.decision().expect("a question").options.clone();
    let is_monk = |option: &Action| match *option {
        Action::Deploy { at: At::Segment(spot), .. } => {
            let segment = game.board().segment(spot);
            segment.is_some_and(|segment| segment.kind == SegmentKind::Cloister)
        }
        _ => false,
    };
    let monk = options.into_iter().find(is_monk).expect("a monk may stand there");
    game.apply(Seat(0), monk).expect("it is offered");
    lays(&mut game, Pos::new(1, 1), 0);
    lays(&mut game, Pos::new(-1, 1), 1);
    let view = SeatView::of(&game, Seat(0)).expect("it is asked");
    let answer = one_turn(&view);
    assert!(matches!(answer, Action::Take { cause: Cause::Released, .. }), "{answer:?}");
}

#[test]
fn what_a_rose_pays_at_once_is_known_before_anything_is_played_out() {
    let mut game = stacked(&["base", "rose"], &["rose/05", "base/B", "base/B"]);
    game.apply(Seat(0), Action::Draw).expect("a tile is drawn");
    let view = SeatView::of(&game, Seat(0)).expect("it is asked");
    let effort = Effort { nodes: 0, ..Level::Steady.effort() };
    let thought = Thinker::new(Weights::BEST, effort, 1).think(&view, || false);
    let rank = |cell: Pos| {
        let mut candidates = thought.candidates.iter();
        let there = candidates.position(
            |candidate| matches!(candidate.action, Action::Place { pos, .. } if pos == cell),
        );
        there.expect("it fits there")
    };
    // North and south of the rose are alike, but only the south is in the section of that quarter.
    assert!(rank(Pos::new(0, 1)) < rank(Pos::new(0, -1)));
}
