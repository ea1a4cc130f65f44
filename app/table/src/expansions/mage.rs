//! Mage and witch at a table.

use rules::expansions::mage::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

/// Mage and Witch.
pub(super) struct Mage;

const SYSTEMS: &[&str] = &["mage"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Magic, rules::Prompt::Mage(Prompt::Move), SYSTEMS, &[USUAL])];

impl Slice for Mage {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("mage")
            .also(&[
                "Wizard & Witch",
                "Zauberer und Hexe",
                "Magicien et Sorcière",
                "Mag i wiedźma",
                "Vrăjitorul și vrăjitoarea",
            ])
            .small()
            .in_presets(&["minis-2012", "big-box-2017"])];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Mage(Action::Move { to, .. }) = action else { return None };
        Some(to)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
