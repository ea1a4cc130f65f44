//! The Ferries: roads end at lakes, and on each lake a ferry makes two of them one until it is moved
//! (R-FR-1..15).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::{Board, Spot};
use crate::feature::{FeatureId, Link};
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, Mark, RoadEnd, SegmentKind};

options! { in ferries;
    /// R-FR-3.
    place_always "ferries.place": bool [true "always", false "with_thief"];
}

pub(super) struct Ferries;

/// The lakes on which a ferry was laid or moved in a part, so that it stays there now (R-FR-6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// The turn and the part.
    part: (u32, u8),
    moved: Vec<Pos>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lay a ferry, or move it (R-FR-3, R-FR-4).
    Ferry {
        /// One of the roads that it links, by its segment at the lake.
        from: Spot,
        /// The other one.
        to: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A ferry was laid or moved (R-FR-3, R-FR-4).
    FerryLaid {
        /// Who did it.
        seat: Seat,
        /// One of the roads that it links now.
        from: Spot,
        /// The other one.
        to: Spot,
        /// It was there before.
        moved: bool,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which roads the new ferry links (R-FR-3).
        Lay = "ferry_place",
        /// Which ferry is moved, if any (R-FR-4).
        Change = "ferry_change",
    }
}

/// The two roads that each ferry links, in no order that matters.
pub fn ferries(board: &Board) -> impl Iterator<Item = (Spot, Spot)> {
    board.links().iter().filter(|link| link.movable).map(|link| (link.from, link.to))
}

/// What the ferry on a lake links.
fn ferry_at(board: &Board, pos: Pos) -> Option<(Spot, Spot)> {
    board.movable_link_at(pos).map(|link| (link.from, link.to))
}

impl Expansion for Ferries {
    fn info(&self) -> &'static Info {
        &Info {
            key: "ferries",
            name: "The Ferries",
            sets: &["ferries"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let state = game.states.ferries.iter();
        state.flat_map(|state| &state.moved).all(|&pos| game.board.tile_at(pos).is_some())
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::LayFerry => Some(&Lay),
            Slot::MoveFerries => Some(&Change),
            _ => None,
        }
    }
}

/// All pairs of roads that end at the lake of a tile.
fn links(board: &Board, pos: Pos) -> Vec<(Spot, Spot)> {
    let tile = board.tile_at(pos).filter(|tile| tile.tile().marks.has(Mark::Ferry));
    let ends = |spot: &Spot| board.segment(*spot).is_some_and(|s| s.end == Some(RoadEnd::Lake));
    let stubs = tile.into_iter().flat_map(|tile| board.spots_of(tile)).filter(ends);
    let stubs: Vec<Spot> = stubs.collect();
    let pairs = stubs.iter().enumerate();
    pairs.flat_map(|(index, &from)| stubs[index + 1..].iter().map(move |&to| (from, to))).collect()
}

/// The links that the new ferry can have; none if there is no new lake, or no ferry comes there.
fn new_links(game: &Game) -> Vec<(Spot, Spot)> {
    let Some(pos) = game.turn.placed.filter(|&pos| ferry_at(&game.board, pos).is_none()) else {
        return Vec::new();
    };
    let on_road = |figure: &Figure| {
        let road = |spot| game.board.segment(spot).is_some_and(|s| s.kind == SegmentKind::Road);
        let at = figure.at.spot().filter(|spot| spot.pos == pos);
        figure.kind.is_follower() && at.is_some_and(road)
    };
    let always = game.setup.house.ferries.place_always;
    if always || game.figures.iter().any(on_road) { links(&game.board, pos) } else { Vec::new() }
}

