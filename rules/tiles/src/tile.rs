//! Kinds of tiles: what is printed on them, parsed once from `*.tiles`.
//!
//! A [`TileKind`] is a description, not a piece on the table; a tile on the board is a
//! [`Placed`](crate::board::Placed). The grammar stands at the top of each tile file.

mod brought;
mod catalog;
mod drawing;
mod host;
mod parse;
mod symmetry;

pub use brought::HostTile;
pub use catalog::{Catalog, KindId, catalog};
pub use host::{Flaw, HostTileError, TilePart};
pub use parse::{MAX_SEGMENTS, TileSlip, TileSyntaxError, parse};

use crate::geometry::{Halves, Rotation, Side, Sides};
use crate::vocabulary::{Mark, RoadEnd, SegmentKind, Tag};

/// What an edge of a tile shows; two tiles may touch only where they show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Meadow.
    Field,
    /// A road in the middle, meadow on both halves.
    Road,
    /// City.
    City,
    /// A river in the middle, meadow on both halves.
    River,
    /// The inside of a fixed block; never meets another tile.
    Seam,
    /// Meets any edge and closes what it meets (R-AM-7).
    Closing,
}

impl Edge {
    /// The index in [`TileKind::fits`] that stands for any edge; an edge type's index is its
    /// number.
    pub(crate) const WHATEVER: u8 = 7;

    /// One bit per edge type; a closing edge shares a bit with every other type.
    pub(crate) const fn bits(self) -> u32 {
        match self {
            Self::Closing => 0x7F,
            _ => 1 << self as u32,
        }
    }
}

/// A set of [`Mark`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Marks(u64);

impl Marks {
    /// No more kinds of marks fit into a set.
    pub(crate) const MOST: usize = u64::BITS as usize;

    /// Whether `mark` is in the set.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u64 != 0
    }

    /// The numbers of the marks, as [`Mark`] counts them.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            // Without its lowest mark.
            left &= left.wrapping_sub(1);
            (number < u64::BITS).then_some(number as u8)
        })
    }

    /// Whether one of them points somewhere, so that it looks different in each rotation.
    pub(crate) fn point(self) -> bool {
        Mark::POINTERS.iter().any(|mark| self.has(*mark))
    }
}

/// A set of [`Tag`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tags(u32);

impl Tags {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// One tag alone.
    pub const fn of(tag: Tag) -> Self {
        Self(1 << tag as u32)
    }

    /// Whether `tag` is in the set.
    pub const fn has(self, tag: Tag) -> bool {
        self.0 & 1 << tag as u32 != 0
    }

    /// The union of both sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tags that are in both sets.
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn insert(&mut self, tag: Tag) {
        *self = self.union(Self::of(tag));
    }
}

/// A connected piece of one kind on one tile.
#[derive(Clone, Debug)]
pub struct Segment {
    /// City, road, cloister, garden, field or river.
    pub kind: SegmentKind,
    /// The sides that it reaches (none for a field or a cloister), in the table's orientation.
    pub sides: Sides,
    /// The half-edges that a field reaches, in the table's orientation.
    pub halves: Halves,
    /// Coats of arms on a city.
    pub pennants: u8,
    /// Inn, cathedral and so on.
    pub tags: Tags,
    /// Where a road with one edge ends on this tile.
    pub end: Option<RoadEnd>,
    /// The sides from which the road runs into the mouth of a tunnel (R-TU-11).
    pub mouths: Sides,
    /// A side that another city of the tile owns and this one reaches too: what comes there joins both
    /// (R-HS-20).
    pub also: Sides,
    /// For a field: the city segments of the same tile that it touches, as a bit set of segment
    /// indices (R-BA-31).
    pub touches: u16,
}

impl Segment {
    /// Whether it is a road that runs into the mouth of a tunnel.
    #[inline]
    pub(crate) fn has_mouth(&self) -> bool {
        self.end.is_some_and(RoadEnd::goes_on)
    }
}

/// The road of a bridge in the tile's table orientation: north to south, and west to east.
static SPANS: [Segment; 2] = [over([Side::N, Side::S]), over([Side::E, Side::W])];

const fn over([from, to]: [Side; 2]) -> Segment {
    Segment {
        kind: SegmentKind::Road,
        sides: Sides::pair(from, to),
        halves: Halves::NONE,
        pennants: 0,
        tags: Tags(0),
        end: None,
        mouths: Sides::NONE,
        also: Sides::NONE,
        touches: 0,
    }
}

/// The road of a bridge that runs north to south or west to east on the board, over a tile with
/// this rotation (R-BR-5).
pub(crate) fn span(north_south: bool, rotation: Rotation) -> &'static Segment {
    let turned = rotation.index() % 2 == 1;
    &SPANS[usize::from(north_south == turned)]
}

