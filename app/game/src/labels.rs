//! The labels of the answers to a question, for menus, completions and sentences. Each is plain
//! words with names and cells and says what it does to whom; no two answers to one question have
//! the same label. Nothing is decided here.

use std::collections::BTreeMap;

use port::limits;
use rules::{Action, At, Cause, Decision, Event, Figure, FigureKind, Game, Prompt, Seat};
use text::{Name, Phrase, Text, phrase, say};

use crate::parameter::Parameter;
use crate::{answers, expansions, vocabulary};

/// Labels the answers to one question.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The reader's language.
    pub text: &'static Text,
    /// The names by seat.
    pub people: &'a [Name],
    /// The state of the game when the question is asked.
    pub game: &'a Game,
    /// The question.
    pub decision: &'a Decision,
}

impl Labels<'_> {
    /// The labels of all options, in order: all different, each within Discord's limit.
    pub fn all(&self) -> Vec<String> {
        let options = &self.decision.options;
        let mut labels: Vec<String> = options.iter().map(|option| self.short(*option)).collect();
        let known = counted(&labels);
        for (label, option) in labels.iter_mut().zip(options) {
            if known.get(label).is_some_and(|count| *count > 1) {
                *label = self.precise(label, *option);
            }
            *label = limits::clip(label, limits::OPTION_TEXT);
        }
        let known = counted(&labels);
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        for label in &mut labels {
            if known.get(label).is_some_and(|count| *count > 1) {
                let number = numbers.entry(label.clone()).or_default();
                *number += 1;
                let suffix = say!(self.text, "label-number", number = *number);
                let room = limits::OPTION_TEXT - limits::length(&suffix);
                *label = limits::clip(label, room) + &suffix;
            }
        }
        labels
    }

    /// The label of one action, including an action within a range of options.
    pub fn of(&self, action: Action) -> String {
        let options = &self.decision.options;
        match options.iter().position(|option| *option == action) {
            Some(index) => self.all().swap_remove(index),
            None => limits::clip(&self.short(action), limits::OPTION_TEXT),
        }
    }

    /// The label with the position on the tile.
    fn precise(&self, label: &str, action: Action) -> String {
        let at = match action {
            // Its label has the position already.
            Action::Deploy { .. } => None,
            _ => expansions::first(|profile| (profile.origin)(action))
                .or_else(|| answers::spot(action)),
        };
        match at.and_then(|spot| vocabulary::half_whereabouts(self.text, self.game, spot)) {
            Some(place) => say!(self.text, "label-place", label = label, place = place),
            None => label.to_owned(),
        }
    }

    fn short(&self, action: Action) -> String {
        let text = self.text;
        if let Some(label) = expansions::first(|profile| (profile.label)(self, action)) {
            return label;
        }
        match action {
            Action::Draw => text.say("action-draw"),
            Action::Place { pos, rotation } => {
                say!(text, "action-place", cell = pos.name(), degrees = rotation.degrees())
            }
            Action::Deploy { figure, at } => self.deploy(figure, at),
            Action::Take { figure, cause } => self.take(figure, cause),
            // Every other answer is one of an expansion.
            _ => self.pass(),
        }
    }

    /// A name for unformatted text.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let name = self.people.get(seat.index()).map(|name| name.plain().to_owned());
        name.unwrap_or_else(|| say!(self.text, "who-seat", number = seat.0 + 1))
    }

    /// "your knight", "Łucja's big meeple in the city".
    pub(crate) fn whose(&self, figure: Figure) -> Phrase {
        let noun = vocabulary::noun(self.text, self.game, figure.kind, figure.at);
        if figure.seat == self.decision.seat {
            return phrase!(self.text, "whose-own", noun = noun);
        }
        phrase!(self.text, "whose-other", who = self.name(figure.seat), noun = noun)
    }

    /// Where a figure would be placed, without its name: "as a knight in the city (north)".
    pub fn place(&self, action: Action) -> Option<String> {
        let Action::Deploy { figure, at } = action else { return None };
        let place = vocabulary::standing(self.text, self.game, figure, at);
        Some(limits::clip(&self.deployed(figure, at, place), limits::OPTION_TEXT))
    }

    /// What several answers act on: "the fairy", "a piece of a tower".
    pub fn thing(&self, action: Action) -> String {
        let key = match action {
            Action::Take { .. } => Some("thing-take"),
            _ => expansions::first(|profile| (profile.thing)(action)),
        };
        self.text.say(key.unwrap_or("panel-choose-instead"))
    }

    fn deploy(&self, figure: FigureKind, at: At) -> String {
        self.deployed(figure, at, vocabulary::role(self.text, self.game, figure, at))
    }

    fn deployed(&self, figure: FigureKind, at: At, role: Phrase) -> String {
        let text = self.text;
        let At::Segment(spot) = at else {
            let label = expansions::first(|profile| (profile.deployed)(self, figure, at, &role));
            return label.unwrap_or_else(|| role.to_string());
        };
        let here = match vocabulary::half_whereabouts(text, self.game, spot) {
            None => role.to_string(),
            Some(sides) => say!(text, "action-deploy", role = role, sides = sides),
        };
        if self.game.turn().placed == Some(spot.pos) {
            return here;
        }
        say!(text, "action-at", what = here, cell = spot.pos.name())
    }

    fn take(&self, figure: Figure, cause: Cause) -> String {
        let text = self.text;
        // Whoever stands beside the board is told apart by what it is called.
        let Some(cell) = figure.at.pos().map(|pos| pos.name()) else {
            return say!(text, "action-take-apart", whose = self.whose(figure));
        };
        let own = figure.seat == self.decision.seat;
        let key = expansions::first(|profile| (profile.taken)(cause, own)).unwrap_or("action-take");
        say!(text, key, whose = self.whose(figure), cell = cell)
    }

    /// The events that an answer would cause.
    pub(crate) fn tried(&self, action: Action) -> Vec<Event> {
        self.game.clone().apply(self.decision.seat, action).unwrap_or_default()
    }

    /// A number for an answer in a menu: "force 40", "Ben's knight in N13".
    pub fn parameter(&self, parameter: &dyn Parameter, value: &str) -> String {
        match parameter.place_name(self, value) {
            Some(label) => limits::clip(&label, limits::OPTION_TEXT),
            None => vocabulary::parameter(self.text, parameter, value),
        }
    }

    fn pass(&self) -> String {
        let prompt = self.decision.prompt;
        let key = match prompt {
            Prompt::Place => Some("action-pass-place"),
            Prompt::Wood => Some("action-pass-wood"),
            _ => expansions::listed(|profile| profile.pass, &prompt),
        };
        self.text.say(key.unwrap_or("action-pass"))
    }
}

/// How often each label occurs.
fn counted(labels: &[String]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for label in labels {
        *counts.entry(label.clone()).or_default() += 1;
    }
    counts
}
