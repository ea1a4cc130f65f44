//! Towers at a table.

use rules::expansions::tower::{Action, Prompt};
use rules::{Pos, Slot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// The Tower.
pub(super) struct Tower;

const SYSTEMS: &[&str] = &["tower"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Capture, rules::Prompt::Tower(Prompt::Capture), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::Exchange, rules::Prompt::Tower(Prompt::Exchange), SYSTEMS, &[USUAL]),
];

impl Slice for Tower {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("tower").large().in_presets(&["big-box", "everything"])];
        SETS
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Tower(Action::Raise { pos }) = action else { return None };
        Some(pos)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
