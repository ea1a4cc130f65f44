//! Special monasteries at a table: a set like any other.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet};
use crate::sets::OfferedSet;

/// Special Monasteries.
pub(super) struct Monasteries;

impl Slice for Monasteries {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("monasteries").also(&[
            "Special Abbeys",
            "Special Cloisters",
            "German Monasteries",
            "German Cloisters",
            "Deutsche Klöster",
            "Klöster in Deutschland",
            "Monastères spéciaux",
            "Abadías especiales",
            "Monasterios de Alemania",
            "Monasteri tedeschi",
            "Specjalne klasztory",
            "Abații speciale",
        ])];
        SETS
    }

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
