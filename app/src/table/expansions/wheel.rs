//! The wheel of fortune at a table.

use rules::Slot;
use rules::expansions::wheel::Prompt;

use crate::table::expansions::Slice;
use crate::table::sets::{Set, Start};
use crate::table::standing_orders::{Kind, USUAL};

/// The Wheel of Fortune.
pub(super) struct Wheel;

const SYSTEMS: &[&str] = &["wheel"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Wheel, rules::Prompt::Wheel(Prompt::Plague), SYSTEMS, &[USUAL])];

impl Slice for Wheel {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] = &[Set::of("wheel").starting(Start::Block)];
        SETS
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
