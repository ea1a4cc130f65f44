//! The Count of Carcassonne at a table.

use rules::expansions::count::{Prompt, Quarter};
use rules::{At, Slot};

use crate::expansions::Slice;
use crate::sets::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, PASS, Policy};

/// The Count of Carcassonne.
pub(super) struct Count;

const SYSTEMS: &[&str] = &["count"];

/// The questions that ask councillors to leave.
const LEAVING: &[rules::Prompt] =
    &[rules::Prompt::Count(Prompt::Councillors), rules::Prompt::Count(Prompt::LastCouncillors)];

/// No councillor leaves this quarter.
macro_rules! stay {
    ($quarter:ident) => {
        OrderKind::part(
            Quarter::$quarter.name(),
            LEAVING,
            SYSTEMS,
            &[Policy::declining("stay", |option, _| leaves(option, Quarter::$quarter))],
        )
    };
}

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Councillors, rules::Prompt::Count(Prompt::Councillors), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::Reward, rules::Prompt::Count(Prompt::Reward), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CountMove, rules::Prompt::Count(Prompt::Move), SYSTEMS, &[PASS]),
    OrderKind::of(
        Slot::LastCouncillors,
        rules::Prompt::Count(Prompt::LastCouncillors),
        SYSTEMS,
        &[PASS],
    ),
    stay!(Castle),
    stay!(Market),
    stay!(Blacksmith),
    stay!(Cathedral),
];

impl Slice for Count {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("count")
            .also(&["City of Carcassonne", "Stadt Carcassonne"])
            .large()
            .in_presets(&["count-box"])
            .starting(Start::Block)];
        SETS
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Count(Prompt::Reward)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// Whether an answer takes a figure from this quarter.
fn leaves(answer: rules::Action, quarter: Quarter) -> bool {
    matches!(answer, rules::Action::Move { figure, .. } if figure.at == At::Quarter(quarter))
}
