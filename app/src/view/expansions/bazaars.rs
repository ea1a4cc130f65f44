//! The auctions of a bazaar in words.

use rules::expansions::bazaars::{Action, Bid, Event, Lot, Prompt};
use rules::{Decision, Game, Mark, Seat};

use crate::say;
use crate::text::Text;
use crate::view::expansions::{Page, Print, Slice, page};
use crate::view::labels::Labels;
use crate::view::narration::Teller;
use crate::view::{Picture, bazaar, vocabulary};

/// Bridges, Castles and Bazaars: the bazaars.
pub(super) struct Bazaars;

impl Slice for Bazaars {
    fn pages(&self) -> &'static [Page] {
        &[page!("bazaars")]
    }

    fn prints(&self) -> &'static [(Print, &'static str)] {
        &[(Print::Mark(Mark::Bazaar), "tile-bazaar")]
    }

    /// The tile being auctioned, and the bids for it.
    fn asks(&self, text: &Text, decision: &Decision) -> Option<String> {
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

    fn sheet(&self, text: &Text, game: &Game) -> Option<Picture> {
        bazaar::asked(text, game)
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
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

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Bazaars(Prompt::Bid)).then_some("action-pass-bid")
    }

    fn told(&self, teller: &Teller<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Bazaars(event) = event else { return None };
        let text = teller.text;
        Some(match event {
            Event::Opened { .. } => text.say("told-bazaar"),
            Event::Sold { kind, to, points, .. } => {
                let (who, tile) = (teller.who(*to), vocabulary::tile(text, *kind));
                say!(text, "told-sold", who = who, tile = tile, points = *points)
            }
        })
    }

    fn act(&self, teller: &Teller<'_>, seat: Seat, action: rules::Action) -> Option<String> {
        let rules::Action::Bazaars(action) = action else { return None };
        let (text, who) = (teller.text, teller.who(seat));
        match action {
            Action::Offer { lot, bid } => {
                let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
                let points = bid.points();
                let key = "told-offer";
                Some(say!(text, key, who = who, tile = tile, number = number, points = points))
            }
            Action::Bid { bid, .. } => {
                Some(say!(text, "told-bid", who = who, points = bid.points()))
            }
            Action::Buy | Action::Sell | Action::Pick { .. } => None,
        }
    }
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
