//! What towers are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Towers.
pub(super) struct Tower;

impl Slice for Tower {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::TowerPiece).then_some(POINT / 2)
    }
}
