//! The tiles that may still be drawn: piles taken one after another, each from its end.

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::figure::Seat;
use crate::tile::KindId;

/// The face-down piles.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Bag {
    /// Drawn until empty, before `pile` (the river). The next tile is the last of the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) first: Vec<KindId>,
    /// The draw pile. The next tile is the last of the list.
    pub(crate) pile: Vec<KindId>,
    /// Turned up too early, face up beside the piles (R-PD-V1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) aside: Vec<KindId>,
    /// Left out unseen for equal turns (R-OV-37).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) left_out: Vec<KindId>,
    /// Tiles that seats will lay instead of drawing, at most one per seat (R-BZ-10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<(Seat, KindId)>,
}

impl Bag {
    /// The next tile.
    pub(crate) fn draw(&mut self) -> Option<KindId> {
        self.first.pop().or_else(|| self.pile.pop())
    }

    /// The tiles of the piles, the next one first.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = KindId> {
        self.first.iter().rev().chain(self.pile.iter().rev()).copied()
    }

    /// Puts the tiles that were set aside back into the draw pile one by one, at random places; the
    /// others keep their order (R-PD-V2, R-PD-V7).
    pub(crate) fn put_back(&mut self, dice: &mut Dice) {
        for kind in std::mem::take(&mut self.aside) {
            let index = dice.below(self.pile.len() as u32 + 1) as usize;
            self.pile.insert(index, kind);
        }
    }

    /// The tiles that were set aside (R-PD-V1).
    pub fn aside(&self) -> &[KindId] {
        &self.aside
    }

    /// The tile that a seat will lay instead of drawing one (R-BZ-10).
    pub fn kept(&self, seat: Seat) -> Option<KindId> {
        self.kept.iter().find(|(owner, _)| *owner == seat).map(|&(_, kind)| kind)
    }

    /// Whether any seat has a tile to lay instead of drawing.
    pub(crate) fn keeps_any(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Whether only existing seats have tiles to lay instead of drawing, at most one each.
    pub(crate) fn is_sound(&self, seats: u8) -> bool {
        let known = self.kept.iter().all(|(seat, _)| seat.0 < seats);
        let seats: std::collections::BTreeSet<Seat> =
            self.kept.iter().map(|&(seat, _)| seat).collect();
        known && seats.len() == self.kept.len()
    }

    pub(crate) fn keep(&mut self, seat: Seat, kind: KindId) {
        self.kept.push((seat, kind));
    }

    pub(crate) fn take_kept(&mut self, seat: Seat) -> Option<KindId> {
        let index = self.kept.iter().position(|(owner, _)| *owner == seat)?;
        Some(self.kept.remove(index).1)
    }

    /// How many tiles are left in the piles.
    pub fn len(&self) -> usize {
        self.first.len() + self.pile.len()
    }

    /// Whether no tile can be drawn.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds that nobody has seen yet, with the number of each, sorted: public knowledge. Tiles
    /// left out for equal turns are included, because nobody knows which they are.
    pub fn remaining(&self) -> Vec<(KindId, u8)> {
        let unseen = self.first.iter().chain(&self.pile).chain(&self.left_out);
        let mut tiles: Vec<KindId> = unseen.copied().collect();
        tiles.sort_unstable();
        let runs = tiles.chunk_by(|a, b| a == b);
        runs.map(|run| (run[0], run.len() as u8)).collect()
    }
}
