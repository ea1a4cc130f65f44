//! The board: which tile lies where, what fits into the gaps, and how segments connect.
//!
//! The board knows geometry only. Whether a placement is allowed beyond matching edges, and what
//! a feature is worth, is for the stages and the expansions to say.

mod bridge;
mod edit;
mod grid;

use serde::{Deserialize, Serialize};

pub use bridge::Axis;
use bridge::Bridge;
pub use edit::Edit;
use grid::Grid;

use crate::feature::{Feature, FeatureId, Features, Node};
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::{KindId, Segment, SegmentKind, TileKind};

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(KindId, Pos, Rotation)", into = "(KindId, Pos, Rotation)")]
pub struct Placed {
    /// Which kind of tile.
    pub kind: KindId,
    /// The cell it covers.
    pub pos: Pos,
    /// How it was turned.
    pub rotation: Rotation,
    first_node: u16,
    bridge: Option<Bridge>,
}

impl From<(KindId, Pos, Rotation)> for Placed {
    fn from((kind, pos, rotation): (KindId, Pos, Rotation)) -> Self {
        Self { kind, pos, rotation, first_node: 0, bridge: None }
    }
}

impl From<Placed> for (KindId, Pos, Rotation) {
    fn from(placed: Placed) -> Self {
        (placed.kind, placed.pos, placed.rotation)
    }
}

impl Placed {
    /// The kind's facts.
    pub fn tile(&self) -> &'static TileKind {
        self.kind.kind()
    }

    fn node(&self, segment: u8) -> u16 {
        match self.bridge {
            Some(bridge) if usize::from(segment) == self.tile().segments.len() => bridge.node,
            _ => self.first_node + u16::from(segment),
        }
    }
}

/// A segment on the board, named by its tile's cell and its index in the tile's kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Pos, u8)", into = "(Pos, u8)")]
pub struct Spot {
    /// The tile's cell.
    pub pos: Pos,
    /// Index of the segment in the tile's kind; a bridge comes after those.
    pub segment: u8,
}

impl From<(Pos, u8)> for Spot {
    fn from((pos, segment): (Pos, u8)) -> Self {
        Self { pos, segment }
    }
}

impl From<Spot> for (Pos, u8) {
    fn from(spot: Spot) -> Self {
        (spot.pos, spot.segment)
    }
}

/// An empty cell beside the board.
#[derive(Clone, Copy, Debug)]
struct Gap {
    pos: Pos,
    /// The neighbours' edges as seen from here, packed like `TileKind::rims`; 0: no neighbour.
    wanted: u32,
}

/// Everything that lies on the table, figures excepted.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    tiles: Vec<Placed>,
    gaps: Vec<Gap>,
    features: Features,
    /// What was done to it besides laying tiles, each with the number of tiles that lay then.
    edits: Vec<(u16, Edit)>,
    /// A bridge that was declared with the tile that is laid next, on its cell.
    waiting: Option<(Pos, Axis)>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            grid: Grid::new(),
            tiles: Vec::with_capacity(96),
            gaps: Vec::with_capacity(64),
            features: Features::default(),
            edits: Vec::new(),
            waiting: None,
        }
    }
}

impl Board {
    /// The tiles in the order of their placement.
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// The tile on a cell.
    pub fn tile_at(&self, pos: Pos) -> Option<&Placed> {
        self.number_at(pos).map(|number| &self.tiles[usize::from(number)])
    }

    /// The number, in order of placement, of the tile on a cell.
    pub fn number_at(&self, pos: Pos) -> Option<u16> {
        self.grid.get(pos)
    }

    /// The empty cells beside the board, row by row.
    pub fn gaps(&self) -> impl Iterator<Item = Pos> {
        self.gaps.iter().map(|gap| gap.pos)
    }

    /// The empty cells with a tile on all four sides (R-AM-4), row by row.
    pub fn holes(&self) -> impl Iterator<Item = Pos> {
        let full = |wanted: u32| wanted.to_le_bytes().iter().all(|&edge| edge != 0);
        self.gaps.iter().filter(move |gap| full(gap.wanted)).map(|gap| gap.pos)
    }

