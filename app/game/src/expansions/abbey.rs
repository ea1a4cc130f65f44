//! Abbey & Mayor.

use rules::expansions::abbey::Prompt;
use rules::{Action, At, FigureKind, Slot, Tag};
use text::{Phrase, say};

use crate::expansions::{InsteadOfDrawing, Profile};
use crate::labels::Labels;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["abbey"];

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::Wagons, rules::Prompt::Abbey(Prompt::Wagon), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::AbbeyRound, rules::Prompt::Abbey(Prompt::LastTile), SYSTEMS, &[PASS])
        .only(|house| house.abbey.abbey_round),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("abbey")
        .also(&["Abbaye et Maire", "Abbazia e Sindaco"])
        .large()
        .in_presets(&["big-box", "everything"])],
    orders: ORDERS,
    instead_of_drawing: Some(InsteadOfDrawing {
        prompt: rules::Prompt::Abbey(Prompt::Tile),
        hint: "panel-abbey",
        button: "button-abbey",
        line: "ring-abbey",
    }),
    segment: |building| building.tags.has(Tag::Abbey).then_some(("abbey", "tile-abbey")),
    place_word: |at| matches!(at, At::Corner(_)).then_some("corner"),
    label,
    deployed,
    pass: &[
        (rules::Prompt::Abbey(Prompt::Tile), "action-pass-abbey"),
        (rules::Prompt::Abbey(Prompt::LastTile), "action-pass-abbey"),
        (rules::Prompt::Abbey(Prompt::Wagon), "action-pass-wagon"),
    ],
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: Action) -> Option<String> {
    let text = labels.text;
    match (labels.decision.prompt, action) {
        (rules::Prompt::Abbey(Prompt::Tile | Prompt::LastTile), Action::Place { pos, .. }) => {
            Some(say!(text, "action-abbey", cell = pos.name()))
        }
        (rules::Prompt::Abbey(Prompt::Wagon), Action::Move { to, .. }) => {
            let place = vocabulary::place(text, labels.game, to);
            let cell = to.pos().map(|pos| pos.name()).unwrap_or_default();
            Some(say!(text, "action-wagon", place = place, cell = cell))
        }
        _ => None,
    }
}

fn deployed(labels: &Labels<'_>, _: FigureKind, at: At, role: &Phrase) -> Option<String> {
    let At::Corner(spot) = at else { return None };
    Some(say!(labels.text, "action-barn", role = role, cell = spot.pos.name()))
}
