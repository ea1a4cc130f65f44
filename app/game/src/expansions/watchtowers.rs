//! Watchtowers.

use rules::Mark;

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("watchtowers")
        .also(&[
            "Watch Towers",
            "Les Tours de garde",
            "Atalayas",
            "Wieże strażnicze",
            "Turnurile de pază",
        ])
        .in_presets(&["promos"])],
    prints: &[
        (PrintedThing::Mark(Mark::WatchCity), "tile-watchtower-city"),
        (PrintedThing::Mark(Mark::WatchRoad), "tile-watchtower-road"),
        (PrintedThing::Mark(Mark::WatchMeeple), "tile-watchtower-meeple"),
        (PrintedThing::Mark(Mark::WatchPennant), "tile-watchtower-pennant"),
        (PrintedThing::Mark(Mark::WatchCloister), "tile-watchtower-cloister"),
    ],
    ..Profile::NONE
};