    /// Every cell and rotation where the tile's edges match its neighbours' (R-BA-5..7), ordered
    /// by cell, then rotation.
    pub fn fitting(&self, kind: KindId) -> Vec<(Pos, Rotation)> {
        let rims = kind.kind().rims();
        let mut found = Vec::with_capacity(2 * self.gaps.len());
        for gap in &self.gaps {
            for (rotation, rim) in Rotation::ALL.into_iter().zip(rims) {
                if fits(rim, gap.wanted) {
                    found.push((gap.pos, rotation));
                }
            }
        }
        found
    }

    /// Whether the tile's edges match anywhere.
    pub fn fits_somewhere(&self, kind: KindId) -> bool {
        let rims = kind.kind().rims();
        self.gaps.iter().any(|gap| rims.into_iter().any(|rim| fits(rim, gap.wanted)))
    }

    /// How many of the eight cells around are filled (R-BA-20).
    pub fn filled_around(&self, pos: Pos) -> u8 {
        pos.around().filter(|&cell| self.grid.get(cell).is_some()).count() as u8
    }

    /// The segment that a spot names.
    pub fn segment(&self, spot: Spot) -> Option<&'static Segment> {
        self.tile_at(spot.pos)?.segment(spot.segment)
    }

    /// The feature of the segment that a spot names.
    ///
    /// # Panics
    /// If there is no such segment: spots come from the board itself.
    pub fn feature_at(&self, spot: Spot) -> FeatureId {
        self.features.of(self.node_number(spot))
    }

    /// What is known of a feature.
    pub fn feature(&self, id: FeatureId) -> &Feature {
        self.features.get(id)
    }

    pub(crate) fn feature_mut(&mut self, id: FeatureId) -> &mut Feature {
        self.features.get_mut(id)
    }

    /// The segments of a feature, with their tiles.
    pub fn members(&self, id: FeatureId) -> impl Iterator<Item = (&Placed, &'static Segment)> {
        self.nodes(id).filter_map(|node| {
            let placed = &self.tiles[usize::from(node.tile)];
            Some((placed, placed.segment(node.segment)?))
        })
    }

    /// The members of a feature as nodes.
    pub fn nodes(&self, id: FeatureId) -> impl Iterator<Item = Node> {
        let first = self.features.get(id).first;
        let placed = &self.tiles[usize::from(first.tile)];
        self.features.members_from(placed.node(first.segment))
    }

    /// The spot of a node.
    pub fn spot(&self, node: Node) -> Spot {
        Spot { pos: self.tiles[usize::from(node.tile)].pos, segment: node.segment }
    }

    /// Whether a feature is complete. A field never is (R-BA-28).
    pub fn is_complete(&self, id: FeatureId) -> bool {
        let feature = self.feature(id);
        match feature.kind {
            SegmentKind::City | SegmentKind::Road => feature.open == 0,
            SegmentKind::Cloister => {
                self.filled_around(self.tiles[usize::from(feature.first.tile)].pos) == 8
            }
            SegmentKind::Field | SegmentKind::River | SegmentKind::Castle => false,
        }
    }

    /// The segments of a tile on the board.
    pub fn spots_of(&self, placed: &Placed) -> impl Iterator<Item = Spot> + use<> {
        let pos = placed.pos;
        (0..placed.segments()).map(move |segment| Spot { pos, segment })
    }

    /// The segments of a tile, by its number, that belong to a feature.
    pub(crate) fn spots_in(&self, tile: u16, id: FeatureId) -> impl Iterator<Item = Spot> {
        let placed = &self.tiles[usize::from(tile)];
        let own = (0..placed.segments())
            .filter(move |&segment| self.features.of(placed.node(segment)) == id);
        own.map(|segment| Spot { pos: placed.pos, segment })
    }

    /// The features of one kind, each once, in the order of their earliest segments.
    pub fn features_of(&self, kind: SegmentKind) -> Vec<FeatureId> {
        let spots = self.tiles.iter().flat_map(|placed| self.spots_of(placed));
        let mut found: Vec<FeatureId> = spots.map(|spot| self.feature_at(spot)).collect();
        found.retain(|&id| self.feature(id).kind == kind);
        found.sort_unstable_by_key(|&id| self.feature(id).first);
        found.dedup();
        found
    }

    /// The cloisters on the tile at `pos` and on the eight tiles around it.
    pub fn cloisters_near(&self, pos: Pos) -> impl Iterator<Item = FeatureId> {
        let cells = std::iter::once(pos).chain(pos.around());
        cells.filter_map(|cell| self.tile_at(cell)).flat_map(move |placed| {
            let segments = placed.tile().segments.iter().zip(0u16..);
            segments
                .filter(|(segment, _)| segment.kind == SegmentKind::Cloister)
                .map(move |(_, index)| self.features.of(placed.first_node + index))
        })
    }

    /// Puts a tile on an empty cell and joins its segments with the neighbours'. The caller has
    /// made sure that it fits.
    pub(crate) fn place(&mut self, kind: KindId, pos: Pos, rotation: Rotation) {
        let tile = kind.kind();
        let number = self.tiles.len() as u16;
        let first_node = self.features.len();
        for (segment, index) in tile.segments.iter().zip(0..) {
            self.features.add(Node { tile: number, segment: index }, segment);
        }
        self.tiles.push(Placed { kind, pos, rotation, first_node, bridge: None });
        if let Some((_, axis)) = self.waiting.take() {
            self.add_bridge(number, axis);
        }
        let rim = self.tiles[usize::from(number)].rim();
        self.grid.set(pos, number);
        self.close_gap(pos);
        for side in Side::ALL {
            let there = pos.step(side);
            match self.tile_at(there).copied() {
                Some(neighbour) => self.join_edge(number, side, &neighbour),
                None => self.widen_gap(there, side.opposite(), rim),
            }
        }
    }

    fn join_edge(&mut self, number: u16, side: Side, theirs: &Placed) {
        let ours = self.tiles[usize::from(number)];
        let node =
            |placed: &Placed, segment: Option<u8>| segment.map(|segment| placed.node(segment));
        let across = side.opposite();
        let here = node(&ours, ours.segment_at(side));
        let there = node(theirs, theirs.segment_at(across));
        // An abbey closes what faces it without joining it (R-AM-7).
        for number in [here, there].into_iter().flatten() {
            let feature = self.features.of(number);
            self.features.get_mut(feature).open -= 1;
        }
        if let (Some(here), Some(there)) = (here, there) {
            self.features.join(here, there);
        }
        for half in 0..2 {
            let here = ours.tile().field_at(2 * side.index() + half, ours.rotation);
            let there = theirs.tile().field_at(2 * across.index() + 1 - half, theirs.rotation);
            if let (Some(here), Some(there)) = (node(&ours, here), node(theirs, there)) {
                self.features.join(here, there);
            }
        }
    }

    fn close_gap(&mut self, pos: Pos) {
        if let Ok(index) = self.gaps.binary_search_by_key(&pos, |gap| gap.pos) {
            self.gaps.remove(index);
        }
    }

    /// The empty cell `pos` got a neighbour on its `side`, whose rim is `rim`.
    fn widen_gap(&mut self, pos: Pos, side: Side, rim: u32) {
        let edge = rim >> (8 * side.opposite().index()) & 0xFF;
        let wanted = edge << (8 * side.index());
        match self.gaps.binary_search_by_key(&pos, |gap| gap.pos) {
            Ok(index) => self.gaps[index].wanted |= wanted,
            Err(index) => self.gaps.insert(index, Gap { pos, wanted }),
        }
    }

    fn node_number(&self, spot: Spot) -> u16 {
        self.tile_at(spot.pos).expect("a spot lies on a tile").node(spot.segment)
    }
}

/// Whether each wanted byte shares a bit with the rim's.
fn fits(rim: u32, wanted: u32) -> bool {
    mismatch(rim, wanted) == 0
}

/// One bit for each wanted byte that shares none with the rim's, at the top of that byte.
fn mismatch(rim: u32, wanted: u32) -> u32 {
    let some = |bytes: u32| (((bytes & 0x7F7F_7F7F) + 0x7F7F_7F7F) | bytes) & 0x8080_8080;
    some(rim & wanted) ^ some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rim_fits_where_every_wanted_edge_is_met() {
        let tile = KindId::named("base/D").expect("base/D exists").kind();
        let rim = tile.rims()[0];
        assert!(fits(rim, 0));
        assert!(fits(rim, rim));
        assert!(!fits(rim, tile.rims()[1]));
    }
}
