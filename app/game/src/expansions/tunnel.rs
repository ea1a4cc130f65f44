//! The Tunnel.

use render::Scene;
use rules::expansions::tunnel::{Action, Event, Prompt};
use rules::{Game, RoadEnd, Slot};
use text::say;

use crate::expansions::{AnswerPlace, Profile, PromptKind};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["tunnel"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Tunnel, rules::Prompt::Tunnel(Prompt::Place), SYSTEMS, &[PASS])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("tunnel").small().in_presets(&["minis", "everything"])],
    orders: ORDERS,
    prompt_kinds: &[(rules::Prompt::Tunnel(Prompt::Place), PromptKind::PassedWithFigure)],
    place,
    segment: |road| (road.end == Some(RoadEnd::Tunnel)).then_some(("road", "tile-road-mouth")),
    label,
    thing: |action| matches!(action, rules::Action::Tunnel(_)).then_some("thing-tunnel"),
    pass: &[(rules::Prompt::Tunnel(Prompt::Place), "action-pass-tunnel")],
    narrate,
    built,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Tunnel(Action::Place { at, .. }) = action else { return None };
    Some(AnswerPlace::Spot(at))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Tunnel(Action::Place { pair, at }) = action else { return None };
    let token = vocabulary::token(labels.text, pair);
    let sides = vocabulary::whereabouts(labels.text, labels.game, at)?;
    let cell = at.pos.name();
    Some(say!(labels.text, "action-tunnel", token = token, cell = cell, sides = sides))
}

fn built(narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
    let text = narrator.text;
    let tunnels = game.tunnel_tokens().iter().filter_map(|token| {
        let place = vocabulary::whereabouts(text, game, token.at)?;
        let (who, cell) = (narrator.who(token.seat), token.at.pos.name());
        let pair = vocabulary::token(text, token.pair);
        Some(say!(text, "position-tunnel", who = who, token = pair, cell = cell, place = place))
    });
    let tunnels = narration::row(text, tunnels)?;
    Some(say!(text, "position-tunnels", tunnels = tunnels))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Tunnel(Event::Placed { seat, pair, at, linked }) = event else {
        return None;
    };
    let key = if linked.is_some() { "told-tunnel-linked" } else { "told-tunnel" };
    let (who, token) = (narrator.who(*seat), vocabulary::token(narrator.text, *pair));
    Some(say!(narrator.text, key, who = who, token = token, cell = at.pos.name()))
}
