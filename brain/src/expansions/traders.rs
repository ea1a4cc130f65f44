//! What goods are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Goods.
pub(super) struct Traders;

impl Slice for Traders {
    /// A majority pays at the end.
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Wine | Token::Grain | Token::Cloth).then_some(2 * POINT)
    }
}
