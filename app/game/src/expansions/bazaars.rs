//! Bridges, Castles and Bazaars: the bazaars.

use port::limits;
use rules::expansions::bazaars::{Action, Bid, Event, Lot, Prompt, Selling};
use rules::{Decision, Game, HouseRules, KindId, Mark, Seat, Slot};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::{Text, say};

use crate::bulletin::BulletinKind;
use crate::expansions::{DescribedRow, PrintedThing, Profile, QuestionPicture, TileRow};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::parameter::{BadNumber, Parameter};
use crate::standing_orders::{Instruction, OrderKind, PASS, Policy, USUAL, offered};
use crate::vocabulary;

/// The highest bid that can be set in advance (points).
const MAX_BID: u16 = 99;

const SYSTEMS: &[&str] = &["bazaars"];

/// Make no bid above this many points.
const BIDS: Policy = Policy::declining("bids", |option, most| {
    matches!(option, rules::Action::Bazaars(Action::Bid { bid, .. }) if bid.min > most)
})
.numbered(&[0, 1, 2, 3, 5, 8], MAX_BID);
/// Buy the tile.
const BUY: Policy = Policy::giving("buy", |_, asked| {
    offered(asked, |option| option == rules::Action::Bazaars(Action::Buy))
});
/// Sell it.
const SELL: Policy = Policy::giving("sell", |_, asked| {
    offered(asked, |option| option == rules::Action::Bazaars(Action::Sell))
});

fn has_auction(house: &HouseRules) -> bool {
    house.bazaars.selling == Selling::Auction
}

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Offer), SYSTEMS, &[USUAL])
        .only(has_auction),
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Bid), SYSTEMS, &[PASS, BIDS])
        .only(has_auction),
    OrderKind::of(
        Slot::Bazaar,
        rules::Prompt::Bazaars(Prompt::Settle),
        SYSTEMS,
        &[USUAL, BUY, SELL],
    )
    .only(has_auction),
    OrderKind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Pick), SYSTEMS, &[USUAL])
        .only(|house| !has_auction(house)),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("bazaars").large()],
    orders: ORDERS,
    parameters: &[&Points],
    pays,
    prints: &[(PrintedThing::Mark(Mark::Bazaar), "tile-bazaar")],
    question,
    picture,
    bulletin: Some(&ForSale),
    label,
    policy,
    pass: &[(rules::Prompt::Bazaars(Prompt::Bid), "action-pass-bid")],
    narrate,
    narrate_choice,
    ..Profile::NONE
};

fn pays(event: &rules::Event) -> Vec<(Seat, i32)> {
    let rules::Event::Bazaars(event) = event else { return Vec::new() };
    event.payments()
}

/// The tile being auctioned, and the bids for it.
fn question(text: &Text, decision: &Decision) -> Option<String> {
    let asked = decision.prompt;
    if asked != rules::Prompt::Bazaars(Prompt::Bid) {
        return None;
    }
    let bid = decision.options.iter().find_map(|option| match option {
        rules::Action::Bazaars(Action::Bid { lot, bid }) => Some((*lot, bid.min)),
        _ => None,
    });
    let lot = bid.map(|(lot, least)| {
        let tile = vocabulary::tile(text, lot.kind);
        let points = least.saturating_sub(1);
        say!(text, "panel-lot", number = lot.index + 1, tile = tile, points = points)
    });
    let asked = vocabulary::prompt(text, asked);
    Some(say!(text, "panel-auction", question = asked, lot = lot.unwrap_or_default()))
}

/// The tiles for sale while a player is asked about them, the one on offer first.
fn picture(text: &Text, game: &Game) -> Option<QuestionPicture> {
    let asked = game.decision()?;
    let rules::Prompt::Bazaars(Prompt::Offer | Prompt::Bid | Prompt::Settle | Prompt::Pick) =
        asked.prompt
    else {
        return None;
    };
    let mut lots = game.lots();
    if let [rules::Action::Bazaars(Action::Bid { lot, .. }), ..] = asked.options[..] {
        lots.sort_by_key(|other| *other != lot);
    }
    row(text, &lots).map(QuestionPicture::BelowBoard)
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Bazaars(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::Offer { lot, bid } => offer(labels, lot, bid),
        Action::Bid { bid, .. } if bid.min == bid.max => {
            say!(text, "action-bid", points = bid.points())
        }
        Action::Bid { bid, .. } => say!(text, "action-bid-least", points = bid.min),
        Action::Buy | Action::Sell => settle(labels, action),
        Action::Pick { lot } => {
            let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
            say!(text, "action-pick", tile = tile, number = number)
        }
    })
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Bazaars(event) = event else { return None };
    let text = narrator.text;
    Some(match event {
        Event::Opened { .. } => text.say("told-bazaar"),
        Event::Sold { kind, to, points, .. } => {
            let (who, tile) = (narrator.who(*to), vocabulary::tile(text, *kind));
            say!(text, "told-sold", who = who, tile = tile, points = *points)
        }
    })
}

