//! Traders & Builders.

use rules::Tag;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("traders").also(&["Mercanti e Costruttori"]).large().in_presets(&[
        "big-box",
        "everything",
        "big-box-2017",
    ])],
    prints: &[
        (PrintedThing::Tag(Tag::Wine), "tile-wine"),
        (PrintedThing::Tag(Tag::Grain), "tile-grain"),
        (PrintedThing::Tag(Tag::Cloth), "tile-cloth"),
    ],
    ..Profile::NONE
};
