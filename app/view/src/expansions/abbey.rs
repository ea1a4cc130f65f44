//! Abbeys, wagons and barns in words.

use rules::expansions::abbey::Prompt;
use rules::{Action, At, Decision, FigureKind, Game, Segment, Tag};
use text::{Phrase, Text, say};

use crate::expansions::{Instead, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::vocabulary;

/// Abbey & Mayor.
pub(super) struct Abbey;

impl Slice for Abbey {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("abbey")]
    }

    fn building(&self, building: &Segment) -> Option<(&'static str, &'static str)> {
        building.tags.has(Tag::Abbey).then_some(("abbey", "tile-abbey"))
    }

    fn instead_of_drawing(&self, asked: rules::Prompt) -> Option<Instead> {
        let instead = Instead { button: "button-abbey", line: "ring-abbey" };
        (asked == rules::Prompt::Abbey(Prompt::Tile)).then_some(instead)
    }

    fn hint(&self, text: &Text, _: &Game, decision: &Decision) -> Option<String> {
        let instead = decision.prompt == rules::Prompt::Abbey(Prompt::Tile);
        (instead && decision.offers(Action::Draw)).then(|| text.say("panel-abbey"))
    }

    fn label(&self, labels: &Labels<'_>, action: Action) -> Option<String> {
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

    fn deployed(
        &self,
        labels: &Labels<'_>,
        _: FigureKind,
        at: At,
        role: &Phrase,
    ) -> Option<String> {
        let At::Corner(spot) = at else { return None };
        Some(say!(labels.text, "action-barn", role = role, cell = spot.pos.name()))
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        let rules::Prompt::Abbey(prompt) = prompt else { return None };
        Some(match prompt {
            Prompt::Tile | Prompt::LastTile => "action-pass-abbey",
            Prompt::Wagon => "action-pass-wagon",
        })
    }

    fn place_word(&self, at: At) -> Option<&'static str> {
        matches!(at, At::Corner(_)).then_some("corner")
    }
}
