//! Tunnels at a table.

use rules::expansions::tunnel::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// The Tunnel.
pub(super) struct Tunnel;

const SYSTEMS: &[&str] = &["tunnel"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Tunnel, rules::Prompt::Tunnel(Prompt::Place), SYSTEMS, &[PASS])];

impl Slice for Tunnel {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("tunnel").small().in_presets(&["minis", "everything"])];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Tunnel(Action::Place { at, .. }) = action else { return None };
        Some(at)
    }

    fn is_passed_with_figure(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Tunnel(Prompt::Place)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
