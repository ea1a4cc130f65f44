//! The empty cells beside the board, and in which rotations a tile fits there.

use super::Axis;
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::Edge;

/// An empty cell beside the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    pub(super) pos: Pos,
    /// The edges that neighbours show to this cell, packed like `TileKind::rims`; 0 for no
    /// neighbour.
    pub(super) wanted: u32,
    /// The indices of the two pairs of opposite edges in `TileKind::fits`.
    pub(super) places: [u8; 2],
}

impl Gap {
    /// A cell where nothing is wanted.
    pub(super) fn at(pos: Pos) -> Self {
        Self { pos, wanted: 0, places: [9 * Edge::WHATEVER; 2] }
    }

    /// Wants an edge, given as [`Edge::bits`], on a side from now on.
    pub(super) fn want(&mut self, side: Side, edge: u32) {
        let shift = 8 * side.index();
        self.wanted = self.wanted & !(0xFF << shift) | edge << shift;
        let only = edge.is_power_of_two();
        let place = if only { edge.trailing_zeros() as u8 } else { Edge::WHATEVER };
        let (pair, first) = (&mut self.places[side.index() % 2], side.index() < 2);
        *pair = if first { *pair & 7 | place << 3 } else { *pair & !7 | place };
    }

    /// Whether there is a tile on all four sides.
    #[inline]
    pub(super) fn is_hole(&self) -> bool {
        mismatch(0, self.wanted) == !LOW
    }

    /// The rotations, one bit each, in which a tile meets all that is wanted.
    #[inline]
    pub(super) fn meets(&self, fits: &[[u8; 64]; 2]) -> u8 {
        self.meets_on(Axis::NorthSouth, fits) & self.meets_on(Axis::WestEast, fits)
    }

    /// Those in which it meets what is wanted on the sides of an axis.
    #[inline]
    pub(super) fn meets_on(&self, axis: Axis, fits: &[[u8; 64]; 2]) -> u8 {
        fits[axis as usize][usize::from(self.places[axis as usize]) % 64]
    }

    /// The cell with the first of some rotations, one bit each.
    #[inline]
    pub(super) fn first(&self, turned: u8) -> Option<(Pos, Rotation)> {
        (turned != 0).then(|| (self.pos, Rotation::turns(turned.trailing_zeros() as u8)))
    }

    /// Adds what is made of the cell and each of some rotations, one bit each. How many there are
    /// cannot be foreseen, so it is faster to add four and to drop some than to decide.
    pub(super) fn add<T>(&self, turned: u8, make: impl Fn(Pos, Rotation) -> T, found: &mut Vec<T>) {
        let (first, number) = &TURNS[usize::from(turned) % 16];
        let end = found.len() + number;
        found.extend(first.iter().map(|&rotation| make(self.pos, rotation)));
        found.truncate(end);
    }
}

/// For each set of rotations, one bit each, these first, and how many they are.
const TURNS: [([Rotation; 4], usize); 16] = {
    let mut all = [(Rotation::ALL, 0); 16];
    let mut set = 0;
    while set < 16 {
        let mut turns = 0;
        while turns < 4 {
            if set & 1 << turns != 0 {
                let (first, number) = &mut all[set];
                first[*number] = Rotation::ALL[turns];
                *number += 1;
            }
            turns += 1;
        }
        set += 1;
    }
    all
};

/// All bits of the four bytes of a rim but the top ones.
const LOW: u32 = 0x7F7F_7F7F;

/// Whether each wanted byte shares a bit with the rim's.
pub(super) fn fits(rim: u32, wanted: u32) -> bool {
    mismatch(rim, wanted) == 0
}

/// One bit for each wanted byte that shares none with the rim's, at the top of that byte.
pub(super) fn mismatch(rim: u32, wanted: u32) -> u32 {
    let some = |bytes: u32| (((bytes & LOW) + LOW) | bytes) & !LOW;
    some(rim & wanted) ^ some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::KindId;

    #[test]
    fn a_rim_fits_where_every_wanted_edge_is_met() {
        let tile = KindId::named("base/D").expect("base/D exists").kind();
        let rim = tile.rims()[0];
        assert!(fits(rim, 0));
        assert!(fits(rim, rim));
        assert!(!fits(rim, tile.rims()[1]));
    }
}
