//! Bazaars at a table: bids, and what can be said in advance of them.

use rules::expansions::bazaars::{Action, Bid, Prompt};
use rules::{Event, Game, Seat, Slot};

use crate::error::Refusal;
use crate::expansions::Slice;
use crate::parameter::Parameter;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, Policy, USUAL, offered};

/// Bridges, Castles and Bazaars: the bazaars.
pub(super) struct Bazaars;

/// The highest bid that can be set in advance (points).
const MAX_BID: u16 = 99;

const SYSTEMS: &[&str] = &["bazaars"];

/// Make no bid above this many points.
const BIDS: Policy = Policy::declining("bids", |option, most| {
    matches!(option, rules::Action::Bazaars(Action::Bid { bid, .. }) if bid.min > most)
})
.numbered(&[0, 1, 2, 3, 5, 8], MAX_BID)
.formerly(|text| text.strip_prefix("bids.")?.parse().ok().filter(|most| *most <= MAX_BID));
/// Buy the tile.
const BUY: Policy = Policy::giving("buy", |_, asked| {
    offered(asked, |option| option == rules::Action::Bazaars(Action::Buy))
});
/// Sell it.
const SELL: Policy = Policy::giving("sell", |_, asked| {
    offered(asked, |option| option == rules::Action::Bazaars(Action::Sell))
});

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Offer), SYSTEMS, &[USUAL])
        .only("bazaar.no_auction", &["off"]),
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Bid), SYSTEMS, &[PASS, BIDS])
        .only("bazaar.no_auction", &["off"]),
    OrderKind::of(
        Slot::Bazaar,
        rules::Prompt::Bazaars(Prompt::Settle),
        SYSTEMS,
        &[USUAL, BUY, SELL],
    )
    .only("bazaar.no_auction", &["off"]),
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Pick), SYSTEMS, &[USUAL])
        .only("bazaar.no_auction", &["on", "as_you_go"]),
];

impl Slice for Bazaars {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("bazaars").large()];
        SETS
    }

    fn paid(&self, event: &Event) -> Vec<(Seat, i32)> {
        let Event::Bazaars(event) = event else { return Vec::new() };
        event.payments()
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }

    fn parameters(&self) -> &'static [&'static dyn Parameter] {
        &[&Points]
    }
}

/// The points of a bid.
#[derive(Debug)]
struct Points;

impl Parameter for Points {
    fn name(&self) -> &'static str {
        "points"
    }

    fn is_of(&self, answer: rules::Action) -> bool {
        bid(answer).is_some()
    }

    fn plain(&self, _: &Game, answer: rules::Action) -> rules::Action {
        bid(answer).and_then(|span| bidding(answer, span.min)).unwrap_or(answer)
    }

    fn value(&self, answer: rules::Action) -> String {
        bid(answer).map(|bid| bid.points().to_string()).unwrap_or_default()
    }

    fn worthwhile(
        &self,
        _: &Game,
        _: Seat,
        option: rules::Action,
        _: rules::Action,
    ) -> Vec<String> {
        let ladder = bid(option).map(ladder).unwrap_or_default();
        ladder.into_iter().map(|points| points.to_string()).collect()
    }

    fn set(
        &self,
        _: &Game,
        option: rules::Action,
        _: rules::Action,
        typed: &str,
    ) -> Result<rules::Action, Refusal> {
        let span = bid(option).unwrap_or(Bid::of(0));
        let points = typed.trim().parse().ok();
        let bid = points.and_then(|points| bidding(option, points));
        let bid = bid.filter(|bid| bid.answers(option));
        let (least, most) = (span.min, span.max);
        bid.ok_or_else(|| Refusal::NoAmount { input: typed.to_owned(), least, most })
    }
}

/// The points that an action bids.
fn bid(action: rules::Action) -> Option<Bid> {
    match action {
        rules::Action::Bazaars(Action::Offer { bid, .. } | Action::Bid { bid, .. }) => Some(bid),
        _ => None,
    }
}

/// The action with another bid; `None` if it has no bid.
fn bidding(action: rules::Action, points: u16) -> Option<rules::Action> {
    let (rules::Action::Bazaars(action), bid) = (action, Bid::of(points)) else { return None };
    match action {
        Action::Offer { lot, .. } => Some(rules::Action::Bazaars(Action::Offer { lot, bid })),
        Action::Bid { lot, .. } => Some(rules::Action::Bazaars(Action::Bid { lot, bid })),
        _ => None,
    }
}

/// The bids to choose from: every value at first, then in growing steps, as many as a menu holds.
/// Any other can be typed.
fn ladder(span: Bid) -> Vec<u16> {
    const STEPS: [(u16, usize); 4] = [(1, 12), (2, 5), (5, 4), (25, 3)];
    let steps = STEPS.iter().flat_map(|&(step, count)| std::iter::repeat_n(step, count));
    let mut amounts = vec![span.min];
    for step in steps {
        let next = amounts[amounts.len() - 1].saturating_add(step);
        if next > span.max {
            break;
        }
        amounts.push(next);
    }
    amounts
}
