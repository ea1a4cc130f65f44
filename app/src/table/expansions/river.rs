//! Rivers at a table.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::table::sets::{OfferedSet, Start};

/// The two rivers.
pub(super) struct River;

impl Slice for River {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("river1")
                .small()
                .in_presets(&["river", "big-box", "everything", "big-box-2017"])
                .starting(Start::River),
            OfferedSet::of("river2").small().in_presets(&["count-box"]).starting(Start::River),
        ];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        &[JczSet {
            system: "river1",
            set: "river/1",
            edition: JczEdition::OfGame,
            elements: &[("river", 0)],
            options: &[JczOption {
                ours: ("river_clearance", "two_ahead"),
                theirs: JczTerm::Always,
            }],
        }]
    }
}
