//! What the sectors pay (R-WF-6..10, R-WF-16). None of it counts as scoring a feature (R-WF-12).

use super::Sector;
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::stages::farms;
use crate::vocabulary::{FigureKind, ScoreLine, SegmentKind, Source, Term};

/// Points for the active seat.
const FORTUNE: i32 = 3;
/// Points per monk.
const MONK: i32 = 2;

/// The score lines of a sector, for all seats at once; no line is worth 0.
pub(super) fn lines(game: &Game, sector: Sector) -> Vec<ScoreLine> {
    match sector {
        Sector::Fortune => vec![line(sector, game.turn.seat, FORTUNE, None, Vec::new())],
        Sector::Taxes => taxes(game),
        Sector::Famine => famine(game),
        Sector::Storm => storm(game),
        Sector::Inquisition => inquisition(game),
        Sector::Plague => Vec::new(),
    }
}

fn line(
    sector: Sector,
    seat: Seat,
    points: i32,
    at: Option<Spot>,
    mut terms: Vec<Term>,
) -> ScoreLine {
    terms.insert(0, Term::Sector(sector));
    ScoreLine { seat, points, source: Source::Wheel, at, complete: true, terms }
}

/// The followers of each seat on each feature of a kind, in order of placement.
fn followers(game: &Game, kind: SegmentKind) -> Vec<(FeatureId, Seat, Vec<&Figure>)> {
    let board = &game.board;
    let mut found: Vec<(FeatureId, Seat, Vec<&Figure>)> = Vec::new();
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        let Some(id) = figure.at.spot().map(|spot| board.feature_at(spot)) else { continue };
        if board.feature(id).kind != kind {
            continue;
        }
        match found.iter_mut().find(|(known, seat, _)| (*known, *seat) == (id, figure.seat)) {
            Some((.., figures)) => figures.push(figure),
            None => found.push((id, figure.seat, vec![figure])),
        }
    }
    found.sort_unstable_by_key(|&(id, seat, _)| (board.feature(id).first, seat));
    found
}

/// The first place of these figures, for the score line.
fn place(figures: &[&Figure]) -> Option<Spot> {
    figures.iter().filter_map(|figure| figure.at.spot()).min()
}

/// R-WF-7, R-WF-16.
fn taxes(game: &Game) -> Vec<ScoreLine> {
    let strength = game.setup.house.wheel.taxes_strength;
    let pay = |(city, seat, knights): (FeatureId, Seat, Vec<&Figure>)| {
        let members = game.board.members(city);
        let pennants: u32 = members.map(|(_, segment)| u32::from(segment.pennants)).sum();
        let count: u32 = if strength {
            knights.iter().map(|knight| knight.kind.strength(pennants)).sum()
        } else {
            knights.len() as u32
        };
        let mut terms = vec![Term::Followers(count as u16)];
        terms.extend((pennants > 0).then_some(Term::Pennants(pennants as u16)));
        let points = count * (pennants + count);
        (points > 0).then(|| line(Sector::Taxes, seat, points as i32, place(&knights), terms))
    };
    followers(game, SegmentKind::City).into_iter().filter_map(pay).collect()
}

/// R-WF-8.
fn famine(game: &Game) -> Vec<ScoreLine> {
    let pay = |(field, seat, farmers): (FeatureId, Seat, Vec<&Figure>)| {
        let cities = farms::cities_beside(game, field).len();
        let terms = vec![Term::Followers(farmers.len() as u16), Term::Cities(cities as u16)];
        let points = (farmers.len() * cities) as i32;
        (points > 0).then(|| line(Sector::Famine, seat, points, place(&farmers), terms))
    };
    followers(game, SegmentKind::Field).into_iter().filter_map(pay).collect()
}

/// R-WF-9.
fn storm(game: &Game) -> Vec<ScoreLine> {
    let pay = |seat: Seat| {
        let supply = game.supply(seat);
        let followers = FigureKind::ALL.into_iter().filter(|kind| kind.is_follower());
        let count: u8 = followers.map(|kind| supply.count(kind)).sum();
        let terms = vec![Term::Followers(count.into())];
        (count > 0).then(|| line(Sector::Storm, seat, count.into(), None, terms))
    };
    game.seats().filter_map(pay).collect()
}

/// R-WF-10.
fn inquisition(game: &Game) -> Vec<ScoreLine> {
    let mut monks = followers(game, SegmentKind::Cloister);
    monks.extend(followers(game, SegmentKind::Pallet));
    let pay = |seat: Seat| {
        let own = monks.iter().filter(|(_, of, _)| *of == seat);
        let count: usize = own.map(|(.., figures)| figures.len()).sum();
        let terms = vec![Term::Followers(count as u16)];
        let points = MONK * count as i32;
        (count > 0).then(|| line(Sector::Inquisition, seat, points, None, terms))
    };
    game.seats().filter_map(pay).collect()
}
