//! Bridges: a road segment that lies over a tile, from edge to edge, without touching what is
//! below (R-BR-1, R-BR-5, R-BR-6).

use serde::{Deserialize, Serialize};

use super::{Board, Edit, Gap, Placed, fits, mismatch, mismatches};
use crate::feature::Node;
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::{self, Edge, KindId, Segment, TileKind};

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
        self.bridge.is_none() && carries(self.tile, self.rotation, axis)
    }

    /// The rim as it lies, packed like that of its kind.
    pub(super) fn rim(&self) -> u32 {
        let printed = self.tile().rims()[self.rotation.index()];
        self.bridge().map_or(printed, |axis| bridged(printed, axis))
    }
}

/// A tile as it is turned, without a bridge and with one.
struct Span {
    rim: u32,
    /// The rim with a bridge over each axis; none where it carries none.
    over: [Option<u32>; 2],
    /// The sides that a bridge over each axis leaves as they are, and those that show a road: one
    /// bit a side like those of [`mismatches`].
    fixed: [u32; 2],
    roads: u32,
}

impl Span {
    fn of(tile: &TileKind, rotation: Rotation) -> Self {
        let rim = tile.rims()[rotation.index()];
        let over = |axis| carries(tile, rotation, axis).then(|| bridged(rim, axis));
        let over = Axis::ALL.map(over);
        let fixed = Axis::ALL.map(|axis| match over[axis as usize] {
            Some(_) => flags(|side| !axis.sides().contains(&side)),
            None => flags(|_| true),
        });
        Self { rim, over, fixed, roads: flags(|side| byte(rim, side) == Edge::Road.bits()) }
    }

    /// Whether a bridge can mend what differs, as far as the edges alone tell: one over the tile
    /// where roads are wanted, or one over the neighbour that goes on from a road.
    fn may_mend(&self, wanted: u32, different: u32) -> bool {
        let no_road = !shown(wanted, Edge::Road);
        let own = self.fixed.iter().any(|fixed| different & (fixed | no_road) == 0);
        let continued = different & self.roads & shown(wanted, Edge::Field);
        own || continued != 0 && different.is_power_of_two()
    }
}

fn carries(tile: &TileKind, rotation: Rotation, axis: Axis) -> bool {
    let field = |side| tile.edge(side, rotation) == Edge::Field;
    axis.sides().into_iter().all(field) && tile.in_block.is_none()
}

fn byte(edges: u32, side: Side) -> u32 {
    edges >> (8 * side.index()) & 0xFF
}

/// The sides of a rim that show an edge: one bit a side like those of [`mismatches`].
const fn shown(rim: u32, edge: Edge) -> u32 {
    (rim & (0x0101_0101 << edge as u32)) << (7 - edge as u32)
}

/// The top bits of the bytes of some sides.
fn flags(of: impl Fn(Side) -> bool) -> u32 {
    let flag = |side: Side| u32::from(of(side)) << (8 * side.index() + 7);
    Side::ALL.into_iter().map(flag).sum()
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

    /// Like [`Board::fitting`], and where the tile matches only with a bridge that `may` lie over
    /// that cell, its own or a neighbour's (R-BR-2, R-BR-3, R-BR-10).
    pub(crate) fn fitting_with_bridge(
        &self,
        kind: KindId,
        may: impl Fn(Pos, Axis) -> bool,
    ) -> Vec<(Pos, Rotation)> {
        let mut found = Vec::with_capacity(self.gaps.len());
        let rims = kind.kind().rims();
        let spans = Rotation::ALL.map(|rotation| Span::of(kind.kind(), rotation));
        for gap in &self.gaps {
            let different = mismatches(rims, gap.wanted);
            for rotation in Rotation::ALL {
                let (span, different) = (&spans[rotation.index()], different[rotation.index()]);
                let bridge = || {
                    span.may_mend(gap.wanted, different).then(|| self.mended(gap, span, different))
                };
                if different == 0 || bridge().flatten().is_some_and(|(over, axis)| may(over, axis))
                {
                    found.push((gap.pos, rotation));
                }
            }
        }
        found
    }

    /// The bridge with which a tile matches on a cell where it does not match without one.
    pub fn bridge_for(&self, kind: KindId, pos: Pos, rotation: Rotation) -> Option<(Pos, Axis)> {
        let index = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).ok()?;
        let (gap, span) = (&self.gaps[index], Span::of(kind.kind(), rotation));
        let different = mismatch(span.rim, gap.wanted);
        (different != 0).then(|| self.mended(gap, &span, different))?
    }

    /// The bridge that makes a rim match which differs from what is wanted. Asked for every gap:
    /// what cannot be is told by the edges alone.
    fn mended(&self, gap: &Gap, span: &Span, different: u32) -> Option<(Pos, Axis)> {
        let side = Side::from_index(different.trailing_zeros() as usize / 8);
        let (axis, wanted) = (Axis::through(side), byte(gap.wanted, side));
        if wanted & Edge::Road.bits() != 0 {
            let spanned = span.over[axis as usize];
            return spanned.is_some_and(|rim| fits(rim, gap.wanted)).then_some((gap.pos, axis));
        }
        let continues = byte(span.rim, side) == Edge::Road.bits()
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
                self.gaps[index].want(side.opposite(), Edge::Road.bits());
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
                    && carries(kind.kind(), rotation, axis)
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
