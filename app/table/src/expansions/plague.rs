//! The plague at a table.

use rules::expansions::plague::{Action, Prompt};
use rules::{Pos, Slot, Spot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// The Plague.
pub(super) struct Plague;

const SYSTEMS: &[&str] = &["plague"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Spread, rules::Prompt::Plague(Prompt::Spread), SYSTEMS, &[PASS, USUAL])];

impl Slice for Plague {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("plague").also(&["La Plaga", "Dżuma"]).small()];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Plague(Action::Flee { to, .. }) = action else { return None };
        Some(to)
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Plague(Action::Spread { to, .. }) = action else { return None };
        Some(to)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
