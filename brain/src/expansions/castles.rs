//! What castles are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Castles.
pub(super) struct Castles;

impl Slice for Castles {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Castle).then_some(2 * POINT)
    }
}
