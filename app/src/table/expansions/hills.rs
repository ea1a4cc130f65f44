//! Shepherds at a table.

use rules::Slot;
use rules::expansions::hills::Prompt;

use crate::table::expansions::Slice;
use crate::table::sets::OfferedSet;
use crate::table::standing_orders::{OrderKind, USUAL};

/// Hills & Sheep.
pub(super) struct Hills;

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Flock, rules::Prompt::Hills(Prompt::Flock), &["hills"], &[USUAL])];

impl Slice for Hills {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("hills").also(&["Brebis et Collines"]).large()];
        SETS
    }

    fn is_revealing(&self, event: &rules::Event) -> bool {
        matches!(event, rules::Event::Hills(_))
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
