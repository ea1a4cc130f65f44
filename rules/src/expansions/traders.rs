//! Traders & Builders: the builder's second tile, the pig, goods (R-TB-*).

use super::{Expansion, FarmPay, Info, Moment};
use crate::action::Action;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::{HouseRules, options};
use crate::spine::Slot;
use crate::stages::{Stage, farms};
use crate::turn::Flow;
use crate::value::{Operation, ValueStep};
use crate::vocabulary::{At, FigureKind, ScoreLine, SegmentKind, Source, Tag, Term, Token};

options! { in traders;
    /// R-TB-B14.
    builder_on_completed "builder_on_completed": bool [true "allow", false "deny"];
}

/// Points for holding the most tokens of a kind (R-TB-G3).
const MAJORITY_POINTS: i32 = 10;

pub(super) struct Traders;

impl Expansion for Traders {
    fn info(&self) -> &'static Info {
        &Info {
            key: "traders",
            name: "Traders & Builders",
            sets: &["tb"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Builder, 1), (FigureKind::Pig, 1)]
    }

    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        let supply = game.supply(seat);
        let Some(placed) = game.turn.placed.and_then(|pos| game.board.tile_at(pos)) else {
            return;
        };
        for figure in [FigureKind::Builder, FigureKind::Pig] {
            if supply.count(figure) == 0 {
                continue;
            }
            for (spot, id) in game.board.features_on(placed) {
                if suits(game, seat, figure, id) {
                    options.push(Action::Deploy { figure, at: At::Segment(spot) });
                }
            }
        }
    }

    /// R-TB-B4, R-TB-B15: the new tile extends the feature on which the builder stood.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let seat = game.turn.seat;
        let own = game.of_kind(FigureKind::Builder).find(|(figure, _)| figure.seat == seat);
        let own = own.map(|(_, own)| own);
        let extends = own
            .zip(game.board.tile_at(pos))
            .is_some_and(|(own, placed)| game.board.features_on(placed).any(|(_, id)| id == own));
        game.turn.again |= game.turn.part == 1 && extends;
    }

    /// R-TB-G1: one token for each symbol, to the seat that completed the city.
    fn counted(&self, game: &mut Game, feature: FeatureId, moment: Moment) {
        let is_city = game.board.feature(feature).kind == SegmentKind::City;
        if moment != Moment::Completed || !is_city {
            return;
        }
        let seat = game.turn.seat;
        for (token, tag) in GOODS {
            let members = game.board.members(feature);
            let symbols = members.filter(|(_, segment)| segment.tags.has(tag)).count();
            if symbols > 0 {
                game.give(seat, token, symbols as u8);
            }
        }
    }

    fn farm_pay(
        &self,
        game: &Game,
        field: FeatureId,
        _: Option<FeatureId>,
        seat: Seat,
        pay: &mut FarmPay,
    ) {
        let own = |figure: &Figure| (figure.seat, figure.kind) == (seat, FigureKind::Pig);
        // R-BA-35: only for whoever owns the field.
        if game.members_of(field).any(own) && farms::owns(game, field, seat) {
            pay.modifiers.add(ValueStep::Bonus, Operation::Add(1), Term::Pig(1));
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::FinalGoods).then_some(&FinalGoods)
    }
}

/// The tokens and the symbols that give them.
const GOODS: [(Token, Tag); 3] =
    [(Token::Wine, Tag::Wine), (Token::Grain, Tag::Grain), (Token::Cloth, Tag::Cloth)];

/// Whether the builder or the pig may go to a feature of the tile just placed: it has one of the
/// seat's followers (R-TB-B1, R-TB-P1).
fn suits(game: &Game, seat: Seat, kind: FigureKind, id: FeatureId) -> bool {
    let feature = game.board.feature(id);
    let fits = || match kind {
        FigureKind::Builder => matches!(feature.kind, SegmentKind::City | SegmentKind::Road),
        _ => feature.kind == SegmentKind::Field && game.farms_enabled(),
    };
    let own = |figure: &Figure| figure.seat == seat && figure.kind.is_follower();
    let completed = || game.setup.house.traders.builder_on_completed;
    feature.followers > 0
        && fits()
        && game.members_of(id).any(own)
        && (completed() || !game.board.is_complete(id))
}

/// F3.4, R-TB-G3.
struct FinalGoods;

impl Stage for FinalGoods {
    fn enter(&self, game: &mut Game) -> Flow {
        for (token, _) in GOODS {
            let most = game.seats().map(|seat| game.tokens(seat).count(token)).max().unwrap_or(0);
            let holds = |seat: &Seat| most > 0 && game.tokens(*seat).count(token) == most;
            for seat in game.seats().filter(holds).collect::<Vec<_>>() {
                game.credit(ScoreLine {
                    seat,
                    points: MAJORITY_POINTS,
                    source: Source::Goods,
                    at: None,
                    complete: true,
                    terms: vec![Term::Most(token)],
                });
            }
        }
        Flow::Next
    }
}
