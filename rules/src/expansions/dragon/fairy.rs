//! The fairy: a point per turn, three for a scored feature, and a tile that the dragon does not
//! enter (R-PD-F1..F12).

use serde::{Deserialize, Serialize};

use super::{Action, Event, FairyMode};
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::keys::Keys;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, ScoreLine, SegmentKind, Source, Term};

/// R-PD-F4.
const POINTS_A_TURN: i32 = 1;
/// R-PD-F5.
const POINTS_A_FEATURE: i32 = 3;

/// Where the fairy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairy {
    /// Her tile.
    pub pos: Pos,
    /// The follower she is bound to; `None` with `fairy_mode=on_tile` or after he left (R-PD-F6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<Figure>,
}

impl Fairy {
    /// Whether a game in this state can have such a fairy.
    pub(super) fn restores(&self, game: &Game) -> bool {
        let stands =
            |figure: Figure| figure.at.pos() == Some(self.pos) && game.figures().contains(&figure);
        game.board().tile_at(self.pos).is_some() && self.beside.is_none_or(stands)
    }
}

fn is_on_tile(game: &Game) -> bool {
    game.setup().house.dragon.fairy_mode == FairyMode::OnTile
}

fn is_per_figure(game: &Game) -> bool {
    game.setup().house.dragon.fairy_points_per_figure
}

/// The followers of a seat that she may accompany (R-PD-F1): those that stand on a cell.
fn followers(game: &Game, seat: Seat) -> impl Iterator<Item = (&Figure, Pos)> {
    let own = game.own(seat).map(|(figure, _)| figure);
    let followers = own.filter(|figure| figure.kind.is_follower());
    followers.filter_map(|figure| Some((figure, figure.at.pos()?)))
}

/// Stands for a trap where a number of a segment is expected.
const TRAP: u8 = u8::MAX - 1;

/// Where a seat may move her (R-PD-F1, R-PD-F11), ordered by cell, then by figure.
pub(super) fn moves(game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
    let fairy = game.fairy();
    let on_tile = is_on_tile(game);
    // If identical followers stand side by side, she may change from one to the other (R-OV-31).
    let has_twin =
        |figure: &Figure| game.figures().iter().filter(|other| *other == figure).count() > 1;
    let goes = |figure: &Figure, pos: Pos| match fairy {
        Some(now) if on_tile => now.pos != pos,
        Some(now) => now.beside != Some(*figure) || has_twin(figure),
        None => true,
    };
    // Packs cell, kind and place on the tile into one number, which sorts faster than the parts.
    let mut found = Keys::new();
    for (figure, pos) in followers(game, seat).filter(|(figure, pos)| goes(figure, *pos)) {
        let place = match figure.at {
            At::Trap(_) => TRAP,
            at => at.spot().map_or(u8::MAX, |spot| spot.segment),
        };
        found.push(i64::from(pos.key()) << 32 | (figure.kind as i64) << 8 | i64::from(place));
    }
    options.extend(found.sorted(if on_tile { 32 } else { 0 }).iter().map(|&key| {
        let (to, kind) =
            (Pos::from_key((key >> 32) as i32), FigureKind::ALL[(key >> 8) as u8 as usize]);
        let at = match key as u8 {
            u8::MAX => At::Tower(to),
            TRAP => At::Trap(to),
            segment => At::Segment(Spot { pos: to, segment }),
        };
        crate::Action::Dragon(Action::MoveFairy {
            to,
            beside: (!on_tile).then_some(Figure { seat, kind, at }),
        })
    }));
}

/// Moves her.
pub(super) fn go(game: &mut Game, fairy: Fairy) {
    game.lair_mut().fairy = Some(fairy);
    game.emit(Event::FairyMoved { to: fairy.pos, beside: fairy.beside });
}

/// R-PD-F6, R-PD-F10: she stays when her follower leaves.
pub(super) fn left(game: &mut Game, figure: Figure) {
    let bound = game.fairy().is_some_and(|fairy| fairy.beside == Some(figure));
    if bound && !game.figures.contains(&figure) {
        let fairy = game.lair_mut().fairy.as_mut();
        fairy.expect("a bound fairy is on the board").beside = None;
    }
}