fn narrate_choice(narrator: &Narrator<'_>, seat: Seat, action: rules::Action) -> Option<String> {
    let rules::Action::Bazaars(action) = action else { return None };
    let (text, who) = (narrator.text, narrator.who(seat));
    match action {
        Action::Offer { lot, bid } => {
            let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
            let points = bid.points();
            let key = "told-offer";
            Some(say!(text, key, who = who, tile = tile, number = number, points = points))
        }
        Action::Bid { bid, .. } => Some(say!(text, "told-bid", who = who, points = bid.points())),
        Action::Buy | Action::Sell | Action::Pick { .. } => None,
    }
}

fn policy(text: &Text, what: Instruction) -> Option<String> {
    match what.policy() {
        "bids" => Some(say!(text, "standing-bids", points = what.number())),
        "buy" => Some(text.say("standing-buy")),
        "sell" => Some(text.say("standing-sell")),
        _ => None,
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
    ) -> Result<rules::Action, BadNumber> {
        let span = bid(option).unwrap_or(Bid::of(0));
        let points = typed.trim().parse().ok();
        let bid = points.and_then(|points| bidding(option, points));
        let bid = bid.filter(|bid| bid.answers(option));
        bid.ok_or_else(|| BadNumber {
            key: "refusal-no-amount",
            input: typed.to_owned(),
            range: (span.min.into(), span.max.into()),
        })
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

fn offer(labels: &Labels<'_>, lot: Lot, bid: Bid) -> String {
    let text = labels.text;
    let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
    if bid.min == bid.max {
        let points = bid.points();
        return say!(text, "action-offer", tile = tile, number = number, points = points);
    }
    say!(text, "action-offer-any", tile = tile, number = number)
}

/// The end of an auction, with the price by the rules.
fn settle(labels: &Labels<'_>, action: Action) -> String {
    let text = labels.text;
    let sold = labels.tried(action.into()).into_iter().find_map(|event| match event {
        rules::Event::Bazaars(Event::Sold { to, points, bidder, .. }) => Some((to, points, bidder)),
        _ => None,
    });
    let Some((to, points, bidder)) = sold else { return text.say("action-buy") };
    if action == Action::Sell {
        return say!(text, "action-sell-to", who = labels.name(to), points = points);
    }
    let who = labels.name(bidder.unwrap_or(to));
    say!(text, "action-buy-from", who = who, points = points)
}

/// The message of a bazaar: the tiles for sale, as pictures and in words, until all are sold.
#[derive(Debug)]
struct ForSale;

impl BulletinKind for ForSale {
    fn name(&self) -> &'static str {
        "bazaar"
    }

    fn is_open(&self, game: &Game) -> bool {
        !game.lots().is_empty()
    }

    fn content(&self, game: &Game) -> Result<Value, serde_json::Error> {
        let sold = game.seats().filter_map(|seat| Some((seat, game.bag().kept(seat)?)));
        serde_json::to_value(Sales { lots: game.lots(), sold: sold.collect() })
    }

    fn page(
        &self,
        narrator: &Narrator<'_>,
        content: &Value,
    ) -> Result<(Vec<String>, Option<DescribedRow>), serde_json::Error> {
        let sales = Sales::deserialize(content)?;
        Ok((sales.lines(narrator), row(narrator.text, &sales.lots)))
    }
}

/// What is for sale, and who bought what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sales {
    /// The tiles for sale.
    lots: Vec<Lot>,
    /// The tiles that were sold.
    sold: Vec<(Seat, KindId)>,
}

impl Sales {
    fn lines(&self, narrator: &Narrator<'_>) -> Vec<String> {
        let text = narrator.text;
        let lots: Vec<String> = self.lots.iter().map(|lot| named(text, *lot)).collect();
        let sold = self.sold.iter().map(|(seat, kind)| {
            let (who, tile) = (narrator.who(*seat), vocabulary::tile(text, *kind));
            say!(text, "bazaar-sold-one", who = who, tile = tile)
        });
        let sold: Vec<String> = sold.collect();
        let semicolon = text.say("list-semicolon");
        let mut lines = vec![match (lots.is_empty(), sold.is_empty()) {
            (false, _) => say!(text, "bazaar-open", lots = lots.join(&semicolon)),
            (true, false) => text.say("bazaar-over"),
            (true, true) => text.say("bazaar-undone"),
        }];
        if !sold.is_empty() {
            lines.push(say!(text, "bazaar-sold", sold = sold.join(&semicolon)));
        }
        lines
    }
}

/// The tiles for sale, each with its number.
fn row(text: &Text, lots: &[Lot]) -> Option<DescribedRow> {
    let drawn = lots.iter().map(|lot| (lot.kind, (lot.index + 1).to_string())).collect();
    let named: Vec<String> = lots.iter().map(|lot| named(text, *lot)).collect();
    let semicolon = text.say("list-semicolon");
    let alt = narration::joined(text, &named, limits::ALT_TEXT, |named| {
        say!(text, "bazaar-alt", lots = named.join(&semicolon))
    });
    (!lots.is_empty()).then_some((TileRow::Kinds(drawn), alt))
}

fn named(text: &Text, lot: Lot) -> String {
    say!(text, "bazaar-lot", number = lot.index + 1, tile = vocabulary::tile(text, lot.kind))
}
