//! Bazaars: after a turn in which a bazaar was laid, as many tiles as there are seats are
//! auctioned, and each seat lays the one it got instead of drawing (R-BZ-1..16).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::KindId;
use crate::turn::Flow;
use crate::vocabulary::Mark;

options! { in bazaars;
    /// R-BZ-13.
    selling "bazaar.no_auction": Selling { Auction "off", InTurn "on", AsYouGo "as_you_go" };
    /// R-BZ-8, R-BZ-14.
    max_bid "bazaar.max_bid": u16
        (UNLIMITED "unlimited", 0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 999),
        if bazaars.selling = Selling::Auction;
}
/// The technical limit of a bid (R-BZ-8).
const MAX_POINTS: u16 = 999;
/// A highest bid that is none.
const UNLIMITED: u16 = u16::MAX;

pub(super) struct Bazaars;

/// What the table remembers of bazaars.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// A bazaar was laid in this turn.
    due: bool,
    /// The auction that is being held.
    auction: Option<Auction>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Auction {
    /// The tiles in the order in which they were turned up; `None` once sold.
    lots: Vec<Option<KindId>>,
    auctioneer: Seat,
    /// The tile that is being sold.
    sale: Option<Sale>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sale {
    lot: u8,
    /// The highest bid.
    points: u16,
    /// Whose it is.
    bidder: Seat,
    /// Who is asked; the auctioneer once everybody else was.
    asked: Seat,
}

impl Auction {
    fn open(&self) -> impl Iterator<Item = Lot> {
        let lots = self.lots.iter().zip(0..);
        lots.filter_map(|(kind, index)| Some(Lot { index, kind: (*kind)? }))
    }

    fn lot(&self, index: u8) -> Option<Lot> {
        self.open().find(|lot| lot.index == index)
    }
}

/// Points that are bid. An option gives the span from which a bid may be chosen; taken as an
/// action, the span bids its minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The bid, or the minimum of a span.
    #[serde(rename = "least")]
    pub min: u16,
    /// The maximum of a span.
    #[serde(rename = "most")]
    pub max: u16,
}

impl Bid {
    /// A bid of this many points.
    pub const fn of(points: u16) -> Self {
        Self { min: points, max: points }
    }

    /// The points that an action with this value bids.
    pub const fn points(self) -> u16 {
        self.min
    }

    /// Whether this bid may be chosen from a span.
    pub const fn is_within(self, span: Self) -> bool {
        span.min <= self.min && self.min <= self.max && self.max <= span.max
    }
}

/// A tile for sale at a bazaar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lot {
    /// Its number, from 0 in the order in which the tiles were turned up.
    pub index: u8,
    /// Which tile.
    pub kind: KindId,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a tile up for sale and make the first bid (R-BZ-4).
    Offer {
        /// The tile.
        lot: Lot,
        /// The bid, 0 or more.
        bid: Bid,
    },
    /// Bid more (R-BZ-5).
    Bid {
        /// The tile.
        lot: Lot,
        /// The bid.
        bid: Bid,
    },
    /// Pay the highest bid to its bidder and take the tile (R-BZ-6).
    Buy,
    /// Let the highest bidder pay and take the tile (R-BZ-6).
    Sell,
    /// Take a tile for nothing (R-BZ-13).
    Pick {
        /// The tile.
        lot: Lot,
    },
}

impl ExpansionAction for Action {
    fn answers(self, option: crate::Action) -> bool {
        match (self, option) {
            (
                Self::Offer { lot, bid },
                crate::Action::Bazaars(Self::Offer { lot: own, bid: span }),
            )
            | (Self::Bid { lot, bid }, crate::Action::Bazaars(Self::Bid { lot: own, bid: span })) => {
                lot == own && bid.is_within(span)
            }
            _ => option == self.into(),
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An auction begins: the next tiles that are turned up are for sale (R-BZ-3).
    #[serde(rename = "bazaar")]
    Opened {
        /// Who turns them up.
        seat: Seat,
    },
    /// A tile was sold (R-BZ-6). The auctioneer or the highest bidder gets it and pays the other.
    Sold {
        /// The tile.
        kind: KindId,
        /// The auctioneer.
        by: Seat,
        /// The seat that gets it and pays.
        to: Seat,
        /// The price.
        points: u16,
        /// The highest bidder; `None` if that is the auctioneer, who then pays nobody.
        bidder: Option<Seat>,
    },
}

impl Event {
    /// The points that it gives to seats or takes from them. No payment is a scoring (R-BZ-9).
    pub fn payments(&self) -> Vec<(Seat, i32)> {
        let Self::Sold { by, to, points, bidder, .. } = *self else { return Vec::new() };
        let (points, paid) = (i32::from(points), if to == by { bidder } else { Some(by) });
        let paid = paid.map(|paid| (paid, points));
        [Some((to, -points)), paid].into_iter().flatten().collect()
    }
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which tile is put up for sale, and the first bid (R-BZ-4).
        Offer = "bazaar_offer",
        /// Bid more or not (R-BZ-5).
        Bid = "bazaar_bid",
        /// Buy or sell (R-BZ-6).
        Settle = "bazaar_settle",
        /// Which tile is taken for nothing (R-BZ-13).
        Pick = "bazaar_pick",
    }
}

impl Expansion for Bazaars {
    fn info(&self) -> &'static Info {
        &Info { key: "bazaars", name: "Bazaars", sets: &["bcb"], options: &[OPTIONS], ..Info::NONE }
    }

