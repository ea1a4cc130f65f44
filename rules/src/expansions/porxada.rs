//! La Porxada: one tile that exchanges two followers, or gives everybody in its city a token with
//! which incomplete cities count as complete at the end (R-PX-1..13).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info, Moment, bigtop};
use crate::action::{Decision, ExpansionAction};
use crate::expansions::tunnel;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::house::options;
use crate::names::names;
use crate::score;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, SegmentKind, Source, Term, Token};

options! { in porxada;
    /// R-PX-12.
    refused_to_supply "porxada.refusal": bool [false "remove_from_game", true "return_to_supply"];
    /// R-PX-13.
    bonus_without_choice "porxada.bonus_without_choice": bool [off];
}

pub(super) struct LaPorxada;

/// What the table remembers of La Porxada.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct State {
    /// The exchange was chosen: an offer was made (R-PX-11).
    exchange: bool,
    /// The offer that waits for an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<Offer>,
    /// What left the game (R-PX-12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lost: Vec<(Seat, FigureKind)>,
}

/// An exchange that was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Offer {
    own: Figure,
    wanted: Figure,
    /// It was refused: something must leave the game.
    refused: bool,
    /// Where the part goes on afterwards.
    back: Slot,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Offer to exchange one of the seat's followers for another seat's; each then stands where the
    /// other stood (R-PX-3).
    Swap {
        /// The seat's own follower.
        own: Figure,
        /// The follower that it wants.
        wanted: Figure,
    },
    /// Remove a figure in the seat's supply from the game (R-PX-12).
    GiveUp {
        /// Which kind.
        kind: FigureKind,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An exchange of followers was offered (R-PX-3).
    Offered {
        /// The follower of the seat that offers.
        own: Figure,
        /// The follower that it wants.
        wanted: Figure,
    },
    /// Two followers exchanged places (R-PX-3).
    Swapped {
        /// The follower of the seat that offered, where it stood.
        own: Figure,
        /// The other follower, where it stood.
        wanted: Figure,
    },
    /// A figure left the game (R-PX-12).
    Lost {
        /// The owner.
        seat: Seat,
        /// The kind of figure.
        kind: FigureKind,
        /// Where it stood; `None` if it was in the supply.
        from: Option<At>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// An exchange of followers, or the bonus (R-PX-2).
        Swap = "porxada",
        /// Whether a follower is exchanged (R-PX-4).
        Answer = "porxada_answer",
        /// What leaves the game instead of the exchange (R-PX-4).
        Victim = "porxada_victim",
    }
}

