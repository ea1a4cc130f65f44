//! Wind roses in words.

use rules::Mark;

use crate::view::expansions::{PrintedThing, RulesPage, Slice, page};

/// Wind Roses.
pub(super) struct Rose;

impl Slice for Rose {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("rose")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::RoseFull), "tile-rose-full"),
            (PrintedThing::Mark(Mark::RoseNorthWest), "tile-rose-nw"),
            (PrintedThing::Mark(Mark::RoseNorthEast), "tile-rose-ne"),
            (PrintedThing::Mark(Mark::RoseSouthEast), "tile-rose-se"),
            (PrintedThing::Mark(Mark::RoseSouthWest), "tile-rose-sw"),
        ]
    }
}
