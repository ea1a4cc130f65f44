//! What a drawing covers, as bits: a row of cells is one number, so how much two things hide of
//! each other is counted row by row.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use canvas::{Bytes, Cache};

use crate::art::{self, Artwork, SpriteKey};
use crate::theme::Theme;

/// Cells along the edge of a tile.
pub(crate) const CELLS: usize = 64;
/// Pixels below this opacity are shadow.
const SOLID: u8 = 200;
/// Maximum size of the cache in bytes.
const CACHE_BYTES: usize = 1 << 18;

/// The cells of one tile, row by row, the western one last.
pub(crate) type TileCells = [u64; CELLS];

/// The cells that a drawing covers.
#[derive(Debug)]
pub(crate) struct Footprint {
    /// Its top left corner, relative to its origin.
    left: i32,
    top: i32,
    rows: Vec<u64>,
    /// The number of its cells.
    pub size: u32,
}

impl Footprint {
    /// The footprint of a sprite for tiles of [`CELLS`] pixels, or of the same sprite smaller.
    pub(crate) fn of(key: SpriteKey) -> Arc<Self> {
        static KNOWN: LazyLock<Cache<SpriteKey, Footprint>> =
            LazyLock::new(|| Cache::new(CACHE_BYTES));
        KNOWN.get(key, |key| Self::drawn(&art::draw(key, Theme::LIGHT.colours())))
    }

    fn drawn(art: &Artwork) -> Self {
        let solid = |x: u32, y: u32| art.pixels.get_pixel(x, y).0[3] >= SOLID;
        let (width, height) = art.pixels.dimensions();
        let is_inked = |&x: &u32| (0..height).any(|y| solid(x, y));
        let first = (0..width).find(is_inked).unwrap_or(0);
        let last = width.min(first + CELLS as u32);
        let row = |y| (first..last).fold(0, |row, x| row | u64::from(solid(x, y)) << (x - first));
        let rows: Vec<u64> = (0..height).map(row).collect();
        let above = rows.iter().take_while(|row| **row == 0).count();
        let below = rows.iter().rev().take_while(|row| **row == 0).count();
        let rows: Vec<u64> = rows[above..rows.len().saturating_sub(below).max(above)].to_vec();
        let size = rows.iter().map(|row| row.count_ones()).sum();
        Self { left: first as i32 - art.left, top: above as i32 - art.top, rows, size }
    }

    /// What it covers of a tile if its origin is at a cell of it.
    pub(crate) fn at(&self, (x, y): (i32, i32)) -> Covered {
        let (left, top) = (x + self.left, y + self.top);
        let shifted = |row: u64| match u32::try_from(left) {
            Ok(left) => row.checked_shl(left).unwrap_or(0),
            Err(_) => row.checked_shr(left.unsigned_abs()).unwrap_or(0),
        };
        let edge = |edge: i32| edge.clamp(0, CELLS as i32) as usize;
        let rows = edge(top)..edge(top + self.rows.len() as i32);
        let mut cells = [0; CELLS];
        let above = edge(-top).min(self.rows.len());
        for (cells, row) in cells[rows.clone()].iter_mut().zip(&self.rows[above..]) {
            *cells = shifted(*row);
        }
        Covered { cells, rows, size: self.size.max(1) }
    }

    /// The cells of a tile at which its origin may be so that all of it is on the tile.
    pub(crate) fn inner(&self) -> TileCells {
        // From the first cell to the one after the last, of so long a thing that begins there.
        let ends =
            |begin: i32, long: usize| (-begin).max(0)..CELLS as i32 - long as i32 + 1 - begin;
        let (columns, rows) = (ends(self.left, self.wide()), ends(self.top, self.rows.len()));
        let row = columns.filter(|x| *x < 64).fold(0u64, |row, x| row | 1 << x);
        std::array::from_fn(|y| if rows.contains(&(y as i32)) { row } else { 0 })
    }

    /// Its width in cells.
    fn wide(&self) -> usize {
        let widths = self.rows.iter().map(|row| 64 - row.leading_zeros());
        widths.max().unwrap_or(0) as usize
    }

    /// The tiles that it reaches from the cell (0, 0) of one, moved by some cells: the least and the
    /// greatest column and row.
    pub(crate) fn tiles(&self, (x, y): (i32, i32)) -> [i32; 4] {
        let cells = CELLS as i32;
        let (left, top) = (x + self.left, y + self.top);
        let (right, bottom) = (left + self.wide() as i32 - 1, top + self.rows.len() as i32 - 1);
        [left, top, right, bottom].map(|edge| edge.div_euclid(cells))
    }
}

impl Bytes for Footprint {
    fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(self.rows.as_slice()) + 64
    }
}

/// What a thing covers of a tile.
pub(crate) struct Covered {
    pub cells: TileCells,
    /// The rows with some of its cells.
    pub rows: Range<usize>,
    /// How many cells it would cover if there were only this tile.
    pub size: u32,
}

impl Covered {
    /// Its rows, each with that of a set of cells.
    pub(crate) fn beside<'a>(
        &'a self,
        other: &'a TileCells,
    ) -> impl Iterator<Item = (u64, u64)> + 'a {
        let own = self.cells[self.rows.clone()].iter();
        own.zip(&other[self.rows.clone()]).map(|(own, other)| (*own, *other))
    }

    /// How many of its cells are in a set.
    pub(crate) fn shared(&self, other: &TileCells) -> u32 {
        self.beside(other).map(|(own, other)| (own & other).count_ones()).sum()
    }
}
