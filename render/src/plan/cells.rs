//! Sets of cells of the coarse map of a tile, a bit for each cell: a whole row is one number, so what is
//! joined, how much is hidden and how far everything is are found row by row.

use canvas::geometry::{Vec2, at};

/// Cells of the map along one edge.
pub(super) const GRID: usize = 64;

/// A set of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellSet([u64; GRID]);

/// Every cell before the first row, with a margin: farther than any cell of a row from another.
const FAR: i16 = 128;
/// The squares of the distances in a row, from one end of it to the other end and back.
static SQUARES: [i16; 2 * GRID - 1] = {
    let mut squares = [0; 2 * GRID - 1];
    let mut index = 0;
    while index < squares.len() {
        let far = index as i16 - (GRID as i16 - 1);
        squares[index] = far * far;
        index += 1;
    }
    squares
};

impl CellSet {
    /// The cells of a map, row by row, that are in the set.
    pub(super) fn of<T>(map: &[T], is_in: impl Fn(usize, &T) -> bool) -> Self {
        let mut rows = [0; GRID];
        for (cell, thing) in map.iter().enumerate().take(GRID * GRID) {
            rows[cell / GRID] |= u64::from(is_in(cell, thing)) << (cell % GRID);
        }
        Self(rows)
    }

    pub(super) fn has(&self, cell: usize) -> bool {
        self.0[cell / GRID] >> (cell % GRID) & 1 != 0
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Its cells, row by row.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(y, &row)| {
            let rest = |row: &u64| Some(row & row.wrapping_sub(1)).filter(|rest| *rest != 0);
            let rows = std::iter::successors(Some(row).filter(|row| *row != 0), rest);
            rows.map(move |row| y * GRID + row.trailing_zeros() as usize)
        })
    }

    /// Those of its cells that are connected with a cell of it, by their edges.
    pub(super) fn part_around(&self, start: usize) -> Self {
        let mut part = [0; GRID];
        part[start / GRID] = self.0[start / GRID] & 1 << (start % GRID);
        let mut grows = true;
        while grows {
            grows = false;
            for y in (0..GRID).chain((0..GRID).rev()) {
                let above = y.checked_sub(1).map_or(0, |above| part[above]);
                let below = part.get(y + 1).copied().unwrap_or(0);
                let row = spread(part[y] | above | below, self.0[y]);
                grows |= row != part[y];
                part[y] = row;
            }
        }
        Self(part)
    }

    /// How many of its cells are in the square around a point, given by half its width.
    pub(super) fn within(&self, middle: Vec2, half: f32) -> usize {
        let seen = |part: f32| {
            let shares = (0..GRID).map(share);
            shares
                .fold(0, |set: u64, share| set >> 1 | u64::from((share - part).abs() < half) << 63)
        };
        let (columns, rows) = (seen(middle.x), seen(middle.y));
        let seen = self.0.iter().enumerate().filter(|(y, _)| rows >> y & 1 != 0);
        seen.map(|(_, row)| (row & columns).count_ones() as usize).sum()
    }

    /// The square of the distance of each cell from the nearest one that is not in the set: 0 for those
    /// that are not; large if there is none.
    pub(super) fn squares(&self) -> Vec<i16> {
        let mut down = [[FAR; GRID]; GRID];
        let mut before = [FAR; GRID];
        for (own, row) in down.iter_mut().zip(self.0) {
            step(&mut before, row);
            *own = before;
        }
        before = [FAR; GRID];
        for (own, row) in down.iter_mut().zip(self.0).rev() {
            step(&mut before, row);
            for (own, before) in own.iter_mut().zip(before) {
                let nearest = (*own).min(before);
                *own = nearest * nearest;
            }
        }
        let mut squares = vec![0; GRID * GRID];
        for ((down, row), squares) in down.iter().zip(self.0).zip(squares.chunks_exact_mut(GRID)) {
            if row == 0 {
                continue;
            }
            squares.copy_from_slice(down);
            for (x, down) in down.iter().enumerate() {
                // Between two others outside the set a cell is the nearest one of none.
                let around = row_around(x);
                if around & row == 0 {
                    continue;
                }
                let across = &SQUARES[GRID - 1 - x..2 * GRID - 1 - x];
                for (square, across) in squares.iter_mut().zip(across) {
                    *square = (*square).min(across.wrapping_add(*down));
                }
            }
        }
        squares
    }
}

