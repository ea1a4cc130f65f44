//! Crop circles in words.

use rules::expansions::crop::{Action, Mode, Prompt};
use rules::{Mark, Seat, SegmentKind};
use table::standing_orders::Instruction;
use text::{Text, say};

use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;

/// Both sets of crop circles.
pub(super) struct Crop;

impl Slice for Crop {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("crop"), page!("crop2")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::CropShield), "tile-crop-shield"),
            (PrintedThing::Mark(Mark::CropClub), "tile-crop-club"),
            (PrintedThing::Mark(Mark::CropPitchfork), "tile-crop-pitchfork"),
        ]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Crop(Action::Apply { mode, role }) = action else { return None };
        Some(does(labels.text, mode, role))
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Crop(Prompt::Add)).then_some("action-pass-crop-add")
    }

    fn act(&self, narrator: &Narrator<'_>, seat: Seat, action: rules::Action) -> Option<String> {
        let rules::Action::Crop(Action::Apply { mode, role }) = action else { return None };
        let (text, who) = (narrator.text, narrator.who(seat));
        Some(say!(text, "told-crop", who = who, what = does(text, mode, role)))
    }

    fn in_advance(&self, text: &Text, what: Instruction) -> Option<String> {
        match what.policy() {
            "add" => Some(text.say("standing-add")),
            "remove" => Some(text.say("standing-remove")),
            _ => None,
        }
    }
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
