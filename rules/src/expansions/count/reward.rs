//! The reward: a follower enters Carcassonne, and the count may move (R-CO-3..8, R-CO-22, R-CO-23).

use super::{Action, CountMoves, Event, Prompt, Quarter, may_enter, state};
use crate::action::Decision;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::At;

/// S9.1.
pub(super) struct Reward;

impl Stage for Reward {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) && !entries(game).is_empty() { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let mut options = entries(game);
        let default = options.len();
        options.push(crate::Action::Pass);
        Decision::new(game.turn.seat, Prompt::Reward, options, default)
    }

    /// R-CO-3, R-CO-23: others got points and the active seat none.
    fn waits(&self, game: &Game) -> bool {
        let turn = &game.turn;
        let points = |seat: Seat| turn.earned[seat.index()];
        let again = !game.setup.house.count.twice_in_double_turn
            && game.states.count.as_ref().is_some_and(|state| state.entered == Some(turn.number));
        let others = game.seats().filter(|&seat| seat != turn.seat);
        !again && points(turn.seat) == 0 && others.into_iter().any(|seat| points(seat) > 0)
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        let crate::Action::Deploy { figure: kind, at: At::Quarter(quarter) } = action else {
            return Flow::Next;
        };
        let figure = Figure { seat, kind, at: At::Quarter(quarter) };
        game.deploy(figure);
        game.emit(crate::Event::Deployed(figure));
        state(game).entered = Some(game.turn.number);
        match game.setup.house.count.count_move {
            CountMoves::Clockwise => {
                let to = state(game).quarter.next();
                go(game, to);
            }
            CountMoves::FollowMeeple => go(game, quarter),
            CountMoves::ByPlayer => state(game).may_move = true,
        }
        Flow::Next
    }
}

/// R-CO-5.
fn entries(game: &Game) -> Vec<crate::Action> {
    let kinds = game.supply(game.turn.seat);
    let kinds = kinds.followers();
    let enter = |figure| {
        let quarters = Quarter::ALL.into_iter();
        let open = quarters.filter(move |&quarter| may_enter(game, figure, quarter));
        open.map(move |quarter| crate::Action::Deploy { figure, at: At::Quarter(quarter) })
    };
    kinds.flat_map(enter).collect()
}

fn go(game: &mut Game, to: Quarter) {
    state(game).quarter = to;
    game.emit(Event::Moved { to });
}

/// S9.2, R-CO-7.
pub(super) struct CountMove;

impl Stage for CountMove {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let others = Quarter::ALL.into_iter().filter(|&to| Some(to) != game.count());
        let mut options: Vec<crate::Action> =
            others.map(|to| crate::Action::Count(Action::Move { to })).collect();
        let default = options.len();
        options.push(crate::Action::Pass);
        Decision::new(game.turn.seat, Prompt::Move, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        game.states.count.as_ref().is_some_and(|state| state.may_move)
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        state(game).may_move = false;
        if let crate::Action::Count(Action::Move { to }) = action {
            go(game, to);
        }
        Flow::Next
    }
}
