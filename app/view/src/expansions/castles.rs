//! Castles in words.

use render::{PieceLocation, Scene};
use rules::Game;
use rules::expansions::castles::{Action, Event, Prompt};
use text::say;

use crate::expansions::{RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{board_text, vocabulary};

/// Bridges, Castles and Bazaars: the castles.
pub(super) struct Castles;

impl Slice for Castles {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("castles")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Castles(action) = action else { return None };
        let text = labels.text;
        Some(match action {
            Action::Convert { lord } => say!(text, "action-castle", whose = labels.whose(lord)),
            Action::Copy { castle, feature } => {
                let what = vocabulary::feature(text, labels.game, feature);
                let (from, cell) = (castle.pos.name(), feature.pos.name());
                say!(text, "action-copy", castle = from, feature = what, cell = cell)
            }
        })
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Castles(Prompt::Convert)).then_some("action-pass-castle")
    }

    fn built(&self, narrator: &Narrator<'_>, _: &Game, scene: &Scene) -> Option<String> {
        let text = narrator.text;
        let castles = scene.pieces.iter().filter_map(|piece| match piece.at {
            PieceLocation::Edge(one, other) => Some(text.list(&[one.name(), other.name()])),
            _ => None,
        });
        let castles = board_text::listed(text, castles)?;
        Some(say!(text, "position-castles", castles = castles))
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Castles(Event::Converted { lord }) = event else { return None };
        let cell = lord.at.pos().map(|pos| pos.name()).unwrap_or_default();
        Some(say!(narrator.text, "told-castle", who = narrator.who(lord.seat), cell = cell))
    }
}
