//! The King and the Robber Baron at a table.

use rules::Token;

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;
use crate::table::stand_in::POINT;

/// King & Robber Baron.
pub(super) struct King;

impl Slice for King {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("king").in_presets(&["minis"])];
        SETS
    }

    /// Whoever has one at the end is paid for it.
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::King | Token::Robber).then_some(3 * POINT)
    }
}
