//! Flights, whose length the message tells.

use rules::expansions::flier::{Action, Event};
use serde_json::json;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("flier", 0)],
    options: &[OptionRow::always(|house| house.flier.any_follower = true)],
    ..SetTerms::of("flier", "flier")
}];

/// The message brings what that program makes the length of the flight of: three equal parts
/// of what is between 0 and 1.
fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Flier(Action::Fly { figure }) = step.action else { return None };
    let mut lengths = step.events.iter().filter_map(length);
    let machine = places::inside(step.placed()?, "FlyingMachine");
    let mut message = step.deploy_to(figure, machine);
    message.payload["random"] = json!((f64::from(lengths.next()?) + 0.5) / 3.0);
    Some(vec![message])
}

/// How far somebody flew, from 0.
fn length(event: &rules::Event) -> Option<u8> {
    let rules::Event::Flier(Event::Flown { tiles, .. }) = event else { return None };
    tiles.checked_sub(1)
}
