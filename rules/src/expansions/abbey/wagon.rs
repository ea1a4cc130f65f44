//! The wagon, which may move on after the feature on which it stood is scored (R-AM-30..40).

use super::{Prompt, WagonMove, WagonTile, state};
use crate::action::{Action, Decision};
use crate::board::{Board, Placed, Spot};
use crate::decisions::Decisions;
use crate::event::Event;
use crate::expansions::labyrinth;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Side;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::Edge;
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, SegmentKind, Tag};

/// Whether wagons may stand only on some monastic buildings.
pub(super) fn is_strict(game: &Game) -> bool {
    !game.setup.house.abbey.wagon_on_any_monastery
}

/// R-AM-39: whether wagons may stand on this segment as far as monastic buildings are concerned.
pub(crate) fn suits(game: &Game, spot: Spot) -> bool {
    if !is_strict(game) {
        return true;
    }
    let monastic = |kind| matches!(kind, SegmentKind::Cloister | SegmentKind::Pallet);
    let building = game.board.segment(spot).is_some_and(|segment| monastic(segment.kind));
    let is_road = |segment: &crate::tile::Segment| segment.kind == SegmentKind::Road;
    let placed = game.board.tile_at(spot.pos);
    !building || placed.is_some_and(|placed| placed.tile().segments.iter().any(is_road))
}

/// R-AM-31: remembers the wagons of a feature that is being scored.
pub(super) fn note(game: &mut Game, feature: FeatureId) {
    let board = &game.board;
    let scored = matches!(
        board.feature(feature).kind,
        SegmentKind::Road | SegmentKind::City | SegmentKind::Cloister | SegmentKind::Hut
    );
    if scored && board.feature(feature).followers > 0 {
        let here = game.members_of(feature).filter(|figure| figure.kind == FigureKind::Wagon);
        let wagons: Vec<Figure> = here.copied().collect();
        state(game).wagons.extend(wagons);
    }
}

/// S8.2, R-AM-34: the active seat first, then clockwise; in any order if no two wagons can reach
/// the same feature.
pub(super) struct Wagons;

impl Stage for Wagons {
    fn enter(&self, game: &mut Game) -> Flow {
        let mut wagons = std::mem::take(&mut state(game).wagons);
        let (seats, active) = (game.setup.seats, game.turn.seat.0);
        wagons.sort_by_key(|wagon| ((wagon.seat.0 + seats - active) % seats, wagon.at));
        let next = wagons.iter().position(|&wagon| !targets(game, wagon).is_empty());
        let Some(next) = next else {
            return Flow::Next;
        };
        state(game).wagons = wagons.split_off(next);
        Flow::Ask
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let wagons = game.states.abbey.as_ref().map_or(&[][..], |state| &state.wagons);
        let targets: Vec<Vec<Spot>> = wagons.iter().map(|&wagon| targets(game, wagon)).collect();
        let asked = if are_apart(game, &targets) { wagons.len() } else { 1 };
        for (&wagon, targets) in wagons.iter().zip(targets).take(asked) {
            if !targets.is_empty() && game.turn.answers_of(wagon.seat).next().is_none() {
                open.push(question(wagon, targets));
            }
        }
    }

    fn waits(&self, game: &Game) -> bool {
        let wagons = game.states.abbey.as_ref().map(|state| &state.wagons[..]);
        matches!(wagons, Some([first, ..]) if !targets(game, *first).is_empty())
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        state(game).wagons.retain(|wagon| wagon.seat != seat);
        if let Action::Move { figure, to } = action {
            game.deploy(Figure { at: to, ..figure });
            game.emit(Event::Moved { figure, to });
            game.setup.systems.on_figure_placed(game, Figure { at: to, ..figure });
        }
        Flow::Goto(Slot::Wagons)
    }
}

/// Whether no two of the wagons can reach the same feature.
fn are_apart(game: &Game, targets: &[Vec<Spot>]) -> bool {
    let features = |spots: &Vec<Spot>| {
        let mut features: Vec<FeatureId> =
            spots.iter().map(|&spot| game.board.feature_at(spot)).collect();
        features.sort_unstable();
        features.dedup();
        features
    };
    let mut all: Vec<FeatureId> = targets.iter().flat_map(features).collect();
    let number = all.len();
    all.sort_unstable();
    all.dedup();
    all.len() == number
}

