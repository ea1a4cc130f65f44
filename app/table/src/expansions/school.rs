//! The school at a table.

use rules::expansions::school::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::sets::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, USUAL};

/// The School.
pub(super) struct School;

const SYSTEMS: &[&str] = &["school"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Lesson, rules::Prompt::School(Prompt::Repeat), SYSTEMS, &[USUAL])
        .only("school.auto", &["off"])];

impl Slice for School {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("school").starting(Start::Block)];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::School(Action::Repeat { feature, .. }) = action else { return None };
        Some(feature)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
