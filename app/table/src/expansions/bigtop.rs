//! The circus at a table.

use rules::Spot;
use rules::expansions::bigtop::{Action, Event};

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// Under the Big Top.
pub(super) struct BigTop;

impl Slice for BigTop {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("bigtop")
            .also(&["The Circus", "Der Zirkus", "Le Cirque", "El Circo", "Il Circo", "Circul"])
            .large()];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::BigTop(Action::Score { at }) = action else { return None };
        Some(at)
    }

    fn is_revealing(&self, event: &rules::Event) -> bool {
        matches!(event, rules::Event::BigTop(Event::Revealed { .. }))
    }
}
