//! The Flier.

use rules::expansions::flier::{Action, Event, Prompt, heading};
use rules::{Game, Mark, Slot};
use text::say;

use crate::expansions::{PrintedThing, Profile, PromptKind};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};
use crate::vocabulary;

const ASKED: rules::Prompt = rules::Prompt::Flier(Prompt::Landing);

const ORDERS: &[OrderKind] = &[OrderKind::of(Slot::Landing, ASKED, &["flier"], &[USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("flier")
        .small()
        .in_presets(&["minis", "minis-2012", "big-box-2017"])
        .also(&[
            "Flying Machines",
            "The Flyer",
            "Die Flieger",
            "Flugmaschinen",
            "L’Aviateur",
            "El Aviador",
            "Los Voladores",
            "Gli Aviatori",
            "Maszyny latające",
            "Aparate de zbor",
        ])],
    orders: ORDERS,
    prompt_kinds: &[(ASKED, PromptKind::Deploying)],
    is_revealing: |event| matches!(event, rules::Event::Flier(_)),
    prints: &[
        (PrintedThing::Mark(Mark::FlyStraight), "tile-fly-straight"),
        (PrintedThing::Mark(Mark::FlyDiagonal), "tile-fly-diagonal"),
    ],
    label,
    thing: |action| matches!(action, rules::Action::Flier(_)).then_some("thing-flight"),
    narrate,
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Flier(Action::Fly { figure }) = action else { return None };
    let (text, game) = (labels.text, labels.game);
    let machine = game.turn().placed.and_then(|pos| game.board().tile_at(pos));
    let site = text.named("site", point(machine.and_then(heading)?));
    Some(say!(text, "action-fly", figure = vocabulary::figure(text, figure), site = site))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Flier(Event::Flown { seat, tiles, to, lands, .. }) = event else {
        return None;
    };
    let key = if *lands { "told-flown" } else { "told-flown-lost" };
    let (who, cell) = (narrator.who(*seat), to.name());
    Some(say!(narrator.text, key, who = who, tiles = *tiles, cell = cell))
}

/// The point of the compass in a direction.
fn point(heading: (i16, i16)) -> &'static str {
    match heading {
        (0, -1) => "n",
        (1, -1) => "ne",
        (1, 0) => "e",
        (1, 1) => "se",
        (0, 1) => "s",
        (-1, 1) => "sw",
        (-1, 0) => "w",
        _ => "nw",
    }
}
