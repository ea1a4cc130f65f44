//! Rivers at a table.

use crate::expansions::Slice;
use crate::jcz::{JczEdition, JczOption, JczSet};
use crate::sets::{OfferedSet, Start};

/// The two rivers.
pub(super) struct River;

impl Slice for River {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("river1")
                .also(&["River 1"])
                .small()
                .in_presets(&["river", "big-box", "everything", "big-box-2017"])
                .starting(Start::River),
            OfferedSet::of("river2").small().in_presets(&["count-box"]).starting(Start::River),
        ];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const OPTIONS: &[JczOption] = &[
            JczOption::always("river_clearance", "two_ahead"),
            JczOption::always("river_start_tile", "mix_in"),
            JczOption::always("river_combo_lake", "volcano"),
            JczOption::always("river2_volcano_bonus_turn", "never"),
            JczOption::always("river2_pig_herd", "never"),
        ];
        const RIVER: JczSet = JczSet {
            edition: JczEdition::OfGame,
            elements: &[("river", 0)],
            options: OPTIONS,
            ..JczSet::of("river1", "river/1")
        };
        const SETS: &[JczSet] = &[RIVER, JczSet { system: "river2", set: "river/2", ..RIVER }];
        SETS
    }
}
