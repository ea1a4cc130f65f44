//! S2: lay the tile in hand (R-BA-5..8).

use super::Stage;
use super::draw::discard;
use crate::action::{Action, Decision, Prompt};
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation, Side};
use crate::spine::Slot;
use crate::tile::{Edge, KindId};
use crate::turn::Flow;

pub(crate) struct Place;

impl Stage for Place {
    fn enter(&self, _game: &mut Game) -> Flow {
        Flow::Ask
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let kind = game.turn.hand.expect("S1 leaves only with a tile in hand");
        let mut options = open.room();
        let spared = offer(game, kind, &mut options);
        let seat = game.turn.seat;
        open.push(if spared {
            let default = options.len();
            options.push(Action::Pass);
            Decision::new(seat, Prompt::Place, options, default)
        } else {
            Decision::without_default(seat, Prompt::Place, options)
        });
    }

    /// R-BR-3: when time runs out, no bridge is spent needlessly.
    fn default(&self, game: &Game, asked: &Decision) -> usize {
        let simple = |option: &Action| match *option {
            Action::Place { pos, rotation } => {
                game.turn.hand.is_some_and(|kind| game.board.accepts(kind, pos, rotation))
            }
            _ => false,
        };
        asked.options.iter().position(simple).unwrap_or(0)
    }

    fn waits(&self, game: &Game) -> bool {
        game.turn.hand.is_some_and(|kind| game.has_placement(kind))
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        let kind = game.turn.hand.take().expect("S1 leaves only with a tile in hand");
        let Action::Place { pos, rotation } = action else {
            discard(game, seat, kind);
            return Flow::Goto(Slot::Draw);
        };
        lay(game, seat, kind, pos, rotation);
        Flow::Next
    }
}

/// Adds every placement of a kind that is allowed now; returns whether the tile may be discarded
/// although it has these.
fn offer(game: &Game, kind: KindId, options: &mut Vec<Action>) -> bool {
    let place = |(pos, rotation)| Action::Place { pos, rotation };
    let systems = game.setup.systems;
    if !game.can_widen() && !systems.has_veto(kind) {
        game.board.each_fitting(kind, |pos, rotation| options.push(place((pos, rotation))));
        return false;
    }
    let placements = game.placements(kind);
    options.extend(placements.iter().copied().map(place));
    systems.laying().is_some_and(|laying| laying.spares(game, kind, &placements))
}

/// Lays a tile and joins it with its neighbours, or closes them.
pub(crate) fn lay(game: &mut Game, seat: Seat, kind: KindId, pos: Pos, rotation: Rotation) {
    if let Some(laying) = game.setup.systems.laying() {
        laying.build(game, kind, pos, rotation);
    }
    game.board.place(kind, pos, rotation);
    game.turn.placed = Some(pos);
    if let Some(placed) = game.board.tile_at(pos) {
        game.turn.touched.extend(game.board.spots_of(placed));
    }
    // What an abbey's side closes does not become part of the new tile (R-AM-7).
    for side in Side::ALL {
        let beyond = pos.step(side);
        if kind.kind().edge(side, rotation) == Edge::Closing
            && let Some(there) = game.board.tile_at(beyond)
        {
            let second = there.tile().shared_at(side.opposite(), there.rotation);
            let closed = there.segment_at(side.opposite()).into_iter().chain(second);
            game.turn.touched.extend(closed.map(|segment| Spot { pos: beyond, segment }));
        }
    }
    game.emit(Event::Placed { seat, kind, pos, rotation });
    game.setup.systems.placed(game, pos);
}