/// One kind of tile: its rim and its segments, in the tile table's orientation.
#[derive(Clone, Debug)]
pub struct TileKind {
    /// Stable id: `set/letter` or `set/number`.
    pub id: &'static str,
    /// Copies in the box.
    pub copies: u8,
    /// Edges: north, east, south, west.
    pub edges: [Edge; 4],
    /// The segments, in the order of the tile table.
    pub segments: Vec<Segment>,
    /// Copies that may serve as the start tile.
    pub start: u8,
    /// What is printed on it without belonging to a segment.
    pub marks: Marks,
    /// Column and row within a fixed block, from its north-west cell.
    pub in_block: Option<(i16, i16)>,
    /// Groups of segments that touch each other directly, as bit sets of segment indices.
    pub links: Vec<u16>,
    packed: [u32; 4],
    fits: [[u8; 64]; 2],
    by_side: [Option<u8>; 4],
    by_half: [Option<u8>; 8],
    shared: Option<(Side, u8)>,
    rivers: bool,
    river: Sides,
    building: Option<u8>,
    centre: Option<u8>,
    lying: Option<u8>,
    inner: bool,
}

/// Kinds are unique, so they are compared by address.
impl PartialEq for TileKind {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for TileKind {}

impl TileKind {
    /// The set this tile belongs to: the part of the id before the slash.
    pub fn set(&self) -> &'static str {
        self.id.split('/').next().unwrap_or(self.id)
    }

    /// The edge that faces `side` of the board when the tile lies with `rotation`.
    #[inline]
    pub fn edge(&self, side: Side, rotation: Rotation) -> Edge {
        self.edges[side.unturned(rotation).index()]
    }

    /// The city, road or river segment that reaches `side` of the board.
    #[inline]
    pub fn segment_at(&self, side: Side, rotation: Rotation) -> Option<u8> {
        self.by_side[side.unturned(rotation).index()]
    }

    /// A second city that reaches `side` of the board ([`Segment::also`]).
    #[inline]
    pub fn shared_at(&self, side: Side, rotation: Rotation) -> Option<u8> {
        let (own, segment) = self.shared?;
        (own.turned(rotation) == side).then_some(segment)
    }

    /// Whether two of its cities share an edge.
    pub fn has_shared_edge(&self) -> bool {
        self.shared.is_some()
    }

    /// The field segment that reaches half-edge `half` (0 to 7, clockwise from N1) of the board.
    #[inline]
    pub fn field_at(&self, half: usize, rotation: Rotation) -> Option<u8> {
        self.by_half[(half + 8 - 2 * rotation.index()) % 8]
    }

    /// Whether it is an inner cell of a fixed block, where nothing ever goes: seams all around.
    pub fn is_inner(&self) -> bool {
        self.inner
    }

    /// Whether a road of this tile runs into the mouth of a tunnel.
    #[inline]
    pub fn has_mouth(&self) -> bool {
        self.segments.iter().any(Segment::has_mouth)
    }

    /// Its monastic building: the index of the segment.
    pub fn building(&self) -> Option<u8> {
        self.building
    }

    /// Its feature that the eight cells around complete: the index of the segment.
    pub(crate) fn centre(&self) -> Option<u8> {
        self.centre
    }

    /// The two places on its monastic building, if it has two: the indices of the segments.
    pub(crate) fn places(&self) -> Option<[u8; 2]> {
        Some([self.building?, self.lying?])
    }

    /// Whether the river runs over this tile.
    pub fn has_river(&self) -> bool {
        self.rivers
    }

    /// The sides of the board through which the river leaves the tile.
    #[inline]
    pub fn river_sides(&self, rotation: Rotation) -> Sides {
        self.river.turned(rotation)
    }

    /// The rim for each rotation as four bytes, north lowest, with one bit per edge type.
    pub(crate) fn rims(&self) -> [u32; 4] {
        self.packed
    }

