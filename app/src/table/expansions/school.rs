//! The school at a table.

use rules::expansions::school::{Action, Prompt};
use rules::{Slot, Spot};

use crate::table::expansions::Slice;
use crate::table::sets::{Set, Start};
use crate::table::standing_orders::{Kind, USUAL};

/// The School.
pub(super) struct School;

const SYSTEMS: &[&str] = &["school"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Lesson, rules::Prompt::School(Prompt::Repeat), SYSTEMS, &[USUAL])
        .only("school.auto", "off")];

impl Slice for School {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] = &[Set::of("school").starting(Start::Block)];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::School(Action::Repeat { feature, .. }) = action else { return None };
        Some(feature)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
