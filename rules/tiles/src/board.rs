//! The board: which tile lies where, what fits into the gaps, and how segments connect.
//!
//! The board knows geometry only. Whether a placement whose edges match is allowed, and what a
//! feature is worth, is decided by the stages and the expansions.

mod building;
mod edit;
mod gap;
mod grid;
mod link;
mod reach;
mod span;

use std::ops::Range;

use serde::{Deserialize, Serialize};

pub use edit::Edit;
use gap::{Gap, fits, mismatch};
use grid::{EMPTY, Grid};
pub use span::Axis;
use span::Span;

use crate::feature::{Feature, FeatureId, Features, Node};
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::{KindId, Marks, Segment, TileKind};
use crate::vocabulary::{Mark, SegmentKind};

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
    /// Its kind, looked up.
    tile: &'static TileKind,
    first_node: u16,
    span: Option<Span>,
}

impl From<(KindId, Pos, Rotation)> for Placed {
    fn from((kind, pos, rotation): (KindId, Pos, Rotation)) -> Self {
        Self { kind, pos, rotation, tile: kind.kind(), first_node: 0, span: None }
    }
}

impl From<Placed> for (KindId, Pos, Rotation) {
    fn from(placed: Placed) -> Self {
        (placed.kind, placed.pos, placed.rotation)
    }
}

impl Placed {
    /// The kind's facts.
    #[inline]
    pub fn tile(&self) -> &'static TileKind {
        self.tile
    }

    #[inline]
    fn node(&self, segment: u8) -> u16 {
        match self.span {
            Some(span) if usize::from(segment) == self.tile().segments.len() => span.node,
            _ => self.first_node + u16::from(segment),
        }
    }
}

/// A segment on the board, named by its tile's cell and its index in the tile's kind. Ordered by
/// cell, then index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(Pos, u8)", into = "(Pos, u8)")]
pub struct Spot {
    /// The tile's cell.
    pub pos: Pos,
    /// Index of the segment in the tile's kind; a bridge comes after those.
    pub segment: u8,
}

impl Spot {
    /// The one before all others.
    pub const FIRST: Self = Self { pos: Pos::new(i16::MIN, i16::MIN), segment: 0 };

    /// Cell and index as one number that grows in the order of spots: long lists are sorted by it.
    pub const fn key(self) -> i64 {
        (self.pos.key() as i64) << 8 | self.segment as i64
    }

    /// The spot with this [`Spot::key`].
    pub const fn from_key(key: i64) -> Self {
        Self { pos: Pos::from_key((key >> 8) as i32), segment: key as u8 }
    }
}

impl Ord for Spot {
    #[inline]
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Spot {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
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

/// Everything that lies on the table, figures excepted.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    tiles: Vec<Placed>,
    gaps: Vec<Gap>,
    /// The corners of the smallest rectangle of cells with all tiles, from north-west.
    corners: (Pos, Pos),
    features: Features,
    /// The cells of what is printed on tiles without belonging to a segment: mark by mark, row by
    /// row.
    signs: Vec<Pos>,
    /// For each number of a mark, where its cells begin among them; they end where those of the next
    /// one begin.
    first_signs: [u16; Marks::MOST + 1],
    /// The cells with a feature that is completed by the cells around it, each with its node.
    centres: Vec<(Pos, u16)>,
    /// The segments with an end that only a link can close, in the order of spots.
    loose_ends: Vec<Spot>,
    /// Changes besides laying tiles, each with the number of tiles on the board at that time.
    edits: Vec<(u16, Edit)>,
    /// A node of each feature that was converted.
    converted: Vec<u16>,
    /// A bridge declared for the tile that is laid next, with its cell.
    waiting: Option<(Pos, Axis)>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            grid: Grid::new(),
            tiles: Vec::with_capacity(96),
            gaps: Vec::with_capacity(64),
            corners: (Pos::new(i16::MAX, i16::MAX), Pos::new(i16::MIN, i16::MIN)),
            features: Features::default(),
            signs: Vec::new(),
            first_signs: [0; _],
            centres: Vec::new(),
            loose_ends: Vec::new(),
            edits: Vec::new(),
            converted: Vec::new(),
            waiting: None,
        }
    }
}

