//! Towers and their captives in words.

use render::Scene;
use rules::expansions::tower::{Action, Event, Prompt};
use rules::{At, Cause, FigureKind, Game, Mark, Seat};
use text::{Phrase, say};

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{alt, board_text, vocabulary};

/// The Tower.
pub(super) struct Tower;

impl Slice for Tower {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("tower")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Tower), "tile-tower")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Tower(action) = action else { return None };
        let text = labels.text;
        Some(match action {
            Action::Raise { pos } => {
                match labels.game.towers().iter().find(|tower| tower.pos == pos) {
                    None => say!(text, "action-tower", cell = pos.name()),
                    Some(tower) => {
                        let height = tower.height + 1;
                        say!(text, "action-tower-raise", cell = pos.name(), height = height)
                    }
                }
            }
            Action::Exchange { kind, captor } => {
                let (figure, who) = (vocabulary::figure(text, kind), labels.name(captor));
                say!(text, "action-exchange", figure = figure, who = who)
            }
            Action::Ransom { kind, captor } => {
                let (figure, who) = (vocabulary::figure(text, kind), labels.name(captor));
                say!(text, "action-ransom", figure = figure, who = who)
            }
        })
    }

    fn deployed(
        &self,
        labels: &Labels<'_>,
        _: FigureKind,
        at: At,
        role: &Phrase,
    ) -> Option<String> {
        let At::Tower(pos) = at else { return None };
        Some(say!(labels.text, "action-at", what = role, cell = pos.name()))
    }

    fn taken(&self, cause: Cause, own: bool) -> Option<&'static str> {
        let key = if own { "action-rescue" } else { "action-capture" };
        (cause == Cause::Tower).then_some(key)
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        match action {
            rules::Action::Tower(Action::Raise { .. }) => Some("thing-tower"),
            rules::Action::Tower(Action::Ransom { .. }) => Some("thing-ransom"),
            _ => None,
        }
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Tower(Prompt::Capture)).then_some("action-pass-capture")
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let on_top = alt::standing(narrator, game, "alt-towers", |at| match at {
            At::Tower(pos) => Some(pos.name()),
            _ => None,
        });
        on_top.map(|said| (Rank::Standing, said)).into_iter().collect()
    }

    fn built(&self, narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
        let text = narrator.text;
        let towers = game.towers().iter().map(|tower| {
            say!(text, "position-tower", cell = tower.pos.name(), height = tower.height)
        });
        let towers = board_text::listed(text, towers)?;
        Some(say!(text, "position-towers", towers = towers))
    }

    fn holds(&self, narrator: &Narrator<'_>, game: &Game, seat: Seat) -> Vec<String> {
        let captives = game.captives().iter().filter(|captive| captive.captor == seat);
        let named = captives.map(|captive| {
            let figure = vocabulary::figure(narrator.text, captive.kind);
            let who = narrator.who(captive.owner);
            say!(narrator.text, "position-captive", who = who, figure = figure)
        });
        named.collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Tower(event) = event else { return None };
        let text = narrator.text;
        Some(match event {
            Event::Raised { pos, height } => {
                say!(text, "told-tower", cell = pos.name(), height = *height)
            }
            Event::Captured { figure, captor } => {
                let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
                let (who, whose) = (narrator.who(*captor), narrator.whose(game, *figure));
                say!(text, "told-captured", who = who, whose = whose, cell = cell)
            }
            Event::Exchanged { seat, kind, with, other } => {
                let (who, with) = (narrator.who(*seat), narrator.who(*with));
                let figure = vocabulary::figure(text, *kind);
                let other = vocabulary::figure(text, *other);
                let key = "told-exchanged";
                say!(text, key, who = who, figure = figure, with = with, other = other)
            }
            Event::Ransomed { seat, kind, captor } => {
                let (who, from) = (narrator.who(*seat), narrator.who(*captor));
                let figure = vocabulary::figure(text, *kind);
                say!(text, "told-ransomed", who = who, figure = figure, from = from)
            }
        })
    }

    fn place_word(&self, at: At) -> Option<&'static str> {
        matches!(at, At::Tower(_)).then_some("tower")
    }
}