fn question(wagon: Figure, targets: Vec<Spot>) -> Decision {
    let to = |spot| Action::Move { figure: wagon, to: At::Segment(spot) };
    let mut options: Vec<Action> = targets.into_iter().map(to).collect();
    let default = options.len();
    options.push(Action::Pass);
    Decision::new(wagon.seat, Prompt::Wagon, options, default)
}

/// Where a scored wagon may go (R-AM-32, R-AM-37).
fn targets(game: &Game, wagon: Figure) -> Vec<Spot> {
    let Some(from) = wagon.at.spot() else {
        return Vec::new();
    };
    if game.supply(wagon.seat).count(FigureKind::Wagon) == 0 {
        return Vec::new();
    }
    let board = game.board();
    let denied = !game.setup.house.monasteries.wagon_surrounded;
    let surrounded = |id| denied && board.is_filled(id);
    let on_tile = |placed: &Placed| board.spots_of(placed);
    let mut spots: Vec<Spot> = match game.setup.house.abbey.wagon_move {
        WagonMove::Nearby => {
            let cells = std::iter::once(from.pos).chain(from.pos.around());
            cells.filter_map(|pos| board.tile_at(pos)).flat_map(on_tile).collect()
        }
        WagonMove::Any => board.tiles().iter().flat_map(on_tile).collect(),
        WagonMove::Linked => linked(game, board.feature_at(from)),
    };
    spots.retain(|&spot| {
        let id = board.feature_at(spot);
        let feature = board.feature(id);
        FigureKind::Wagon.claims(feature.kind)
            && game.is_free(spot, id)
            && labyrinth::admits_wagon(game, spot)
            && !(feature.kind == SegmentKind::Pallet && surrounded(id))
            && !board.is_complete(id)
            && game.admits(spot.pos)
            && suits(game, spot)
    });
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// The segments of the features that a feature leads to (R-AM-40), or only the segments where they
/// meet it (R-AM-38).
fn linked(game: &Game, from: FeatureId) -> Vec<Spot> {
    let board = game.board();
    let mut met = Vec::new();
    for node in board.nodes(from) {
        let spot = board.spot(node);
        let Some(placed) = board.tile_at(spot.pos) else { continue };
        for link in placed.tile().links.iter().filter(|&&link| link & 1 << spot.segment != 0) {
            let others = (0..16).filter(|bit| link & 1 << bit != 0);
            met.extend(others.map(|segment| Spot { segment, ..spot }));
        }
        met.extend(across_an_abbey(game, placed, spot));
    }
    met.retain(|&spot| board.feature_at(spot) != from);
    if game.setup.house.abbey.wagon_tile == WagonTile::Linked {
        return met;
    }
    let mut features: Vec<FeatureId> = met.iter().map(|&spot| board.feature_at(spot)).collect();
    features.sort_unstable();
    features.dedup();
    let nodes = features.into_iter().flat_map(|id| board.nodes(id));
    let spots = nodes.map(|node| board.spot(node));
    spots.filter(|&spot| labyrinth::is_reached(game, &met, spot)).collect()
}

/// R-AM-40, case 5: the abbey that a segment faces, or whatever faces this abbey.
fn across_an_abbey(game: &Game, placed: &Placed, spot: Spot) -> Vec<Spot> {
    let board = game.board();
    let Some(segment) = board.segment(spot) else {
        return Vec::new();
    };
    if !segment.tags.has(Tag::Abbey) {
        let sides = segment.sides.turned(placed.rotation);
        return sides.iter().filter_map(|side| abbey_beyond(board, spot, side)).collect();
    }
    if !game.setup.house.abbey.wagon_off_abbey {
        return Vec::new();
    }
    let facing = |side: Side| {
        let pos = spot.pos.step(side);
        let there = board.tile_at(pos)?;
        let segment = there.tile().segment_at(side.opposite(), there.rotation)?;
        Some(Spot { pos, segment })
    };
    Side::ALL.into_iter().filter_map(facing).collect()
}

fn abbey_beyond(board: &Board, spot: Spot, side: Side) -> Option<Spot> {
    let pos = spot.pos.step(side);
    let there = board.tile_at(pos)?;
    let is_abbey = there.tile().edge(side.opposite(), there.rotation) == Edge::Closing;
    is_abbey.then_some(Spot { pos, segment: 0 })
}
