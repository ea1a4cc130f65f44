//! Besieged cities at a table.

use rules::Slot;
use rules::expansions::siege::Prompt;

use crate::table::expansions::Slice;
use crate::table::standing_orders::{Kind, Policy::Pass};

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

const SYSTEMS: &[&str] = &["cathars", "siege", "besiegers"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Escape, rules::Prompt::Siege(Prompt::Escape), SYSTEMS, &[Pass])];

impl Slice for Siege {
    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
