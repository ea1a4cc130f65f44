//! Bridges: a road segment that lies over a tile, from edge to edge, without touching what is
//! below (R-BR-1, R-BR-5, R-BR-6).

use serde::{Deserialize, Serialize};

use super::Edit;
use super::{Board, Gap, Placed, Spot, fits, mismatch};
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
pub(super) struct Span {
    pub(super) axis: Axis,
    pub(super) node: u16,
}

impl Placed {
    /// The bridge over the tile.
    #[inline]
    pub fn span(&self) -> Option<Axis> {
        self.span.map(|span| span.axis)
    }

    /// A segment of the tile; the bridge comes after those that are printed.
    #[inline]
    pub fn segment(&self, index: u8) -> Option<&'static Segment> {
        let printed = &self.tile().segments;
        printed.get(usize::from(index)).or_else(|| {
            let span = self.span.filter(|_| usize::from(index) == printed.len())?;
            Some(tile::span(span.axis == Axis::NorthSouth, self.rotation))
        })
    }

    /// How many segments it has, the bridge included.
    #[inline]
    pub fn segments(&self) -> u8 {
        self.tile().segments.len() as u8 + u8::from(self.span.is_some())
    }

    /// The edge that looks to `side` of the board.
    #[inline]
    pub fn edge(&self, side: Side) -> Edge {
        if self.has_end(side) { Edge::Road } else { self.tile().edge(side, self.rotation) }
    }

    /// The city, road or river segment that reaches `side` of the board.
    #[inline]
    pub fn segment_at(&self, side: Side) -> Option<u8> {
        let span = self.has_end(side).then(|| self.tile().segments.len() as u8);
        span.or_else(|| self.tile().segment_at(side, self.rotation))
    }

    #[inline]
    fn has_end(&self, side: Side) -> bool {
        self.span() == Some(Axis::through(side))
    }

    /// Whether a bridge may lie over it: on printed field edges, not over a part of a block, one
    /// over each tile (R-BR-1, R-BR-10).
    fn carries(&self, axis: Axis) -> bool {
        self.span.is_none() && carries(self.tile, self.rotation, axis)
    }

    /// The rim as it lies, packed like that of its kind.
    #[inline]
    pub(super) fn rim(&self) -> u32 {
        let printed = self.tile().rims()[self.rotation.index()];
        self.span().map_or(printed, |axis| spanned(printed, axis))
    }
}

pub(super) fn carries(tile: &TileKind, rotation: Rotation, axis: Axis) -> bool {
    let field = |side| tile.edge(side, rotation) == Edge::Field;
    axis.sides().into_iter().all(field) && tile.in_block.is_none()
}

pub(super) fn byte(edges: u32, side: Side) -> u32 {
    edges >> (8 * side.index()) & 0xFF
}

/// A rim with road edges at the ends of a bridge.
pub(super) fn spanned(rim: u32, axis: Axis) -> u32 {
    axis.sides().into_iter().fold(rim, with_road)
}

fn with_road(edges: u32, side: Side) -> u32 {
    let shift = 8 * side.index();
    edges & !(0xFF << shift) | Edge::Road.bits() << shift
}

impl Gap {
    /// Whether both ends of a bridge over a tile here would meet what is wanted.
    fn takes_span(&self, axis: Axis) -> bool {
        let takes = |place: u8| place == Edge::Road as u8 || place == Edge::WHATEVER;
        let places = self.places[axis as usize];
        takes(places >> 3) && takes(places & 7)
    }

    /// The rotations, one bit each, in which a tile meets what is wanted on the axis of a side once
    /// a bridge over the neighbour there ends above its meadow; 0 if there is no meadow.
    fn with_road(&self, side: Side, fits: &[[u8; 64]; 2]) -> u8 {
        let axis = Axis::through(side) as usize;
        let (shift, place) = (if side.index() < 2 { 3 } else { 0 }, self.places[axis]);
        if place >> shift & 7 != Edge::Field as u8 {
            return 0;
        }
        let place = place & !(7 << shift) | (Edge::Road as u8) << shift;
        fits[axis][usize::from(place) % 64]
    }
}

impl Board {
    /// Whether a bridge may be built over a tile that is already on the board: neither end may
    /// touch a neighbour, except an abbey, which closes it.
    pub(super) fn bears(&self, pos: Pos, axis: Axis) -> bool {
        let free = |side: Side| {
            let beyond = self.tile_at(pos.step(side));
            beyond.is_none_or(|there| there.edge(side.opposite()) == Edge::Closing)
        };
        self.tile_at(pos).is_some_and(|placed| placed.carries(axis))
            && axis.sides().into_iter().all(free)
    }

    /// Whether a bridge over the tile on a cell would meet no tile at either end (R-BR-9).
    pub fn stands_free(&self, pos: Pos, axis: Axis) -> bool {
        let open = |side: Side| self.tile_at(pos.step(side)).is_none();
        self.tile_at(pos).is_some_and(|placed| placed.carries(axis))
            && axis.sides().into_iter().all(open)
    }

