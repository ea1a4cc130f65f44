//! Special monasteries at a table: a set like any other.

use crate::expansions::Slice;
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
}
