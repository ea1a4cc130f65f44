//! Regions: which fleas are active, and which outbreaks are averted (R-PL-4..6, R-PL-13..15).

use super::{Event, FLEAS, OUTBREAKS, Outbreak, Region, State, avert, changed, state};
use crate::game::Game;
use crate::geometry::{Pos, Side, Sides};
use crate::stages::Stage;
use crate::turn::Flow;

/// Maximum number of nodes in the graph.
const NODES: usize = FLEAS + OUTBREAKS;

/// How much greater than a cell's key those of its eastern and its southern neighbour are.
const EAST: i32 = Pos::new(1, 0).key() - Pos::new(0, 0).key();
const SOUTH: i32 = Pos::new(0, 1).key() - Pos::new(0, 0).key();

/// A set of nodes: bit `n` is node `n`.
pub(super) type Nodes = u32;

/// Fleas and active outbreaks, row by row, joined where they share an edge (R-PL-4).
#[derive(Clone, Debug)]
pub(super) struct Graph {
    cells: [Pos; NODES],
    number: usize,
    beside: [Nodes; NODES],
    /// The sides of each node that face another.
    shared: [Sides; NODES],
    /// Which nodes are outbreaks; the others are fleas.
    pub(super) outbreaks: Nodes,
}

impl Graph {
    pub(super) fn of(state: &State) -> Self {
        let mut graph = Self {
            cells: [Pos::default(); NODES],
            number: state.fleas.len(),
            beside: [0; NODES],
            shared: [Sides::NONE; NODES],
            outbreaks: 0,
        };
        graph.cells[..state.fleas.len()].copy_from_slice(&state.fleas);
        for outbreak in state.active() {
            graph.add_outbreak(outbreak.pos);
        }
        graph.join_all();
        graph
    }

    fn add_outbreak(&mut self, pos: Pos) {
        let (Ok(node) | Err(node)) = self.cells[..self.number].binary_search(&pos);
        self.cells.copy_within(node..self.number, node + 1);
        self.cells[node] = pos;
        self.number += 1;
        let before = (1 << node) - 1;
        self.outbreaks = self.outbreaks & before | (self.outbreaks & !before) << 1 | 1 << node;
    }

    /// The nodes are sorted row by row: an eastern neighbour is the next node, and southern
    /// neighbours come in the same order as the nodes.
    fn join_all(&mut self) {
        let (keys, mut below) = (self.cells.map(Pos::key), 0);
        let keys = &keys[..self.number];
        for (node, key) in keys.iter().enumerate() {
            if keys.get(node + 1) == Some(&(key + EAST)) {
                self.join(node, node + 1, Side::E);
            }
            while keys.get(below).is_some_and(|other| *other < key + SOUTH) {
                below += 1;
            }
            if keys.get(below) == Some(&(key + SOUTH)) {
                self.join(node, below, Side::S);
            }
        }
    }

    fn join(&mut self, one: usize, other: usize, side: Side) {
        self.beside[one] |= 1 << other;
        self.beside[other] |= 1 << one;
        self.shared[one].insert(side);
        self.shared[other].insert(side.opposite());
    }

    /// The node of a cell, as a set; empty if there is none.
    pub(super) fn node(&self, pos: Pos) -> Nodes {
        let found = self.cells[..self.number].binary_search(&pos);
        found.map_or(0, |node| 1 << node)
    }

    /// All nodes.
    pub(super) fn all(&self) -> Nodes {
        (1 << self.number) - 1
    }

    /// The nodes among `within` that are connected with those of `from`.
    pub(super) fn reached(&self, from: Nodes, within: Nodes) -> Nodes {
        self.explored(from, within).0
    }

    /// The same, and the nodes through which others were reached. Without any one of the rest, all
    /// others would still be reached.
    pub(super) fn explored(&self, from: Nodes, within: Nodes) -> (Nodes, Nodes) {
        let (mut reached, mut new, mut through) = (from, from, 0);
        while new != 0 {
            let first = new & new.wrapping_neg();
            let beside = self.beside[new.trailing_zeros() as usize] & within & !reached;
            through |= if beside == 0 { 0 } else { first };
            new = (new ^ first) | beside;
            reached |= beside;
        }
        (reached, through)
    }

    /// The active regions (R-PL-4).
    pub(super) fn active(&self) -> Nodes {
        self.reached(self.outbreaks, self.all())
    }

    pub(super) fn nodes(&self, mut set: Nodes) -> impl Iterator<Item = (usize, Pos)> {
        std::iter::from_fn(move || {
            let node = set.trailing_zeros() as usize;
            set &= set.wrapping_sub(1);
            Some((node, *self.cells[..self.number].get(node)?))
        })
    }

