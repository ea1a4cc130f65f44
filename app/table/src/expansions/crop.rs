//! Crop circles at a table.

use rules::expansions::crop::{Action, Mode, Prompt};
use rules::{Decision, Slot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, Policy, USUAL, offered};

/// Both sets of crop circles.
pub(super) struct Crop;

const SYSTEMS: &[&str] = &["crop", "crop2"];

/// Add followers.
const ADD: Policy = Policy::giving("add", |_, asked| applied(asked, Mode::Add));
/// Remove followers.
const REMOVE: Policy = Policy::giving("remove", |_, asked| applied(asked, Mode::Remove));

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Apply), SYSTEMS, &[ADD, REMOVE]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Add), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Remove), SYSTEMS, &[USUAL]),
];

impl Slice for Crop {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("crop")
                .also(&["Cercles dans les champs", "Agroglifos", "Agroglifi"])
                .small()
                .in_presets(&["minis"]),
            OfferedSet::of("crop2")
                .also(&["Cercles dans les champs II", "Agroglifos II", "Agroglifi II"])
                .small()
                .in_presets(&["minis-2012", "big-box-2017"]),
        ];
        SETS
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Crop(Prompt::Add)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// The answer that applies a crop circle like this.
fn applied(asked: &Decision, wanted: Mode) -> Option<rules::Action> {
    offered(
        asked,
        |option| matches!(option, rules::Action::Crop(Action::Apply { mode, .. }) if mode == wanted),
    )
}
