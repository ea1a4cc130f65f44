//! Spiel Doch! at a table, where its tiles are like others.

use crate::expansions::Slice;
use crate::jcz::{JczEdition, JczOption, JczSet};

/// Spiel Doch!
pub(super) struct SpielDoch;

impl Slice for SpielDoch {
    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            options: &[JczOption::always("sd.start_tile", "mix_in")],
            ..JczSet::of("spieldoch", "spiel-doch")
        }];
        SETS
    }
}
