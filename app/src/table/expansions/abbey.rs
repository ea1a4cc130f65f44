//! Abbeys and wagons at a table.

use rules::expansions::abbey::Prompt;
use rules::{Slot, Token};

use crate::table::expansions::Slice;
use crate::table::stand_in::POINT;
use crate::table::standing_orders::{Kind, Policy::Pass};

/// Abbey & Mayor.
pub(super) struct Abbey;

const SYSTEMS: &[&str] = &["abbey"];

const KINDS: &[Kind] = &[
    Kind::of(Slot::Wagons, rules::Prompt::Abbey(Prompt::Wagon), SYSTEMS, &[Pass]),
    Kind::of(Slot::AbbeyRound, rules::Prompt::Abbey(Prompt::LastTile), SYSTEMS, &[Pass])
        .only("am.abbey_round", "on"),
];

impl Slice for Abbey {
    fn comes_before_draw(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Abbey(Prompt::Tile)
    }

    fn price(&self, token: Token) -> Option<i64> {
        matches!(token, Token::Abbey).then_some(2 * POINT)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
