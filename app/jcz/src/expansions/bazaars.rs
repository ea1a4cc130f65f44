//! Bazaars: bids for the tiles of an auction.

use rules::expansions::bazaars::{self, Action, Selling};
use rules::{Event, KindId, Seat};
use serde_json::json;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, reserve, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("bazaar", 0)],
    rules: &[("bazaar-no-auction", "false")],
    options: &[OptionRow::rule(
        |house| house.bazaars.selling = Selling::InTurn,
        "bazaar-no-auction",
        "true",
    )],
    ..SetTerms::of("bazaars", "bridges-castles-and-bazaars")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Bazaars(action) = step.action else { return None };
    let bids = |index: u8, points: u16| {
        GameMessage::new("BAZAAR_BID", json!({ "supplyIndex": index, "price": points }))
    };
    let settles = |value: &str| GameMessage::new("BAZAAR_BUY_OR_SELL", json!({ "value": value }));
    Some(vec![match action {
        Action::Offer { lot, bid } | Action::Bid { lot, bid } => bids(lot.index, bid.points()),
        Action::Pick { lot } => bids(lot.index, 0),
        Action::Buy => settles("BUY"),
        Action::Sell => settles("SELL"),
    }])
}

fn reserve(event: &Event) -> Option<(Seat, KindId)> {
    let Event::Bazaars(bazaars::Event::Sold { kind, to, .. }) = *event else { return None };
    Some((to, kind))
}

/// There a second part for which there is no tile takes the second part of the next player, who
/// may have a tile from the bazaar.
fn departs(step: &Transition<'_>) -> bool {
    let (game, mut events) = (step.after, step.events.iter());
    events.any(|event| matches!(event, Event::DoubleTurn { .. }))
        && game.bag().is_empty()
        && game.seats().any(|seat| game.bag().kept(seat).is_some())
}
