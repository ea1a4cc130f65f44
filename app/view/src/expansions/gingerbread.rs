//! The gingerbread man in words.

use rules::expansions::gingerbread::{Action, Event};
use rules::{Game, Mark};
use text::say;

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;

/// The Gingerbread Man.
pub(super) struct Gingerbread;

impl Slice for Gingerbread {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("gingerbread")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Gingerbread), "tile-gingerbread")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Gingerbread(Action::Move { to }) = action else { return None };
        Some(say!(labels.text, "action-gingerbread", cell = to.pos.name()))
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let city = game.gingerbread().map(|city| city.pos.name());
        let said = city.map(|cell| say!(narrator.text, "alt-gingerbread", cell = cell));
        said.map(|said| (Rank::Threat, said)).into_iter().collect()
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Gingerbread(Event::Moved { to }) = event else { return None };
        Some(match to {
            Some(city) => say!(narrator.text, "told-gingerbread", cell = city.pos.name()),
            None => narrator.text.say("told-gingerbread-off"),
        })
    }
}
