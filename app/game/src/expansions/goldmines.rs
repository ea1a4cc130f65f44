//! The Goldmines.

use rules::expansions::goldmines::{Action, Event, Prompt};
use rules::{Game, Mark, Slot};
use text::say;

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

const ASKED: rules::Prompt = rules::Prompt::Goldmines(Prompt::Second);

const ORDERS: &[OrderKind] = &[OrderKind::of(Slot::SecondIngot, ASKED, &["goldmines"], &[USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("goldmines")
        .also(&["Gold Mines", "The Gold Mine", "Gold"])
        .small()
        .in_presets(&["minis-2012", "big-box-2017"])],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Goldmine), "tile-goldmine")],
    label,
    narrate,
    pieces,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Goldmines(Action::Lay { to }) = action else { return None };
    Some(AnswerPlace::Cell(to))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Goldmines(Action::Lay { to }) = action else { return None };
    Some(say!(labels.text, "action-ingot", cell = to.name()))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Goldmines(Event::Laid { pos }) = event else { return None };
    Some(say!(narrator.text, "told-ingot", cell = pos.name()))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let lying = game.ingots().iter().map(|&(pos, number)| match number {
        1 => pos.name(),
        _ => format!("{} ({number})", pos.name()),
    });
    let cells = lying.collect::<Vec<_>>().join(&narrator.text.say("list-comma"));
    let said = (!cells.is_empty()).then(|| say!(narrator.text, "alt-ingots", cells = cells));
    said.map(|said| (Rank::Vacancy, said)).into_iter().collect()
}
