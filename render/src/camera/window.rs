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
/// around the action; the nearest one if several are equally good. `inside` moves a centre so far that
/// the window lies on the board.
pub(super) fn richest(
    scene: &Scene,
    action: Cells,
    (columns, rows): (i32, i32),
    inside: impl Fn((f32, f32)) -> (f32, f32),
) -> (f32, f32) {
    let across = firsts(action.from.x, action.to.x, columns);
    let windows =
        across.flat_map(|x| firsts(action.from.y, action.to.y, rows).map(move |y| (x, y)));
    let (size, own) = ((columns as f32 / 2.0, rows as f32 / 2.0), action.middle());
    let windows = windows.map(|(x, y)| {
        let (x, y) = inside((x as f32 + size.0, y as f32 + size.1));
        let near = |tile: &&Tile| {
            let (right, south) = (f32::from(tile.pos.x) + 0.5 - x, f32::from(tile.pos.y) + 0.5 - y);
            right.abs() < size.0 && south.abs() < size.1
        };
        // Moving the window away has to be worth it.
        let away = (x - own.0).abs() + (y - own.1).abs();
        let worth = 2.0 * scene.tiles.iter().filter(near).count() as f32 - away;
        ((x, y), worth)
    });
    let best = windows.max_by(|one, other| one.1.total_cmp(&other.1));
    best.map_or(inside(own), |(middle, _)| middle)
}

/// Where a stretch of so many cells may begin that includes these and one more on either side; as far
/// as it is too short for that, they are in its middle.
fn firsts(from: i16, to: i16, size: i32) -> std::ops::RangeInclusive<i32> {
    let (from, to) = (i32::from(from), i32::from(to));
    let middle = (from + to + 1 - size).div_euclid(2);
    (to + 2 - size).min(middle)..=(from - 1).max(middle)
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