impl Board {
    /// The tiles in the order of their placement.
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// The north-western and the south-eastern cell of the smallest rectangle with all tiles.
    pub fn corners(&self) -> [Pos; 2] {
        [self.corners.0, self.corners.1]
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile_at(&self, pos: Pos) -> Option<&Placed> {
        self.tiles.get(usize::from(self.grid.get(pos)))
    }

    /// The number, in order of placement, of the tile on a cell.
    #[inline]
    pub fn number_at(&self, pos: Pos) -> Option<u16> {
        let number = self.grid.get(pos);
        (number != EMPTY).then_some(number)
    }

    #[inline]
    fn is_filled_at(&self, pos: Pos) -> bool {
        self.grid.get(pos) != EMPTY
    }

    /// The cells of the tiles with a mark, row by row.
    #[inline]
    pub fn marked(&self, mark: Mark) -> impl Iterator<Item = Pos> {
        self.signs[self.signs_of(mark as u8)].iter().copied()
    }

    /// Where the cells with a mark, given by its number, are among those of all marks.
    #[inline]
    fn signs_of(&self, mark: u8) -> Range<usize> {
        let [first, end] = [mark, mark + 1].map(|mark| self.first_signs[usize::from(mark)]);
        usize::from(first)..usize::from(end)
    }

    /// The empty cells beside the board, row by row.
    #[inline]
    pub fn gaps(&self) -> impl Iterator<Item = Pos> {
        self.gaps.iter().map(|gap| gap.pos)
    }

    /// The empty cells with a tile on all four sides (R-AM-4), row by row.
    #[inline]
    pub fn holes(&self) -> impl Iterator<Item = Pos> {
        self.gaps.iter().filter(|gap| gap.is_hole()).map(|gap| gap.pos)
    }

    /// Every cell and rotation where the tile's edges match its neighbours' (R-BA-5..7), ordered
    /// by cell, then rotation.
    pub fn fitting(&self, kind: KindId) -> Vec<(Pos, Rotation)> {
        let mut found = Vec::new();
        self.add_fitting(kind, |pos, rotation| (pos, rotation), &mut found);
        found
    }

    /// Adds what is made of each of these.
    #[inline]
    pub fn add_fitting<T>(
        &self,
        kind: KindId,
        make: impl Fn(Pos, Rotation) -> T,
        found: &mut Vec<T>,
    ) {
        let fits = kind.kind().fits();
        found.reserve(2 * self.gaps.len());
        self.gaps.iter().for_each(|gap| gap.add(gap.meets(fits), &make, found));
    }

    /// The first of these.
    #[inline]
    pub fn first_fitting(&self, kind: KindId) -> Option<(Pos, Rotation)> {
        let fits = kind.kind().fits();
        self.gaps.iter().find_map(|gap| gap.first(gap.meets(fits)))
    }

    /// The segment that a spot names.
    #[inline]
    pub fn segment(&self, spot: Spot) -> Option<&'static Segment> {
        self.tile_at(spot.pos)?.segment(spot.segment)
    }

    /// The feature of the segment that a spot names.
    ///
    /// # Panics
    /// If there is no such segment: spots come from the board itself.
    #[inline]
    pub fn feature_at(&self, spot: Spot) -> FeatureId {
        self.feature_of(self.node_number(spot))
    }

    /// The features of some spots. One after the other is mostly on the same tile, which is then not
    /// looked for again.
    #[inline]
    pub fn features_at(&self, spots: &[Spot]) -> impl Iterator<Item = FeatureId> {
        let mut last: Option<&Placed> = None;
        spots.iter().filter_map(move |spot| {
            let same = last.filter(|placed| placed.pos == spot.pos);
            last = same.or_else(|| self.tile_at(spot.pos));
            last.map(|placed| self.feature_on(placed, spot.segment))
        })
    }

    /// The feature of a node, by its number.
    #[inline]
    pub fn feature_of(&self, node: u16) -> FeatureId {
        self.features.of(node)
    }

    /// What is known of a feature.
    #[inline]
    pub fn feature(&self, id: FeatureId) -> &Feature {
        self.features.get(id)
    }

    /// The same, to be changed: whoever puts figures on it counts them there.
    #[inline]
    pub fn feature_mut(&mut self, id: FeatureId) -> &mut Feature {
        self.features.get_mut(id)
    }

