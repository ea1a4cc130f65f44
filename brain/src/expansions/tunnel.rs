//! What tunnels are worth.

use rules::Token;

use super::Slice;
use crate::one_turn::POINT;

/// Tunnels.
pub(super) struct Tunnel;

impl Slice for Tunnel {
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::TunnelA | Token::TunnelB | Token::TunnelC).then_some(POINT / 4)
    }
}
