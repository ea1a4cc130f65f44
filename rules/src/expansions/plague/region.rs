//! Regions: which fleas are active, and which outbreaks are averted (R-PL-4..6, R-PL-13..15).

use super::{FLEAS, OUTBREAKS, Outbreak, Region, State, avert, state};
use crate::event::Event;
use crate::game::Game;
use crate::geometry::{Pos, Side};
use crate::stages::Stage;
use crate::turn::Flow;

/// Most nodes of the graph.
const NODES: usize = FLEAS + OUTBREAKS;

/// A set of nodes: bit `n` is node `n`.
pub(super) type Nodes = u32;

/// Fleas and active outbreaks, joined where they share an edge (R-PL-4).
pub(super) struct Graph {
    cells: [Pos; NODES],
    number: usize,
    beside: [Nodes; NODES],
    /// The outbreaks; the fleas are the nodes below, in the order of their cells.
    pub(super) outbreaks: Nodes,
}

impl Graph {
    pub(super) fn of(state: &State) -> Self {
        let mut graph =
            Self { cells: [Pos::default(); NODES], number: 0, beside: [0; NODES], outbreaks: 0 };
        graph.add_fleas(&state.fleas);
        for outbreak in state.active() {
            graph.add_outbreak(outbreak.pos);
        }
        graph
    }

    /// Fleas stand row by row: what lies east of one comes next, and what lies south of them comes
    /// in the same order as they.
    fn add_fleas(&mut self, fleas: &[Pos]) {
        self.number = fleas.len();
        self.cells[..fleas.len()].copy_from_slice(fleas);
        let mut below = 0;
        for (node, &pos) in fleas.iter().enumerate() {
            if fleas.get(node + 1) == Some(&pos.step(Side::E)) {
                self.join(node, node + 1);
            }
            let south = pos.step(Side::S);
            while fleas.get(below).is_some_and(|&other| other < south) {
                below += 1;
            }
            if fleas.get(below) == Some(&south) {
                self.join(node, below);
            }
        }
    }

    fn add_outbreak(&mut self, pos: Pos) {
        let new = self.number;
        for old in 0..new {
            let Pos { x, y } = self.cells[old];
            if x.abs_diff(pos.x) + y.abs_diff(pos.y) == 1 {
                self.join(old, new);
            }
        }
        self.cells[new] = pos;
        self.number += 1;
        self.outbreaks |= 1 << new;
    }

    fn join(&mut self, one: usize, other: usize) {
        self.beside[one] |= 1 << other;
        self.beside[other] |= 1 << one;
    }

    /// All nodes.
    pub(super) fn all(&self) -> Nodes {
        (1 << self.number) - 1
    }

    /// The nodes among `within` that hang together with those of `from`.
    pub(super) fn reached(&self, from: Nodes, within: Nodes) -> Nodes {
        let (mut reached, mut new) = (from, from);
        while new != 0 {
            let beside = self.beside[new.trailing_zeros() as usize] & within & !reached;
            new = (new & (new - 1)) | beside;
            reached |= beside;
        }
        reached
    }

    /// The active regions (R-PL-4).
    pub(super) fn active(&self) -> Nodes {
        self.reached(self.outbreaks, self.all())
    }

    pub(super) fn nodes(&self, set: Nodes) -> impl Iterator<Item = (usize, Pos)> {
        (0..self.number)
            .filter(move |node| set & 1 << node != 0)
            .map(|node| (node, self.cells[node]))
    }
}

/// The regions, by their first cells.
pub(super) fn all(state: &State) -> Vec<Region> {
    let graph = Graph::of(state);
    let numbers: Vec<u8> = state.active().map(|outbreak| outbreak.number).collect();
    let mut left = graph.all();
    let mut regions = Vec::new();
    while left != 0 {
        let region = graph.reached(left & left.wrapping_neg(), graph.all());
        left &= !region;
        let outbreak = graph.nodes(region & graph.outbreaks).next();
        let outbreak = outbreak.map(|(node, _)| numbers[node - state.fleas.len()]);
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
        let graph = Graph::of(state);
        let active: Vec<(u8, usize)> =
            state.active().map(|outbreak| outbreak.number).zip(state.fleas.len()..).collect();
        let later = |node: usize| {
            let region = graph.reached(1 << node, graph.all()) & graph.outbreaks;
            region >> node > 1
        };
        let averted: Vec<u8> =
            active.into_iter().filter(|&(_, node)| later(node)).map(|(number, _)| number).collect();
        if averted.is_empty() {
            return;
        }
        averted.into_iter().for_each(|number| avert(game, number));
    }
}

/// R-PL-7, R-PL-15: the tile on a cell breaks out.
pub(super) fn break_out(game: &mut Game, pos: Pos) {
    let turn = game.turn.number;
    let state = state(game);
    let number = state.outbreaks.len() as u8 + 1;
    let whole = whole(state);
    state.outbreaks.push(Outbreak { pos, number, active: true });
    state.broke_out = turn;
    let (graph, new) = (Graph::of(state), state.fleas.len() + state.active().count() - 1);
    let apart = graph.reached(1 << new, graph.all()) & ((1 << state.fleas.len()) - 1) == 0;
    game.tell(Event::Outbreak { pos, number });
    if let Some(old) = whole.filter(|_| apart) {
        super::state(game).eradicated = true;
        avert(game, old);
    }
    settle(game);
}

/// The active outbreak whose region has all fleas there are.
fn whole(state: &State) -> Option<u8> {
    let graph = Graph::of(state);
    let fleas: Nodes = (1 << state.fleas.len()) - 1;
    let holds = |node: usize| graph.reached(1 << node, graph.all()) & fleas == fleas;
    let mut active = state.active().zip(state.fleas.len()..);
    let found = active.find(|&(_, node)| state.supply() == 0 && holds(node));
    found.map(|(outbreak, _)| outbreak.number)
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
