//! The gingerbread man in words.

use rules::expansions::gingerbread::{Action, Event};
use rules::{Game, Mark};

use crate::say;
use crate::view::expansions::{RulesPage, Print, Rank, Slice, page};
use crate::view::labels::Labels;
use crate::view::narration::Narrator;

/// The Gingerbread Man.
pub(super) struct Gingerbread;

impl Slice for Gingerbread {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("gingerbread")]
    }

    fn prints(&self) -> &'static [(Print, &'static str)] {
        &[(Print::Mark(Mark::Gingerbread), "tile-gingerbread")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Gingerbread(Action::Move { to }) = action else { return None };
        Some(say!(labels.text, "action-gingerbread", cell = to.pos.name()))
    }

    fn pieces(&self, teller: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let city = game.gingerbread().map(|city| city.pos.name());
        let said = city.map(|cell| say!(teller.text, "alt-gingerbread", cell = cell));
        said.map(|said| (Rank::Threat, said)).into_iter().collect()
    }

    fn told(&self, teller: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Gingerbread(Event::Moved { to }) = event else { return None };
        Some(match to {
            Some(city) => say!(teller.text, "told-gingerbread", cell = city.pos.name()),
            None => teller.text.say("told-gingerbread-off"),
        })
    }
}
