//! The second edition of the base game at a table.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("base2").in_presets(&["big-box-2017"]).also(&[
                "The Abbot",
                "Gardens",
                "New edition",
                "Der Abt",
                "Gärten",
                "L’Abbé",
                "Les Jardins",
                "El Abad",
                "Los Jardines",
                "L’Abate",
                "I Giardini",
                "Opat",
                "Ogrody",
                "Abatele",
                "Grădini",
            ])];
        SETS
    }
}
