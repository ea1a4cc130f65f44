//! Mage and witch at a table.

use rules::expansions::mage::{Action, Prompt};
use rules::{Slot, Spot};
use serde_json::Value;

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczSet, places};
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

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("mage", 1), ("witch", 1)],
            ..JczSet::of("mage", "mage-and-witch")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let rules::Action::Mage(action) = step.action else { return None };
        let (who, to) = match action {
            Action::Move { who, to } => (who, places::pointer(step.game.board(), to)?),
            Action::Remove { who } => (who, Value::Null),
        };
        Some(vec![JczMessage::neutral(who.name(), to)])
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Mage(Action::Move { to, .. }) = action else { return None };
        Some(to)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
