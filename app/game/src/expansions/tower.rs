//! The Tower.

use render::Scene;
use rules::expansions::tower::{Action, Event, Prompt};
use rules::{At, Cause, FigureKind, Game, Mark, Seat, Slot};
use text::{Phrase, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["tower"];

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::Capture, rules::Prompt::Tower(Prompt::Capture), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::Exchange, rules::Prompt::Tower(Prompt::Exchange), SYSTEMS, &[USUAL]),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("tower").large().in_presets(&["big-box", "everything"])],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Tower), "tile-tower")],
    place_word: |at| matches!(at, At::Tower(_)).then_some("tower"),
    label,
    deployed,
    taken: |cause, own| {
        (cause == Cause::Tower).then_some(if own { "action-rescue" } else { "action-capture" })
    },
    thing,
    pass: &[(rules::Prompt::Tower(Prompt::Capture), "action-pass-capture")],
    narrate,
    pieces,
    built,
    holds,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Tower(Action::Raise { pos }) = action else { return None };
    Some(AnswerPlace::Cell(pos))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Tower(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::Raise { pos } => match labels.game.towers().iter().find(|tower| tower.pos == pos) {
            None => say!(text, "action-tower", cell = pos.name()),
            Some(tower) => {
                let height = tower.height + 1;
                say!(text, "action-tower-raise", cell = pos.name(), height = height)
            }
        },
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

fn deployed(labels: &Labels<'_>, _: FigureKind, at: At, role: &Phrase) -> Option<String> {
    let At::Tower(pos) = at else { return None };
    Some(say!(labels.text, "action-at", what = role, cell = pos.name()))
}

fn thing(action: rules::Action) -> Option<&'static str> {
    match action {
        rules::Action::Tower(Action::Raise { .. }) => Some("thing-tower"),
        rules::Action::Tower(Action::Ransom { .. }) => Some("thing-ransom"),
        _ => None,
    }
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let on_top = narrator.standing(game, "alt-towers", |at| match at {
        At::Tower(pos) => Some(pos.name()),
        _ => None,
    });
    on_top.map(|said| (Rank::Standing, said)).into_iter().collect()
}

fn built(narrator: &Narrator<'_>, game: &Game, _: &Scene) -> Option<String> {
    let text = narrator.text;
    let towers = game
        .towers()
        .iter()
        .map(|tower| say!(text, "position-tower", cell = tower.pos.name(), height = tower.height));
    let towers = narration::row(text, towers)?;
    Some(say!(text, "position-towers", towers = towers))
}

fn holds(narrator: &Narrator<'_>, game: &Game, seat: Seat) -> Vec<String> {
    let captives = game.captives().iter().filter(|captive| captive.captor == seat);
    let named = captives.map(|captive| {
        let figure = vocabulary::figure(narrator.text, captive.kind);
        let who = narrator.who(captive.owner);
        say!(narrator.text, "position-captive", who = who, figure = figure)
    });
    named.collect()
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
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
