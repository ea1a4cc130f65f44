//! Both sets of crop circles.

use rules::expansions::crop::{Action, Mode, Prompt};
use rules::{Decision, Mark, Seat, SegmentKind, Slot};
use text::{Text, say};

use crate::expansions::{PrintedThing, Profile, PromptKind};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{Instruction, OrderKind, PASS, Policy, USUAL, offered};

const SYSTEMS: &[&str] = &["crop", "crop2"];

/// Add followers.
const ADD: Policy = Policy::giving("add", |_, asked| applied(asked, Mode::Add));
/// Remove followers.
const REMOVE: Policy = Policy::giving("remove", |_, asked| applied(asked, Mode::Remove));

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Apply), SYSTEMS, &[ADD, REMOVE]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Add), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Remove), SYSTEMS, &[USUAL]),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[
        OfferedSet::of("crop")
            .also(&["Cercles dans les champs", "Agroglifos", "Agroglifi"])
            .small()
            .in_presets(&["minis"]),
        OfferedSet::of("crop2")
            .also(&["Cercles dans les champs II", "Agroglifos II", "Agroglifi II"])
            .small()
            .in_presets(&["minis-2012", "big-box-2017"]),
    ],
    orders: ORDERS,
    prompt_kinds: &[(rules::Prompt::Crop(Prompt::Add), PromptKind::Deploying)],
    prints: &[
        (PrintedThing::Mark(Mark::CropShield), "tile-crop-shield"),
        (PrintedThing::Mark(Mark::CropClub), "tile-crop-club"),
        (PrintedThing::Mark(Mark::CropPitchfork), "tile-crop-pitchfork"),
    ],
    label,
    policy,
    pass: &[(rules::Prompt::Crop(Prompt::Add), "action-pass-crop-add")],
    narrate_choice,
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Crop(Action::Apply { mode, role }) = action else { return None };
    Some(does(labels.text, mode, role))
}

fn narrate_choice(narrator: &Narrator<'_>, seat: Seat, action: rules::Action) -> Option<String> {
    let rules::Action::Crop(Action::Apply { mode, role }) = action else { return None };
    let (text, who) = (narrator.text, narrator.who(seat));
    Some(say!(text, "told-crop", who = who, what = does(text, mode, role)))
}

fn policy(text: &Text, what: Instruction) -> Option<String> {
    match what.policy() {
        "add" => Some(text.say("standing-add")),
        "remove" => Some(text.say("standing-remove")),
        _ => None,
    }
}

/// The answer that applies a crop circle like this.
fn applied(asked: &Decision, wanted: Mode) -> Option<rules::Action> {
    offered(
        asked,
        |option| matches!(option, rules::Action::Crop(Action::Apply { mode, .. }) if mode == wanted),
    )
}

/// What a crop circle does.
fn does(text: &Text, mode: Mode, role: SegmentKind) -> String {
    text.say(match (mode, role) {
        (Mode::Add, SegmentKind::Road) => "action-crop-add-road",
        (Mode::Add, SegmentKind::City) => "action-crop-add-city",
        (Mode::Add, _) => "action-crop-add-field",
        (Mode::Remove, SegmentKind::Road) => "action-crop-remove-road",
        (Mode::Remove, SegmentKind::City) => "action-crop-remove-city",
        (Mode::Remove, _) => "action-crop-remove-field",
    })
}
