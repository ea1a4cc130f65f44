//! Abbeys and wagons at a table.

use rules::Slot;
use rules::expansions::abbey::Prompt;

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// Abbey & Mayor.
pub(super) struct Abbey;

const SYSTEMS: &[&str] = &["abbey"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Wagons, rules::Prompt::Abbey(Prompt::Wagon), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::AbbeyRound, rules::Prompt::Abbey(Prompt::LastTile), SYSTEMS, &[PASS])
        .only("am.abbey_round", &["on"]),
];

impl Slice for Abbey {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("abbey")
            .also(&["Abbaye et Maire", "Abbazia e Sindaco"])
            .large()
            .in_presets(&["big-box", "everything"])];
        SETS
    }

    fn comes_before_draw(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Abbey(Prompt::Tile)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
