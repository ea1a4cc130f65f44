//! S0 and S15: turns begin and end, and with the last tile the game does (R-BA-24).

use super::Stage;
use crate::event::Event;
use crate::game::Game;
use crate::turn::{Flow, Slot};

/// S0.
pub(crate) struct TurnStart;

impl Stage for TurnStart {
    fn enter(&self, game: &mut Game) -> Flow {
        game.turn.number += 1;
        game.turn.hand = None;
        game.turn.placed = None;
        let seat = game.turn.seat;
        game.tell(Event::TurnStarted { seat });
        Flow::Next
    }
}

/// S15.
pub(crate) struct TurnEnd;

impl Stage for TurnEnd {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.bag().is_empty() {
            return Flow::Next;
        }
        game.turn.seat = game.turn.seat.next(game.setup().seats);
        Flow::Goto(Slot::TurnStart)
    }
}

/// The end of the spine, where the machine never enters.
pub(crate) struct Over;

impl Stage for Over {
    fn enter(&self, _game: &mut Game) -> Flow {
        Flow::Goto(Slot::Over)
    }
}
