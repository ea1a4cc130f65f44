//! Bridges: a road segment that lies over a tile, from edge to edge, without touching what is
//! below (R-BR-1, R-BR-5, R-BR-6).

use serde::{Deserialize, Serialize};

use super::{Board, Edit, Gap, Placed, fits, mismatch};
use crate::feature::Node;
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::{self, Edge, KindId, Segment};

/// The direction of a bridge on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Axis {
    /// From north to south.
    NorthSouth,
    /// From west to east.
    WestEast,
}

impl Axis {
    /// Both.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::WestEast];

    /// The sides at its ends.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::NorthSouth => [Side::N, Side::S],
            Self::WestEast => [Side::E, Side::W],
        }
    }

    /// The axis that ends on a side.
    pub const fn through(side: Side) -> Self {
        match side {
            Side::N | Side::S => Self::NorthSouth,
            Side::E | Side::W => Self::WestEast,
        }
    }
}

/// A bridge over a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bridge {
    pub(super) axis: Axis,
    pub(super) node: u16,
}

impl Placed {
    /// The bridge over the tile.
    pub fn bridge(&self) -> Option<Axis> {
        self.bridge.map(|bridge| bridge.axis)
    }

    /// A segment of the tile; the bridge comes after those that are printed.
    pub fn segment(&self, index: u8) -> Option<&'static Segment> {
        let printed = &self.tile().segments;
        printed.get(usize::from(index)).or_else(|| {
            let bridge = self.bridge.filter(|_| usize::from(index) == printed.len())?;
            Some(tile::bridge(bridge.axis == Axis::NorthSouth, self.rotation))
        })
    }

    /// How many segments it has, the bridge included.
    pub fn segments(&self) -> u8 {
        self.tile().segments.len() as u8 + u8::from(self.bridge.is_some())
    }

    /// The edge that looks to `side` of the board.
    pub fn edge(&self, side: Side) -> Edge {
        if self.has_end(side) { Edge::Road } else { self.tile().edge(side, self.rotation) }
    }

    /// The city, road or river segment that reaches `side` of the board.
    pub fn segment_at(&self, side: Side) -> Option<u8> {
        let bridge = self.has_end(side).then(|| self.tile().segments.len() as u8);
        bridge.or_else(|| self.tile().segment_at(side, self.rotation))
    }

    fn has_end(&self, side: Side) -> bool {
        self.bridge() == Some(Axis::through(side))
    }

    /// Whether a bridge may lie over it: on printed field edges, not over a part of a block, one
    /// over each tile (R-BR-1, R-BR-10).
    fn carries(&self, axis: Axis) -> bool {
        self.bridge.is_none() && carries(self.kind, self.rotation, axis)
    }

    /// The rim as it lies, packed like that of its kind.
    pub(super) fn rim(&self) -> u32 {
        let printed = self.tile().rims()[self.rotation.index()];
        self.bridge().map_or(printed, |axis| bridged(printed, axis))
    }
}

fn carries(kind: KindId, rotation: Rotation, axis: Axis) -> bool {
    let field = |side| kind.kind().edge(side, rotation) == Edge::Field;
    kind.kind().in_block.is_none() && axis.sides().into_iter().all(field)
}

fn byte(edges: u32, side: Side) -> u32 {
    edges >> (8 * side.index()) & 0xFF
}

/// A rim with road edges at the ends of a bridge.
fn bridged(rim: u32, axis: Axis) -> u32 {
    axis.sides().into_iter().fold(rim, with_road)
}

fn with_road(edges: u32, side: Side) -> u32 {
    let shift = 8 * side.index();
    edges & !(0xFF << shift) | Edge::Road.bits() << shift
}

impl Board {
    /// Whether a bridge may be built over the tile of a cell that lies already: nothing that lies
    /// beside it is touched by an end but an abbey, which closes it.
    fn bears(&self, pos: Pos, axis: Axis) -> bool {
        let free = |side: Side| {
            let beyond = self.tile_at(pos.step(side));
            beyond.is_none_or(|there| there.edge(side.opposite()) == Edge::Abbey)
        };
        self.tile_at(pos).is_some_and(|placed| placed.carries(axis))
            && axis.sides().into_iter().all(free)
    }

    /// Whether a bridge over the tile on a cell would meet no tile at either end (R-BR-9).
    pub(crate) fn stands_free(&self, pos: Pos, axis: Axis) -> bool {
        let open = |side: Side| self.tile_at(pos.step(side)).is_none();
        self.tile_at(pos).is_some_and(|placed| placed.carries(axis))
            && axis.sides().into_iter().all(open)
    }

