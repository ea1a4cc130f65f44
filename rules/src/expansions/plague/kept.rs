//! What follows from where fleas and outbreaks are. It is needed at every window of a turn and
//! changes about once a turn, so it is worked out when it is first needed, and kept.

use std::sync::OnceLock;

use super::State;
use super::region::{Graph, Nodes};
use super::tiles::Tiles;
use crate::game::Game;
use crate::geometry::Pos;
use crate::vocabulary::Mark;

/// Where fleas come from and where they may go.
#[derive(Clone, Debug)]
pub(super) struct KeptWays {
    pub(super) graph: Graph,
    /// The nodes of the active regions.
    pub(super) active: Nodes,
    /// Those of them whose removal may cut others off ([`Graph::explored`]).
    through: Nodes,
    /// The cells to which a flea may go, row by row, each with the nodes beside it (R-PL-9,
    /// R-PL-23): a tile without flea and outbreak that is not the inside of a block.
    pub(super) border: Vec<(Pos, Nodes)>,
}

impl KeptWays {
    fn of(game: &Game, state: &State) -> Self {
        let graph = Graph::of(state);
        let (active, through) = graph.explored(graph.outbreaks, graph.all());
        // Outbreaks that were averted bear the symbol as the active ones do.
        let border = graph.border(active, |cell| {
            let tile = game.board.tile_at(cell).map(|placed| placed.tile());
            tile.is_some_and(|tile| !tile.is_inner() && !tile.marks.has(Mark::Plague))
        });
        Self { graph, active, through, border }
    }

    /// What remains active without a flea.
    pub(super) fn without(&self, flea: Nodes) -> Nodes {
        let left = self.active & !flea;
        if self.may_cut(flea) { self.graph.reached(self.graph.outbreaks, left) } else { left }
    }

    /// Whether its removal may cut others off; if not, nothing has to be searched.
    fn may_cut(&self, flea: Nodes) -> bool {
        self.through & flea != 0
    }
}

/// What was worked out since the last change. It is not stored.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    ways: OnceLock<KeptWays>,
    sick: OnceLock<Tiles>,
}

impl Kept {
    /// A flea was put from one tile, or from the supply, on another.
    pub(super) fn flea_moved(&mut self, from: Option<u16>, to: Option<u16>) {
        self.forget_ways();
        if let Some(sick) = self.sick.get_mut() {
            from.into_iter().for_each(|tile| sick.remove(tile));
            to.into_iter().for_each(|tile| sick.insert(tile));
        }
    }

    /// A tile was laid: fleas may go there.
    pub(super) fn forget_ways(&mut self) {
        self.ways = OnceLock::new();
    }
}

impl State {
    pub(super) fn ways(&self, game: &Game) -> &KeptWays {
        self.kept.ways.get_or_init(|| KeptWays::of(game, self))
    }

    /// The tiles with a flea or an active outbreak.
    pub(super) fn sick(&self, game: &Game) -> &Tiles {
        let outbreaks = || self.active().map(|outbreak| outbreak.pos);
        let cells = || self.fleas.iter().copied().chain(outbreaks());
        self.kept.sick.get_or_init(|| Tiles::of(game, cells()))
    }
}

/// States are equal whether or not anything was worked out.
impl PartialEq for Kept {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Kept {}
