//! The Phantom.

use rules::Slot;
use rules::expansions::phantom::Prompt;

use crate::expansions::{Profile, PromptKind};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

const ASKED: rules::Prompt = rules::Prompt::Phantom(Prompt::SecondFigure);

const ORDERS: &[OrderKind] = &[OrderKind::of(Slot::SecondFigure, ASKED, &["phantom"], &[PASS])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("phantom").small().in_presets(&["everything"])],
    orders: ORDERS,
    prompt_kinds: &[(ASKED, PromptKind::Deploying)],
    pass: &[(ASKED, "action-pass-second-figure")],
    ..Profile::NONE
};
