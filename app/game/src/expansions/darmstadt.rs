//! The Churches of Darmstadt.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("darmstadt").in_presets(&["promos"])],
    prints: &[(PrintedThing::Tag(Tag::Darmstadtium), "tile-darmstadtium")],
    segment: |building| building.tags.has(Tag::Church).then_some(("cloister", "tile-church")),
    ..Profile::NONE
};
