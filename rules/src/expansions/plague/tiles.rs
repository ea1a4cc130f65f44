//! Sets of tiles on the board, one bit each.

use crate::game::Game;
use crate::geometry::Pos;
use crate::snapshot::MAX_TILES;

/// A set of tiles, by their numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tiles([u64; MAX_TILES.div_ceil(64)]);

impl Tiles {
    /// The tiles on some cells.
    pub(super) fn of(game: &Game, cells: impl Iterator<Item = Pos>) -> Self {
        let mut tiles = Self([0; _]);
        for tile in cells.filter_map(|pos| game.board.number_at(pos)) {
            tiles.insert(tile);
        }
        tiles
    }

    /// Whether a tile is among them.
    pub(super) fn has(&self, tile: u16) -> bool {
        let word = self.0.get(usize::from(tile) / 64);
        word.is_some_and(|word| word & 1 << (tile % 64) != 0)
    }

    /// Takes a tile out.
    pub(super) fn remove(&mut self, tile: u16) {
        if let Some(word) = self.0.get_mut(usize::from(tile) / 64) {
            *word &= !(1 << (tile % 64));
        }
    }

    /// Adds a tile. No game has more tiles than there are bits.
    pub(super) fn insert(&mut self, tile: u16) {
        if let Some(word) = self.0.get_mut(usize::from(tile) / 64) {
            *word |= 1 << (tile % 64);
        }
    }
}