impl Expansion for LaPorxada {
    fn info(&self) -> &'static Info {
        &Info {
            key: "porxada",
            name: "La Porxada",
            sets: &["porxada"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.porxada = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = game.setup.seats;
        let is_sound = |porxada: &State| {
            let gone = |(seat, kind): &(Seat, FigureKind)| seat.0 < seats && kind.is_follower();
            let stands = |figure: Figure| {
                figure.kind.is_follower()
                    && matches!(figure.at, At::Segment(_))
                    && game.figures.contains(&figure)
            };
            let possible = |offer: Offer| {
                stands(offer.own)
                    && stands(offer.wanted)
                    && offer.own.seat != offer.wanted.seat
                    && matches!(offer.back, Slot::Wood | Slot::Tunnel | Slot::Porxada)
            };
            porxada.lost.iter().all(gone)
                && porxada.lost.len() <= usize::from(u8::MAX)
                && porxada.offer.is_none_or(possible)
        };
        game.states.porxada.as_ref().is_some_and(is_sound)
    }

    /// R-PX-11, R-OV-27: before, together with or after the wooden thing.
    fn free_actions(&self, game: &Game, decision: &mut Decision) {
        if matches!(
            decision.prompt,
            crate::Prompt::Wood | crate::Prompt::Tunnel(tunnel::Prompt::Place)
        ) && may_offer(game)
        {
            decision.options.extend(offers(game));
        }
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::Porxada(Action::Swap { own, wanted }) = action else {
            return None;
        };
        let back = game.turn.slot;
        let porxada = state(game);
        porxada.exchange = true;
        porxada.offer = Some(Offer { own, wanted, refused: false, back });
        game.emit(Event::Offered { own, wanted });
        Some(Flow::Goto(Slot::Porxada))
    }

    /// R-PX-6, R-PX-8: every seat with a knight in its city gets a token when that is scored.
    fn counted(&self, game: &mut Game, feature: FeatureId, moment: Moment) {
        let off = !game.setup.house.porxada.bonus_without_choice;
        let exchanged = game.states.porxada.as_ref().is_some_and(|porxada| porxada.exchange);
        if moment != Moment::Completed || off && exchanged || !has_porxada(game, feature) {
            return;
        }
        let standing = game.standing_on(feature);
        let (seats, active) = (game.setup.seats, game.turn.seat.0);
        for seat in (0..seats).map(|place| Seat((active + place) % seats)) {
            let knight = |figure: &Figure| figure.seat == seat && figure.kind.is_follower();
            if standing.iter().any(knight) {
                game.give(seat, Token::Porxada, 1);
            }
        }
    }

    /// R-PX-7: its holder counts an incomplete city as complete.
    fn pays(&self, game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>) {
        let counts = |line: &&mut ScoreLine| {
            let of_value = line.source == Source::City && !line.complete;
            let holds = game.tokens(line.seat).count(Token::Porxada) > 0;
            of_value && holds && !line.terms.contains(&Term::Powerless)
        };
        for line in lines.iter_mut().filter(counts) {
            let value = game.value_if_complete(feature);
            line.points = value.points();
            line.terms = value.terms();
            line.terms.push(Term::Porxada);
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Porxada).then_some(&Exchange)
    }
}

impl Game {
    /// The figures that left the game (R-PX-12).
    pub fn lost(&self) -> &[(Seat, FigureKind)] {
        self.states.porxada.as_ref().map_or(&[], |porxada| &porxada.lost)
    }
}

fn state(game: &mut Game) -> &mut State {
    game.states.porxada.get_or_insert_default()
}

fn has_porxada(game: &Game, feature: FeatureId) -> bool {
    let mut members = game.board.members(feature);
    game.board.feature(feature).kind == SegmentKind::City
        && members.any(|(placed, _)| placed.tile().marks.has(Mark::Porxada))
}

/// Whether the active seat has just laid the tile and not made an offer yet.
fn may_offer(game: &Game) -> bool {
    let placed = game.turn.placed.and_then(|pos| game.board.tile_at(pos));
    placed.is_some_and(|placed| placed.tile().marks.has(Mark::Porxada))
        && game.states.porxada.as_ref().is_some_and(|porxada| !porxada.exchange)
}

/// Whether a kind of follower may stand where another stands (R-PX-5).
fn suits(game: &Game, kind: FigureKind, at: At) -> bool {
    let At::Segment(spot) = at else {
        return false;
    };
    match game.board.feature(game.board.feature_at(spot)).kind {
        SegmentKind::Castle => kind.is_footloose() || kind == FigureKind::Wagon,
        SegmentKind::Acrobats => bigtop::may_climb(game, kind),
        segment => kind.claims(segment) && game.suits(kind, at),
    }
}

/// The exchanges that are possible: an own follower and another seat's (R-PX-3, R-PX-5, R-PX-11).
fn swaps(game: &Game) -> Vec<(Figure, Figure)> {
    let closed = |figure: &Figure| game.stands_on(figure, |pos| !game.admits(pos));
    let mut followers: Vec<Figure> = game.figures.clone();
    followers.retain(|figure| {
        figure.kind.is_follower() && matches!(figure.at, At::Segment(_)) && !closed(figure)
    });
    followers.sort_unstable();
    followers.dedup();
    let (own, others): (Vec<Figure>, Vec<Figure>) =
        followers.into_iter().partition(|figure| figure.seat == game.turn.seat);
    let possible = |own: &Figure, wanted: &Figure| {
        suits(game, own.kind, wanted.at) && suits(game, wanted.kind, own.at)
    };
    own.iter()
        .flat_map(|own| others.iter().map(move |wanted| (*own, *wanted)))
        .filter(|(own, wanted)| possible(own, wanted))
        .collect()
}

fn offers(game: &Game) -> impl Iterator<Item = crate::Action> {
    swaps(game)
        .into_iter()
        .map(|(own, wanted)| crate::Action::Porxada(Action::Swap { own, wanted }))
}

/// S3.1, R-PX-2..4, R-PX-11, R-PX-12.
struct Exchange;

impl Exchange {
    fn offer(game: &Game) -> Option<Offer> {
        game.states.porxada.as_ref()?.offer
    }

