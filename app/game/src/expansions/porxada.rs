//! La Porxada.

use rules::expansions::porxada::{Action, Event, Prompt};
use rules::{At, Game, Mark, Slot};
use text::say;

use crate::expansions::{AnswerPlace, PrintedThing, Profile};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::standing_orders::{ACCEPT, OrderKind, PASS, REFUSE, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["porxada"];

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::Porxada, rules::Prompt::Porxada(Prompt::Swap), SYSTEMS, &[PASS]),
    OrderKind::of(
        Slot::Porxada,
        rules::Prompt::Porxada(Prompt::Answer),
        SYSTEMS,
        &[ACCEPT, REFUSE],
    ),
    OrderKind::of(Slot::Porxada, rules::Prompt::Porxada(Prompt::Victim), SYSTEMS, &[USUAL]),
];

pub(super) const PROFILE: Profile = Profile {
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Porxada), "tile-porxada")],
    label,
    thing,
    pass: &[(rules::Prompt::Porxada(Prompt::Swap), "action-pass-porxada")],
    narrate,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Porxada(Action::Swap { wanted, .. }) = action else { return None };
    wanted.at.spot().map(AnswerPlace::Spot)
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let text = labels.text;
    match (labels.decision.prompt, action) {
        (rules::Prompt::Porxada(Prompt::Answer), rules::Action::Accept) => {
            Some(text.say("action-accept-swap"))
        }
        (rules::Prompt::Porxada(Prompt::Answer), rules::Action::Refuse) => {
            Some(text.say("action-refuse-swap"))
        }
        (_, rules::Action::Porxada(Action::Swap { own, wanted })) => Some(say!(
            text,
            "action-swap",
            own = labels.whose(own),
            from = cell(own.at),
            wanted = labels.whose(wanted),
            cell = cell(wanted.at),
        )),
        (_, rules::Action::Porxada(Action::GiveUp { kind })) => {
            Some(say!(text, "action-give-up", figure = vocabulary::figure(text, kind)))
        }
        _ => None,
    }
}

fn thing(action: rules::Action) -> Option<&'static str> {
    let swap = matches!(action, rules::Action::Porxada(Action::Swap { .. }));
    swap.then_some("thing-swap")
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Porxada(event) = event else { return None };
    let text = narrator.text;
    Some(match event {
        Event::Offered { own, wanted } => say!(
            text,
            "told-offered",
            own = narrator.whose(game, *own),
            from = cell(own.at),
            wanted = narrator.whose(game, *wanted),
            cell = cell(wanted.at),
        ),
        Event::Swapped { own, wanted } => {
            let (own, wanted) = (narrator.whose(game, *own), narrator.whose(game, *wanted));
            say!(text, "told-swapped", own = own, wanted = wanted)
        }
        Event::Lost { seat, kind, .. } => {
            let (who, figure) = (narrator.who(*seat), vocabulary::figure(text, *kind));
            say!(text, "told-lost", who = who, figure = figure)
        }
    })
}

fn cell(at: At) -> String {
    at.pos().map(|pos| pos.name()).unwrap_or_default()
}
