//! The wheel of fortune at a table.

use rules::Slot;
use rules::expansions::wheel::Prompt;

use crate::expansions::Slice;
use crate::sets::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, USUAL};

/// The Wheel of Fortune.
pub(super) struct Wheel;

const SYSTEMS: &[&str] = &["wheel"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Wheel, rules::Prompt::Wheel(Prompt::Plague), SYSTEMS, &[USUAL])];

impl Slice for Wheel {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("wheel")
            .also(&["Das Glücksrad", "Das Rad der Fortuna"])
            .starting(Start::Block)];
        SETS
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
