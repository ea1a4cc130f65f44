//! Where answers are on the board.

use rules::{Action, At, Pos, Spot};

use crate::expansions::{self, AnswerPlace};

/// Where the answer of an expansion is.
fn own(action: Action) -> Option<AnswerPlace> {
    expansions::first(|profile| (profile.place)(action))
}

/// The spot on the board that an answer refers to.
pub fn spot(action: Action) -> Option<Spot> {
    match action {
        Action::Deploy { at, .. } | Action::Move { to: at, .. } => at.spot(),
        Action::Take { figure, .. } => figure.at.spot(),
        _ => match own(action) {
            Some(AnswerPlace::Spot(spot)) => Some(spot),
            _ => None,
        },
    }
}

/// The cell that an answer without a spot refers to; it is labelled with its name.
pub fn cell(action: Action) -> Option<Pos> {
    match action {
        Action::Place { pos, .. } | Action::Deploy { at: At::Tower(pos), .. } => Some(pos),
        _ => match own(action) {
            Some(AnswerPlace::Cell(cell)) => Some(cell),
            _ => None,
        },
    }
}

/// The number that an answer without a spot has on the picture, counted from 1.
pub fn number(action: Action) -> Option<usize> {
    match own(action) {
        Some(AnswerPlace::Number(number)) => Some(number),
        _ => None,
    }
}
