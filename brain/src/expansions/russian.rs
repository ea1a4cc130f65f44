//! Captives in the pond.

use rules::{At, Game, Mark, Seat};

use super::Opinion;
use crate::one_turn::POINT;

/// What each of them costs at the end (R-RU-10).
const DROWNED: i64 = 2 * POINT;

/// The Russian promos.
pub(super) struct Russian;

impl Opinion for Russian {
    fn owed(&self, game: &Game, seat: Seat) -> i64 {
        let Some(pond) = game.board().marked(Mark::Pond).next() else { return 0 };
        let inside = game.figures().iter().filter(|figure| figure.at == At::Trap(pond));
        inside.filter(|figure| figure.seat == seat).count() as i64 * DROWNED
    }
}
