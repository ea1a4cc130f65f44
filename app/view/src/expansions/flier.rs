//! Flights in words.

use rules::expansions::flier::{Action, Event, heading};
use rules::{Game, Mark};
use text::say;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::vocabulary;

/// The Flier.
pub(super) struct Flier;

impl Slice for Flier {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("flier")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::FlyStraight), "tile-fly-straight"),
            (PrintedThing::Mark(Mark::FlyDiagonal), "tile-fly-diagonal"),
        ]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Flier(Action::Fly { figure }) = action else { return None };
        let (text, game) = (labels.text, labels.game);
        let machine = game.turn().placed.and_then(|pos| game.board().tile_at(pos));
        let site = text.named("site", point(machine.and_then(heading)?));
        Some(say!(text, "action-fly", figure = vocabulary::figure(text, figure), site = site))
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        matches!(action, rules::Action::Flier(_)).then_some("thing-flight")
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Flier(Event::Flown { seat, tiles, to, lands, .. }) = event else {
            return None;
        };
        let key = if *lands { "told-flown" } else { "told-flown-lost" };
        let (who, cell) = (narrator.who(*seat), to.name());
        Some(say!(narrator.text, key, who = who, tiles = *tiles, cell = cell))
    }
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
