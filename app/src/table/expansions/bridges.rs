//! Bridges at a table.

use rules::expansions::bridges::Action;
use rules::{Pos, Token};

use crate::table::expansions::Slice;
use crate::table::stand_in::POINT;

/// Bridges, Castles and Bazaars: the bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Bridges(Action::Build { pos, .. }) = action else { return None };
        Some(pos)
    }

    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Bridge).then_some(POINT / 2)
    }
}
