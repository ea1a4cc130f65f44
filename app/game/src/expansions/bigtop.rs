//! Under the Big Top.

use rules::expansions::bigtop::{Action, Event};
use rules::{Game, Mark, SegmentKind};
use text::{Text, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("bigtop")
        .also(&["The Circus", "Der Zirkus", "Le Cirque", "El Circo", "Il Circo", "Circul"])
        .large()],
    place,
    is_revealing: |event| matches!(event, rules::Event::BigTop(Event::Revealed { .. })),
    prints: &[
        (PrintedThing::Mark(Mark::Circus), "tile-circus"),
        (PrintedThing::Segment(SegmentKind::Acrobats), "tile-acrobats"),
    ],
    label,
    thing: |action| matches!(action, rules::Action::BigTop(_)).then_some("thing-pyramid"),
    narrate,
    pieces,
    beside,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::BigTop(Action::Score { at }) = action else { return None };
    Some(AnswerPlace::Spot(at))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::BigTop(Action::Score { at }) = action else { return None };
    Some(say!(labels.text, "action-pyramid", cell = at.pos.name()))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let top = game.big_top().map(|pos| say!(narrator.text, "alt-big-top", cell = pos.name()));
    top.map(|said| (Rank::Standing, said)).into_iter().collect()
}

/// The animals that nobody has seen yet, the one under the big top included.
fn beside(text: &Text, game: &Game) -> Vec<String> {
    let mut animals = game.animals().to_vec();
    animals.sort_unstable();
    let alike = animals.chunk_by(|one, other| one == other);
    let alike = alike.map(|alike| format!("{} × {}", alike.len(), alike[0]));
    let animals = alike.collect::<Vec<_>>().join(&text.say("list-comma"));
    let said = (!animals.is_empty()).then(|| say!(text, "position-animals", animals = animals));
    said.into_iter().collect()
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::BigTop(event) = event else { return None };
    let text = narrator.text;
    Some(match *event {
        Event::Revealed { pos, points } => {
            say!(text, "told-animal", cell = pos.name(), points = i32::from(points))
        }
        Event::Moved { to } => say!(text, "told-big-top", cell = to.name()),
    })
}
