//! Which tile lies on which cell.

use crate::geometry::Pos;

/// Numbers of tiles by cell: a square that doubles when the board reaches its rim.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    reach: i16,
    cells: Vec<u16>,
}

/// First half-width of the grid; most base games stay within it.
const FIRST_REACH: i16 = 16;
const EMPTY: u16 = u16::MAX;

impl Grid {
    pub(super) fn new() -> Self {
        Self::reaching(FIRST_REACH)
    }

    fn reaching(reach: i16) -> Self {
        let width = 2 * reach as usize;
        Self { reach, cells: vec![EMPTY; width * width] }
    }

    fn index(&self, pos: Pos) -> Option<usize> {
        // Negative numbers become large ones, so that one comparison sees both rims.
        let offset = |at: i16| (i32::from(at) + i32::from(self.reach)) as u32 as usize;
        let (width, column, row) = (2 * self.reach as usize, offset(pos.x), offset(pos.y));
        (column < width && row < width).then(|| row * width + column)
    }

    pub(super) fn get(&self, pos: Pos) -> Option<u16> {
        let number = self.cells[self.index(pos)?];
        (number != EMPTY).then_some(number)
    }

    pub(super) fn set(&mut self, pos: Pos, number: u16) {
        while self.index(pos).is_none() {
            self.grow();
        }
        let index = self.index(pos).expect("the grid grew until it reached the cell");
        self.cells[index] = number;
    }

    fn grow(&mut self) {
        let mut wider = Self::reaching(self.reach * 2);
        for y in -self.reach..self.reach {
            for x in -self.reach..self.reach {
                if let Some(number) = self.get(Pos::new(x, y)) {
                    wider.set(Pos::new(x, y), number);
                }
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
            assert_eq!(grid.get(Pos::new(x, y)), Some(number as u16));
        }
        assert_eq!(grid.get(Pos::new(1000, 0)), None);
    }

    #[test]
    fn a_row_ends_where_the_next_one_begins() {
        let mut grid = Grid::new();
        grid.set(Pos::new(-FIRST_REACH, 1), 7);
        assert_eq!(grid.get(Pos::new(FIRST_REACH, 0)), None);
        assert_eq!(grid.get(Pos::new(0, FIRST_REACH)), None);
        grid.set(Pos::new(FIRST_REACH - 1, 0), 8);
        assert_eq!(grid.get(Pos::new(-FIRST_REACH - 1, 1)), None);
    }
}
