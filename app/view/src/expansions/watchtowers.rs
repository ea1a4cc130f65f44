//! Watchtowers in words.

use rules::Mark;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};

/// Watchtowers.
pub(super) struct Watchtowers;

impl Slice for Watchtowers {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("watchtowers")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::WatchCity), "tile-watchtower-city"),
            (PrintedThing::Mark(Mark::WatchRoad), "tile-watchtower-road"),
            (PrintedThing::Mark(Mark::WatchMeeple), "tile-watchtower-meeple"),
            (PrintedThing::Mark(Mark::WatchPennant), "tile-watchtower-pennant"),
            (PrintedThing::Mark(Mark::WatchCloister), "tile-watchtower-cloister"),
        ]
    }
}
