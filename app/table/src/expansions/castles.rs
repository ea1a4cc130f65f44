//! Castles at a table.

use rules::expansions::castles::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// Bridges, Castles and Bazaars: the castles.
pub(super) struct Castles;

const SYSTEMS: &[&str] = &["castles"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Castles, rules::Prompt::Castles(Prompt::Convert), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CastleScores, rules::Prompt::Castles(Prompt::Copy), SYSTEMS, &[USUAL])
        .only("castle.ask", &["on"]),
];

impl Slice for Castles {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("castles").large().in_presets(&["everything"])];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Castles(action) = action else { return None };
        match action {
            Action::Convert { lord } => lord.at.spot(),
            Action::Copy { feature, .. } => Some(feature),
        }
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
