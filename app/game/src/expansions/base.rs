//! The base game.

use crate::expansions::Profile;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("base").also(&["Carcassonne", "Basic game", "Basisspiel"]).in_presets(
        &[
            "classic",
            "river",
            "big-box",
            "minis",
            "minis-2012",
            "count-box",
            "promos",
            "everything",
            "all",
        ],
    )],
    ..Profile::NONE
};