    /// Every cell and rotation where the tile matches only with a bridge, in the order of
    /// [`Board::fitting`], and where the bridge lies: over the tile itself or over a neighbour
    /// (R-BR-2, R-BR-3, R-BR-10).
    pub(crate) fn fitting_with_bridge(&self, kind: KindId) -> Vec<(Pos, Rotation, Pos, Axis)> {
        let mut found = Vec::new();
        let rims = kind.kind().rims();
        for gap in &self.gaps {
            for (rotation, rim) in Rotation::ALL.into_iter().zip(rims) {
                let bridge = self.mended(gap, kind, rotation, rim);
                found.extend(bridge.map(|(at, axis)| (gap.pos, rotation, at, axis)));
            }
        }
        found
    }

    /// The bridge with which a tile matches on a cell where it does not match without one.
    pub fn bridge_for(&self, kind: KindId, pos: Pos, rotation: Rotation) -> Option<(Pos, Axis)> {
        let index = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).ok()?;
        self.mended(&self.gaps[index], kind, rotation, kind.kind().rims()[rotation.index()])
    }

    fn mended(&self, gap: &Gap, kind: KindId, rotation: Rotation, rim: u32) -> Option<(Pos, Axis)> {
        let different = mismatch(rim, gap.wanted);
        if different == 0 {
            return None;
        }
        let side = Side::from_index(different.trailing_zeros() as usize / 8);
        let (axis, wanted) = (Axis::through(side), byte(gap.wanted, side));
        // Asked for every gap: what cannot be is told by the edges alone.
        if wanted & Edge::Road.bits() != 0 {
            let mends = fits(bridged(rim, axis), gap.wanted) && carries(kind, rotation, axis);
            return mends.then_some((gap.pos, axis));
        }
        let continues = byte(rim, side) == Edge::Road.bits()
            && wanted & Edge::Field.bits() != 0
            && different.is_power_of_two();
        let there = gap.pos.step(side);
        (continues && self.bears(there, axis)).then_some((there, axis))
    }

    /// Lays a bridge over the tile with this number, which lies and is joined already.
    pub(super) fn build_bridge(&mut self, number: u16, axis: Axis) {
        self.add_bridge(number, axis);
        let pos = self.tiles[usize::from(number)].pos;
        for side in axis.sides() {
            let there = pos.step(side);
            if self.tile_at(there).is_some() {
                self.close_end(number, side);
            } else if let Ok(index) = self.gaps.binary_search_by_key(&there, |gap| gap.pos) {
                let wanted = &mut self.gaps[index].wanted;
                *wanted = with_road(*wanted, side.opposite());
            }
        }
    }

    /// Adds the bridge as a segment, joined with nothing.
    pub(super) fn add_bridge(&mut self, number: u16, axis: Axis) {
        let node = self.features.len();
        let placed = &mut self.tiles[usize::from(number)];
        placed.bridge = Some(Bridge { axis, node });
        let index = placed.tile().segments.len() as u8;
        let segment = placed.segment(index).expect("it was just added");
        self.features.add(Node { tile: number, segment: index }, segment);
    }

    /// The end of a bridge meets an abbey (R-AM-7).
    fn close_end(&mut self, number: u16, side: Side) {
        let placed = &self.tiles[usize::from(number)];
        if let (Some(bridge), true) = (placed.bridge, placed.has_end(side)) {
            let road = self.features.of(bridge.node);
            self.features.get_mut(road).open -= 1;
        }
    }

    /// Whether a tile matches on a cell as the board lies, with the bridge that waits there.
    pub(crate) fn accepts(&self, kind: KindId, pos: Pos, rotation: Rotation) -> bool {
        let Ok(index) = self.gaps.binary_search_by_key(&pos, |gap| gap.pos) else {
            return false;
        };
        let rim = kind.kind().rims()[rotation.index()];
        match self.waiting {
            None => fits(rim, self.gaps[index].wanted),
            Some((at, axis)) => {
                at == pos
                    && carries(kind, rotation, axis)
                    && fits(bridged(rim, axis), self.gaps[index].wanted)
            }
        }
    }

    pub(super) fn allows_bridge(&self, pos: Pos, axis: Axis) -> bool {
        let gap = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).is_ok();
        self.waiting.is_none() && (gap || self.bears(pos, axis))
    }

    pub(super) fn bridge(&mut self, pos: Pos, axis: Axis) {
        match self.number_at(pos) {
            Some(number) => self.build_bridge(number, axis),
            None => self.waiting = Some((pos, axis)),
        }
    }

    /// The bridges in the order in which they were built.
    pub fn bridges(&self) -> impl Iterator<Item = (Pos, Axis)> {
        self.edits.iter().filter_map(|(_, edit)| match *edit {
            Edit::Bridge(pos, axis) => Some((pos, axis)),
            _ => None,
        })
    }
}
