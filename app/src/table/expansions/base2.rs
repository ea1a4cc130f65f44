//! The second edition of the base game at a table.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::OfferedSet;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("base2").in_presets(&["big-box-2017"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "base2",
            set: "basic",
            edition: JczEdition::Is(2),
            elements: &[("garden", 0), ("abbot", 1)],
            options: &[
                JczOption { ours: ("abbot", "off"), theirs: JczTerm::Without("abbot") },
                JczOption { ours: ("abbot.gardens", "all"), theirs: JczTerm::Second },
            ],
        }]
    }
}
