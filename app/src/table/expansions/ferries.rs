//! Ferries at a table.

use rules::expansions::ferries::{Action, Prompt};
use rules::{Slot, Spot};

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;
use crate::table::standing_orders::{OrderKind, PASS, USUAL};

/// The Ferries.
pub(super) struct Ferries;

const SYSTEMS: &[&str] = &["ferries"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::LayFerry, rules::Prompt::Ferries(Prompt::Lay), SYSTEMS, &[USUAL]),
    OrderKind::of(Slot::MoveFerries, rules::Prompt::Ferries(Prompt::Change), SYSTEMS, &[PASS]),
];

impl Slice for Ferries {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("ferries").small().in_presets(&[
            "minis",
            "minis-2012",
            "big-box-2017",
        ])];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Ferries(Action::Ferry { from, .. }) = action else { return None };
        Some(from)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
