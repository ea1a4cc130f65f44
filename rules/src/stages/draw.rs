//! S1: turn up a tile; what fits nowhere leaves the game and the next is drawn (R-BA-9).

use super::Stage;
use crate::action::{Action, Decision, Prompt};
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::tile::KindId;
use crate::turn::{Flow, Slot};

pub(crate) struct Draw;

impl Stage for Draw {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Goto(Slot::PartEnd) }
    }

    fn decision(&self, game: &Game) -> Decision {
        let options = vec![Action::Draw];
        Decision { seat: game.turn.seat, prompt: Prompt::Draw, options, default: 0 }
    }

    fn act(&self, game: &mut Game, seat: Seat, _action: Action) -> Flow {
        let mut kept = game.kept();
        if kept.is_some() {
            game.turn.kept = true;
            game.bag.take_kept(seat);
            game.events.extend(kept.map(|kind| Event::Drew { seat, kind }));
        }
        while let Some(kind) = kept.take().or_else(|| game.turn_up(seat)) {
            if game.has_placement(kind) {
                game.turn.hand = Some(kind);
                return Flow::Next;
            }
            discard(game, seat, kind);
        }
        Flow::Goto(Slot::PartEnd)
    }

    fn waits(&self, game: &Game) -> bool {
        game.kept().is_some() || game.can_draw()
    }
}

/// A tile leaves the game (R-BA-10).
pub(super) fn discard(game: &mut Game, seat: Seat, kind: KindId) {
    game.turn.kept = false;
    game.discarded.push(kind);
    game.tell(Event::Discarded { seat, kind });
}
