//! Cells, sides, half-edges and rotations: small ordered values that know nothing of the game.
//!
//! Conventions: `x` grows east, `y` grows **south**; a rotation counts clockwise quarter turns;
//! half-edges run clockwise from the north-west corner.

use serde::{Deserialize, Serialize};

/// A cell of the table. The start tile lies at (0, 0). Ordered row by row from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Pos {
    /// Column, growing east.
    pub x: i16,
    /// Row, growing south.
    pub y: i16,
}

impl Pos {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbour that shares the edge on `side`.
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::N => Self::new(self.x, self.y - 1),
            Side::E => Self::new(self.x + 1, self.y),
            Side::S => Self::new(self.x, self.y + 1),
            Side::W => Self::new(self.x - 1, self.y),
        }
    }

    /// Column and row as one number that sorts like the cell, even for cells that only a damaged
    /// file names.
    pub const fn key(self) -> i32 {
        ((self.y as i32) << 16) | (self.x as u16 ^ 0x8000) as i32
    }

    /// The cell with this [`Pos::key`].
    pub const fn from_key(key: i32) -> Self {
        Self::new((key as u16 ^ 0x8000) as i16, (key >> 16) as i16)
    }

    /// Whether two cells share an edge or a corner.
    pub const fn touches(self, other: Self) -> bool {
        self.is_within_one(other) && (self.x != other.x || self.y != other.y)
    }

    /// Whether it is the same cell or touches this one.
    pub const fn is_within_one(self, other: Self) -> bool {
        // Negative differences become large ones, so that one comparison covers both directions.
        let across = self.x.wrapping_sub(other.x).wrapping_add(1).cast_unsigned();
        let along = self.y.wrapping_sub(other.y).wrapping_add(1).cast_unsigned();
        (across <= 2) & (along <= 2)
    }

    /// The eight cells that share an edge or a corner with this one, row by row.
    #[inline]
    pub fn around(self) -> impl Iterator<Item = Self> {
        const RING: &[(i16, i16)] =
            &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        RING.iter().map(move |&(dx, dy)| Self::new(self.x + dx, self.y + dy))
    }
}

impl Ord for Pos {
    #[inline]
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        // One number, so that sorting takes one comparison.
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Pos {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Debug for Pos {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl From<(i16, i16)> for Pos {
    fn from((x, y): (i16, i16)) -> Self {
        Self { x, y }
    }
}

impl From<Pos> for (i16, i16) {
    fn from(pos: Pos) -> Self {
        (pos.x, pos.y)
    }
}

/// One of the four sides of a tile, clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// North: `y - 1`.
    N,
    /// East: `x + 1`.
    E,
    /// South: `y + 1`.
    S,
    /// West: `x - 1`.
    W,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The names of the sides, clockwise from north.
    const NAMES: [&'static str; 4] = ["N", "E", "S", "W"];

    /// The side with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| Self::NAMES[side.index()] == name)
    }

    /// 0 for north, clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side with this index, counted modulo four.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 4]
    }

    /// The opposite side: the neighbour's side of the shared edge.
    pub const fn opposite(self) -> Self {
        Self::from_index(self as usize + 2)
    }

    /// Where this side of a tile is after the tile was turned.
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::from_index(self as usize + rotation.0 as usize)
    }

    /// The side in the tile table's orientation that is here after the turn.
    pub const fn unturned(self, rotation: Rotation) -> Self {
        Self::from_index(self as usize + 4 - rotation.0 as usize)
    }
}

/// Clockwise quarter turns of a tile, 0 to 3.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// The four rotations in order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// This many clockwise quarter turns, modulo four.
    pub const fn turns(turns: u8) -> Self {
        Self(turns % 4)
    }

    /// Clockwise quarter turns, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Clockwise degrees: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }
}

impl TryFrom<u8> for Rotation {
    type Error = String;

    fn try_from(turns: u8) -> Result<Self, String> {
        if turns < 4 { Ok(Self(turns)) } else { Err(format!("{turns} is no rotation")) }
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> Self {
        rotation.0
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Self = Self(0);

    /// Two sides.
    pub const fn pair(a: Side, b: Side) -> Self {
        Self(1 << a as u8 | 1 << b as u8)
    }

    /// Adds a side.
    pub fn insert(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }

    /// The same sides without one.
    #[must_use]
    pub const fn without(self, side: Side) -> Self {
        Self(self.0 & !(1 << side as u8))
    }

    /// Whether `side` is in the set.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & 1 << side as u8 != 0
    }

    /// How many sides.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides, clockwise from north.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }

    /// The same sides after a turn of the tile.
    pub const fn turned(self, rotation: Rotation) -> Self {
        let wide = (self.0 as u16) << rotation.0;
        Self(((wide | wide >> 4) & 0xF) as u8)
    }
}

/// A set of half-edges: bit 0 is N1 (west half of the north side), clockwise to W2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Halves(u8);

impl Halves {
    /// No half.
    pub const NONE: Self = Self(0);

    /// The names of the halves, clockwise from the north-west corner.
    pub const NAMES: [&'static str; 8] = ["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"];

    /// Adds the half with this index (0 is N1, clockwise).
    pub fn insert(&mut self, half: usize) {
        self.0 |= 1 << (half % 8);
    }

    /// Whether the half with this index is in the set.
    pub const fn contains(self, half: usize) -> bool {
        self.0 & 1 << (half % 8) != 0
    }

    /// Whether the set is empty: a field that reaches no edge.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The indices, clockwise from N1.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |&half| self.contains(half))
    }

    /// The same halves after a turn of the tile.
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.0 as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_lie_in_rows_from_north_to_south_and_each_from_west_to_east_up_to_the_last_number() {
        let ends = [i16::MIN, i16::MIN + 1, -1, 0, 1, i16::MAX - 1, i16::MAX];
        let cells = ends.iter().flat_map(|&y| ends.iter().map(move |&x| Pos::new(x, y)));
        let cells: Vec<Pos> = cells.collect();
        assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "{cells:?}");
    }

    #[test]
    fn one_turn_takes_north_to_east() {
        let once = Rotation::turns(1);
        assert_eq!(Side::N.turned(once), Side::E);
        assert_eq!(Side::E.unturned(once), Side::N);
        let mut sides = Sides::NONE;
        sides.insert(Side::W);
        assert!(sides.turned(once).contains(Side::N));
        let mut halves = Halves::default();
        halves.insert(7);
        assert!(halves.turned(once).contains(1), "W2 becomes N2");
    }

    #[test]
    fn cells_are_ordered_row_by_row() {
        for (x, y) in [(0, 0), (-1, 0), (3, -7), (-90, 90), (i16::MIN, i16::MAX)] {
            assert_eq!(Pos::from_key(Pos::new(x, y).key()), Pos::new(x, y));
        }
        assert!(Pos::new(5, 0) < Pos::new(-5, 1));
        assert!(Pos::new(-5, 1) < Pos::new(-4, 1));
    }
}
