//! The Labyrinth.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("labyrinth").also(&["The Maze"]).in_presets(&["promos"])],
    prints: &[(PrintedThing::Tag(Tag::Labyrinth), "tile-labyrinth")],
    ..Profile::NONE
};
