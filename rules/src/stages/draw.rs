//! S1: turn up a tile. One that fits nowhere leaves the game, and the next is drawn (R-BA-9).

use super::Stage;
use crate::action::{Action, Decision, Prompt};
use crate::decisions::Decisions;
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::spine::Slot;
use crate::tile::KindId;
use crate::turn::Flow;

pub(crate) struct Draw;

impl Stage for Draw {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Goto(Slot::PartEnd) }
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let mut options = open.room();
        options.push(Action::Draw);
        open.push(Decision::new(game.turn.seat, Prompt::Draw, options, 0));
    }

    fn act(&self, game: &mut Game, seat: Seat, _action: Action) -> Flow {
        let Some(kind) = game.kept() else {
            return draw(game, seat);
        };
        game.turn.kept = true;
        game.bag.take_kept(seat);
        game.emit(Event::Drew { seat, kind });
        game.turn.hand = Some(kind);
        Flow::Goto(Slot::Draw.next())
    }

    fn waits(&self, game: &Game) -> bool {
        game.kept().is_some() || game.can_draw()
    }
}

/// Takes a tile in hand; if there is none, the part ends (R-BA-9).
fn draw(game: &mut Game, seat: Seat) -> Flow {
    game.turn.hand = game.turn_up(seat);
    let next = if game.turn.hand.is_some() { Slot::Draw.next() } else { Slot::PartEnd };
    Flow::Goto(next)
}

/// S1.5: a tile that fits nowhere is discarded, and the next one drawn.
pub(crate) struct Fit;

impl Stage for Fit {
    fn enter(&self, game: &mut Game) -> Flow {
        match game.turn.hand {
            Some(kind) if !game.has_placement(kind) => {
                game.turn.hand = None;
                let seat = game.turn.seat;
                discard(game, seat, kind);
                draw(game, seat)
            }
            Some(_) => Flow::Next,
            None => Flow::Goto(Slot::PartEnd),
        }
    }
}

/// A tile leaves the game (R-BA-10).
pub(super) fn discard(game: &mut Game, seat: Seat, kind: KindId) {
    game.discarded.push(kind);
    game.emit(Event::Discarded { seat, kind });
}
