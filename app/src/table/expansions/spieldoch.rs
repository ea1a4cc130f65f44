//! Spiel Doch! at a table, where its tiles are like others.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczSet};

/// Spiel Doch!
pub(super) struct SpielDoch;

impl Slice for SpielDoch {
    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "spieldoch",
            set: "spiel-doch",
            edition: JczEdition::OfGame,
            elements: &[],
            options: &[],
        }]
    }
}
