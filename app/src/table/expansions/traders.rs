//! Goods at a table.

use rules::Token;

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;
use crate::table::stand_in::POINT;

/// Traders & Builders.
pub(super) struct Traders;

impl Slice for Traders {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("traders").in_presets(&["big-box"])];
        SETS
    }

    /// A majority pays at the end.
    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Wine | Token::Grain | Token::Cloth).then_some(2 * POINT)
    }
}
