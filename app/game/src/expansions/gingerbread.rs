//! The Gingerbread Man.

use rules::expansions::gingerbread::{Action, Event, Prompt};
use rules::{Game, Mark, Slot};
use text::say;

use crate::expansions::{AnswerPlace, DescribedSet, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

const SYSTEMS: &[&str] = &["gingerbread"];

const ORDERS: &[OrderKind] = &[OrderKind::of(
    Slot::Gingerbread,
    rules::Prompt::Gingerbread(Prompt::Move),
    SYSTEMS,
    &[USUAL],
)];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("gingerbread")
        .also(&["Homme de pain d’épice", "Omino di pandizenzero", "Piernikowy ludek"])
        .in_presets(&["winter-box"])],
    host_set: Some(DescribedSet {
        key: "gingerbread",
        rule: |house| house.gingerbread.host_tiles = true,
    }),
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Gingerbread), "tile-gingerbread")],
    label,
    narrate,
    pieces,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Gingerbread(Action::Move { to }) = action else { return None };
    Some(AnswerPlace::Spot(to))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Gingerbread(Action::Move { to }) = action else { return None };
    Some(say!(labels.text, "action-gingerbread", cell = to.pos.name()))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let city = game.gingerbread().map(|city| city.pos.name());
    let said = city.map(|cell| say!(narrator.text, "alt-gingerbread", cell = cell));
    said.map(|said| (Rank::Threat, said)).into_iter().collect()
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Gingerbread(Event::Moved { to }) = event else { return None };
    Some(match to {
        Some(city) => say!(narrator.text, "told-gingerbread", cell = city.pos.name()),
        None => narrator.text.say("told-gingerbread-off"),
    })
}
