//! Ferries at a table.

use rules::expansions::ferries::{Action, Prompt};
use rules::{Pos, Slot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// The Ferries.
pub(super) struct Ferries;

const SYSTEMS: &[&str] = &["ferries"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::LayFerry, rules::Prompt::Ferries(Prompt::Lay), SYSTEMS, &[USUAL]),
    OrderKind::of(Slot::MoveFerries, rules::Prompt::Ferries(Prompt::Change), SYSTEMS, &[PASS]),
];

impl Slice for Ferries {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("ferries")
            .also(&["Les Ferries", "Los Ferris", "Las Barcas", "Feriboturile"])
            .small()
            .in_presets(&["minis", "minis-2012", "big-box-2017"])];
        SETS
    }

    /// Its lake. A road would not tell the ferries apart that go from it.
    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Ferries(Action::Ferry { from, .. }) = action else { return None };
        Some(from.pos)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
