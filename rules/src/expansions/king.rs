//! King & Robber Baron: the largest city and the longest road (R-KR-1..11).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::score;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::value::ValueStep;
use crate::vocabulary::{ScoreLine, SegmentKind, Source, Term, Token};

options! { in king;
    /// R-KR-9.
    scoring "kr.scoring": RecordScoring
        { PerFeature "per_feature", Flat "flat_10", FifteenForty "15_40", Continuous "continuous" };
    /// R-KR-10.
    by_points "kr.size": bool [false "tiles", true "points"];
}

pub(super) struct King;

/// The sizes of the largest city and road completed so far; 0 if there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    city: i32,
    road: i32,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The largest city or longest road so far was completed (R-KR-2, R-KR-3).
    Record {
        /// The seat that completed it and now holds the card.
        seat: Seat,
        /// King or robber baron.
        token: Token,
        /// Its size.
        size: u16,
    },
}

impl Expansion for King {
    fn info(&self) -> &'static Info {
        &Info {
            key: "king",
            name: "King & Robber Baron",
            sets: &["king"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.king = Some(State::default());
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Records => Some(&TakeRecords),
            Slot::FinalRecords => Some(&FinalRecords),
            _ => None,
        }
    }
}

/// What each card stands for.
const CARDS: [(Token, SegmentKind, Source); 2] = [
    (Token::King, SegmentKind::City, Source::King),
    (Token::Robber, SegmentKind::Road, Source::Robber),
];

fn holder(game: &Game, card: Token) -> Option<Seat> {
    game.seats().find(|&seat| game.tokens(seat).count(card) > 0)
}

/// How one of the two cards stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// King or robber baron.
    pub token: Token,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// How many cities or roads are complete, as they count at the end.
    pub complete: u16,
    /// The size of the largest so far; 0 if there is none.
    pub largest: u16,
    /// Whether that is in points instead of tiles (R-KR-10).
    pub in_points: bool,
}

/// How both cards stand; nothing where they are not in play.
pub fn cards(game: &Game) -> Vec<Card> {
    let Some(records) = &game.states.king else { return Vec::new() };
    let card = |(token, kind, _): (Token, SegmentKind, Source)| Card {
        token,
        holder: holder(game, token),
        complete: complete(game, kind),
        largest: if token == Token::King { records.city } else { records.road } as u16,
        in_points: game.setup.house.king.by_points,
    };
    CARDS.into_iter().map(card).collect()
}

/// How many features of a kind are complete.
fn complete(game: &Game, kind: SegmentKind) -> u16 {
    let board = game.board();
    let count = board.of_kind(kind).filter(|&id| board.is_complete(id)).count() as u16;
    // R-CO-17: Carcassonne is a completed city, too.
    count + u16::from(kind == SegmentKind::City && game.count().is_some())
}

fn line(seat: Seat, points: i32, source: Source, terms: Vec<Term>) -> ScoreLine {
    ScoreLine { seat, points, source, at: None, complete: true, terms }
}

fn counted(kind: SegmentKind, count: u16) -> Term {
    if kind == SegmentKind::City { Term::Cities(count) } else { Term::Roads(count) }
}

/// S7e, R-KR-2..4: only the largest feature of a kind matters.
struct TakeRecords;

impl Stage for TakeRecords {
    fn enter(&self, game: &mut Game) -> Flow {
        for (card, kind, source) in CARDS {
            let board = &game.board;
            let ids = game.turn.completed.iter().map(|&spot| board.feature_at(spot));
            let ids: Vec<FeatureId> = ids.filter(|&id| board.feature(id).kind == kind).collect();
            if game.setup.house.king.scoring == RecordScoring::Continuous
                && let Some(seat) = holder(game, card)
                && !ids.is_empty()
            {
                // R-KR-9: these points do not count for the reward placement.
                let count = ids.len() as u16;
                game.grant(line(seat, count.into(), source, vec![counted(kind, count)]));
            }
            if let Some(size) = ids.iter().map(|&id| size(game, id)).max() {
                take(game, card, size);
            }
        }
        Flow::Next
    }
}

fn size(game: &Game, id: FeatureId) -> i32 {
    if game.setup.house.king.by_points {
        // R-KR-10: nothing that is added to the whole (R-LA-11, R-DA-3, R-LB-10).
        let mut value = game.value(id);
        let added = [ValueStep::Bonus, ValueStep::AfterMultipliers];
        value.modifiers.retain(|modifier| !added.contains(&modifier.step));
        value.points()
    } else {
        score::count(game, id).tiles.into()
    }
}

fn take(game: &mut Game, card: Token, size: i32) {
    let records = game.states.king.get_or_insert_default();
    let record = if card == Token::King { &mut records.city } else { &mut records.road };
    if size <= *record {
        return;
    }
    *record = size;
    let seat = game.turn.seat;
    if let Some(before) = holder(game, card) {
        game.tokens[before.index()].take(card);
    }
    game.tokens[seat.index()].put(card, 1);
    game.emit(Event::Record { seat, token: card, size: size as u16 });
}

/// F3.5, R-KR-6, R-KR-9.
struct FinalRecords;

impl Stage for FinalRecords {
    fn enter(&self, game: &mut Game) -> Flow {
        let scoring = game.setup.house.king.scoring;
        let holders = CARDS.map(|(card, ..)| holder(game, card));
        if scoring == RecordScoring::FifteenForty
            && let [Some(king), Some(robber)] = holders
            && king == robber
        {
            game.credit(line(king, 40, Source::King, vec![Term::Most(Token::Robber)]));
            return Flow::Next;
        }
        for ((_, kind, source), holder) in CARDS.into_iter().zip(holders) {
            let Some(seat) = holder else { continue };
            let count = complete(game, kind);
            let (points, terms) = match scoring {
                RecordScoring::Flat => (10, Vec::new()),
                RecordScoring::FifteenForty => (15, Vec::new()),
                RecordScoring::Continuous => continue,
                _ => (count.into(), vec![counted(kind, count)]),
            };
            game.credit(line(seat, points, source, terms));
        }
        Flow::Next
    }
}