/// The lakes whose ferry comes first along a road from the tile just placed (R-FR-4, R-FR-5).
fn nearest(game: &Game) -> Vec<Pos> {
    let board = &game.board;
    let placed = game.turn.placed.filter(|_| ferries(board).next().is_some());
    let Some(placed) = placed.and_then(|pos| board.tile_at(pos)) else {
        return Vec::new();
    };
    let road = |&(_, id): &(Spot, FeatureId)| board.feature(id).kind == SegmentKind::Road;
    let own = board.features_on(placed).filter(road).map(|(spot, _)| board.node_number(spot));
    let mut seen: Vec<u16> = own.collect();
    let (mut found, mut next) = (Vec::new(), 0);
    while let Some(&here) = seen.get(next) {
        next += 1;
        let from = board.spot(board.node(here));
        for there in board.contacts(here) {
            // Two segments of one tile meet over a ferry, or in a tunnel.
            let to = board.spot(board.node(there));
            let ferry = ferry_at(board, from.pos).filter(|_| from.pos != placed.pos);
            if ferry.is_some_and(|link| link == (from, to) || link == (to, from)) {
                found.push(from.pos);
            } else if !seen.contains(&there) {
                seen.push(there);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn has_moved(game: &Game, pos: Pos) -> bool {
    let now = (game.turn.number, game.turn.part);
    let state = game.states.ferries.iter().filter(|state| state.part == now);
    state.flat_map(|state| &state.moved).any(|&moved| moved == pos)
}

/// The moves that are possible now (R-FR-4, R-FR-6, R-FR-7).
fn moves(game: &Game) -> Vec<(Spot, Spot)> {
    let lakes = nearest(game).into_iter().filter(|&pos| !has_moved(game, pos));
    let other = |link: &(Spot, Spot)| ferry_at(&game.board, link.0.pos) != Some(*link);
    lakes.flat_map(|pos| links(&game.board, pos)).filter(other).collect()
}

/// Lays or moves a ferry (R-FR-3, R-FR-8, R-FR-12).
fn lay(game: &mut Game, seat: Seat, from: Spot, to: Spot) {
    let link = Link::movable(from, to);
    let before = game.link(link);
    let now = (game.turn.number, game.turn.part);
    let state = game.states.ferries.get_or_insert_default();
    if state.part != now {
        *state = State { part: now, moved: Vec::new() };
    }
    state.moved.push(from.pos);
    game.emit(Event::FerryLaid { seat, from, to, moved: before.is_some() });
    let ends: Vec<Spot> = [link].into_iter().chain(before).flat_map(Link::ends).collect();
    game.turn.touched.extend(&ends);
    for at in ends.into_iter().map(At::Segment) {
        for seat in game.seats().collect::<Vec<_>>() {
            game.return_lonely(Figure { seat, kind: FigureKind::Small, at });
        }
    }
}

fn options(links: Vec<(Spot, Spot)>) -> Vec<crate::Action> {
    links.into_iter().map(|(from, to)| Action::Ferry { from, to }.into()).collect()
}

fn act(game: &mut Game, seat: Seat, action: crate::Action) -> bool {
    let crate::Action::Ferries(Action::Ferry { from, to }) = action else {
        return false;
    };
    lay(game, seat, from, to);
    true
}

/// How many tiles two roads have together.
fn length(board: &Board, (from, to): (Spot, Spot)) -> usize {
    let roads = [from, to].map(|spot| board.feature_at(spot));
    let mut tiles: Vec<u16> =
        roads.into_iter().flat_map(|road| board.nodes(road)).map(|node| node.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles.len()
}

/// S3.3b.
struct Lay;

impl Stage for Lay {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let links = new_links(game);
        // The first of the longest.
        let longest = (0..links.len()).rev().max_by_key(|&index| length(&game.board, links[index]));
        Decision::new(game.turn.seat, Prompt::Lay, options(links), longest.unwrap_or(0))
    }

    fn waits(&self, game: &Game) -> bool {
        !new_links(game).is_empty()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        act(game, seat, action);
        Flow::Next
    }
}

/// S3.3c.
struct Change;

impl Stage for Change {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let mut options = options(moves(game));
        options.push(crate::Action::Pass);
        let default = options.len() - 1;
        Decision::new(game.turn.seat, Prompt::Change, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        !moves(game).is_empty()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        // Each move is looked at by the traps before the next one is asked for.
        if act(game, seat, action) { Flow::Goto(Slot::FerryTraps) } else { Flow::Next }
    }
}
