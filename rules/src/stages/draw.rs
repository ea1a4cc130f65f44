//! S1: turn up a tile; what fits nowhere leaves the game and the next is drawn (R-BA-9).

use super::Stage;
use crate::action::{Action, Decision, Prompt};
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::turn::{Flow, Slot};

pub(crate) struct Draw;

impl Stage for Draw {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.can_draw() { Flow::Ask } else { Flow::Goto(Slot::PartEnd) }
    }

    fn decision(&self, game: &Game) -> Decision {
        let options = vec![Action::Draw];
        Decision { seat: game.turn.seat, prompt: Prompt::Draw, options, default: 0 }
    }

    fn act(&self, game: &mut Game, seat: Seat, _action: Action) -> Flow {
        while let Some(kind) = game.turn_up(seat) {
            if game.has_placement(kind) {
                game.turn.hand = Some(kind);
                return Flow::Next;
            }
            game.discarded.push(kind);
            game.tell(Event::Discarded { seat, kind });
        }
        Flow::Goto(Slot::PartEnd)
    }

    fn waits(&self, game: &Game) -> bool {
        game.can_draw()
    }
}
