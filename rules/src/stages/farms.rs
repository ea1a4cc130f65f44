//! Fields (farms) in the three ways of scoring them (R-BA-26..35).

use crate::board::Spot;
use crate::expansions::base::{FarmScoring, FirstCounts};
use crate::expansions::{Deed, Farm, FarmPay, Moment};
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::score::Presence;
use crate::setup::MAX_SEATS;
use crate::vocabulary::{ScoreLine, SegmentKind, Source};

/// Points for a completed city beside a field (R-BA-29).
pub(crate) const CITY_BESIDE_A_FIELD: i32 = 3;
/// Points for a completed city to the strongest around it, in the oldest way of scoring (R-BA-33).
pub(crate) const CITY_OF_THE_STRONGEST: i32 = 4;

/// F3.2: credits the fields of the whole board in the way that the table chose.
pub(crate) fn count_all(game: &mut Game) {
    let fields = occupied(game);
    let per_field = match game.setup().house.base.farm_scoring {
        FarmScoring::First => {
            // Even a field without farmers can have the herd that counts (R-BA-35).
            let all = game.board().features_of(SegmentKind::Field);
            by_city(game, &all).into_iter().for_each(|line| game.credit(line));
            false
        }
        FarmScoring::Second => {
            each_city_once(game, &fields).into_iter().for_each(|line| game.credit(line));
            false
        }
        FarmScoring::Third => true,
    };
    for field in fields {
        let mut lines = if per_field { line(game, field) } else { Vec::new() };
        game.add_pays(field, &mut lines);
        lines.into_iter().for_each(|line| game.credit(line));
        game.setup.systems.counted(game, field, Moment::End);
    }
}

/// The fields with farmers, in the order of R-OV-32.
fn occupied(game: &Game) -> Vec<FeatureId> {
    let board = game.board();
    let farmers = game.figures().iter().filter(|figure| figure.kind.is_follower());
    let spots = farmers.filter_map(|figure| figure.at.spot());
    let mut fields: Vec<FeatureId> = spots.map(|spot| board.feature_at(spot)).collect();
    fields.retain(|&id| board.feature(id).kind == SegmentKind::Field);
    fields.sort_unstable_by_key(|&id| board.feature(id).first);
    fields.dedup();
    fields.retain(|&id| is_paid(game, id));
    fields
}

/// Whether the farmers of a field are paid at the end.
fn is_paid(game: &Game, field: FeatureId) -> bool {
    !game.setup.systems.forbids(game, Deed::PayFarmers(field))
}

/// What a field counts: the completed cities that touch it, each once (R-BA-29, R-BA-31), with what
/// expansions add.
pub(crate) fn farm(game: &Game, field: FeatureId) -> Farm {
    let board = game.board();
    let mut cities = Vec::new();
    for node in board.nodes(field) {
        let spot = board.spot(node);
        let touches = board.segment(spot).map_or(0, |segment| segment.touches);
        for segment in (0..16).filter(|bit| touches & 1 << bit != 0) {
            cities.push(board.feature_at(Spot { segment, ..spot }));
        }
    }
    cities.sort_unstable_by_key(|&city| board.feature(city).first);
    cities.dedup();
    // A city that was converted was complete.
    cities.retain(|&city| board.is_complete(city) || board.feature(city).kind != SegmentKind::City);
    let cities = cities.into_iter().map(Some).collect();
    let mut farm = Farm { cities, ..Farm::default() };
    game.setup.systems.farm(game, field, &mut farm);
    farm
}

/// The cities that a field counts.
pub(crate) fn cities_beside(game: &Game, field: FeatureId) -> Vec<Option<FeatureId>> {
    farm(game, field).cities
}

/// What a city pays a seat that owns a field beside it.
pub(crate) fn pay(
    game: &Game,
    field: FeatureId,
    city: Option<FeatureId>,
    seat: Seat,
    base: i32,
) -> FarmPay {
    let mut pay = FarmPay::new(base);
    game.setup.systems.farm_pay(game, field, city, seat, &mut pay);
    pay
}

impl Game {
    /// What a field counts besides the cities beside it.
    pub fn farm_besides(&self, field: FeatureId) -> Farm {
        let mut farm = Farm::default();
        self.setup.systems.farm(self, field, &mut farm);
        farm
    }

    /// What a completed city, or the one that is no feature of the board, pays a seat that owns a
    /// field beside it (R-BA-29).
    pub fn farm_pay(&self, field: FeatureId, city: Option<FeatureId>, seat: Seat) -> FarmPay {
        pay(self, field, city, seat, CITY_BESIDE_A_FIELD)
    }
}

