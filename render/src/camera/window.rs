//! Where a window lies that cannot show the whole board.

use rules::Pos;

use super::Cells;
use crate::scene::{Scene, Tile};

/// The centre of a window of `size` tiles that shows at most `beyond` tiles of empty table on
/// either side of the board; the centre of the board if that is smaller.
pub(super) fn within(middle: f32, size: f32, (from, to): (i16, i16), beyond: f32) -> f32 {
    let (from, to) = (f32::from(from) - beyond, f32::from(to) + 1.0 + beyond);
    if to - from <= size {
        (from + to) / 2.0
    } else {
        middle.clamp(from + size / 2.0, to - size / 2.0)
    }
}

/// The centre of the window of this many cells that shows most of the board and includes a cell
/// around the action; the nearest one if several are equally good.
pub(super) fn richest(scene: &Scene, action: Cells, (columns, rows): (i32, i32)) -> (f32, f32) {
    let (x, y) = action.middle();
    let (x, y) = (x.floor() + 0.5, y.floor() + 0.5);
    let spare = |size: i32, own: i32| ((size - own) / 2 - 1).max(0);
    let across = spare(columns, action.columns());
    let down = spare(rows, action.rows());
    let windows = (-down..=down).flat_map(|dy| (-across..=across).map(move |dx| (dx, dy)));
    let shown = |(dx, dy): &(i32, i32)| {
        let (x, y) = (x + *dx as f32, y + *dy as f32);
        let near = |tile: &&Tile| {
            let (right, south) = (f32::from(tile.pos.x) + 0.5 - x, f32::from(tile.pos.y) + 0.5 - y);
            right.abs() * 2.0 < columns as f32 && south.abs() * 2.0 < rows as f32
        };
        // Moving the window away has to be worth it.
        2 * scene.tiles.iter().filter(near).count() as i32 - dx.abs() - dy.abs()
    };
    let (dx, dy) = windows.max_by_key(shown).unwrap_or_default();
    (x + dx as f32, y + dy as f32)
}

/// The cells in the window of this many columns and rows that has most of these: most columns first,
/// then most rows; the first of several.
pub(super) fn fullest(cells: &[Pos], (columns, rows): (i32, i32)) -> Option<Cells> {
    let across = stretch(cells, columns, |cell| cell.x);
    let down = stretch(&across, rows, |cell| cell.y);
    Cells::around(down)
}

/// Those of the cells in the stretch of this length that has most of them.
fn stretch(cells: &[Pos], length: i32, at: impl Fn(&Pos) -> i16) -> Vec<Pos> {
    let within = |first: i16| {
        let ahead = |cell: &Pos| i32::from(at(cell)) - i32::from(first);
        cells.iter().copied().filter(|cell| (0..length).contains(&ahead(cell))).collect::<Vec<_>>()
    };
    let mut firsts: Vec<i16> = cells.iter().map(&at).collect();
    firsts.sort_unstable_by(|one, other| other.cmp(one));
    firsts.dedup();
    firsts.into_iter().map(within).max_by_key(Vec::len).unwrap_or_default()
}
