//! The Count of Carcassonne at a table.

use rules::Slot;
use rules::expansions::count::Prompt;

use crate::table::expansions::Slice;
use crate::table::standing_orders::{Kind, Policy::Pass};

/// The Count of Carcassonne.
pub(super) struct Count;

const SYSTEMS: &[&str] = &["count"];

const KINDS: &[Kind] = &[
    Kind::of(Slot::Councillors, rules::Prompt::Count(Prompt::Councillors), SYSTEMS, &[Pass]),
    Kind::of(Slot::Reward, rules::Prompt::Count(Prompt::Reward), SYSTEMS, &[Pass]),
    Kind::of(Slot::CountMove, rules::Prompt::Count(Prompt::Move), SYSTEMS, &[Pass]),
    Kind::of(
        Slot::LastCouncillors,
        rules::Prompt::Count(Prompt::LastCouncillors),
        SYSTEMS,
        &[Pass],
    ),
];

impl Slice for Count {
    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Count(Prompt::Reward)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
