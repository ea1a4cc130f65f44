//! What the porxada are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// The porxada.
pub(super) struct Porxada;

impl Slice for Porxada {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Porxada).then_some(3 * POINT)
    }
}
