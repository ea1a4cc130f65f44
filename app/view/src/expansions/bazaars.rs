//! The auctions of a bazaar in words, and the message with the tiles for sale.

use port::limits;
use rules::expansions::bazaars::{Action, Bid, Event, Lot, Prompt};
use rules::{Decision, Game, KindId, Mark, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::standing_orders::Instruction;
use text::{Text, say};

use crate::bulletin::BulletinKind;
use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::{DescribedPicture, PictureSpec, alt, vocabulary};

/// Bridges, Castles and Bazaars: the bazaars.
pub(super) struct Bazaars;

impl Slice for Bazaars {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("bazaars")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Bazaar), "tile-bazaar")]
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

    fn sheet(&self, text: &Text, game: &Game) -> Option<DescribedPicture> {
        asked(text, game)
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

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
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

    fn act(&self, narrator: &Narrator<'_>, seat: Seat, action: rules::Action) -> Option<String> {
        let rules::Action::Bazaars(action) = action else { return None };
        let (text, who) = (narrator.text, narrator.who(seat));
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

    fn in_advance(&self, text: &Text, what: Instruction) -> Option<String> {
        match what.policy() {
            "bids" => Some(say!(text, "standing-bids", points = what.number())),
            "buy" => Some(text.say("standing-buy")),
            "sell" => Some(text.say("standing-sell")),
            _ => None,
        }
    }

    fn bulletin(&self) -> Option<&'static dyn BulletinKind> {
        Some(&ForSale)
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
    ) -> Result<crate::MessageDraft, serde_json::Error> {
        Ok(Sales::deserialize(content)?.page(narrator))
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
    fn page(&self, narrator: &Narrator<'_>) -> crate::MessageDraft {
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
        let mut page = crate::MessageDraft::text(narration::lines(text, &lines));
        page.picture = picture(text, &self.lots);
        page
    }
}

/// The tiles for sale while a player is asked about them, the one on offer first.
fn asked(text: &Text, game: &Game) -> Option<DescribedPicture> {
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
    picture(text, &lots)
}

fn picture(text: &Text, lots: &[Lot]) -> Option<DescribedPicture> {
    let drawn = lots.iter().map(|lot| (lot.kind, (lot.index + 1).to_string())).collect();
    let named: Vec<String> = lots.iter().map(|lot| named(text, *lot)).collect();
    let semicolon = text.say("list-semicolon");
    let alt = alt::joined(text, &named, limits::ALT_TEXT, |named| {
        say!(text, "bazaar-alt", lots = named.join(&semicolon))
    });
    (!lots.is_empty())
        .then_some(DescribedPicture { spec: PictureSpec::Drawn(render::Theme::LIGHT, drawn), alt })
}

fn named(text: &Text, lot: Lot) -> String {
    say!(text, "bazaar-lot", number = lot.index + 1, tile = vocabulary::tile(text, lot.kind))
}
