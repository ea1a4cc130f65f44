//! What abbeys and wagons are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Abbeys and wagons.
pub(super) struct Abbey;

impl Slice for Abbey {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Abbey).then_some(2 * POINT)
    }
}
