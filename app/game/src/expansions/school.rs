//! The School.

use rules::expansions::school::{Action, Event, Prompt, Teacher};
use rules::{Game, Mark, Slot};
use text::say;

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["school"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Lesson, rules::Prompt::School(Prompt::Repeat), SYSTEMS, &[USUAL])
        .only(|house| !house.school.auto)];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("school").starting(Start::Block)],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::School), "tile-school")],
    label,
    narrate,
    pieces,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::School(Action::Repeat { feature, .. }) = action else { return None };
    Some(AnswerPlace::Spot(feature))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::School(Action::Repeat { feature, seat }) = action else { return None };
    let what = vocabulary::feature(labels.text, labels.game, feature);
    let (who, cell) = (labels.name(seat), feature.pos.name());
    Some(say!(labels.text, "action-lesson", feature = what, who = who, cell = cell))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let said = match game.teacher() {
        Some(Teacher::School) => narrator.text.say("alt-teacher-school"),
        Some(Teacher::With(seat)) => {
            say!(narrator.text, "alt-teacher-with", who = narrator.who(seat))
        }
        Some(Teacher::Gone) | None => return Vec::new(),
    };
    vec![(Rank::Standing, said)]
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::School(Event::Moved { to }) = event else { return None };
    Some(match to {
        Teacher::School => narrator.text.say("told-teacher-school"),
        Teacher::Gone => narrator.text.say("told-teacher-gone"),
        Teacher::With(seat) => say!(narrator.text, "told-teacher", who = narrator.who(*seat)),
    })
}
