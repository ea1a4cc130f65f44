//! The Cathars, the Siege and the Besiegers.

use rules::expansions::siege::Prompt;
use rules::{Cause, Slot, Tag};

use crate::expansions::{PrintedThing, Profile};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

const SYSTEMS: &[&str] = &["cathars", "siege", "besiegers"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Escape, rules::Prompt::Siege(Prompt::Escape), SYSTEMS, &[PASS])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[
        OfferedSet::of("cathars").small().in_presets(&["minis", "everything"]),
        OfferedSet::of("besiegers").small(),
        OfferedSet::of("siege").small().like_another(),
    ],
    orders: ORDERS,
    prints: &[(PrintedThing::Tag(Tag::Siege), "tile-siege")],
    taken: |cause, _| (cause == Cause::Escape).then_some("action-escape"),
    pass: &[(rules::Prompt::Siege(Prompt::Escape), "action-pass-escape")],
    returned: &[(Cause::Escape, "told-escaped")],
    ..Profile::NONE
};
