//! Flight: once in a turn a figure may go along its road, city or field to a healthy tile
//! (R-PL-16, R-PL-17, R-PL-25).

use super::{SPECIAL_FIGURES, State, state};
use crate::action::Action;
use crate::board::{Edit, Spot};
use crate::event::Event;
use crate::feature::{FeatureId, Node};
use crate::figure::{At, Figure, FigureKind};
use crate::game::Game;
use crate::geometry::Side;
use crate::tile::SegmentKind;

/// Whether any figure of the active seat can flee.
pub(super) fn is_possible(game: &Game) -> bool {
    let mut found = Vec::new();
    fugitives(game).into_iter().any(|figure| {
        targets(game, figure, &mut found);
        !found.is_empty()
    })
}

/// Every figure of the active seat that can flee, and where to.
pub(super) fn options(game: &Game) -> Vec<Action> {
    let (mut options, mut found) = (Vec::new(), Vec::new());
    for figure in fugitives(game) {
        targets(game, figure, &mut found);
        options.extend(found.drain(..).map(|to| Action::Flee { figure, to }));
    }
    options
}

/// The figures that may flee if there is a way (R-PL-16, R-PL-17).
fn fugitives(game: &Game) -> Vec<Figure> {
    let turn = game.turn.number;
    let now = |state: &State| !state.outbreaks.is_empty() && state.fled != turn;
    if !game.states.plague.as_ref().is_some_and(now) {
        return Vec::new();
    }
    let specials = game.setup.house.is(&SPECIAL_FIGURES, "on");
    let may = |figure: &&Figure| {
        let special = matches!(figure.kind, FigureKind::Builder | FigureKind::Pig);
        figure.seat == game.turn.seat
            && (figure.kind.is_follower() || special && specials)
            && matches!(figure.at, At::Segment(_))
    };
    let mut found: Vec<Figure> = game.figures.iter().filter(may).copied().collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The segments to which a figure can flee.
fn targets(game: &Game, figure: Figure, found: &mut Vec<Spot>) {
    found.clear();
    let (Some(from), Some(state)) = (figure.at.spot(), &game.states.plague) else {
        return;
    };
    let board = &game.board;
    let id = board.feature_at(from);
    let ways = matches!(
        board.feature(id).kind,
        SegmentKind::Road | SegmentKind::City | SegmentKind::Field
    );
    let start = board.number_at(from.pos);
    let (Some(start), true) = (start, ways) else {
        return;
    };
    let mut nodes: Vec<Node> = board.nodes(id).collect();
    if nodes.iter().all(|node| node.tile == start) {
        return;
    }
    nodes.sort_unstable();
    // The tiles that are reached, in the order in which they are.
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&tile) = reached.get(next) {
        next += 1;
        let first = nodes.partition_point(|node| node.tile < tile);
        for node in nodes[first..].iter().take_while(|node| node.tile == tile) {
            neighbours(game, id, *node, |there| {
                let pos = board.tiles()[usize::from(there)].pos;
                if !reached.contains(&there) && !state.infects(pos) {
                    reached.push(there);
                }
            });
        }
    }
    reached.sort_unstable_by_key(|&tile| board.tiles()[usize::from(tile)].pos);
    for tile in reached.into_iter().filter(|&tile| tile != start) {
        let first = nodes.partition_point(|node| node.tile < tile);
        let here = nodes[first..].iter().take_while(|node| node.tile == tile);
        if game.admits(board.tiles()[usize::from(tile)].pos) {
            found.extend(here.map(|&node| board.spot(node)));
        }
    }
}

/// The tiles to which a segment leads within its feature.
fn neighbours(game: &Game, id: FeatureId, node: Node, mut leads: impl FnMut(u16)) {
    let board = &game.board;
    let placed = &board.tiles()[usize::from(node.tile)];
    let Some(segment) = placed.segment(node.segment) else {
        return;
    };
    let sides = segment.sides.turned(placed.rotation);
    let halves = segment.halves.turned(placed.rotation);
    for side in Side::ALL {
        let across = 2 * side.index();
        let meets = sides.contains(side) || halves.contains(across) || halves.contains(across + 1);
        let beyond = board.number_at(placed.pos.step(side)).filter(|_| meets);
        let joined = |&there: &u16| {
            let there = &board.tiles()[usize::from(there)];
            let back = side.opposite();
            let joins = |half: usize, other: usize| {
                halves.contains(across + half)
                    && there.tile().field_at(2 * back.index() + other, there.rotation).is_some()
            };
            (sides.contains(side) && there.segment_at(back).is_some()) || joins(0, 1) || joins(1, 0)
        };
        if let Some(there) = beyond.filter(joined) {
            leads(there);
        }
    }
    if segment.kind != SegmentKind::Road {
        return;
    }
    let here = board.spot(node);
    for (_, edit) in board.edits() {
        let far = match *edit {
            Edit::Link(a, b) if a == here => b,
            Edit::Link(a, b) if b == here => a,
            _ => continue,
        };
        debug_assert_eq!(board.feature_at(far), id);
        board.number_at(far.pos).into_iter().for_each(&mut leads);
    }
}

/// A figure flees.
pub(super) fn go(game: &mut Game, figure: Figure, to: Spot) {
    state(game).fled = game.turn.number;
    let to = At::Segment(to);
    game.lift(figure);
    game.stand(Figure { at: to, ..figure });
    game.tell(Event::Moved { figure, to });
}
