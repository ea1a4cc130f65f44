//! The Winter edition.

use crate::expansions::Profile;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("winter")
        .also(&["Winteredition", "Édition hivernale"])
        .in_presets(&["winter-box"])],
    ..Profile::NONE
};
