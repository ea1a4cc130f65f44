//! The second edition of the base game at a table.

use crate::table::expansions::Slice;
use crate::table::sets::Need;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn needs(&self) -> &'static [(&'static str, Need)] {
        &[
            ("abbot.quarter", Need::Set("count")),
            ("abbot.quarter_garden", Need::Set("count")),
            ("abbot.garden_castle", Need::Set("castles")),
        ]
    }
}
