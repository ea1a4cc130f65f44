//! Ferries in words.

use render::Scene;
use rules::expansions::ferries::{self, Action, Event, Prompt};
use rules::{Game, Mark, Side, Spot};
use text::{Text, say};

use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{board_text, vocabulary};

/// The Ferries.
pub(super) struct Ferries;

impl Slice for Ferries {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("ferries")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Ferry), "tile-ferry")]
    }

    /// The chosen ferry.
    fn paint(
        &self,
        scene: Scene,
        game: &Game,
        _: rules::Prompt,
        answer: Option<rules::Action>,
    ) -> Scene {
        let Some(rules::Action::Ferries(Action::Ferry { from, to })) = answer else {
            return scene;
        };
        scene.candidates([from.pos]).ferry(game.board(), (from, to))
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Ferries(Action::Ferry { from, to }) = action else { return None };
        let link = link(labels.text, labels.game, (from, to))?;
        Some(say!(labels.text, "action-ferry", link = link))
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Ferries(Prompt::Change)).then_some("action-pass-ferries")
    }

    fn built(&self, narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
        let text = narrator.text;
        let ferries = ferries::ferries(game.board());
        let ferries = ferries.filter_map(|roads| link(text, game, roads));
        let ferries = board_text::listed(text, ferries)?;
        Some(say!(text, "position-ferries", ferries = ferries))
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Ferries(Event::FerryLaid { seat, from, to, moved }) = event else {
            return None;
        };
        let link = link(narrator.text, game, (*from, *to))?;
        let key = if *moved { "told-ferry-moved" } else { "told-ferry" };
        Some(say!(narrator.text, key, who = narrator.who(*seat), link = link))
    }
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
