//! Special Monasteries.

use rules::Tag;

use crate::expansions::Profile;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("monasteries").also(&[
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
    ])],
    segment: |building| building.tags.has(Tag::Special).then_some(("cloister", "tile-special")),
    ..Profile::NONE
};
