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

/// How much is shown at least around a tile where something is happening; an empty cell may lie at the
/// edge of the window.
const AROUND: f32 = 0.5;
/// How much of a cell the window moves at a time.
const STEP: f32 = 0.5;
/// This many cells at an edge of the window may be empty; each further one is worse than any number of
/// tiles that are not shown.
const EMPTY: f32 = 1.0;
const MORE_EMPTY: f32 = 1000.0;
/// A tile of which so much is seen is not cut.
const WHOLE: f32 = 0.95;

/// The centre of the window of this size in tiles that includes the action, has no more than a cell of
/// empty table at an edge, and shows most of the board; the nearest one if several are equally good.
/// `inside` moves a centre so far that the window lies on the board.
pub(super) fn richest(
    scene: &Scene,
    action: Cells,
    size: (f32, f32),
    inside: impl Fn((f32, f32)) -> (f32, f32),
) -> (f32, f32) {
    let acts = |tile: &Tile| action.has(tile.pos);
    let around = if scene.tiles.iter().any(acts) { AROUND } else { 0.0 };
    let across: Vec<f32> = middles((action.from.x, action.to.x), around, size.0).collect();
    let down: Vec<f32> = middles((action.from.y, action.to.y), around, size.1).collect();
    let windows = across.iter().flat_map(|&x| down.iter().map(move |&y| (x, y))).map(&inside);
    let own = action.middle();
    let near: Vec<Pos> = scene
        .tiles
        .iter()
        .map(|tile| tile.pos)
        .filter(|pos| {
            let far = |cell: i16, own: f32| (f32::from(cell) + 0.5 - own).abs();
            far(pos.x, own.0) < size.0 + 1.0 && far(pos.y, own.1) < size.1 + 1.0
        })
        .collect();
    let windows = windows.map(|(x, y)| {
        let window = Window { from: (x - size.0 / 2.0, y - size.1 / 2.0), size };
        // Moving the window away has to be worth it.
        let away = (x - own.0).abs() + (y - own.1).abs();
        ((x, y), window.worth(&near) - away)
    });
    let best = windows.max_by(|one, other| one.1.total_cmp(&other.1));
    best.map_or(inside(own), |(middle, _)| middle)
}

/// Where the middle of a stretch of this size may be that includes these cells and a little around
/// them; in the middle of them if it is too short for that.
fn middles((from, to): (i16, i16), around: f32, size: f32) -> impl Iterator<Item = f32> {
    let (from, to) = (f32::from(from) - around, f32::from(to) + 1.0 + around);
    let room = (size - (to - from)).max(0.0);
    let steps = (room / STEP) as u16;
    let first = (from + to) / 2.0 - f32::from(steps) * STEP / 2.0;
    (0..=steps).map(move |step| first + f32::from(step) * STEP)
}

/// A part of the table, in tiles.
struct Window {
    from: (f32, f32),
    size: (f32, f32),
}

impl Window {
    /// How much it shows of these tiles, less what is empty at its edges.
    fn worth(&self, tiles: &[Pos]) -> f32 {
        let mut shown = 0.0;
        // How far the nearest tile is from each edge.
        let mut empty = [self.size.0, self.size.1, self.size.0, self.size.1];
        for tile in tiles {
            let (x, y) = (f32::from(tile.x) - self.from.0, f32::from(tile.y) - self.from.1);
            let common = |at: f32, size: f32| (at + 1.0).min(size) - at.max(0.0);
            let (wide, high) = (common(x, self.size.0), common(y, self.size.1));
            if wide > 0.0 && high > 0.0 {
                shown += wide * high;
                // What is cut at one edge does not fill up the one beside it.
                let [across, down] = [high, wide].map(|seen| seen > WHOLE);
                let far = [
                    (x, across),
                    (y, down),
                    (self.size.0 - x - 1.0, across),
                    (self.size.1 - y - 1.0, down),
                ];
                for (empty, (far, _)) in empty.iter_mut().zip(far).filter(|(_, far)| far.1) {
                    *empty = empty.min(far);
                }
            }
        }
        let more: f32 = empty.iter().map(|empty| (empty - EMPTY).max(0.0)).sum();
        2.0 * shown - MORE_EMPTY * more
    }
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
