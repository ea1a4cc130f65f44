//! The segment of a thing that has to stay there: where it may stand, and what says without a doubt
//! that it belongs to this segment.

use std::sync::Arc;

use super::arrange::{Cell, CrowdedTile, MovableThing};
use super::floor::{Floor, GroundPart, has};
use super::footprint::{CELLS, Covered, Footprint, TileCells};
use super::pose::PLAIN;
use crate::art::{SpriteKey, figure_height};
use crate::plan::{Vec2, at};

/// How far a place may be beyond its segment, in cells, if nothing in it is within the tile, or if
/// several figures share it and it has less than so many times their size; and if even the smallest
/// one would hide most of it.
const SLACK: usize = 4;
const CROWDED: f32 = 1.5;
const SMALL_SLACK: usize = 8;
const SMALL: f32 = 1.2;
/// How far from a sign several figures may be, as a share of the tile.
const AROUND_SIGN: f32 = 0.2;
/// The share of a figure without a pin that may cover what belongs to another segment.
const ELSEWHERE: f32 = 0.1;
/// How far the feet of a standing figure are below its middle, in heights of it.
const FEET: f32 = 0.40;
/// How far from the border of its segment the point of a pin is, in cells; less where there is none.
const CORES: [usize; 3] = [3, 2, 1];
/// A segment without cells so far from its border is too narrow for any figure.
const NARROW: usize = 6;

/// The segment.
pub(super) struct Home {
    /// Where its things may be; where there is no room, a little beyond it, too.
    pub around: TileCells,
    /// Those of them at which all of a thing is on the tile, by size.
    pub inner: [TileCells; PLAIN],
    /// Its own cells.
    cells: TileCells,
    /// Those of them that are well within it.
    pub core: TileCells,
    /// The cells over which a figure may be without a pin.
    clear: TileCells,
    /// The height of a figure, in cells; it lies, or has feet.
    height: f32,
    lying: bool,
    /// Whether no figure has room there.
    pub is_narrow: bool,
}

impl Home {
    /// The segment of one of a tile's things, whose footprints are `prints`, by size.
    pub(super) fn of(
        tile: &CrowdedTile,
        floor: &Floor,
        (mover, prints): (&MovableThing, &[Arc<Footprint>]),
        sizes: &[u32],
    ) -> Option<Self> {
        let own = mover.home.filter(|_| !mover.strays)?;
        let home = floor.segments.get(usize::from(own))?;
        let there = tile.movers.iter().zip(sizes).filter(|(it, _)| it.home == Some(own));
        let (number, size) =
            there.fold((0, 0), |(number, all), (_, size)| (number + 1, all + size));
        let is_crowded = number > 1 && (home.size as f32) < CROWDED * size as f32;
        // What is only a sign has no ground of its own.
        let cells = match home.size {
            0 if is_crowded => GroundPart::disc(middle_of(mover.place), AROUND_SIGN).cells,
            _ => home.cells,
        };
        let least = prints.iter().map(|print| print.size).min().unwrap_or(0);
        let is_small = (home.size as f32) < SMALL * least as f32;
        let slack = match home.size {
            1.. if is_small => SMALL_SLACK,
            _ if is_crowded => SLACK,
            _ => 0,
        };
        let (around, inner) = reachable(cells, prints, slack);
        let (kind, lying) = match mover.key {
            SpriteKey::Figure { kind, lying, .. } => (Some(kind), lying),
            _ => (None, false),
        };
        let core = CORES.iter().map(|&depth| home.inside(depth)).find(|cells| !is_empty(cells));
        // Whoever lies across a wall or a river could be on either side.
        let clear = match lying {
            true => floor
                .signs
                .iter()
                .fold(home.cells, |cells, sign| either(&cells, &both(&sign.cells, &floor.nobodys))),
            false => either(&home.cells, &floor.nobodys),
        };
        Some(Self {
            around,
            inner,
            cells: home.cells,
            core: core.unwrap_or(home.cells),
            clear,
            height: kind.map_or(0.0, figure_height) * CELLS as f32,
            lying,
            is_narrow: kind.is_some() && is_empty(&home.inside(NARROW)),
        })
    }

    /// Whether a figure that covers this belongs nowhere else: its feet are on the segment, and it is
    /// over that or over what nobody owns.
    pub(super) fn is_clear(&self, own: &Covered, (x, y): Cell, share: f32) -> bool {
        let down = if self.lying { 0.0 } else { (FEET * self.height * share).round() };
        let beyond = own.size - own.shared(&self.clear);
        has(&self.cells, (x, y + down as i32)) && beyond as f32 <= ELSEWHERE * own.size as f32
    }
}

/// Where things may be, and those of the cells at which all of a thing is on the tile, by size.
fn reachable(
    cells: TileCells,
    prints: &[Arc<Footprint>],
    slack: usize,
) -> (TileCells, [TileCells; PLAIN]) {
    let inner = |cells: &TileCells| {
        let mut inner = [[0; CELLS]; PLAIN];
        for (inner, print) in inner.iter_mut().zip(prints) {
            *inner = both(cells, &print.inner());
        }
        inner
    };
    let own = inner(&cells);
    if slack == 0 && !own.iter().all(is_empty) {
        return (cells, own);
    }
    let cells = (0..slack.max(SLACK)).fold(cells, |cells, _| grown(&cells));
    (cells, inner(&cells))
}

fn is_empty(cells: &TileCells) -> bool {
    cells.iter().all(|row| *row == 0)
}

/// The middle of a cell, as shares of the tile.
fn middle_of((x, y): Cell) -> Vec2 {
    let part = |index: i32| (index as f32 + 0.5) / CELLS as f32;
    at(part(x), part(y))
}

/// The cells that are in both sets.
fn both(one: &TileCells, other: &TileCells) -> TileCells {
    std::array::from_fn(|y| one[y] & other[y])
}

/// The cells that are in one of the sets.
fn either(one: &TileCells, other: &TileCells) -> TileCells {
    std::array::from_fn(|y| one[y] | other[y])
}

/// A set with the cells beside it.
fn grown(set: &TileCells) -> TileCells {
    let row = |y: usize| set.get(y).copied().unwrap_or(0);
    std::array::from_fn(|y| {
        row(y) | row(y) << 1 | row(y) >> 1 | row(y.wrapping_sub(1)) | row(y + 1)
    })
}
