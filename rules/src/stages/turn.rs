//! S0, S13 and S15: turns and their parts begin and end, and after the last tile the game ends
//! (R-BA-24).

use super::Stage;
use crate::event::Event;
use crate::game::Game;
use crate::spine::Slot;
use crate::turn::Flow;

/// S0.
pub(crate) struct TurnStart;

impl Stage for TurnStart {
    fn enter(&self, game: &mut Game) -> Flow {
        begin(game);
        Flow::Next
    }
}

/// A turn, or a reduced turn (R-AM-9), of the active seat.
pub(crate) fn begin(game: &mut Game) {
    game.turn.number += 1;
    game.turn.begin_part(1);
    let seat = game.turn.seat;
    game.emit(Event::TurnStarted { seat });
}

/// S13: the second part, if the builder gave one and a tile is left for it (R-TB-B5, R-TB-B12).
pub(crate) struct PartEnd;

impl Stage for PartEnd {
    fn enter(&self, game: &mut Game) -> Flow {
        if !game.turn.again {
            return Flow::Next;
        }
        let (seat, lays) = (game.turn.seat, game.can_go_on());
        game.emit(Event::DoubleTurn { seat, lays });
        if !lays {
            return Flow::Next;
        }
        game.turn.begin_part(2);
        Flow::Goto(Slot::BeforeDraw)
    }
}

/// S15.
pub(crate) struct TurnEnd;

impl Stage for TurnEnd {
    fn enter(&self, game: &mut Game) -> Flow {
        if !game.can_draw() && !game.bag.keeps_any() {
            return Flow::Next;
        }
        if !std::mem::take(&mut game.turn.extra) {
            game.turn.seat = game.turn.seat.next(game.setup().seats);
        }
        Flow::Goto(Slot::TurnStart)
    }
}
