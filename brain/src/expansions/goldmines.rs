//! What ingots are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// The Goldmines.
pub(super) struct Goldmines;

impl Slice for Goldmines {
    /// Between one point and four each; the more, the better.
    fn price(&self, token: Token) -> Option<i64> {
        (token == Token::Ingot).then_some(2 * POINT)
    }
}
