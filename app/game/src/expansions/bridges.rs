//! Bridges, Castles and Bazaars: the bridges.

use render::Scene;
use rules::expansions::bridges::{Action, Event};
use rules::{Axis, Game};
use text::say;

use crate::expansions::{AnswerPlace, Profile};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::vocabulary;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("bridges").large().in_presets(&["everything"])],
    place,
    label,
    thing: |action| matches!(action, rules::Action::Bridges(_)).then_some("thing-bridge"),
    narrate,
    built,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Bridges(Action::Build { pos, .. }) = action else { return None };
    Some(AnswerPlace::Cell(pos))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Bridges(Action::Build { pos, axis }) = action else { return None };
    let key = match axis {
        Axis::NorthSouth => "action-bridge-north-south",
        Axis::WestEast => "action-bridge-west-east",
    };
    Some(say!(labels.text, key, cell = pos.name()))
}

fn built(narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
    let text = narrator.text;
    let bridges = game.board().spans().map(|(pos, axis)| {
        let [one, other] = axis.sides().map(|side| vocabulary::side(text, side));
        say!(text, "position-bridge", cell = pos.name(), one = one, other = other)
    });
    let bridges = narration::row(text, bridges)?;
    Some(say!(text, "position-bridges", bridges = bridges))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Bridges(Event::Built { seat, pos, .. }) = event else { return None };
    Some(say!(narrator.text, "told-bridge", who = narrator.who(*seat), cell = pos.name()))
}