    /// R-BZ-1, R-BZ-2: in a turn that began with a bought tile, no bazaar leads to an auction.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let placed = game.board.tile_at(pos);
        let bazaar = placed.is_some_and(|placed| placed.tile().marks.has(Mark::Bazaar));
        if bazaar && !game.turn.kept {
            game.states.bazaars.get_or_insert_default().due = true;
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = game.setup.seats;
        let auction = game.states.bazaars.as_ref().and_then(|state| state.auction.as_ref());
        auction.is_none_or(|auction| {
            let sale = auction.sale.as_ref();
            let sound = |sale: &Sale| {
                let there = auction.lot(sale.lot).is_some() && sale.points <= MAX_POINTS;
                there && sale.bidder.0 < seats && sale.asked.0 < seats
            };
            let without = game.seats().filter(|&seat| has_none(game, seat)).count();
            let owed = || match goes_on(game) {
                // Who has picked has laid the tile, or holds it and is next.
                true => sale.is_none() && auction.open().next().is_some(),
                false => has_none(game, auction.auctioneer) && auction.open().count() == without,
            };
            // The number of lots comes first: with more than seats they could not be numbered.
            auction.lots.len() == usize::from(seats)
                && auction.auctioneer.0 < seats
                && owed()
                && sale.is_none_or(sound)
        })
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Bazaar).then_some(&Market)
    }
}

impl Game {
    /// The tiles for sale at the bazaar, in the order in which they were turned up (R-BZ-14).
    pub fn lots(&self) -> Vec<Lot> {
        let state = self.states.bazaars.as_ref();
        let auction = state.and_then(|state| state.auction.as_ref());
        auction.map_or(Vec::new(), |auction| auction.open().collect())
    }
}

fn has_none(game: &Game, seat: Seat) -> bool {
    game.bag.kept(seat).is_none()
}

fn auction(game: &Game) -> &Auction {
    let state = game.states.bazaars.as_ref().and_then(|state| state.auction.as_ref());
    state.expect("who asks at the bazaar holds an auction")
}

fn auction_mut(game: &mut Game) -> &mut Auction {
    let state = game.states.bazaars.as_mut().and_then(|state| state.auction.as_mut());
    state.expect("who asks at the bazaar holds an auction")
}

/// The first seat clockwise from the left of `seat` without a tile, `seat` itself last.
fn next_without(game: &Game, seat: Seat) -> Option<Seat> {
    let round = std::iter::successors(Some(seat), |seat| Some(seat.next(game.setup.seats)));
    let mut round = round.skip(1).take(usize::from(game.setup.seats));
    round.find(|&seat| has_none(game, seat))
}

/// The highest bid that the table allows.
fn max_bid(game: &Game) -> u16 {
    game.setup.house.bazaars.max_bid.min(MAX_POINTS)
}

/// Whether each seat lays the tile that it picked before the next one picks (R-BZ-13).
fn goes_on(game: &Game) -> bool {
    game.setup.house.bazaars.selling == Selling::AsYouGo
}

/// S14.
struct Market;

impl Market {
    /// R-BZ-4, R-BZ-7: asks the auctioneer; the last seat gets the last tile for nothing.
    fn open(game: &mut Game) -> Flow {
        let auction = auction(game);
        let seat = auction.auctioneer;
        let mut lots = auction.open();
        let (Some(lot), None) = (lots.next(), lots.next()) else {
            return Flow::Ask;
        };
        drop(lots);
        sell(
            game,
            lot,
            Event::Sold { kind: lot.kind, by: seat, to: seat, points: 0, bidder: None },
        );
        game.states.bazaars = None;
        Flow::Next
    }

    /// R-BZ-5: asks the next bidder, or the auctioneer once everybody was asked.
    fn go_round(game: &mut Game) -> Flow {
        let max = max_bid(game);
        let auction = auction(game);
        let auctioneer = auction.auctioneer;
        let Some(mut sale) = auction.sale else {
            return Flow::Ask;
        };
        sale.asked = next_without(game, sale.asked).unwrap_or(auctioneer);
        if sale.points >= max {
            sale.asked = auctioneer;
        }
        auction_mut(game).sale = Some(sale);
        if sale.asked != auctioneer || sale.bidder != auctioneer {
            return Flow::Ask;
        }
        Self::settle(game, sale, true)
    }

