//! The labels of the answers to a question, for menus, completions and sentences. Each is plain
//! words with names and cells and says what it does to whom; no two answers to one question have
//! the same label. Nothing is decided here.

mod later;

use std::collections::BTreeMap;

use rules::expansions::bazaars::{Bid, Lot};
use rules::expansions::count::Quarter;
use rules::expansions::{
    abbey, bazaars, bridges, castles, catapult, count, crop, dragon, gingerbread, plague, porxada,
    school, siege, tower, tunnel,
};
use rules::{
    Action, At, Axis, Cause, Decision, Event, Figure, FigureKind, Game, Pos, Prompt, Seat, Side,
    Spot, Token,
};

use crate::port::limits;
use crate::say;
use crate::table::plan::Question;
use crate::text::{Name, Text};
use crate::view::vocabulary;

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

impl Question {
    /// The labels of its options.
    pub fn labels<'a>(&'a self, text: &'static Text, people: &'a [Name]) -> Labels<'a> {
        Labels { text, people, game: &self.game, decision: &self.decision }
    }
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
            Action::Take { figure, .. }
            | Action::Castles(castles::Action::Convert { lord: figure }) => figure.at.spot(),
            Action::Dragon(dragon::Action::MoveFairy { beside: Some(figure), .. }) => {
                figure.at.spot()
            }
            Action::Move { to, .. } => to.spot(),
            Action::Castles(castles::Action::Copy { feature, .. })
            | Action::School(school::Action::Repeat { feature, .. }) => Some(feature),
            Action::Porxada(porxada::Action::Swap { wanted, .. }) => wanted.at.spot(),
            Action::Gingerbread(gingerbread::Action::Move { to })
            | Action::Plague(plague::Action::Flee { to, .. }) => Some(to),
            Action::Catapult(catapult::Action::Seduce { from: Some(from), .. }) => from.spot(),
            _ => None,
        };
        let place = at.map(|spot| vocabulary::half_whereabouts(self.text, self.game, spot));
        match place.filter(|place| !place.is_empty()) {
            Some(place) => say!(self.text, "label-place", label = label, place = place),
            None => label.to_owned(),
        }
    }

    fn short(&self, action: Action) -> String {
        let text = self.text;
        match action {
            Action::Draw => text.say("action-draw"),
            Action::Place { pos, rotation } => match self.decision.prompt {
                Prompt::Abbey(abbey::Prompt::Tile) | Prompt::Abbey(abbey::Prompt::LastTile) => {
                    say!(text, "action-abbey", cell = pos.name())
                }
                _ => say!(text, "action-place", cell = pos.name(), degrees = rotation.degrees()),
            },
            Action::Deploy { figure, at } => self.deploy(figure, at),
            Action::Move { figure, to } => self.moved(figure, to),
            Action::Count(count::Action::Move { to }) => {
                say!(text, "action-count", quarter = vocabulary::quarter(text, to))
            }
            Action::Take { figure, cause } => self.take(figure, cause),
            Action::Crop(crop::Action::Apply { mode, role }) => {
                vocabulary::crop_circle(text, mode, role)
            }
            Action::Dragon(dragon::Action::MoveFairy { to, beside: None }) => {
                say!(text, "action-fairy", cell = to.name())
            }
            Action::Dragon(dragon::Action::MoveFairy { to, beside: Some(figure) }) => {
                let whose = self.whose(figure);
                say!(text, "action-fairy-beside", whose = whose, cell = to.name())
            }
            Action::Dragon(dragon::Action::Step { to }) => self.step(to),
            Action::Tower(tower::Action::Raise { pos }) => self.tower(pos),
            Action::Tower(tower::Action::Exchange { kind, captor }) => {
                let (figure, who) = (vocabulary::figure(text, kind), self.name(captor));
                say!(text, "action-exchange", figure = figure, who = who)
            }
            Action::Tower(tower::Action::Ransom { kind, captor }) => {
                let (figure, who) = (vocabulary::figure(text, kind), self.name(captor));
                say!(text, "action-ransom", figure = figure, who = who)
            }
            Action::Bazaars(bazaars::Action::Offer { lot, bid }) => self.offer(lot, bid),
            Action::Bazaars(bazaars::Action::Bid { bid, .. }) if bid.min == bid.max => {
                say!(text, "action-bid", points = bid.points())
            }
            Action::Bazaars(bazaars::Action::Bid { bid, .. }) => {
                say!(text, "action-bid-least", points = bid.min)
            }
            Action::Bazaars(bazaars::Action::Buy) | Action::Bazaars(bazaars::Action::Sell) => {
                self.settle(action)
            }
            Action::Bazaars(bazaars::Action::Pick { lot }) => {
                say!(
                    text,
                    "action-pick",
                    tile = vocabulary::tile(text, lot.kind),
                    number = lot.index + 1
                )
            }
            Action::Tunnel(tunnel::Action::Place { pair, at }) => self.tunnel(pair, at),
            Action::Castles(castles::Action::Convert { lord }) => {
                say!(text, "action-castle", whose = self.whose(lord))
            }
            Action::Castles(castles::Action::Copy { castle, feature }) => {
                self.copy(castle, feature)
            }
            Action::Bridges(bridges::Action::Build { pos, axis }) => {
                let key = match axis {
                    Axis::NorthSouth => "action-bridge-north-south",
                    Axis::WestEast => "action-bridge-west-east",
                };
                say!(text, key, cell = pos.name())
            }
            Action::Pass => self.pass(),
            Action::School(school::Action::Repeat { .. })
            | Action::Porxada(porxada::Action::Swap { .. })
            | Action::Accept
            | Action::Refuse
            | Action::Porxada(porxada::Action::GiveUp { .. })
            | Action::Gingerbread(gingerbread::Action::Move { .. })
            | Action::Plague(plague::Action::Spread { .. })
            | Action::Plague(plague::Action::Flee { .. })
            | Action::Catapult(catapult::Action::Fire { .. })
            | Action::Catapult(catapult::Action::Throw { .. })
            | Action::Catapult(catapult::Action::Seduce { .. })
            | Action::Catapult(catapult::Action::Toss { .. })
            | Action::Catapult(catapult::Action::Hands { .. }) => self.later(action),
        }
    }

    /// A name for unformatted text.
    fn name(&self, seat: Seat) -> String {
        let name = self.people.get(seat.index()).map(|name| name.plain().to_owned());
        name.unwrap_or_else(|| say!(self.text, "who-seat", number = seat.0 + 1))
    }

    /// "your knight", "Łucja's big meeple in the city".
    fn whose(&self, figure: Figure) -> String {
        let noun = vocabulary::noun(self.text, self.game, figure.kind, figure.at);
        if figure.seat == self.decision.seat {
            return say!(self.text, "whose-own", noun = noun);
        }
        say!(self.text, "whose-other", who = self.name(figure.seat), noun = noun)
    }

    /// Where a figure would be placed, without its name: "as a knight in the city (north)".
    pub fn place(&self, action: Action) -> Option<String> {
        let Action::Deploy { figure, at } = action else { return None };
        let place = vocabulary::standing(self.text, self.game, figure, at);
        Some(limits::clip(&self.deployed(figure, at, place), limits::OPTION_TEXT))
    }

    /// What several answers act on: "the fairy", "a piece of a tower".
    pub fn thing(&self, action: Action) -> String {
        self.text.say(match action {
            Action::Dragon(dragon::Action::MoveFairy { .. }) => "thing-fairy",
            Action::Tower(tower::Action::Raise { .. }) => "thing-tower",
            Action::Take { .. } => "thing-take",
            Action::Tower(tower::Action::Ransom { .. }) => "thing-ransom",
            Action::Porxada(porxada::Action::Swap { .. }) => "thing-swap",
            Action::Bridges(bridges::Action::Build { .. }) => "thing-bridge",
            Action::Tunnel(tunnel::Action::Place { .. }) => "thing-tunnel",
            Action::Plague(plague::Action::Spread { .. }) => "thing-flea",
            Action::Plague(plague::Action::Flee { .. }) => "thing-flee",
            _ => "panel-choose-instead",
        })
    }

    fn deploy(&self, figure: FigureKind, at: At) -> String {
        self.deployed(figure, at, vocabulary::role(self.text, self.game, figure, at))
    }

    fn deployed(&self, figure: FigureKind, at: At, role: String) -> String {
        let text = self.text;
        let spot = match at {
            At::Segment(spot) => spot,
            At::Corner(spot) => {
                return say!(text, "action-barn", role = role, cell = spot.pos.name());
            }
            At::Tower(pos) => return say!(text, "action-at", what = role, cell = pos.name()),
            At::Quarter(quarter) => {
                let (figure, quarter) =
                    (vocabulary::figure(text, figure), vocabulary::quarter(text, quarter));
                return say!(text, "action-enter", figure = figure, quarter = quarter);
            }
            At::Crown(crown) => {
                let (figure, sector) =
                    (vocabulary::figure(text, figure), vocabulary::sector(text, crown.sector));
                return say!(text, "action-crown", figure = figure, sector = sector);
            }
        };
        let sides = vocabulary::half_whereabouts(text, self.game, spot);
        let here = match sides.is_empty() {
            true => role,
            false => say!(text, "action-deploy", role = role, sides = sides),
        };
        if self.game.turn().placed == Some(spot.pos) {
            return here;
        }
        say!(text, "action-at", what = here, cell = spot.pos.name())
    }

    fn moved(&self, figure: Figure, to: At) -> String {
        let text = self.text;
        let cell = to.pos().map(|pos| pos.name()).unwrap_or_default();
        match figure.at {
            At::Quarter(quarter) => {
                let role = vocabulary::role(text, self.game, figure.kind, to);
                let quarter = vocabulary::quarter(text, quarter);
                say!(text, "action-councillor", quarter = quarter, role = role, cell = cell)
            }
            _ => {
                let place = vocabulary::place(text, self.game, to);
                say!(text, "action-wagon", place = place, cell = cell)
            }
        }
    }

    fn take(&self, figure: Figure, cause: Cause) -> String {
        let text = self.text;
        let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
        let own = figure.seat == self.decision.seat;
        let key = match cause {
            Cause::Princess => "action-princess",
            Cause::Tower if own => "action-rescue",
            Cause::Tower => "action-capture",
            Cause::Escape => "action-escape",
            _ => "action-take",
        };
        say!(text, key, whose = self.whose(figure), cell = cell)
    }

    /// The dragon's step, and who it takes.
    fn step(&self, to: Pos) -> String {
        let text = self.text;
        let from = self.game.dragon().unwrap_or(to);
        let side = Side::ALL.into_iter().find(|side| from.step(*side) == to);
        let side = side.map(|side| vocabulary::side(text, side)).unwrap_or_default();
        let step = say!(text, "action-step", side = side, cell = to.name());
        let events = self.tried(Action::Dragon(dragon::Action::Step { to }));
        let arrived = events
            .iter()
            .position(|event| *event == Event::Dragon(dragon::Event::DragonMoved { to }));
        let mut eaten: Vec<String> = Vec::new();
        for event in events.iter().skip(arrived.map_or(events.len(), |at| at + 1)) {
            match event {
                Event::Dragon(dragon::Event::DragonMoved { .. }) => break,
                Event::Returned { figure, cause: Cause::Dragon } => eaten.push(self.whose(*figure)),
                _ => {}
            }
        }
        if eaten.is_empty() {
            return step;
        }
        let all = say!(text, "action-step-takes", step = &step, whose = text.list(&eaten));
        if limits::length(&all) <= limits::OPTION_TEXT {
            return all;
        }
        say!(text, "action-step-takes-many", step = &step, count = eaten.len())
    }

    /// The events that an answer would cause.
    fn tried(&self, action: Action) -> Vec<Event> {
        self.game.clone().apply(self.decision.seat, action).unwrap_or_default()
    }

    fn tower(&self, pos: Pos) -> String {
        let tower = self.game.towers().iter().find(|tower| tower.pos == pos);
        match tower {
            None => say!(self.text, "action-tower", cell = pos.name()),
            Some(tower) => {
                let height = tower.height + 1;
                say!(self.text, "action-tower-raise", cell = pos.name(), height = height)
            }
        }
    }

    fn offer(&self, lot: Lot, bid: Bid) -> String {
        let text = self.text;
        let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
        if bid.min == bid.max {
            let points = bid.points();
            return say!(text, "action-offer", tile = tile, number = number, points = points);
        }
        say!(text, "action-offer-any", tile = tile, number = number)
    }

    /// The end of an auction, with the price by the rules.
    fn settle(&self, action: Action) -> String {
        let sold = self.tried(action).into_iter().find_map(|event| match event {
            Event::Bazaars(bazaars::Event::Sold { to, points, bidder, .. }) => {
                Some((to, points, bidder))
            }
            _ => None,
        });
        let Some((to, points, bidder)) = sold else { return self.text.say("action-buy") };
        if action == Action::Bazaars(bazaars::Action::Sell) {
            return say!(self.text, "action-sell-to", who = self.name(to), points = points);
        }
        let who = self.name(bidder.unwrap_or(to));
        say!(self.text, "action-buy-from", who = who, points = points)
    }

    fn tunnel(&self, pair: Token, at: Spot) -> String {
        let token = vocabulary::token(self.text, pair);
        let sides = vocabulary::whereabouts(self.text, self.game, at);
        say!(self.text, "action-tunnel", token = token, cell = at.pos.name(), sides = sides)
    }

    fn copy(&self, castle: Spot, feature: Spot) -> String {
        let text = self.text;
        let what = vocabulary::feature(text, self.game, feature);
        let (from, cell) = (castle.pos.name(), feature.pos.name());
        say!(text, "action-copy", castle = from, feature = what, cell = cell)
    }

    fn pass(&self) -> String {
        self.text.say(match self.decision.prompt {
            Prompt::Place => "action-pass-place",
            Prompt::Wood => "action-pass-wood",
            Prompt::Abbey(abbey::Prompt::Tile) | Prompt::Abbey(abbey::Prompt::LastTile) => {
                "action-pass-abbey"
            }
            Prompt::Abbey(abbey::Prompt::Wagon) => "action-pass-wagon",
            Prompt::Count(count::Prompt::Councillors)
            | Prompt::Count(count::Prompt::LastCouncillors) => "action-pass-councillors",
            Prompt::Count(count::Prompt::Reward) => "action-pass-reward",
            Prompt::Count(count::Prompt::Move) => "action-pass-count",
            Prompt::Siege(siege::Prompt::Escape) => "action-pass-escape",
            Prompt::Tower(tower::Prompt::Capture) => "action-pass-capture",
            Prompt::Crop(crop::Prompt::Add) => "action-pass-crop-add",
            Prompt::Tunnel(tunnel::Prompt::Place) => "action-pass-tunnel",
            Prompt::Castles(castles::Prompt::Convert) => "action-pass-castle",
            Prompt::Bazaars(bazaars::Prompt::Bid) => "action-pass-bid",
            Prompt::Porxada(porxada::Prompt::Swap) => "action-pass-porxada",
            Prompt::Plague(plague::Prompt::Spread) => "action-pass-spread",
            Prompt::Catapult(catapult::Prompt::Seduce) => "action-pass-seduction",
            _ => "action-pass",
        })
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

/// The keys of the quarters' names.
pub(super) const fn quarter_key(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::Castle => "quarter-castle",
        Quarter::Market => "quarter-market",
        Quarter::Blacksmith => "quarter-blacksmith",
        Quarter::Cathedral => "quarter-cathedral",
    }
}