/// One line for a seat: the sum over the cities, with what was counted.
pub(crate) fn score_line(seat: Seat, at: Spot, pays: &[FarmPay], farm: &Farm) -> ScoreLine {
    let besides = farm.modifiers.points(0, 0, 0);
    let points = pays.iter().map(FarmPay::points).sum::<i32>() + besides;
    let mut terms = FarmPay::terms(pays);
    terms.extend(farm.modifiers.terms());
    ScoreLine { seat, points, source: Source::Field, at: Some(at), complete: true, terms }
}

/// R-BA-29: each owner of the field is paid for each completed city beside it.
pub(crate) fn line(game: &Game, field: FeatureId) -> Vec<ScoreLine> {
    lines(game, field, CITY_BESIDE_A_FIELD)
}

/// Like R-BA-29, but with other points per city (R-AM-54, R-AM-55).
pub(crate) fn lines(game: &Game, field: FeatureId, base: i32) -> Vec<ScoreLine> {
    let farm = farm(game, field);
    let presence = Presence::on(game, field);
    let line = |(seat, at)| {
        let pays = farm.cities.iter().map(|&city| pay(game, field, city, seat, base));
        score_line(seat, at, &pays.collect::<Vec<_>>(), &farm)
    };
    presence.owners().map(line).collect()
}

/// `farm_scoring=second` (R-BA-33): as R-BA-29, but a seat is paid only once for each city, by the
/// field that gives most for it (R-BA-34).
fn each_city_once(game: &Game, fields: &[FeatureId]) -> Vec<ScoreLine> {
    let mut best: Vec<(Seat, Option<FeatureId>, usize, FarmPay)> = Vec::new();
    let mut owners = Vec::new();
    let farms: Vec<Farm> = fields.iter().map(|&field| farm(game, field)).collect();
    for (index, (&field, farm)) in fields.iter().zip(&farms).enumerate() {
        for (seat, at) in Presence::on(game, field).owners() {
            owners.push((seat, at, index));
            for &city in &farm.cities {
                let pay = pay(game, field, city, seat, CITY_BESIDE_A_FIELD);
                match best.iter_mut().find(|known| (known.0, known.1) == (seat, city)) {
                    Some(known) if known.3.points() >= pay.points() => {}
                    Some(known) => (known.2, known.3) = (index, pay),
                    None => best.push((seat, city, index, pay)),
                }
            }
        }
    }
    let line = |(seat, at, index)| {
        let own = best.iter().filter(|known| (known.0, known.2) == (seat, index));
        let pays: Vec<FarmPay> = own.map(|known| known.3.clone()).collect();
        score_line(seat, at, &pays, &farms[index])
    };
    owners.into_iter().map(line).collect()
}

/// `farm_scoring=first` (R-BA-33, R-BA-35): each completed city pays the seats that are strongest
/// on all fields around it together, or that own most of these fields.
fn by_city(game: &Game, fields: &[FeatureId]) -> Vec<ScoreLine> {
    let count_farms = game.setup().house.base.first_counts == FirstCounts::Farms;
    let mut around: Vec<(Option<FeatureId>, Vec<FeatureId>)> = Vec::new();
    for &field in fields {
        for city in cities_beside(game, field) {
            match around.iter_mut().find(|(known, _)| *known == city) {
                Some((_, fields)) => fields.push(field),
                None => around.push((city, vec![field])),
            }
        }
    }
    around.sort_by_key(|&(city, _)| city.map(|city| game.board().feature(city).first));
    let mut lines = Vec::new();
    for (city, fields) in around {
        let mut sum = Presence::default();
        for &field in fields.iter().filter(|&&field| is_paid(game, field)) {
            sum.add(&Presence::on(game, field), count_farms);
        }
        let mut owners = [None; MAX_SEATS as usize];
        sum.owners().for_each(|(seat, at)| owners[seat.index()] = Some((seat, at)));
        for (seat, at) in owners.into_iter().flatten() {
            let pays =
                fields.iter().map(|&field| pay(game, field, city, seat, CITY_OF_THE_STRONGEST));
            // R-BA-35: each bonus counts if at least one of the fields has it.
            let best = pays.reduce(FarmPay::with_bonuses_of);
            let best: Vec<FarmPay> = best.into_iter().collect();
            lines.push(score_line(seat, at, &best, &Farm::default()));
        }
    }
    // What fields pay besides goes to their own owners.
    for &field in fields {
        let farm = farm(game, field);
        if !farm.modifiers.is_empty() && is_paid(game, field) {
            let owners = Presence::on(game, field);
            lines.extend(owners.owners().map(|(seat, at)| score_line(seat, at, &[], &farm)));
        }
    }
    lines
}

/// Whether a seat has a majority on a field.
pub(crate) fn owns(game: &Game, field: FeatureId, seat: Seat) -> bool {
    Presence::on(game, field).owners().any(|(owner, _)| owner == seat)
}
