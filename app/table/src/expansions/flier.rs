//! Flights at a table.

use rules::Slot;
use rules::expansions::flier::Prompt;

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

/// The Flier.
pub(super) struct Flier;

const ASKED: rules::Prompt = rules::Prompt::Flier(Prompt::Landing);

const KINDS: &[OrderKind] = &[OrderKind::of(Slot::Landing, ASKED, &["flier"], &[USUAL])];

impl Slice for Flier {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("flier")
            .small()
            .in_presets(&["minis", "minis-2012", "big-box-2017"])
            .also(&[
                "Flying Machines",
                "The Flyer",
                "Die Flieger",
                "Flugmaschinen",
                "L’Aviateur",
                "El Aviador",
                "Los Voladores",
                "Gli Aviatori",
                "Maszyny latające",
                "Aparate de zbor",
            ])];
        SETS
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == ASKED
    }

    fn is_revealing(&self, event: &rules::Event) -> bool {
        matches!(event, rules::Event::Flier(_))
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
