//! Hills & Sheep.

use rules::expansions::hills::{Action, Event, Prompt};
use rules::{Cause, Decision, FigureKind, Game, Mark, Slot};
use text::{Text, say};

use crate::expansions::{PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Flock, rules::Prompt::Hills(Prompt::Flock), &["hills"], &[USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("hills").also(&["Brebis et Collines"]).large()],
    orders: ORDERS,
    hides: Some(Mark::Hill),
    is_revealing: |event| matches!(event, rules::Event::Hills(_)),
    prints: &[
        (PrintedThing::Mark(Mark::Hill), "tile-sheep-hill"),
        (PrintedThing::Mark(Mark::Vineyard), "tile-vineyard"),
    ],
    hint,
    label,
    narrate,
    returned: &[(Cause::Wolf, "told-wolf")],
    pieces,
    beside,
    ..Profile::NONE
};

/// The risk of drawing.
fn hint(text: &Text, game: &Game, decision: &Decision) -> Option<String> {
    if decision.prompt != rules::Prompt::Hills(Prompt::Flock) {
        return None;
    }
    let bag = game.sheep_in_bag();
    let (tokens, wolves) = (bag.iter().sum::<u8>(), bag[bag.len() - 1]);
    Some(say!(text, "panel-flock", tokens = tokens, wolves = wolves))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Hills(action) = action else { return None };
    let (game, seat) = (labels.game, labels.decision.seat);
    let mut shepherds = game.figures().iter().filter(|one| one.kind == FigureKind::Shepherd);
    Some(match action {
        Action::Grow => labels.text.say("action-grow"),
        Action::Stable => {
            let own = shepherds.find(|one| one.seat == seat);
            let points = own.map_or(0, |own| game.flock(own));
            say!(labels.text, "action-stable", points = points)
        }
    })
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let text = narrator.text;
    let shepherds = game.figures().iter().filter(|one| one.kind == FigureKind::Shepherd);
    let flocks: Vec<String> = shepherds
        .filter_map(|shepherd| {
            let sheep: u8 = game.sheep(shepherd.seat).iter().sum();
            let (who, cell) = (narrator.who(shepherd.seat), shepherd.at.pos()?.name());
            Some(say!(text, "alt-flock", who = who, cell = cell, sheep = sheep))
        })
        .collect();
    let said = (!flocks.is_empty()).then(|| say!(text, "alt-flocks", flocks = text.list(&flocks)));
    said.map(|said| (Rank::Standing, said)).into_iter().collect()
}

/// What is left in the bag (R-HS-17).
fn beside(text: &Text, game: &Game) -> Vec<String> {
    if !game.setup().systems.has("hills") {
        return Vec::new();
    }
    let [one, two, three, four, wolves] = game.sheep_in_bag();
    vec![say!(
        text,
        "position-sheep",
        one = one,
        two = two,
        three = three,
        four = four,
        wolves = wolves,
    )]
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Hills(Event::SheepDrawn { seat, at, sheep }) = event else {
        return None;
    };
    let (text, who, cell) = (narrator.text, narrator.who(*seat), at.pos.name());
    Some(match sheep {
        Some(sheep) => say!(text, "told-sheep", who = who, sheep = *sheep, cell = cell),
        None => say!(text, "told-wolf-drawn", who = who, cell = cell),
    })
}