/// S0.3, R-PD-F4, R-PD-F8, R-PD-F11.
pub(super) struct FairyPoint;

impl Stage for FairyPoint {
    fn enter(&self, game: &mut Game) -> Flow {
        let seat = game.turn.seat;
        let Some(fairy) = game.fairy() else {
            return Flow::Next;
        };
        let (count, at) = if is_on_tile(game) {
            (company(game, fairy.pos, seat), None)
        } else {
            let own = fairy.beside.filter(|figure| figure.seat == seat);
            (
                own.map_or(0, |figure| fellows(game, &figure)),
                own.and_then(|figure| figure.at.spot()),
            )
        };
        let pyramid = at.is_some_and(|at| is_pyramid(game, game.board.feature_at(at)));
        if count > 0 {
            let points = if is_per_figure(game) || pyramid { count as i32 } else { POINTS_A_TURN };
            let terms = vec![Term::Figures(count as u16)];
            let source = Source::Fairy;
            game.grant(ScoreLine { seat, points, source, at, complete: false, terms });
        }
        Flow::Next
    }
}

fn is_pyramid(game: &Game, feature: FeatureId) -> bool {
    game.board.feature(feature).kind == SegmentKind::Acrobats
}

/// How many figures earn points with the one that she is beside: beside an acrobat all of its
/// owner's in the pyramid.
fn fellows(game: &Game, figure: &Figure) -> usize {
    let feature = figure.at.spot().map(|spot| game.board.feature_at(spot));
    let pyramid = feature.filter(|&feature| is_pyramid(game, feature));
    let own = |feature| game.members_of(feature).filter(|other| other.seat == figure.seat).count();
    pyramid.map_or(1, own)
}

/// How many of a seat's figures on a tile earn points at the start of its turn.
fn company(game: &Game, pos: Pos, seat: Seat) -> usize {
    let per_figure = is_per_figure(game);
    let counts = |kind: FigureKind| {
        let special = matches!(kind, FigureKind::Builder | FigureKind::Pig);
        kind.is_follower() || per_figure && special
    };
    let there = game.figures().iter().filter(|figure| figure.at.pos() == Some(pos));
    there.filter(|figure| figure.seat == seat && counts(figure.kind)).count()
}

/// R-PD-F5, R-PD-F8, R-PD-F11: the line of a scored feature.
pub(super) fn pays(game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>) {
    let Some(fairy) = game.fairy() else {
        return;
    };
    let board = game.board();
    let lies = board.feature(feature).kind == SegmentKind::Pallet;
    if lies && !game.setup.house.monasteries.abbot_fairy || is_pyramid(game, feature) {
        return;
    }
    let on = |figure: &Figure| {
        let spot = figure.at.spot().filter(|_| figure.kind.is_follower());
        spot.filter(|&spot| board.feature_at(spot) == feature)
    };
    let complete = board.is_complete(feature);
    let line = |seat: Seat, spot: Spot| ScoreLine {
        seat,
        points: POINTS_A_FEATURE,
        source: Source::Fairy,
        at: Some(spot),
        complete,
        terms: Vec::new(),
    };
    if !is_on_tile(game) {
        let paid = fairy.beside.and_then(|figure| Some((figure.seat, on(&figure)?)));
        lines.extend(paid.map(|(seat, spot)| line(seat, spot)));
        return;
    }
    let there = game.figures().iter().filter(|figure| figure.at.pos() == Some(fairy.pos));
    let mut paid: Vec<(Figure, Spot)> =
        there.filter_map(|figure| Some((*figure, on(figure)?))).collect();
    paid.sort_unstable();
    paid.dedup_by_key(|(figure, _)| figure.seat);
    if is_per_figure(game) {
        paid.truncate(1);
    }
    lines.extend(paid.into_iter().map(|(figure, spot)| line(figure.seat, spot)));
}
