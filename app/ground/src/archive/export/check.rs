//! Plays the game of a file again: a game that is over is dealt from its key and every move must be
//! allowed and lead to its state; of one that goes on the position is restored.

use rules::Game;
use storage::{Millis, NewMove, State};
use table::error::{ExportPart, ExportRefusal};
use table::model::state;
use table::mover::Mover;

use super::{Export, Head};

/// What the file of a game holds, if everything in it is as it was told.
#[derive(Clone, Debug)]
pub enum Checked {
    /// A game that is over.
    Over {
        /// Its first state.
        start: State,
        /// Its moves.
        moves: Vec<(NewMove, Millis)>,
        /// Its last state.
        end: State,
    },
    /// A game that goes on from this position.
    GoesOn(Box<Game>),
}

/// Checks everything that can be checked.
///
/// # Errors
/// [`ExportRefusal`], which names the first part that is not what was told.
pub fn check(export: &Export) -> Result<Checked, ExportRefusal> {
    match export.head.is_over() {
        true => played_again(export),
        false => position(export).map(|game| Checked::GoesOn(Box::new(game))),
    }
}

fn played_again(export: &Export) -> Result<Checked, ExportRefusal> {
    let mut game = dealt(&export.head)?;
    let start = state(&game);
    let mut moves = Vec::new();
    for (number, made) in (1..).zip(&export.moves) {
        let wrong = ExportRefusal::Move(number);
        let seats = made.seat < export.head.seats;
        let events = game.apply(made.seat(), made.action).map_err(|_| wrong)?;
        let hash = game.hash().to_string();
        if hash != made.hash || !seats {
            return Err(wrong);
        }
        let text = |what: Result<String, serde_json::Error>| what.map_err(|_| wrong);
        // A word of the file's own is none of ours.
        let made_by = Mover::of(&made.by).word().to_owned();
        let (action, events) =
            (serde_json::to_string(&made.action), serde_json::to_string(&events));
        let (action, events) = (text(action)?, text(events)?);
        moves.push((NewMove { seat: made.seat, action, events, hash, made_by }, made.at));
    }
    if game.scores() != export.end.scores {
        return Err(ExportRefusal::End);
    }
    Ok(Checked::Over { start, moves, end: state(&game) })
}

/// The first state, which must be the one that the key gives.
fn dealt(head: &Head) -> Result<Game, ExportRefusal> {
    let (Some(key), Some(seed)) = (head.key, head.seed()) else { return Err(ExportRefusal::Seal) };
    if key.commitment() != head.seal {
        return Err(ExportRefusal::Seal);
    }
    let game = head.settings.deal(head.seats, seed).map_err(|_| ExportRefusal::Deal)?;
    if game.hash().to_string() == head.first { Ok(game) } else { Err(ExportRefusal::Deal) }
}

/// The position of a game that goes on.
fn position(export: &Export) -> Result<Game, ExportRefusal> {
    let unreadable = ExportRefusal::Unreadable(ExportPart::End);
    let position = export.end.position.as_ref().ok_or(unreadable)?;
    let game = Game::restore(position).map_err(|_| unreadable)?;
    let head = &export.head;
    let same = game.setup().seats == head.seats
        && game.setup().systems == head.settings.systems
        && game.scores() == export.end.scores
        && export.head.key.is_none();
    if !same || game.result().is_some() {
        return Err(ExportRefusal::End);
    }
    Ok(game)
}