    /// Like [`Board::fitting`], and also where the tile matches only with a bridge over its own
    /// cell or a neighbour's, if one `may` be there (R-BR-2, R-BR-3, R-BR-10).
    pub fn fitting_with_span(
        &self,
        kind: KindId,
        may: impl Fn(Pos, Axis) -> bool,
    ) -> Vec<(Pos, Rotation)> {
        let (tile, fits) = (kind.kind(), kind.kind().fits());
        let carrying: [u8; 2] = Axis::ALL.map(|axis| {
            let turned = Rotation::ALL.into_iter().filter(|turned| carries(tile, *turned, axis));
            turned.map(|rotation| 1u8 << rotation.index()).sum()
        });
        // Of the rotations that meet what is wanted across an axis, those that a bridge along it
        // makes match.
        let mended = |gap: &Gap, axis: Axis, across: u8| {
            let stands = gap.takes_span(axis) && may(gap.pos, axis);
            let own = if stands { across & carrying[axis as usize] } else { 0 };
            let over = |side: Side| {
                let (continuing, cell) = (across & gap.with_road(side, fits), gap.pos.step(side));
                let built = continuing != 0 && self.bears(cell, axis) && may(cell, axis);
                if built { continuing } else { 0 }
            };
            let [first, second] = axis.sides();
            own | over(first) | over(second)
        };
        let mut found = Vec::with_capacity(2 * self.gaps.len());
        for gap in &self.gaps {
            let [north_south, west_east] = Axis::ALL.map(|axis| gap.meets_on(axis, fits));
            let simply = north_south & west_east;
            let mut turned = simply;
            if west_east != simply {
                turned |= mended(gap, Axis::NorthSouth, west_east & !simply);
            }
            if north_south != simply {
                turned |= mended(gap, Axis::WestEast, north_south & !simply);
            }
            gap.add(turned, |pos, rotation| (pos, rotation), &mut found);
        }
        found
    }

    /// The bridge with which a tile matches on a cell, if it does not match without one.
    pub fn span_for(&self, kind: KindId, pos: Pos, rotation: Rotation) -> Option<(Pos, Axis)> {
        let index = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).ok()?;
        let (tile, wanted) = (kind.kind(), self.gaps[index].wanted);
        let rim = tile.rims()[rotation.index()];
        let different = mismatch(rim, wanted);
        if different == 0 {
            return None;
        }
        let side = Side::from_index(different.trailing_zeros() as usize / 8);
        let (axis, there) = (Axis::through(side), pos.step(side));
        if byte(wanted, side) & Edge::Road.bits() != 0 {
            let mended = carries(tile, rotation, axis) && fits(spanned(rim, axis), wanted);
            return mended.then_some((pos, axis));
        }
        let continues = byte(rim, side) == Edge::Road.bits()
            && byte(wanted, side) & Edge::Field.bits() != 0
            && different.is_power_of_two();
        (continues && self.bears(there, axis)).then_some((there, axis))
    }

    /// Builds a bridge over the tile with this number, which is already on the board and joined.
    pub(super) fn build_span(&mut self, number: u16, axis: Axis) {
        self.add_span(number, axis);
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

    /// Adds the bridge as a segment of its own, not yet joined.
    pub(super) fn add_span(&mut self, number: u16, axis: Axis) {
        let node = self.features.len();
        let placed = &mut self.tiles[usize::from(number)];
        placed.span = Some(Span { axis, node });
        let index = placed.tile().segments.len() as u8;
        let segment = placed.segment(index).expect("it was just added");
        let spot = Spot { pos: placed.pos, segment: index };
        self.features.add(Node { tile: number, segment: index }, spot.key(), segment);
    }

    /// The end of a bridge meets an abbey (R-AM-7).
    fn close_end(&mut self, number: u16, side: Side) {
        let placed = &self.tiles[usize::from(number)];
        if let (Some(span), true) = (placed.span, placed.has_end(side)) {
            let road = self.features.of(span.node);
            self.features.get_mut(road).open -= 1;
        }
    }

    /// Whether a tile matches on a cell of the board as it is, with the bridge declared for it.
    pub fn accepts(&self, kind: KindId, pos: Pos, rotation: Rotation) -> bool {
        let Ok(index) = self.gaps.binary_search_by_key(&pos, |gap| gap.pos) else {
            return false;
        };
        let rim = kind.kind().rims()[rotation.index()];
        match self.waiting {
            None => fits(rim, self.gaps[index].wanted),
            Some((at, axis)) => {
                at == pos
                    && carries(kind.kind(), rotation, axis)
                    && fits(spanned(rim, axis), self.gaps[index].wanted)
            }
        }
    }

    pub(super) fn allows_span(&self, pos: Pos, axis: Axis) -> bool {
        let gap = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).is_ok();
        self.waiting.is_none() && (gap || self.bears(pos, axis))
    }

    #[inline]
    pub(super) fn span(&mut self, pos: Pos, axis: Axis) {
        match self.number_at(pos) {
            Some(number) => self.build_span(number, axis),
            None => self.waiting = Some((pos, axis)),
        }
    }

    /// The bridges in the order in which they were built.
    pub fn spans(&self) -> impl Iterator<Item = (Pos, Axis)> {
        self.edits.iter().filter_map(|(_, edit)| match *edit {
            Edit::Span(pos, axis) => Some((pos, axis)),
            _ => None,
        })
    }
}
