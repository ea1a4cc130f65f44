//! The two rivers.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::{OfferedSet, Start};

pub(super) const PROFILE: Profile = Profile {
    sets: &[
        OfferedSet::of("river1")
            .also(&["River 1"])
            .small()
            .in_presets(&["river", "big-box", "everything", "big-box-2017"])
            .starting(Start::River),
        OfferedSet::of("river2").small().in_presets(&["count-box"]).starting(Start::River),
    ],
    prints: &[(PrintedThing::Tag(Tag::PigHerd), "tile-pigs")],
    ..Profile::NONE
};
