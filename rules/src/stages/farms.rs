//! Fields (farms) in the three manners of counting (R-BA-26..35).

use crate::board::Spot;
use crate::event::{ScoreLine, Source, Term};
use crate::expansions::base::{FARM_SCORING, FIRST_COUNTS};
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::score::Presence;
use crate::setup::MAX_SEATS;
use crate::tile::SegmentKind;

/// Points for a completed city beside a field (R-BA-29).
const CITY_BESIDE_A_FIELD: i32 = 3;
/// Points for a completed city to the strongest around it, in the oldest manner (R-BA-33).
const CITY_OF_THE_STRONGEST: i32 = 4;

/// The lines of the whole board, in the manner that the table chose.
pub(crate) fn lines(game: &Game) -> Vec<ScoreLine> {
    let fields = occupied(game);
    match game.setup().house.value(&FARM_SCORING) {
        "first" => by_city(game, &fields),
        "second" => each_city_once(game, &fields),
        _ => fields.iter().flat_map(|&field| line(game, field)).collect(),
    }
}

/// The fields with farmers, in the order of R-OV-32.
fn occupied(game: &Game) -> Vec<FeatureId> {
    let board = game.board();
    let on_field = |spot: Spot| {
        let id = board.feature_at(spot);
        (board.feature(id).kind == SegmentKind::Field).then_some(id)
    };
    let mut fields: Vec<FeatureId> = game
        .figures()
        .iter()
        .filter_map(|figure| on_field(figure.at.spot()?))
        .collect();
    fields.sort_unstable_by_key(|&id| board.feature(id).first);
    fields.dedup();
    fields
}

/// The completed cities that touch a field, each once (R-BA-29, R-BA-31).
pub(crate) fn cities_beside(game: &Game, field: FeatureId) -> Vec<FeatureId> {
    let board = game.board();
    let mut cities = Vec::new();
    for node in board.nodes(field) {
        let spot = board.spot(node);
        let touches = board.segment(spot).map_or(0, |segment| segment.touches);
        for segment in (0..16).filter(|bit| touches & 1 << bit != 0) {
            cities.push(board.feature_at(Spot { segment, ..spot }));
        }
    }
    cities.sort_unstable();
    cities.dedup();
    cities.retain(|&city| board.is_complete(city));
    cities
}

fn score_line(seat: Seat, at: Spot, points: i32, cities: usize) -> ScoreLine {
    let terms = vec![Term::Cities(cities as u16)];
    ScoreLine {
        seat,
        points,
        source: Source::Field,
        at,
        complete: true,
        terms,
    }
}

/// R-BA-29: each owner of the field is paid for each completed city beside it.
pub(crate) fn line(game: &Game, field: FeatureId) -> Vec<ScoreLine> {
    let cities = cities_beside(game, field).len();
    let points = CITY_BESIDE_A_FIELD * cities as i32;
    let presence = Presence::on(game, field);
    presence
        .owners()
        .map(|(seat, at)| score_line(seat, at, points, cities))
        .collect()
}

/// `farm_scoring=second` (R-BA-33): as R-BA-29, but no seat is paid twice for a city.
fn each_city_once(game: &Game, fields: &[FeatureId]) -> Vec<ScoreLine> {
    let mut paid: [Vec<FeatureId>; MAX_SEATS as usize] = Default::default();
    let mut lines = Vec::new();
    for &field in fields {
        let cities = cities_beside(game, field);
        for (seat, at) in Presence::on(game, field).owners() {
            let paid = &mut paid[seat.index()];
            let before = paid.len();
            for city in &cities {
                if !paid.contains(city) {
                    paid.push(*city);
                }
            }
            let new = paid.len() - before;
            lines.push(score_line(seat, at, CITY_BESIDE_A_FIELD * new as i32, new));
        }
    }
    lines
}

/// `farm_scoring=first` (R-BA-33, R-BA-35): each completed city pays those who are strongest on
/// all fields around it together, or who own most of these fields.
fn by_city(game: &Game, fields: &[FeatureId]) -> Vec<ScoreLine> {
    let count_farms = game.setup().house.is(&FIRST_COUNTS, "farms");
    let mut around: Vec<(FeatureId, Vec<FeatureId>)> = Vec::new();
    for &field in fields {
        for city in cities_beside(game, field) {
            match around.iter_mut().find(|(known, _)| *known == city) {
                Some((_, fields)) => fields.push(field),
                None => around.push((city, vec![field])),
            }
        }
    }
    around.sort_by_key(|&(city, _)| game.board().feature(city).first);
    let mut lines = Vec::new();
    for (_, fields) in around {
        let mut sum = Presence::default();
        for field in fields {
            sum.add(&Presence::on(game, field), count_farms);
        }
        let paid = sum.owners();
        lines.extend(paid.map(|(seat, at)| score_line(seat, at, CITY_OF_THE_STRONGEST, 1)));
    }
    lines
}
