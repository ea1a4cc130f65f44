//! Events that only some systems have, one sentence each. Every event has an arm in the match, so
//! that a new one is noticed here. Events of every turn are told elsewhere or not at all.

use rules::expansions::{
    bazaars, bridges, castles, catapult, count, creativity, crop, dragon, gingerbread, king,
    plague, porxada, school, tower, tunnel, wheel,
};
use rules::{Action, Cause, Event, Figure, FigureKind, Game, Seat};

use crate::say;
use crate::view::narration::Teller;
use crate::view::vocabulary;

impl Teller<'_> {
    /// The sentence for an event; none if it is told in another way.
    pub(super) fn rarer(&self, game: &Game, event: &Event) -> Option<String> {
        let text = self.text;
        let cell = |pos: &rules::Pos| pos.name();
        Some(match event {
            Event::SetAside { seat, kind } => {
                let (who, tile) = (self.who(*seat), vocabulary::tile(text, *kind));
                say!(text, "told-aside", who = who, tile = tile)
            }
            Event::PutBack { tiles: 0 } => return None,
            Event::PutBack { tiles } => say!(text, "told-put-back", tiles = *tiles),
            Event::Moved { figure, to } => self.moved(game, *figure, *to),
            Event::Count(count::Event::Moved { to }) => {
                say!(text, "told-count-moved", quarter = vocabulary::quarter(text, *to))
            }
            Event::Returned { figure, cause } => return self.returned(game, *figure, *cause),
            Event::Token { seat, token, change } if *change > 0 => {
                let (who, token) = (self.who(*seat), vocabulary::token(text, *token));
                say!(text, "told-token", who = who, token = token, count = i64::from(*change))
            }
            Event::King(king::Event::Record { seat, token, size }) => {
                let (who, token) = (self.who(*seat), vocabulary::token(text, *token));
                say!(text, "told-record", who = who, token = token, size = *size)
            }
            Event::Dragon(dragon::Event::DragonMoved { to }) => {
                say!(text, "told-dragon", cell = cell(to))
            }
            Event::Dragon(dragon::Event::FairyMoved { to, beside }) => match beside {
                Some(figure) => {
                    let whose = self.whose(game, *figure);
                    say!(text, "told-fairy-beside", whose = whose, cell = cell(to))
                }
                None => say!(text, "told-fairy", cell = cell(to)),
            },
            Event::DoubleTurn { seat, lays: true } => {
                say!(text, "told-double", who = self.who(*seat))
            }
            Event::DoubleTurn { .. }
            | Event::Token { .. }
            | Event::TurnStarted { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Placed { .. }
            | Event::Deployed(_)
            | Event::Scored(_)
            | Event::FinalScoring
            | Event::Ended => return None,
            Event::Tower(tower::Event::Raised { .. })
            | Event::Tower(tower::Event::Captured { .. })
            | Event::Tower(tower::Event::Exchanged { .. })
            | Event::Tower(tower::Event::Ransomed { .. })
            | Event::Tunnel(tunnel::Event::Placed { .. })
            | Event::Castles(castles::Event::Converted { .. })
            | Event::Bridges(bridges::Event::Built { .. })
            | Event::Bazaars(bazaars::Event::Opened { .. })
            | Event::Bazaars(bazaars::Event::Sold { .. }) => return self.pieces(game, event),
            Event::Answered { .. }
            | Event::Porxada(porxada::Event::Offered { .. })
            | Event::Porxada(porxada::Event::Swapped { .. })
            | Event::Porxada(porxada::Event::Lost { .. })
            | Event::School(school::Event::Moved { .. })
            | Event::Gingerbread(gingerbread::Event::Moved { .. })
            | Event::Creativity(creativity::Event::HostTiles { .. })
            | Event::Wheel(wheel::Event::Turned { .. })
            | Event::Catapult(catapult::Event::Round { .. })
            | Event::Catapult(catapult::Event::Thrown(_))
            | Event::Catapult(catapult::Event::Seduced { .. })
            | Event::Catapult(catapult::Event::Duel(_))
            | Event::Plague(plague::Event::Outbreak { .. })
            | Event::Plague(plague::Event::Averted { .. })
            | Event::Plague(plague::Event::Flea { .. }) => return self.later(game, event),
        })
    }

    /// Building, taking captives, selling.
    fn pieces(&self, game: &Game, event: &Event) -> Option<String> {
        let text = self.text;
        let cell = |pos: &rules::Pos| pos.name();
        Some(match event {
            Event::Tower(tower::Event::Raised { pos, height }) => {
                say!(text, "told-tower", cell = cell(pos), height = *height)
            }
            Event::Tower(tower::Event::Captured { figure, captor }) => {
                let at = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
                let (who, whose) = (self.who(*captor), self.whose(game, *figure));
                say!(text, "told-captured", who = who, whose = whose, cell = at)
            }
            Event::Tower(tower::Event::Exchanged { seat, kind, with, other }) => {
                let (who, second) = (self.who(*seat), self.who(*with));
                let figures = (vocabulary::figure(text, *kind), vocabulary::figure(text, *other));
                say!(
                    text,
                    "told-exchanged",
                    who = who,
                    figure = figures.0,
                    with = second,
                    other = figures.1,
                )
            }
            Event::Tower(tower::Event::Ransomed { seat, kind, captor }) => {
                self.ransomed(*seat, *kind, *captor)
            }
            Event::Tunnel(tunnel::Event::Placed { seat, pair, at, linked }) => {
                let key = if linked.is_some() { "told-tunnel-linked" } else { "told-tunnel" };
                let (who, token) = (self.who(*seat), vocabulary::token(text, *pair));
                say!(text, key, who = who, token = token, cell = at.pos.name())
            }
            Event::Castles(castles::Event::Converted { lord }) => {
                let at = lord.at.pos().map(|pos| pos.name()).unwrap_or_default();
                say!(text, "told-castle", who = self.who(lord.seat), cell = at)
            }
            Event::Bridges(bridges::Event::Built { seat, pos, .. }) => {
                say!(text, "told-bridge", who = self.who(*seat), cell = cell(pos))
            }
            Event::Bazaars(bazaars::Event::Opened { .. }) => text.say("told-bazaar"),
            Event::Bazaars(bazaars::Event::Sold { kind, to, points, .. }) => {
                let (who, tile) = (self.who(*to), vocabulary::tile(text, *kind));
                say!(text, "told-sold", who = who, tile = tile, points = *points)
            }
            _ => return None,
        })
    }

    /// The sentence for a choice that has no events yet.
    pub fn act(&self, seat: Seat, action: Action) -> Option<String> {
        let (text, who) = (self.text, self.who(seat));
        Some(match action {
            Action::Bazaars(bazaars::Action::Offer { lot, bid }) => {
                let (tile, number) = (vocabulary::tile(text, lot.kind), lot.index + 1);
                let points = bid.points();
                say!(text, "told-offer", who = who, tile = tile, number = number, points = points)
            }
            Action::Bazaars(bazaars::Action::Bid { bid, .. }) => {
                say!(text, "told-bid", who = who, points = bid.points())
            }
            Action::Crop(crop::Action::Apply { mode, role }) => {
                let what = vocabulary::crop_circle(text, mode, role);
                say!(text, "told-crop", who = who, what = what)
            }
            Action::Accept => say!(text, "told-accepted", who = who),
            Action::Refuse => say!(text, "told-refused", who = who),
            _ => return None,
        })
    }

    /// "Łucja's knight".
    pub(super) fn whose(&self, game: &Game, figure: Figure) -> String {
        let noun = vocabulary::noun(self.text, game, figure.kind, figure.at);
        say!(self.text, "whose-other", who = self.who(figure.seat), noun = noun)
    }

    fn moved(&self, game: &Game, figure: Figure, to: rules::At) -> String {
        let cell = to.pos().map(|pos| pos.name()).unwrap_or_default();
        let text = self.text;
        match figure.at {
            rules::At::Quarter(quarter) => {
                let who = self.who(figure.seat);
                let role = vocabulary::role(text, game, figure.kind, to);
                let quarter = vocabulary::quarter(text, quarter);
                say!(
                    text,
                    "told-councillor",
                    who = who,
                    quarter = quarter,
                    role = role,
                    cell = cell
                )
            }
            _ => {
                let key = if flees(game, figure) { "told-flees" } else { "told-moved" };
                let from = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
                let whose = self.whose(game, figure);
                let place = vocabulary::place(text, game, to);
                say!(text, key, whose = whose, from = from, place = place, cell = cell)
            }
        }
    }

    fn returned(&self, game: &Game, figure: Figure, cause: Cause) -> Option<String> {
        let key = match cause {
            Cause::Scored => return None,
            Cause::Dragon => "told-eaten",
            Cause::Princess => "told-princess",
            Cause::Escape => "told-escaped",
            Cause::Challenge => "told-challenge",
            Cause::Catapult => "told-knocked",
            Cause::Flea => "told-flea-bites",
            Cause::Lonely
            | Cause::Tower
            | Cause::Castle
            | Cause::CropCircle
            | Cause::Porxada
            | Cause::Wheel => "told-returned",
        };
        let whose = self.whose(game, figure);
        let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
        // A figure that is in no cell is told without one.
        let key = if cell.is_empty() { "told-returned" } else { key };
        Some(say!(self.text, key, whose = whose, cell = cell))
    }

    fn ransomed(&self, seat: Seat, kind: FigureKind, captor: Seat) -> String {
        let (who, from) = (self.who(seat), self.who(captor));
        let figure = vocabulary::figure(self.text, kind);
        say!(self.text, "told-ransomed", who = who, figure = figure, from = from)
    }
}

/// Whether a figure that moves is fleeing from the plague. Only a wagon moves for another reason:
/// because its feature was completed.
fn flees(game: &Game, figure: Figure) -> bool {
    let open = |spot| game.board().feature(game.board().feature_at(spot)).open > 0;
    figure.kind != FigureKind::Wagon || figure.at.spot().is_some_and(open)
}
