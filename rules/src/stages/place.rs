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
    let place = |pos, rotation| Action::Place { pos, rotation };
    let systems = game.setup.systems;
    if !game.can_widen() && !systems.has_veto(kind) {
        game.board.add_fitting(kind, place, options);
        return false;
    }
    let placements = game.placements(kind);
    options.extend(placements.iter().map(|&(pos, rotation)| place(pos, rotation)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Game, Seed, Setup, Systems};

    /// Most questions are listed without the rules that remove or add placements.
    #[test]
    fn every_placement_is_offered_whether_or_not_a_rule_changes_the_list() {
        let systems = ["base", "river1", "cult", "bridges"];
        let systems = Systems::named(systems).expect("they exist");
        let (mut plain, mut others) = (0, 0);
        for number in 0..20 {
            let seed = Seed::from_number(number);
            let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a game");
            let mut dice = Dice::stream(seed, "placements");
            while let Some(decision) = game.decision() {
                if let Some(kind) = game.turn.hand.filter(|_| decision.prompt == Prompt::Place) {
                    let changed = game.can_widen() || systems.has_veto(kind);
                    *if changed { &mut others } else { &mut plain } += 1;
                    let place = |(pos, rotation)| Action::Place { pos, rotation };
                    let all: Vec<Action> = game.placements(kind).into_iter().map(place).collect();
                    let mut offered = decision.options.clone();
                    offered.retain(|option| *option != Action::Pass);
                    assert_eq!(offered, all);
                }
                let option = dice.below(decision.options.len() as u32) as usize;
                game.choose(decision.seat, option).expect("it was offered");
            }
        }
        assert!(plain > 100 && others > 100, "{plain} and {others}");
    }
}
