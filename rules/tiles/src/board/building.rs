//! Buildings that are complete once all cells around them are filled, and the two places of those that
//! are special.

use super::Board;
use crate::feature::FeatureId;
use crate::geometry::{Pos, Side};
use crate::vocabulary::{SegmentKind, Tag};

impl Board {
    /// How many of the eight cells around are filled (R-BA-20).
    #[inline]
    pub fn filled_around(&self, pos: Pos) -> u8 {
        pos.around().filter(|&cell| self.is_filled_at(cell)).count() as u8
    }

    /// Whether all cells around a feature's first tile are filled.
    #[inline]
    pub fn is_filled(&self, id: FeatureId) -> bool {
        self.filled_around(self.tiles[usize::from(self.feature(id).first.tile)].pos) == 8
    }

    /// Whether nobody can come to stand on a feature that was laid earlier: it is complete, or a special
    /// monastery around which all is filled, even if abbots alone keep that from being complete (R-MO-5).
    #[inline]
    pub fn is_over(&self, id: FeatureId) -> bool {
        self.is_complete(id) || self.keeps_monks_out(id)
    }

    /// Whether a feature is the place of the monks in a special monastery around which all is filled
    /// (R-MO-5).
    #[inline]
    pub fn keeps_monks_out(&self, id: FeatureId) -> bool {
        let feature = self.feature(id);
        let stands = feature.kind == SegmentKind::Cloister && feature.tags.has(Tag::Special);
        stands && self.is_filled(id)
    }

    /// The other of two places on a monastic building.
    #[inline]
    pub fn other_place(&self, id: FeatureId) -> Option<FeatureId> {
        let feature = self.feature(id);
        if !feature.tags.has(Tag::Special) {
            return None;
        }
        let placed = &self.tiles[usize::from(feature.first.tile)];
        let [stands, lies] = placed.tile().places()?;
        let other = if feature.first.segment == lies { stands } else { lies };
        Some(self.features.of(placed.node(other)))
    }

    /// How many tiles lie in the four lines from a cell, each up to the first empty cell (R-MO-8).
    pub fn in_lines(&self, pos: Pos) -> u16 {
        self.lines_from(pos).count() as u16
    }

    /// The cells of these lines.
    pub fn lines_from(&self, pos: Pos) -> impl Iterator<Item = Pos> {
        Side::ALL.into_iter().flat_map(move |side| {
            let cells =
                std::iter::successors(Some(pos.step(side)), move |cell| Some(cell.step(side)));
            cells.take_while(|&cell| self.is_filled_at(cell))
        })
    }
}
