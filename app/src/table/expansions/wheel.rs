//! The wheel of fortune at a table.

use rules::Slot;
use rules::expansions::wheel::Prompt;

use crate::table::expansions::Slice;
use crate::table::standing_orders::{Kind, Policy::Usual};

/// The Wheel of Fortune.
pub(super) struct Wheel;

const SYSTEMS: &[&str] = &["wheel"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Wheel, rules::Prompt::Wheel(Prompt::Plague), SYSTEMS, &[Usual])];

impl Slice for Wheel {
    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
