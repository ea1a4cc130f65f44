//! Tunnels in words.

use render::Scene;
use rules::expansions::tunnel::{Action, Event, Prompt};
use rules::{Game, RoadEnd};
use text::say;

use crate::expansions::{RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{board_text, vocabulary};

/// The Tunnel.
pub(super) struct Tunnel;

impl Slice for Tunnel {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("tunnel")]
    }

    fn road_end(&self, end: RoadEnd) -> Option<&'static str> {
        (end == RoadEnd::Tunnel).then_some("tile-road-mouth")
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Tunnel(Action::Place { pair, at }) = action else { return None };
        let token = vocabulary::token(labels.text, pair);
        let sides = vocabulary::whereabouts(labels.text, labels.game, at)?;
        let cell = at.pos.name();
        Some(say!(labels.text, "action-tunnel", token = token, cell = cell, sides = sides))
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        matches!(action, rules::Action::Tunnel(_)).then_some("thing-tunnel")
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Tunnel(Prompt::Place)).then_some("action-pass-tunnel")
    }

    fn built(&self, narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
        let text = narrator.text;
        let tunnels = game.tunnel_tokens().iter().filter_map(|token| {
            let place = vocabulary::whereabouts(text, game, token.at)?;
            let (who, cell) = (narrator.who(token.seat), token.at.pos.name());
            let pair = vocabulary::token(text, token.pair);
            Some(say!(text, "position-tunnel", who = who, token = pair, cell = cell, place = place))
        });
        let tunnels = board_text::listed(text, tunnels)?;
        Some(say!(text, "position-tunnels", tunnels = tunnels))
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Tunnel(Event::Placed { seat, pair, at, linked }) = event else {
            return None;
        };
        let key = if linked.is_some() { "told-tunnel-linked" } else { "told-tunnel" };
        let (who, token) = (narrator.who(*seat), vocabulary::token(narrator.text, *pair));
        Some(say!(narrator.text, key, who = who, token = token, cell = at.pos.name()))
    }
}
