//! What the King and the Robber Baron are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// The King and the Robber Baron.
pub(super) struct King;

impl Slice for King {
    /// Whoever has one at the end is paid for it.
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::King | Token::Robber).then_some(3 * POINT)
    }
}