    /// The offer is settled: the part goes on where it was made.
    fn end(game: &mut Game) -> Flow {
        let offer = state(game).offer.take();
        offer.map_or(Flow::Next, |offer| Flow::Goto(offer.back))
    }
}

impl Stage for Exchange {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        match Self::offer(game) {
            None => {
                let mut options: Vec<crate::Action> = offers(game).collect();
                let default = options.len();
                options.push(crate::Action::Pass);
                Decision::new(game.turn.seat, Prompt::Swap, options, default)
            }
            Some(Offer { wanted, refused: false, .. }) => {
                let options = vec![crate::Action::Accept, crate::Action::Refuse];
                let prompt = Prompt::Answer;
                Decision::new(wanted.seat, prompt, options, 0)
            }
            Some(Offer { wanted, .. }) => victims(game, wanted.seat),
        }
    }

    fn waits(&self, game: &Game) -> bool {
        Self::offer(game).is_some() || (may_offer(game) && !swaps(game).is_empty())
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        match action {
            crate::Action::Accept => {
                let offer = Self::offer(game);
                offer.into_iter().for_each(|offer| swap(game, offer.own, offer.wanted));
            }
            crate::Action::Refuse => {
                let offer = state(game).offer.as_mut();
                offer.into_iter().for_each(|offer| offer.refused = true);
                return Flow::Ask;
            }
            crate::Action::Take { figure, .. } if game.setup.house.porxada.refused_to_supply => {
                game.remove(figure, Cause::Porxada);
            }
            crate::Action::Take { figure, .. } => {
                game.take_off(figure);
                lose(game, seat, figure.kind, Some(figure.at));
                game.return_lonely(figure);
            }
            crate::Action::Porxada(Action::GiveUp { kind }) => {
                game.supplies[seat.index()].take(kind);
                lose(game, seat, kind, None);
            }
            _ => {}
        }
        Self::end(game)
    }
}

fn lose(game: &mut Game, seat: Seat, kind: FigureKind, from: Option<At>) {
    state(game).lost.push((seat, kind));
    game.emit(Event::Lost { seat, kind, from });
}

/// R-PX-3, R-PX-5, R-PX-10: two followers change places; special figures left alone go home.
fn swap(game: &mut Game, own: Figure, wanted: Figure) {
    game.take_off(own);
    game.take_off(wanted);
    game.put_on(Figure { at: wanted.at, ..own });
    game.put_on(Figure { at: own.at, ..wanted });
    game.emit(Event::Swapped { own, wanted });
    game.return_lonely(own);
    game.return_lonely(wanted);
}

/// R-PX-4, R-PX-12: what a seat that refused may remove.
fn victims(game: &Game, seat: Seat) -> Decision {
    let mut standing: Vec<Figure> = game.figures.clone();
    standing.retain(|figure| figure.seat == seat && figure.kind.is_follower());
    // R-OV-18: by cell, whatever they stand on there; followers on no tile come last.
    let order = |figure: &Figure| {
        let cell = figure.at.pos();
        (cell.is_none(), cell, figure.at, figure.kind)
    };
    standing.sort_unstable_by_key(order);
    standing.dedup();
    let to_supply = game.setup.house.porxada.refused_to_supply;
    let supply = game.supply(seat);
    let held = supply.kinds().filter(|kind| kind.is_follower() && !to_supply);
    let mut options: Vec<crate::Action> =
        held.map(|kind| crate::Action::Porxada(Action::GiveUp { kind })).collect();
    let default = if options.is_empty() { score::min_loss(game, &standing) } else { 0 };
    let cause = Cause::Porxada;
    options.extend(standing.into_iter().map(|figure| crate::Action::Take { figure, cause }));
    Decision::new(seat, Prompt::Victim, options, default)
}