    /// R-BZ-6: the auctioneer buys, or sells to the highest bidder.
    fn settle(game: &mut Game, sale: Sale, buys: bool) -> Flow {
        let auction = auction(game);
        let by = auction.auctioneer;
        let Some(lot) = auction.lot(sale.lot) else {
            return Flow::Next;
        };
        let bidder = (sale.bidder != by).then_some(sale.bidder);
        let to = if buys { by } else { sale.bidder };
        let Sale { points, .. } = sale;
        sell(game, lot, Event::Sold { kind: lot.kind, by, to, points, bidder });
        if goes_on(game) {
            auction_mut(game).auctioneer = by.next(game.setup.seats);
            return Flow::Next;
        }
        auction_mut(game).auctioneer = next_without(game, by).unwrap_or(by);
        Self::open(game)
    }
}

/// Gives a lot to the seat that gets it.
fn sell(game: &mut Game, lot: Lot, sold: Event) {
    for (seat, points) in sold.payments() {
        game.scores[seat.index()] += points;
    }
    if let Event::Sold { to, .. } = sold {
        game.bag.keep(to, lot.kind);
    }
    let auction = auction_mut(game);
    auction.lots[usize::from(lot.index)] = None;
    auction.sale = None;
    game.emit(sold);
}

impl Stage for Market {
    /// R-BZ-2, R-BZ-3; R-BZ-13: who picks next waits until the tile before is laid.
    fn enter(&self, game: &mut Game) -> Flow {
        if game.states.bazaars.as_ref().is_some_and(|state| state.auction.is_some()) {
            return if game.bag.keeps_any() { Flow::Next } else { Self::open(game) };
        }
        let due = game.states.bazaars.take().is_some_and(|state| state.due);
        let seats = usize::from(game.setup.seats);
        if !due || game.bag.keeps_any() || game.drawable() < seats {
            return Flow::Next;
        }
        let seat = game.turn.seat;
        game.emit(Event::Opened { seat });
        let lots: Vec<_> = (0..seats).map(|_| game.turn_up(seat)).collect();
        let auctioneer = seat.next(game.setup.seats);
        let auction = Some(Auction { lots, auctioneer, sale: None });
        game.states.bazaars = Some(State { due: false, auction });
        Self::open(game)
    }

    fn decision(&self, game: &Game) -> Decision {
        let auction = auction(game);
        let max = max_bid(game);
        let Some(sale) = auction.sale else {
            let free = game.setup.house.bazaars.selling != Selling::Auction;
            let offer = |lot| {
                let bid = Bid { min: 0, max };
                if free {
                    crate::Action::Bazaars(Action::Pick { lot })
                } else {
                    crate::Action::Bazaars(Action::Offer { lot, bid })
                }
            };
            let options = auction.open().map(offer).collect();
            let prompt = if free { Prompt::Pick } else { Prompt::Offer };
            return Decision::new(auction.auctioneer, prompt, options, 0);
        };
        if sale.asked == auction.auctioneer {
            let options =
                vec![crate::Action::Bazaars(Action::Buy), crate::Action::Bazaars(Action::Sell)];
            return Decision::new(sale.asked, Prompt::Settle, options, 1);
        }
        let lot = auction.lot(sale.lot).expect("what is being sold is not sold yet");
        let bid = Bid { min: sale.points + 1, max };
        let options = vec![crate::Action::Bazaars(Action::Bid { lot, bid }), crate::Action::Pass];
        Decision::new(sale.asked, Prompt::Bid, options, 1)
    }

    fn waits(&self, game: &Game) -> bool {
        let state = game.states.bazaars.as_ref();
        state.and_then(|state| state.auction.as_ref()).is_some_and(|auction| {
            let fair = |sale: Sale| {
                let bids = sale.asked != auction.auctioneer;
                let may_answer = if bids {
                    has_none(game, sale.asked) && sale.points < max_bid(game)
                } else {
                    sale.bidder != auction.auctioneer
                };
                may_answer && has_none(game, sale.bidder)
            };
            let may_pick = !goes_on(game) || !game.bag.keeps_any();
            may_pick && auction.open().count() > 1 && auction.sale.is_none_or(fair)
        })
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        let sale = auction(game).sale;
        match (action, sale) {
            (crate::Action::Bazaars(Action::Offer { lot, bid }), None) => {
                let points = bid.points();
                let sale = Sale { lot: lot.index, points, bidder: seat, asked: seat };
                auction_mut(game).sale = Some(sale);
                Self::go_round(game)
            }
            (crate::Action::Bazaars(Action::Pick { lot }), None) => {
                let sale = Sale { lot: lot.index, points: 0, bidder: seat, asked: seat };
                Self::settle(game, sale, true)
            }
            (crate::Action::Bazaars(Action::Bid { bid, .. }), Some(sale)) => {
                let sale = Sale { points: bid.points(), bidder: seat, ..sale };
                auction_mut(game).sale = Some(sale);
                Self::go_round(game)
            }
            (crate::Action::Pass, Some(_)) => Self::go_round(game),
            (crate::Action::Bazaars(Action::Buy), Some(sale)) => Self::settle(game, sale, true),
            (_, Some(sale)) => Self::settle(game, sale, false),
            _ => Flow::Ask,
        }
    }
}
