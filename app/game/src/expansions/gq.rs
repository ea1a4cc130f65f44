//! Games Quarterly 11.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("gq").also(&["GQ11", "GQ 11"])],
    prints: &[(PrintedThing::Tag(Tag::OptionalHerd), "tile-pigs")],
    ..Profile::NONE
};