    /// The rotations, one bit each, in which the tile meets two edges: one table for north and
    /// south, one for east and west. The index is eight times that of the first edge plus that of
    /// the second.
    pub(crate) fn fits(&self) -> &[[u8; 64]; 2] {
        &self.fits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(set: &str) -> u32 {
        catalog().set(set).map(|id| u32::from(id.kind().copies)).sum()
    }

    #[test]
    fn the_boxes_are_complete() {
        let boxes = [
            ("base", 72),
            ("winter", 12),
            ("ic", 18),
            ("tb", 24),
            ("pd", 30),
            ("tower", 18),
            ("am", 12),
            ("abbey", 6),
            ("count", 12),
            ("king", 5),
            ("cult", 6),
            ("river1", 12),
            ("river2", 12),
            ("bcb", 12),
            ("crop", 6),
            ("siege", 4),
            ("siege6", 6),
            ("tunnel", 4),
            ("catapult", 12),
            ("school", 2),
            ("porxada", 1),
            ("plague", 6),
            ("wheel", 72),
            ("wheelblock", 16),
            ("gingerbread", 6),
            ("base2", 72),
            ("rose", 6),
            ("gq", 12),
            ("darm", 3),
            ("wt", 12),
            ("sd", 2),
            ("crop2", 6),
            ("lab", 1),
            ("ru", 4),
            ("festival", 10),
            ("gold", 8),
            ("mw", 8),
            ("mon", 6),
            ("bt", 20),
            ("gardens", 19),
        ];
        for (set, count) in boxes {
            assert_eq!(tiles(set), count, "{set}");
        }
    }

    #[test]
    fn as_many_tiles_bear_a_sign_as_the_boxes_say() {
        let signs = [
            (Mark::Fair, 12),
            (Mark::School, 2),
            (Mark::Porxada, 1),
            (Mark::Plague, 6),
            (Mark::WheelOne, 7),
            (Mark::WheelTwo, 6),
            (Mark::WheelThree, 6),
            (Mark::Wheel, 16),
            (Mark::Gingerbread, 6),
            (Mark::Magic, 8),
            (Mark::Circus, 12),
            (Mark::Acrobats, 8),
        ];
        for (mark, count) in signs {
            let kinds = catalog().kinds().map(KindId::kind);
            // Those come in place of others.
            let kinds = kinds.filter(|kind| kind.set() != "gardens" && kind.marks.has(mark));
            let copies: u32 = kinds.map(|kind| u32::from(kind.copies)).sum();
            assert_eq!(copies, count, "{mark:?}");
        }
    }

    #[test]
    fn the_cells_of_a_block_are_all_there() {
        for (set, columns, rows) in [("count", 4, 3), ("school", 2, 1), ("wheelblock", 4, 4)] {
            let cells: Vec<_> = catalog().set(set).filter_map(|id| id.kind().in_block).collect();
            let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
            assert_eq!(cells, all.collect::<Vec<_>>(), "{set}");
        }
    }

    #[test]
    fn six_roads_end_at_the_school_and_four_at_the_wheel() {
        let ends = |end| {
            let kinds = catalog().kinds().map(KindId::kind);
            let segments = kinds.flat_map(|kind| &kind.segments);
            segments.filter(|segment| segment.end == Some(end)).count()
        };
        assert_eq!(ends(RoadEnd::School), 6);
        assert_eq!(ends(RoadEnd::Wheel), 4);
    }

    #[test]
    fn a_field_knows_the_cities_it_touches() {
        let farm = KindId::named("ic/04").expect("ic/04 exists").kind();
        assert_eq!(farm.segments[3].touches, 0b111);
    }

    #[test]
    fn what_does_not_follow_the_grammar_is_refused_with_its_line() {
        let cases: [(&'static str, &str); 6] = [
            ("x/1 1 FFF field -", "FFF are not four edges"),
            ("x/1 1 FFFQ field -", "edge Q is unknown"),
            ("x/1 one FFFF field -", "one has no valid number"),
            ("x/1 1 CFFF field N1", "the segments do not fit the edge on N"),
            ("x/1 1 CFFF moat N", "segment moat is unknown"),
            ("x/1 1 FFFF field N1 c1", "c1 names no segment"),
        ];
        for (text, problem) in cases {
            let error = parse(text).expect_err(text);
            assert_eq!((error.line, error.problem.to_string().as_str()), (1, problem));
        }
    }

    #[test]
    fn a_kind_travels_as_its_id() {
        let kind = KindId::named("base/D").expect("base/D exists");
        let text = serde_json::to_string(&kind).expect("a name");
        assert_eq!(text, "\"base/D\"");
        assert_eq!(serde_json::from_str::<KindId>(&text).expect("reads back"), kind);
        assert!(serde_json::from_str::<KindId>("\"base/Z\"").is_err());
    }

    /// So a field is closed only by a tile that belongs to it or has closing edges (R-HS-12).
    #[test]
    fn whatever_faces_a_meadow_has_a_field_there_or_closes_it() {
        for tile in catalog().kinds().map(|id| id.kind()) {
            for side in Side::ALL {
                let edge = tile.edge(side, Rotation::default());
                // Seams meet only within a block.
                if edge == Edge::Seam {
                    continue;
                }
                for half in [2 * side.index(), 2 * side.index() + 1] {
                    let is_meadow = tile.field_at(half, Rotation::default()).is_some();
                    let reaches = !matches!(edge, Edge::City | Edge::Closing);
                    assert_eq!(is_meadow, reaches, "{} {side:?}", tile.id);
                }
            }
        }
    }
}
