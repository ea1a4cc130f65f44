//! The names of columns and rows, in the gutters around the board: never over tiles, all of one size.
//! Where tiles are too small for a name each, some cells go without.

use canvas::{Rect, text};
use rules::{Pos, column_name, row_name};

use crate::camera::Frame;
use crate::paint::Painter;
use crate::scene::Scene;

/// Size of the names, as a share of the picture's width.
const SHARE: f32 = 0.0260;
/// Minimum size of anything written on a board, in pixels, and of the gutters for it.
pub(crate) const MIN_SIZE: f32 = 14.0;
pub(crate) const MIN_GUTTER: f32 = 18.0;
/// Width of the gutter of the numbers, in widths of the widest one.
const ROOM: f32 = 1.13;
/// Distance between names of columns and rows, relative to their width and height.
const APART: (f32, f32) = (1.2, 1.4);

/// The name of a column or row, and where it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Coordinate {
    pub name: String,
    pub place: Rect,
    /// Whether it is that of a last move.
    pub marked: bool,
}

/// Width, in ems, of the widest name of the rows from the first to the last.
pub(crate) fn widest_row(ends: [i16; 2]) -> f32 {
    ends.map(|row| text::width(&row_name(row))).into_iter().fold(0.0, f32::max)
}

/// The share of a picture's width that a name of so many ems takes.
pub(crate) fn share_of(ems: f32) -> f32 {
    SHARE * ems * ROOM
}

/// The minimum width of the gutter for a name of so many ems.
pub(crate) fn least_of(ems: f32) -> f32 {
    MIN_SIZE * ems * ROOM + 2.0
}

/// The size of the names in a picture of this width.
pub(crate) fn size_of(width: i32) -> f32 {
    (width as f32 * SHARE).max(MIN_SIZE)
}

/// The names around the board. Those of the last moves come first; a name that would lie on another
/// one is left out.
pub(crate) fn around(scene: &Scene, frame: &Frame) -> Vec<Coordinate> {
    let (seen, board) = (frame.seen(), frame.board);
    let size = size_of(frame.width);
    let still = scene.viewport.is_none_or(|viewport| !viewport.moving);
    let last = |of: fn(&Pos) -> i16| {
        // A column whose marked cell is elsewhere would only mislead.
        let is_seen = |pos: &&Pos| still && frame.cell(**pos).common(board).is_some();
        let marked: Vec<i16> = scene.last.iter().filter(is_seen).map(of).collect();
        move |cell: i16| marked.contains(&cell)
    };
    let (in_column, in_row) = (last(|pos| pos.x), last(|pos| pos.y));
    // A cell of which only half is visible belongs to the bleed and has no name.
    let fourth = frame.px / 4;
    let (mut columns, mut rows): (Vec<i16>, Vec<i16>) =
        ((seen.from.x..=seen.to.x).collect(), (seen.from.y..=seen.to.y).collect());
    columns.retain(|&x| {
        let cell = frame.cell(Pos::new(x, 0));
        cell.x + fourth >= board.x && cell.right() - fourth <= board.right()
    });
    rows.retain(|&y| {
        let cell = frame.cell(Pos::new(0, y));
        cell.y + fourth >= board.y && cell.bottom() - fourth <= board.bottom()
    });
    let cells = |pixels: f32| (pixels / frame.px as f32).ceil().max(1.0) as u16;
    let high = size * text::CAPITAL;
    let mut all = Vec::new();
    let mut add = |name: String, (x, y): (i32, i32), marked: bool| {
        let (wide, high) = ((size * text::width(&name)).ceil() as i32, high.ceil() as i32);
        let place = Rect::new(x - wide / 2, y - high / 2, wide, high);
        all.push(Coordinate { name, place, marked });
    };
    let wide = columns.iter().map(|&x| text::width(&column_name(x))).fold(0.0, f32::max);
    for x in labelled(&columns, cells(size * wide * APART.0), &in_column) {
        let (middle, _) = frame.cell(Pos::new(x, 0)).middle();
        for y in [board.y - frame.gutter / 2, board.bottom() + frame.gutter / 2] {
            add(column_name(x), (middle, y), in_column(x));
        }
    }
    for y in labelled(&rows, cells(high * APART.1), &in_row) {
        let (_, middle) = frame.cell(Pos::new(0, y)).middle();
        for x in [board.x - frame.aside / 2, board.right() + frame.aside / 2] {
            add(row_name(y), (x, middle), in_row(y));
        }
    }
    all.sort_by_key(|coordinate| !coordinate.marked);
    let mut free: Vec<Coordinate> = Vec::new();
    for coordinate in all {
        let lies = |other: &Coordinate| other.place.common(coordinate.place).is_some();
        if !free.iter().any(lies) {
            free.push(coordinate);
        }
    }
    free
}

/// The cells of a row that get a name if names are this many cells apart: the marked ones first,
/// then others, independent of the extent of the board.
fn labelled(cells: &[i16], apart: u16, marked: impl Fn(i16) -> bool) -> Vec<i16> {
    let others = cells.iter().filter(|cell| i32::from(**cell).rem_euclid(apart.into()) == 0);
    let mut named: Vec<i16> = Vec::new();
    for &cell in cells.iter().filter(|cell| marked(**cell)).chain(others) {
        if named.iter().all(|other| cell.abs_diff(*other) >= apart) {
            named.push(cell);
        }
    }
    named
}

impl Painter<'_> {
    /// Letters above and below, numbers left and right; those of the last move in the accent colour.
    pub(crate) fn coordinates(&mut self) {
        self.canvas.clip(self.canvas.bounds());
        let size = size_of(self.frame.width);
        let table = &self.colours.table;
        for Coordinate { name, place, marked } in around(self.scene, &self.frame) {
            let ink = if marked { table.accent } else { table.coordinate };
            self.text_at(&name, size, ink, place.middle());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_small_cells_keep_apart_and_the_last_move_has_one() {
        let cells: Vec<i16> = (-7..=7).collect();
        let all = |last: i16| labelled(&cells, 1, |cell| cell == last).len();
        assert_eq!(all(3), 15);
        for last in -7..=7 {
            let named = labelled(&cells, 3, |cell| cell == last);
            assert!(named.contains(&last) && named.len() >= 4, "{named:?}");
            let near = |a: i16, b: i16| a != b && a.abs_diff(b) < 3;
            assert!(!named.iter().any(|&a| named.iter().any(|&b| near(a, b))), "{named:?}");
        }
        assert_eq!(labelled(&cells[3..12], 3, |_| false), [-3, 0, 3]);
    }
}
