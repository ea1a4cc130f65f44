//! S2: lay the tile in hand (R-BA-5..8).

use super::Stage;
use crate::action::{Action, Decision, Prompt};
use crate::board::Spot;
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::turn::Flow;

pub(crate) struct Place;

impl Stage for Place {
    fn enter(&self, _game: &mut Game) -> Flow {
        Flow::Ask
    }

    fn decision(&self, game: &Game) -> Decision {
        let kind = game.turn.hand.expect("S1 leaves only with a tile in hand");
        let placements = game.placements(kind).into_iter();
        let options = placements.map(|(pos, rotation)| Action::Place { pos, rotation }).collect();
        Decision { seat: game.turn.seat, prompt: Prompt::Place, options, default: 0 }
    }

    fn waits(&self, game: &Game) -> bool {
        game.turn.hand.is_some_and(|kind| game.has_placement(kind))
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        let Action::Place { pos, rotation } = action else {
            return Flow::Ask;
        };
        let kind = game.turn.hand.take().expect("S1 leaves only with a tile in hand");
        game.board.place(kind, pos, rotation);
        game.turn.placed = Some(pos);
        let segments = 0..kind.kind().segments.len() as u8;
        game.turn.touched.extend(segments.map(|segment| Spot { pos, segment }));
        game.tell(Event::Placed { seat, kind, pos, rotation });
        for system in game.setup.systems.iter() {
            system.placed(game, pos);
        }
        Flow::Next
    }
}
