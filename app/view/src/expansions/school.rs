//! The school and its teacher in words.

use rules::expansions::school::{Action, Event, Teacher};
use rules::{Game, Mark};
use text::say;

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::vocabulary;

/// The School.
pub(super) struct School;

impl Slice for School {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("school")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::School), "tile-school")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::School(Action::Repeat { feature, seat }) = action else { return None };
        let what = vocabulary::feature(labels.text, labels.game, feature);
        let (who, cell) = (labels.name(seat), feature.pos.name());
        Some(say!(labels.text, "action-lesson", feature = what, who = who, cell = cell))
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let said = match game.teacher() {
            Some(Teacher::School) => narrator.text.say("alt-teacher-school"),
            Some(Teacher::With(seat)) => {
                say!(narrator.text, "alt-teacher-with", who = narrator.who(seat))
            }
            Some(Teacher::Gone) | None => return Vec::new(),
        };
        vec![(Rank::Standing, said)]
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::School(Event::Moved { to }) = event else { return None };
        Some(match to {
            Teacher::School => narrator.text.say("told-teacher-school"),
            Teacher::Gone => narrator.text.say("told-teacher-gone"),
            Teacher::With(seat) => say!(narrator.text, "told-teacher", who = narrator.who(*seat)),
        })
    }
}