/// A column with those beside it.
const fn row_around(x: usize) -> u64 {
    if x == 0 { 0b11 } else { 0b111 << (x - 1) }
}

/// One row farther from what is not in the set.
fn step(before: &mut [i16; GRID], row: u64) {
    for (x, before) in before.iter_mut().enumerate() {
        *before = if row >> x & 1 == 0 { 0 } else { (*before + 1).min(FAR) };
    }
}

/// Those cells of a row that are connected with some of it.
const fn spread(from: u64, row: u64) -> u64 {
    let (mut left, mut right) = (from & row, from & row);
    let (mut through_left, mut through_right) = (row, row);
    let mut shift = 1;
    while shift < GRID {
        left |= through_left & left << shift;
        right |= through_right & right >> shift;
        through_left &= through_left << shift;
        through_right &= through_right >> shift;
        shift *= 2;
    }
    left | right
}

/// The middle of a column or row, as a share of the tile.
fn share(index: usize) -> f32 {
    (index as f32 + 0.5) / GRID as f32
}

/// The middle of a cell.
pub(super) fn centre_of(cell: usize) -> Vec2 {
    at(share(cell % GRID), share(cell / GRID))
}

/// The cell with a point.
pub(super) fn cell_of(point: Vec2) -> usize {
    let index = |share: f32| ((share * GRID as f32) as usize).min(GRID - 1);
    index(point.y) * GRID + index(point.x)
}

#[cfg(test)]
mod tests {
    use image::{GrayImage, Luma};
    use imageproc::distance_transform::euclidean_squared_distance_transform;
    use imageproc::region_labelling::{Connectivity, connected_components};
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// Sets of all kinds: empty, full, sparse, dense, with long winding parts.
    fn sets() -> impl Iterator<Item = Vec<bool>> {
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        (0..=20).map(move |share| {
            (0..GRID * GRID).map(|_| chance.random_range(0..20) < share).collect()
        })
    }

    fn image(set: &[bool], inside: u8) -> GrayImage {
        let side = GRID as u32;
        let cell = |x: u32, y: u32| set[(y * side + x) as usize];
        GrayImage::from_fn(side, side, |x, y| Luma([if cell(x, y) { inside } else { 1 - inside }]))
    }

    #[test]
    fn distances_are_those_that_another_library_finds() {
        for set in sets() {
            let found = CellSet::of(&set, |_, own| *own).squares();
            let wanted = euclidean_squared_distance_transform(&image(&set, 0));
            for (found, wanted) in found.iter().zip(wanted.iter()) {
                let same = f64::from(*found) == *wanted;
                assert!(same || (wanted.is_infinite() && *found >= FAR), "{found}: {wanted}");
            }
        }
    }

    #[test]
    fn parts_are_those_that_another_library_finds() {
        for set in sets() {
            let cells = CellSet::of(&set, |_, own| *own);
            let parts = connected_components(&image(&set, 1), Connectivity::Four, Luma([0]));
            for start in cells.iter().step_by(37) {
                let part = parts.as_raw()[start];
                let wanted = CellSet::of(parts.as_raw(), |_, other| *other == part);
                assert_eq!(cells.part_around(start), wanted, "from {start}");
            }
            assert_eq!(cells.len(), cells.iter().count());
        }
    }

    #[test]
    fn a_square_counts_the_cells_whose_middles_are_in_it() {
        for (set, number) in sets().zip(0u8..) {
            let cells = CellSet::of(&set, |_, own| *own);
            let (middle, half) = (at(0.11 * f32::from(number % 9), 0.4), 0.22);
            let inside = |cell: &usize| {
                let centre = centre_of(*cell);
                (centre.x - middle.x).abs() < half && (centre.y - middle.y).abs() < half
            };
            assert_eq!(cells.within(middle, half), cells.iter().filter(inside).count());
        }
    }
}
