//! Gold mines in words.

use rules::expansions::goldmines::{Action, Event};
use rules::{Game, Mark};
use text::say;

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;

/// The Goldmines.
pub(super) struct Goldmines;

impl Slice for Goldmines {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("goldmines")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Goldmine), "tile-goldmine")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Goldmines(Action::Lay { to }) = action else { return None };
        Some(say!(labels.text, "action-ingot", cell = to.name()))
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Goldmines(Event::Laid { pos }) = event else { return None };
        Some(say!(narrator.text, "told-ingot", cell = pos.name()))
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let lying = game.ingots().iter().map(|&(pos, number)| match number {
            1 => pos.name(),
            _ => format!("{} ({number})", pos.name()),
        });
        let cells = lying.collect::<Vec<_>>().join(&narrator.text.say("list-comma"));
        let said = (!cells.is_empty()).then(|| say!(narrator.text, "alt-ingots", cells = cells));
        said.map(|said| (Rank::Vacancy, said)).into_iter().collect()
    }
}