    /// The features that were converted ([`Edit::Convert`]).
    #[inline]
    pub fn converted(&self) -> impl Iterator<Item = FeatureId> {
        self.converted.iter().map(|&node| self.features.of(node))
    }

    /// The segments of a feature, with their tiles.
    #[inline]
    pub fn members(&self, id: FeatureId) -> impl Iterator<Item = (&Placed, &'static Segment)> {
        self.nodes(id).filter_map(|node| {
            let placed = &self.tiles[usize::from(node.tile)];
            Some((placed, placed.segment(node.segment)?))
        })
    }

    /// The members of a feature as nodes.
    #[inline]
    pub fn nodes(&self, id: FeatureId) -> impl Iterator<Item = Node> {
        self.numbers(id).map(|number| self.features.node(number))
    }

    /// The same, by their numbers.
    #[inline]
    fn numbers(&self, id: FeatureId) -> impl Iterator<Item = u16> {
        let first = self.features.get(id).first;
        let placed = &self.tiles[usize::from(first.tile)];
        self.features.members_from(placed.node(first.segment))
    }

    /// The members of the feature of a node, all by their numbers, itself first.
    #[inline]
    pub fn members_from(&self, node: u16) -> impl Iterator<Item = u16> {
        self.features.members_from(node)
    }

    /// The spot of a node.
    #[inline]
    pub fn spot(&self, node: Node) -> Spot {
        Spot { pos: self.tiles[usize::from(node.tile)].pos, segment: node.segment }
    }

    /// Whether a feature is complete. A field never is (R-BA-28).
    #[inline]
    pub fn is_complete(&self, id: FeatureId) -> bool {
        let feature = self.feature(id);
        match feature.kind {
            // R-MO-9.
            SegmentKind::Cloister if feature.followers == 0 && !self.is_free(id) => false,
            kind if kind.is_surrounded() => self.is_filled(id),
            _ => feature.is_closed(),
        }
    }

    /// Whether no follower claims a feature, nor the other place of its building (R-BA-13, R-MO-4).
    #[inline]
    pub fn is_free(&self, id: FeatureId) -> bool {
        let empty = |id| self.feature(id).followers == 0;
        empty(id) && self.other_place(id).is_none_or(empty)
    }

    /// The segments of a tile on the board.
    #[inline]
    pub fn spots_of(&self, placed: &Placed) -> impl Iterator<Item = Spot> + use<> {
        let pos = placed.pos;
        (0..placed.segments()).map(move |segment| Spot { pos, segment })
    }

    /// The segments of a tile on the board, each with its feature.
    #[inline]
    pub fn features_on(&self, placed: &Placed) -> impl Iterator<Item = (Spot, FeatureId)> {
        self.spots_of(placed).map(|spot| (spot, self.feature_on(placed, spot.segment)))
    }

    /// The feature of a segment of a tile on the board.
    #[inline]
    pub fn feature_on(&self, placed: &Placed, segment: u8) -> FeatureId {
        self.features.of(placed.node(segment))
    }

    /// A node, by its number.
    #[inline]
    pub fn node(&self, number: u16) -> Node {
        self.features.node(number)
    }

    /// The [`Spot::key`] of a node, by its number.
    pub fn key(&self, number: u16) -> i64 {
        self.features.key(number)
    }

    /// How many segments lie on the board, with bridges.
    #[inline]
    pub fn segments(&self) -> usize {
        usize::from(self.features.len())
    }

    /// The numbers of the nodes that a node meets at an edge or through a link.
    #[inline]
    pub fn contacts(&self, number: u16) -> impl Iterator<Item = u16> {
        self.features.contacts(number)
    }

    /// The features of one kind, each once, in no order.
    #[inline]
    pub fn of_kind(&self, kind: SegmentKind) -> impl Iterator<Item = FeatureId> {
        self.features.of_kind(kind)
    }

    /// For each feature, by [`FeatureId::index`], whether it is wanted. Most features have several
    /// segments: whoever looks at all segments asks this first.
    #[inline]
    pub fn chosen(&self, wanted: impl Fn(FeatureId) -> bool) -> Vec<bool> {
        self.features.chosen(wanted)
    }

