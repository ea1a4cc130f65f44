//! The Ferries.

use render::Scene;
use rules::expansions::ferries::{self, Action, Event, Prompt};
use rules::{Game, Mark, Side, Slot, Spot};
use text::{Text, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["ferries"];

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::LayFerry, rules::Prompt::Ferries(Prompt::Lay), SYSTEMS, &[USUAL]),
    OrderKind::of(Slot::MoveFerries, rules::Prompt::Ferries(Prompt::Change), SYSTEMS, &[PASS]),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("ferries")
        .also(&["Les Ferries", "Los Ferris", "Las Barcas", "Feriboturile"])
        .small()
        .in_presets(&["minis", "minis-2012", "big-box-2017"])],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Ferry), "tile-ferry")],
    paint,
    label,
    pass: &[(rules::Prompt::Ferries(Prompt::Change), "action-pass-ferries")],
    narrate,
    built,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Ferries(Action::Ferry { from, .. }) = action else { return None };
    Some(AnswerPlace::Cell(from.pos))
}

/// The chosen ferry.
fn paint(scene: Scene, game: &Game, _: rules::Prompt, answer: Option<rules::Action>) -> Scene {
    let Some(rules::Action::Ferries(Action::Ferry { from, to })) = answer else {
        return scene;
    };
    scene.candidates([from.pos]).ferry(game.board(), (from, to))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Ferries(Action::Ferry { from, to }) = action else { return None };
    let link = link(labels.text, labels.game, (from, to))?;
    Some(say!(labels.text, "action-ferry", link = link))
}

fn built(narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
    let text = narrator.text;
    let ferries = ferries::ferries(game.board());
    let ferries = ferries.filter_map(|roads| link(text, game, roads));
    let ferries = narration::row(text, ferries)?;
    Some(say!(text, "position-ferries", ferries = ferries))
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Ferries(Event::FerryLaid { seat, from, to, moved }) = event else {
        return None;
    };
    let link = link(narrator.text, game, (*from, *to))?;
    let key = if *moved { "told-ferry-moved" } else { "told-ferry" };
    Some(say!(narrator.text, key, who = narrator.who(*seat), link = link))
}

/// Between which sides of which tile a ferry goes.
fn link(text: &Text, game: &Game, (from, to): (Spot, Spot)) -> Option<String> {
    let (one, other) = (side(game, from)?, side(game, to)?);
    let [one, other] = [one, other].map(|side| vocabulary::side(text, side));
    Some(say!(text, "position-bridge", cell = from.pos.name(), one = one, other = other))
}

/// The side of the tile at which a road that ends at its lake begins.
fn side(game: &Game, spot: Spot) -> Option<Side> {
    let (tile, road) = game.board().tile_at(spot.pos).zip(game.board().segment(spot))?;
    road.sides.turned(tile.rotation).iter().next()
}
