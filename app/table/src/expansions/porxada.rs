//! The porxada at a table.

use rules::expansions::porxada::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::standing_orders::{ACCEPT, OrderKind, PASS, REFUSE, USUAL};

/// La Porxada.
pub(super) struct Porxada;

const SYSTEMS: &[&str] = &["porxada"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Porxada, rules::Prompt::Porxada(Prompt::Swap), SYSTEMS, &[PASS]),
    OrderKind::of(
        Slot::Porxada,
        rules::Prompt::Porxada(Prompt::Answer),
        SYSTEMS,
        &[ACCEPT, REFUSE],
    ),
    OrderKind::of(Slot::Porxada, rules::Prompt::Porxada(Prompt::Victim), SYSTEMS, &[USUAL]),
];

impl Slice for Porxada {
    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Porxada(Action::Swap { wanted, .. }) = action else { return None };
        wanted.at.spot()
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
