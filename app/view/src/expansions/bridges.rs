//! Bridges in words.

use render::Scene;
use rules::expansions::bridges::{Action, Event};
use rules::{Axis, Game};
use text::say;

use crate::expansions::{RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{board_text, vocabulary};

/// Bridges, Castles and Bazaars: the bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("bridges")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Bridges(Action::Build { pos, axis }) = action else { return None };
        let key = match axis {
            Axis::NorthSouth => "action-bridge-north-south",
            Axis::WestEast => "action-bridge-west-east",
        };
        Some(say!(labels.text, key, cell = pos.name()))
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        matches!(action, rules::Action::Bridges(_)).then_some("thing-bridge")
    }

    fn built(&self, narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
        let text = narrator.text;
        let bridges = game.board().spans().map(|(pos, axis)| {
            let [one, other] = axis.sides().map(|side| vocabulary::side(text, side));
            say!(text, "position-bridge", cell = pos.name(), one = one, other = other)
        });
        let bridges = board_text::listed(text, bridges)?;
        Some(say!(text, "position-bridges", bridges = bridges))
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Bridges(Event::Built { seat, pos, .. }) = event else { return None };
        Some(say!(narrator.text, "told-bridge", who = narrator.who(*seat), cell = pos.name()))
    }
}
