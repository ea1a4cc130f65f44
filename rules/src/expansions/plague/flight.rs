//! Flight: once in a turn a figure may go along its road, city or field to a healthy tile
//! (R-PL-16, R-PL-17, R-PL-25).

use super::tiles::Tiles;
use super::{SPECIAL_FIGURES, State, state};
use crate::action::Action;
use crate::board::{Edit, Spot};
use crate::event::Event;
use crate::feature::FeatureId;
use crate::figure::{At, Figure, FigureKind};
use crate::game::Game;
use crate::geometry::Side;
use crate::tile::{RoadEnd, SegmentKind};

/// Every figure of the active seat that can flee, and where to.
pub(super) fn options(game: &Game, options: &mut Vec<Action>) {
    let figures = fugitives(game);
    if figures.is_empty() {
        return;
    }
    let mut ways = Ways::of(game);
    for figure in figures {
        options.extend(ways.targets(game, figure).map(|to| Action::Flee { figure, to }));
    }
}

/// Whether the active seat has not fled yet in this turn, and there is something to flee from.
pub(super) fn is_allowed(game: &Game) -> bool {
    let turn = game.turn.number;
    let now = |state: &State| !state.outbreaks.is_empty() && state.fled != turn;
    game.states.plague.as_ref().is_some_and(now)
}

/// The figures that may flee if there is a way (R-PL-16, R-PL-17).
fn fugitives(game: &Game) -> Vec<Figure> {
    if !is_allowed(game) {
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

/// Where figures get.
struct Ways {
    /// The tiles with a flea or an active outbreak.
    sick: Tiles,
    /// The tiles that are reached, in the order in which they are, the start first.
    reached: Vec<u16>,
}

impl Ways {
    fn of(game: &Game) -> Self {
        let mut sick = Tiles::of(game, game.fleas().iter().copied());
        let outbreaks = game.outbreaks().iter().filter(|outbreak| outbreak.active);
        sick.add(game, outbreaks.map(|outbreak| outbreak.pos));
        Self { sick, reached: Vec::with_capacity(32) }
    }

    /// The segments to which a figure can flee, row by row.
    fn targets(&mut self, game: &Game, figure: Figure) -> impl Iterator<Item = Spot> {
        self.reached.clear();
        let board = &game.board;
        let from = figure.at.spot().expect("who flees stands on a segment");
        let id = board.feature_at(from);
        let ways = matches!(
            board.feature(id).kind,
            SegmentKind::Road | SegmentKind::City | SegmentKind::Field
        );
        if let Some(start) = board.number_at(from.pos).filter(|_| ways) {
            self.go_round(game, id, start);
            self.reached.swap_remove(0);
        }
        // R-PL-25.
        let pos = |tile: u16| board.tiles()[usize::from(tile)].pos;
        self.reached.retain(|&tile| game.dragon() != Some(pos(tile)));
        self.reached.sort_unstable_by_key(|&tile| pos(tile));
        self.reached.iter().flat_map(move |&tile| board.spots_in(tile, id))
    }

    /// Visits all tiles of a feature to which one gets over healthy tiles.
    fn go_round(&mut self, game: &Game, id: FeatureId, start: u16) {
        let board = &game.board;
        let mut seen = self.sick;
        seen.insert(start);
        self.reached.push(start);
        let mut next = 0;
        while let Some(&tile) = self.reached.get(next) {
            next += 1;
            for spot in board.spots_in(tile, id) {
                neighbours(game, tile, spot, |there| {
                    if seen.insert(there) {
                        self.reached.push(there);
                    }
                });
            }
        }
    }
}

/// The tiles to which a segment leads within its feature.
fn neighbours(game: &Game, tile: u16, spot: Spot, mut leads: impl FnMut(u16)) {
    let board = &game.board;
    let placed = &board.tiles()[usize::from(tile)];
    let Some(segment) = placed.segment(spot.segment) else {
        return;
    };
    let sides = segment.sides.turned(placed.rotation);
    let halves = segment.halves.turned(placed.rotation);
    for side in Side::ALL {
        let first = 2 * side.index();
        let meets = sides.contains(side) || halves.contains(first) || halves.contains(first + 1);
        let beyond = board.number_at(placed.pos.step(side)).filter(|_| meets);
        let joined = |&there: &u16| {
            let there = &board.tiles()[usize::from(there)];
            let back = side.opposite();
            let joins = |half: usize, other: usize| {
                halves.contains(first + half)
                    && there.tile().field_at(2 * back.index() + other, there.rotation).is_some()
            };
            (sides.contains(side) && there.segment_at(back).is_some()) || joins(0, 1) || joins(1, 0)
        };
        beyond.filter(joined).into_iter().for_each(&mut leads);
    }
    if segment.end != Some(RoadEnd::Tunnel) {
        return;
    }
    for (_, edit) in board.edits() {
        let far = match *edit {
            Edit::Link(a, b) if a == spot => b,
            Edit::Link(a, b) if b == spot => a,
            _ => continue,
        };
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
