//! The dragon, the fairy and the princess in words.

use port::limits;
use rules::expansions::dragon::{Action, Event};
use rules::{Cause, Game, Mark, Pos, Side, Tag};
use table::standing_orders::Instruction;
use text::{Phrase, Text, say};

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::vocabulary;

/// The Princess & the Dragon.
pub(super) struct Dragon;

impl Slice for Dragon {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("dragon")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Tag(Tag::Princess), "tile-princess"),
            (PrintedThing::Mark(Mark::Volcano), "tile-volcano"),
            (PrintedThing::Mark(Mark::Dragon), "tile-dragon"),
            (PrintedThing::Mark(Mark::Portal), "tile-portal"),
        ]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Dragon(action) = action else { return None };
        let text = labels.text;
        Some(match action {
            Action::MoveFairy { to, beside: None } => {
                say!(text, "action-fairy", cell = to.name())
            }
            Action::MoveFairy { to, beside: Some(figure) } => {
                let whose = labels.whose(figure);
                say!(text, "action-fairy-beside", whose = whose, cell = to.name())
            }
            Action::Step { to } => step(labels, to),
        })
    }

    fn taken(&self, cause: Cause, _: bool) -> Option<&'static str> {
        (cause == Cause::Princess).then_some("action-princess")
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        let fairy = matches!(action, rules::Action::Dragon(Action::MoveFairy { .. }));
        fairy.then_some("thing-fairy")
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let at = |key: &str, pos: Pos| say!(narrator.text, key, cell = pos.name());
        let dragon = game.dragon().map(|pos| (Rank::Threat, at("alt-dragon", pos)));
        let fairy = game.fairy().map(|fairy| (Rank::Standing, at("alt-fairy", fairy.pos)));
        dragon.into_iter().chain(fairy).collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Dragon(event) = event else { return None };
        let text = narrator.text;
        Some(match event {
            Event::DragonMoved { to } => say!(text, "told-dragon", cell = to.name()),
            Event::FairyMoved { to, beside: Some(figure) } => {
                let whose = narrator.whose(game, *figure);
                say!(text, "told-fairy-beside", whose = whose, cell = to.name())
            }
            Event::FairyMoved { to, beside: None } => say!(text, "told-fairy", cell = to.name()),
        })
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        match cause {
            Cause::Dragon => Some("told-eaten"),
            Cause::Princess => Some("told-princess"),
            _ => None,
        }
    }

    fn in_advance(&self, text: &Text, what: Instruction) -> Option<String> {
        (what.policy() == "away").then(|| text.say("standing-away"))
    }
}

/// The dragon's step, and who it takes.
fn step(labels: &Labels<'_>, to: Pos) -> String {
    let text = labels.text;
    let from = labels.game.dragon().unwrap_or(to);
    let side = Side::ALL.into_iter().find(|side| from.step(*side) == to);
    let side = side.map_or(Phrase::plain(""), |side| vocabulary::side(text, side));
    let step = say!(text, "action-step", side = side, cell = to.name());
    let events = labels.tried(Action::Step { to }.into());
    let moved = rules::Event::Dragon(Event::DragonMoved { to });
    let arrived = events.iter().position(|event| *event == moved);
    let mut eaten: Vec<Phrase> = Vec::new();
    for event in events.iter().skip(arrived.map_or(events.len(), |at| at + 1)) {
        match event {
            rules::Event::Dragon(Event::DragonMoved { .. }) => break,
            rules::Event::Returned { figure, cause: Cause::Dragon } => {
                eaten.push(labels.whose(*figure));
            }
            _ => {}
        }
    }
    if eaten.is_empty() {
        return step;
    }
    let count = eaten.len();
    let whose = Phrase::list(text, eaten);
    let all = say!(text, "action-step-takes", step = &step, whose = whose);
    if limits::length(&all) <= limits::OPTION_TEXT {
        return all;
    }
    say!(text, "action-step-takes-many", step = &step, count = count)
}
