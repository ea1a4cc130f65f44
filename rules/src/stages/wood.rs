//! S3: at most one wooden thing (R-OV-6): deploy a follower on the tile just placed (R-BA-11..17),
//! or what an expansion offers instead.

use super::Stage;
use crate::action::{Action, Decision, Prompt};
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::event::Event;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::spine::Slot;
use crate::tile::MAX_SEGMENTS;
use crate::turn::Flow;
use crate::vocabulary::{At, SegmentKind};

/// Maximum number of segments of a tile with a bridge over it.
const SEGMENTS: usize = MAX_SEGMENTS + 1;

pub(crate) struct Wood;

impl Stage for Wood {
    fn enter(&self, _game: &mut Game) -> Flow {
        Flow::Ask
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let mut options = open.room();
        offer(game, &mut options);
        // A seat that may not pass takes the first option when time runs out.
        let default =
            options.iter().rposition(|option| matches!(option, Action::Pass)).unwrap_or(0);
        open.push(Decision::new(game.turn.seat, Prompt::Wood, options, default));
    }

    fn waits(&self, game: &Game) -> bool {
        game.turn.placed.is_some()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        let Action::Deploy { figure: kind, at } = action else {
            // A seat that passes is finished with everything that could be done with wood now.
            return Flow::Goto(Slot::WoodDone);
        };
        deploy(game, Figure { seat, kind, at });
        Flow::Next
    }
}

/// Puts a figure from the supply on the board and says so.
pub(crate) fn deploy(game: &mut Game, figure: Figure) {
    game.deploy(figure);
    game.emit(Event::Deployed(figure));
}

/// Adds what the active seat may do at S3.
pub(crate) fn offer(game: &Game, options: &mut Vec<Action>) {
    let seat = game.turn.seat;
    let systems = game.setup.systems;
    let supply = game.supply(seat);
    let mut followers = supply.followers().peekable();
    if followers.peek().is_some() {
        let (free, number) = free_segments(game);
        for figure in followers {
            let claimed = free[..number].iter().filter(|(_, kind)| figure.claims(*kind));
            let at = claimed.map(|&(spot, _)| At::Segment(spot));
            options.extend(at.map(|at| Action::Deploy { figure, at }));
        }
    }
    systems.extra_deployments(game, seat, options);
    options.push(Action::Pass);
    systems.remove_options(game, options);
}

/// The segments of the tile just placed that a follower may claim if it can claim that kind at all:
/// those whose features hold no follower (R-BA-12, R-BA-13). Also returns how many they are.
fn free_segments(game: &Game) -> ([(Spot, SegmentKind); SEGMENTS], usize) {
    let (mut free, mut number) = ([(Spot::FIRST, SegmentKind::River); SEGMENTS], 0);
    let board = game.board();
    let placed = game.turn.placed.filter(|&pos| game.admits(pos));
    let Some(placed) = placed.and_then(|pos| board.tile_at(pos)) else { return (free, 0) };
    let farms = game.farms_enabled();
    for (spot, id) in board.features_on(placed) {
        let feature = board.feature(id);
        if game.is_free(spot, id) && (farms || feature.kind != SegmentKind::Field) {
            free[number] = (spot, feature.kind);
            number += 1;
        }
    }
    (free, number)
}
