//! The Cult.

use rules::{Cause, Tag};

use crate::expansions::Profile;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("cult").small().in_presets(&["minis", "everything", "count-box"]).also(
        &[
            "Heretics & Shrines",
            "Shrines",
            "Ketzer",
            "Hérétiques et Sanctuaires",
            "Herejes y Santuarios",
            "Eretici e Santuari",
            "Heretycy",
            "Ereticii",
        ],
    )],
    segment: |building| building.tags.has(Tag::Shrine).then_some(("shrine", "tile-shrine")),
    returned: &[(Cause::Challenge, "told-challenge")],
    ..Profile::NONE
};
