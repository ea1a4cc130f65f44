//! Shepherds at a table.

use rules::expansions::hills::Prompt;
use rules::{KindId, Mark, Slot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

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

    fn hides(&self, kind: KindId) -> u32 {
        u32::from(kind.kind().marks.has(Mark::Hill))
    }

    fn is_revealing(&self, event: &rules::Event) -> bool {
        matches!(event, rules::Event::Hills(_))
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