    /// The segments of the features that are wanted, row by row.
    pub fn spots_on(&self, wanted: impl Fn(FeatureId) -> bool) -> Vec<Spot> {
        let mut keys = Vec::with_capacity(self.tiles.len());
        for id in self.features.all().map(|(id, _)| id).filter(|id| wanted(*id)) {
            keys.extend(self.numbers(id).map(|number| self.key(number)));
        }
        keys.sort_unstable();
        keys.into_iter().map(Spot::from_key).collect()
    }

    /// The features of one kind, each once, in the order of their earliest segments.
    pub fn features_of(&self, kind: SegmentKind) -> Vec<FeatureId> {
        let mut found: Vec<FeatureId> = self.of_kind(kind).collect();
        found.sort_unstable_by_key(|&id| self.feature(id).first);
        found
    }

    /// The monastic buildings in the order in which they were laid, each with its cell.
    pub fn buildings(&self) -> impl Iterator<Item = (Pos, FeatureId)> {
        let centres = self.centres.iter().map(|&(pos, node)| (pos, self.features.of(node)));
        centres.filter(|&(_, id)| self.feature(id).kind == SegmentKind::Cloister)
    }

    /// The cloisters on the tile at `pos` and on the eight tiles around it.
    pub fn cloisters_near(&self, pos: Pos) -> impl Iterator<Item = FeatureId> {
        self.centres_near(pos).filter(|&id| self.feature(id).kind == SegmentKind::Cloister)
    }

    /// The features there that are completed by the cells around them.
    #[inline]
    pub fn centres_near(&self, pos: Pos) -> impl Iterator<Item = FeatureId> {
        let near = self.centres.iter().filter(move |&&(cell, _)| cell.is_within_one(pos));
        near.map(|&(_, node)| self.features.of(node))
    }

    /// Puts a tile on an empty cell and joins its segments with those of the neighbours. The caller
    /// has made sure that it fits.
    pub fn place(&mut self, kind: KindId, pos: Pos, rotation: Rotation) {
        let tile = kind.kind();
        let number = self.tiles.len() as u16;
        let first_node = self.features.len();
        for (segment, index) in tile.segments.iter().zip(0..) {
            let spot = Spot { pos, segment: index };
            self.features.add(Node { tile: number, segment: index }, spot.key(), segment);
            if segment.has_mouth() {
                let (Ok(index) | Err(index)) = self.loose_ends.binary_search(&spot);
                self.loose_ends.insert(index, spot);
            }
        }
        for mark in tile.marks.numbers() {
            let there = self.signs_of(mark);
            let (Ok(index) | Err(index)) = self.signs[there.clone()].binary_search(&pos);
            self.signs.insert(there.start + index, pos);
            self.first_signs[usize::from(mark) + 1..].iter_mut().for_each(|first| *first += 1);
        }
        self.centres.extend(tile.centre().map(|index| (pos, first_node + u16::from(index))));
        self.tiles.push(Placed { kind, pos, rotation, tile, first_node, span: None });
        if let Some((_, axis)) = self.waiting.take() {
            self.add_span(number, axis);
        }
        let rim = self.tiles[usize::from(number)].rim();
        let (first, last) = &mut self.corners;
        *first = Pos::new(first.x.min(pos.x), first.y.min(pos.y));
        *last = Pos::new(last.x.max(pos.x), last.y.max(pos.y));
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
        let also =
            |placed: &Placed, side| node(placed, placed.tile().shared_at(side, placed.rotation));
        for (second, other) in [(also(&ours, side), there), (also(theirs, across), here)] {
            let Some(second) = second else { continue };
            let feature = self.features.of(second);
            self.features.get_mut(feature).open -= 1;
            if let Some(other) = other {
                self.features.join(second, other);
            }
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

    /// Notes that the empty cell `pos` got a neighbour with this rim on its `side`.
    fn widen_gap(&mut self, pos: Pos, side: Side, rim: u32) {
        let edge = rim >> (8 * side.opposite().index()) & 0xFF;
        let index = self.gaps.binary_search_by_key(&pos, |gap| gap.pos).unwrap_or_else(|index| {
            self.gaps.insert(index, Gap::at(pos));
            index
        });
        self.gaps[index].want(side, edge);
    }

    /// The number of the node that a spot names; it never changes.
    #[inline]
    pub fn node_number(&self, spot: Spot) -> u16 {
        self.tile_at(spot.pos).expect("a spot lies on a tile").node(spot.segment)
    }
}
