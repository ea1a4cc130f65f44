//! Inns & Cathedrals.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("inns").also(&["Gasthäuser und Kathedralen"]).large().in_presets(&[
        "big-box",
        "everything",
        "big-box-2017",
    ])],
    prints: &[
        (PrintedThing::Tag(Tag::Cathedral), "tile-cathedral"),
        (PrintedThing::Tag(Tag::Inn), "tile-inn"),
    ],
    ..Profile::NONE
};
