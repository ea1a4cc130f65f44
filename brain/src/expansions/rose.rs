//! Quarters of a wind rose.

use rules::{Game, KindId, Pos};

use super::Opinion;
use crate::one_turn::POINT;

/// Wind Roses.
pub(super) struct Rose;

impl Opinion for Rose {
    fn pays(&self, game: &Game, kind: KindId, pos: Pos) -> i64 {
        i64::from(game.rose_points(kind, pos)) * POINT
    }
}