    /// The cells beside some nodes that are not nodes themselves and for which `may` holds, row by
    /// row, each with the nodes beside it.
    pub(super) fn border(&self, of: Nodes, may: impl Fn(Pos) -> bool) -> Vec<(Pos, Nodes)> {
        // The northern neighbours of sorted nodes are sorted too, and so are those on other sides.
        let mut rows = [RegionRow::EMPTY; 4];
        for (node, pos) in self.nodes(of) {
            for (side, row) in Side::ALL.into_iter().zip(&mut rows) {
                let cell = pos.step(side);
                if !self.shared[node].contains(side) && may(cell) {
                    row.push(cell, node);
                }
            }
        }
        let mut cells: Vec<(Pos, Nodes)> = Vec::with_capacity(2 * NODES);
        loop {
            let first = rows.iter().map(RegionRow::first).min().unwrap_or(RegionRow::END);
            if first == RegionRow::END {
                return cells;
            }
            let beside = rows.iter_mut().map(|row| row.take(first)).fold(0, |all, some| all | some);
            cells.push((Pos::from_key(first), beside));
        }
    }
}

/// The cells on one side of some nodes, row by row, as keys, each with its node.
struct RegionRow {
    cells: [(i32, u8); NODES + 1],
    next: usize,
    end: usize,
}

impl RegionRow {
    /// Comes after every cell.
    const END: i32 = i32::MAX;
    const EMPTY: Self = Self { cells: [(Self::END, 0); NODES + 1], next: 0, end: 0 };

    fn push(&mut self, cell: Pos, node: usize) {
        self.cells[self.end] = (cell.key(), node as u8);
        self.end += 1;
    }

    fn first(&self) -> i32 {
        self.cells[self.next].0
    }

    /// Takes a cell, if it comes first, and returns its node. Whether it does cannot be foreseen, so
    /// nothing is decided.
    fn take(&mut self, cell: i32) -> Nodes {
        let (first, node) = self.cells[self.next];
        self.next += usize::from(first == cell);
        Nodes::from(first == cell) << node
    }
}

/// The regions, in the order of their first cells.
pub(super) fn all(state: &State) -> Vec<Region> {
    let graph = Graph::of(state);
    let mut left = graph.all();
    let mut regions = Vec::new();
    while left != 0 {
        let region = graph.reached(left & left.wrapping_neg(), graph.all());
        left &= !region;
        let outbreak = state.active().find(|outbreak| graph.node(outbreak.pos) & region != 0);
        let outbreak = outbreak.map(|outbreak| outbreak.number);
        let mut cells: Vec<Pos> = graph.nodes(region).map(|(_, pos)| pos).collect();
        cells.sort_unstable();
        regions.push(Region { outbreak, cells });
    }
    regions.sort_unstable_by(|a, b| a.cells.cmp(&b.cells));
    regions
}

/// R-PL-5: in each region only the latest outbreak stays active.
pub(super) fn settle(game: &mut Game) {
    loop {
        let state = state(game);
        if state.active().count() < 2 {
            return;
        }
        let graph = Graph::of(state);
        let later = |outbreak: &&Outbreak| {
            let region = graph.reached(graph.node(outbreak.pos), graph.all());
            let mut later = state.active().filter(|other| other.number > outbreak.number);
            later.any(|other| graph.node(other.pos) & region != 0)
        };
        let averted: Vec<u8> =
            state.active().filter(later).map(|outbreak| outbreak.number).collect();
        if averted.is_empty() {
            return;
        }
        averted.into_iter().for_each(|number| avert(game, number));
    }
}

/// R-PL-7, R-PL-15: the tile on a cell breaks out.
pub(super) fn break_out(game: &mut Game, pos: Pos) {
    let turn = game.turn.number;
    let state = changed(game);
    let number = state.outbreaks.len() as u8 + 1;
    let whole = whole(state);
    state.outbreaks.push(Outbreak { pos, number, active: true });
    state.broke_out = turn;
    let graph = Graph::of(state);
    let apart = graph.reached(graph.node(pos), graph.all()) & !graph.outbreaks == 0;
    game.emit(Event::Outbreak { pos, number });
    if let Some(old) = whole.filter(|_| apart) {
        super::state(game).eradicated = true;
        avert(game, old);
    }
    settle(game);
}

/// The active outbreak whose region holds all the fleas there are.
fn whole(state: &State) -> Option<u8> {
    let graph = Graph::of(state);
    let fleas = graph.all() & !graph.outbreaks;
    let holds = |pos: Pos| graph.reached(graph.node(pos), graph.all()) & fleas == fleas;
    let mut active = state.active();
    let found = active.find(|outbreak| state.supply() == 0 && holds(outbreak.pos));
    found.map(|outbreak| outbreak.number)
}

/// S0.2, R-PL-13, R-PL-14.
pub(super) struct Eradication;

impl Stage for Eradication {
    fn enter(&self, game: &mut Game) -> Flow {
        let state = state(game);
        let mut active = state.active();
        let (lowest, others) = (active.next().map(|outbreak| outbreak.number), active.count());
        if let Some(number) = lowest
            && others > 0
            && state.supply() == 0
        {
            let graph = Graph::of(state);
            if !state.eradicated || graph.active() == graph.all() {
                state.eradicated = true;
                avert(game, number);
            }
        }
        Flow::Next
    }
}
