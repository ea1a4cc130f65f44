//! Why an action is not offered, for a helpful reply. It explains and decides nothing.

use crate::action::{Action, Decision, Prompt, Reason};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::vocabulary::{At, FigureKind};

/// The reason for refusing an action that is not among the options.
pub(crate) fn of(game: &Game, decision: &Decision, action: Action) -> Reason {
    match (decision.prompt, action) {
        (Prompt::Place, Action::Place { pos, rotation }) => not_there(game, pos, rotation),
        (Prompt::Wood, Action::Deploy { figure, at }) => not_deployed(game, decision, figure, at),
        _ => Reason::OtherQuestion,
    }
}

fn not_there(game: &Game, pos: Pos, rotation: Rotation) -> Reason {
    let board = game.board();
    if board.tile_at(pos).is_some() {
        return Reason::CellTaken;
    }
    if !board.gaps().any(|gap| gap == pos) {
        return Reason::NoNeighbour;
    }
    let hand = game.turn().hand;
    let fits = hand.is_some_and(|kind| board.fitting(kind).contains(&(pos, rotation)));
    if fits { Reason::Forbidden } else { Reason::EdgeMismatch }
}

fn not_deployed(game: &Game, decision: &Decision, figure: FigureKind, at: At) -> Reason {
    if game.supply(game.turn().seat).count(figure) == 0 {
        return Reason::NoFigure;
    }
    let is_elsewhere = |at: At| at.spot().is_some_and(|spot| Some(spot.pos) != game.turn().placed);
    // A portal also lets figures go to other tiles (R-PD-M1).
    let mut elsewhere = decision.options.iter().filter_map(|option| match option {
        Action::Deploy { at, .. } => Some(*at),
        _ => None,
    });
    match at.spot() {
        Some(_) if is_elsewhere(at) && !elsewhere.any(is_elsewhere) => Reason::OtherTile,
        Some(spot) if game.board().segment(spot).is_some() => {
            let feature = game.board().feature_at(spot);
            if game.board().is_free(feature) { Reason::Forbidden } else { Reason::FeatureTaken }
        }
        _ => Reason::Forbidden,
    }
}
