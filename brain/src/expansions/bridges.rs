//! What bridges are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Bridge).then_some(POINT / 2)
    }
}
