//! Besieged cities at a table.

use rules::Slot;
use rules::expansions::siege::Prompt;

use crate::table::expansions::Slice;
use crate::table::sets::Set;
use crate::table::standing_orders::{Kind, PASS};

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

const SYSTEMS: &[&str] = &["cathars", "siege", "besiegers"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Escape, rules::Prompt::Siege(Prompt::Escape), SYSTEMS, &[PASS])];

impl Slice for Siege {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] =
            &[Set::of("cathars").in_presets(&["minis"]), Set::of("siege").like_another()];
        SETS
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
