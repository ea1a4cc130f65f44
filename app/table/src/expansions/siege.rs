//! Besieged cities at a table.

use rules::Slot;
use rules::expansions::siege::Prompt;

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

const SYSTEMS: &[&str] = &["cathars", "siege", "besiegers"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Escape, rules::Prompt::Siege(Prompt::Escape), SYSTEMS, &[PASS])];

impl Slice for Siege {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("cathars").small().in_presets(&["minis", "everything"]),
            OfferedSet::of("besiegers").small(),
            OfferedSet::of("siege").small().like_another(),
        ];
        SETS
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
