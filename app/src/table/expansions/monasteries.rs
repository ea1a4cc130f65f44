//! Special monasteries at a table: a set like any other.

use crate::table::expansions::Slice;
use crate::table::jcz::{JczOption, JczSet};

/// Special Monasteries.
pub(super) struct Monasteries;

impl Slice for Monasteries {
    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("monastery", 0)],
            rules: &[("keep-monasteries", "replace")],
            options: &[
                JczOption::rule(("mon.cloisters", "keep"), "keep-monasteries", "keep"),
                JczOption::always("mon.abbot_recall", "cloister"),
                JczOption::always("mon.abbot_fairy", "off"),
                JczOption::always("mon.wagon_surrounded", "deny"),
            ],
            ..JczSet::of("monasteries", "monasteries")
        }];
        SETS
    }
}
