//! Which tile lies on which cell.

use crate::geometry::Pos;

/// Numbers of tiles by cell: a square that doubles when the board reaches its rim.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    reach: i32,
    /// Twice the reach.
    width: u32,
    cells: Vec<u16>,
}

/// First half-width of the grid; most base games stay within it.
const FIRST_REACH: i32 = 16;
/// Stands for no tile.
pub(super) const EMPTY: u16 = u16::MAX;

impl Grid {
    pub(super) fn new() -> Self {
        Self::reaching(FIRST_REACH)
    }

    fn reaching(reach: i32) -> Self {
        let width = 2 * reach as u32;
        Self { reach, width, cells: vec![EMPTY; (width * width) as usize] }
    }

    /// Where a cell is among all, or would be: rows beyond the rim lie behind the last one.
    #[inline]
    fn index(&self, pos: Pos) -> Option<usize> {
        // Negative numbers become large ones, so that one comparison sees both rims.
        let offset = |at: i16| (i32::from(at) + self.reach) as u32;
        let (column, row) = (offset(pos.x), offset(pos.y));
        (column < self.width).then(|| row as usize * self.width as usize + column as usize)
    }

    /// The number of the tile on a cell; [`EMPTY`], which no tile has, if there is none.
    #[inline]
    pub(super) fn get(&self, pos: Pos) -> u16 {
        let cell = self.index(pos).and_then(|index| self.cells.get(index));
        cell.copied().unwrap_or(EMPTY)
    }

    pub(super) fn set(&mut self, pos: Pos, number: u16) {
        loop {
            let index = self.index(pos);
            if let Some(cell) = index.and_then(|index| self.cells.get_mut(index)) {
                *cell = number;
                return;
            }
            self.grow();
        }
    }

    fn grow(&mut self) {
        let mut wider = Self::reaching(self.reach * 2);
        let rim = self.reach as i16;
        for y in -rim..rim {
            for x in -rim..rim {
                wider.set(Pos::new(x, y), self.get(Pos::new(x, y)));
            }
        }
        *self = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_grows_in_every_direction() {
        let mut grid = Grid::new();
        let corners = [(0, 0), (-40, 3), (5, -70), (90, 90)];
        for (number, &(x, y)) in corners.iter().enumerate() {
            grid.set(Pos::new(x, y), number as u16);
        }
        for (number, &(x, y)) in corners.iter().enumerate() {
            assert_eq!(grid.get(Pos::new(x, y)), number as u16);
        }
        assert_eq!(grid.get(Pos::new(1000, 0)), EMPTY);
    }

    #[test]
    fn a_row_ends_where_the_next_one_begins() {
        let mut grid = Grid::new();
        let rim = FIRST_REACH as i16;
        grid.set(Pos::new(-rim, 1), 7);
        assert_eq!(grid.get(Pos::new(rim, 0)), EMPTY);
        assert_eq!(grid.get(Pos::new(0, rim)), EMPTY);
        grid.set(Pos::new(rim - 1, 0), 8);
        assert_eq!(grid.get(Pos::new(-rim - 1, 1)), EMPTY);
    }
}
