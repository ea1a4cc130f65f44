//! Furnishes a finished plan: first the anchors of figures; then coats of arms, cathedrals and
//! inns, which keep away from these; and last the houses, trees and grass, which keep away from
//! everything. Randomness is a fixed sequence per kind, so a tile always looks the same.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::{Segment, SegmentKind, Tag, TileKind};

use super::curve::{Vec2, along, at, distance_to, inside};
use super::ground::FreeSpace;
use super::inn;
use super::{Growth, Inn, TilePlan, weight};
use super::{facts, landmarks};
use crate::landmark::PlacedLandmark;

/// More space than this does not make a better place for a figure.
const ROOM_ENOUGH: f32 = 0.17;
/// Houses: half their width with a small margin, and how far they keep from figures and shields.
const HOUSE_ROOM: f32 = 0.078;
const HOUSE_APART: f32 = 0.148;
const HOUSE_FROM_ANCHOR: f32 = 0.155;
const HOUSE_FROM_PENNANT: f32 = 0.175;
const HOUSE_FROM_CATHEDRAL: f32 = 0.385;
const HOUSE_TRIES: usize = 3000;
const PAVING_TRIES: usize = 300;

pub(super) fn furnish(kind: &TileKind, plan: &mut TilePlan) {
    plan.anchors = vec![super::CENTRE; kind.segments.len()];
    let mut taken = Vec::new();
    // Roads first: they have the least choice. Farmers last: they have the most.
    anchors(plan, kind, &mut taken, |kind| {
        !matches!(kind, SegmentKind::City | SegmentKind::Garden | SegmentKind::Field)
    });
    taken.extend(plan.landmarks.iter().map(|sign| sign.place));
    landmarks::free(kind, plan, &mut taken);
    // The figure stands on the garden, whose place is taken already.
    anchors(plan, kind, &mut Vec::new(), |kind| kind == SegmentKind::Garden);
    plan.ground = super::Ground::survey(kind, plan);
    city_landmarks(kind, plan, &mut taken);
    anchors(plan, kind, &mut taken, |kind| kind == SegmentKind::City);
    plan.inns = inn::inns(kind, plan, &taken);
    taken.extend(plan.inns.iter().flat_map(|inn| [inn.house, inn.lake]));
    anchors(plan, kind, &mut taken, |kind| kind == SegmentKind::Field);
    shields(kind, plan);
    houses(kind, plan);
    growth(kind, plan);
}

/// Finds the anchors of some kinds of segments, away from occupied places.
fn anchors(
    plan: &mut TilePlan,
    kind: &TileKind,
    taken: &mut Vec<Vec2>,
    wanted: impl Fn(SegmentKind) -> bool,
) {
    for (segment, index) in kind.segments.iter().zip(0u8..) {
        if wanted(segment.kind) {
            let place = anchor(segment, index, plan, taken);
            plan.anchors[usize::from(index)] = place;
            taken.push(place);
        }
    }
}

fn anchor(segment: &Segment, index: u8, plan: &TilePlan, taken: &[Vec2]) -> Vec2 {
    match segment.kind {
        SegmentKind::Cloister => plan.cloister.map_or(super::CENTRE, |(place, _)| place),
        SegmentKind::Garden => landmarks::showing(plan, segment.kind).unwrap_or(super::CENTRE),
        SegmentKind::Road | SegmentKind::River => {
            let ways = plan.roads.iter().chain(&plan.rivers);
            let way = ways.into_iter().find(|way| way.segment == Some(index));
            way.map_or(super::CENTRE, |way| on_way(&way.line, segment, plan))
        }
        _ => roomiest(&plan.ground.clearance(index, 0.03), taken, 0.5),
    }
}

/// The middle of the visible part of a way.
fn on_way(line: &[Vec2], segment: &Segment, plan: &TilePlan) -> Vec2 {
    let hidden = match segment.end {
        Some(rules::RoadEnd::Junction) => weight::VILLAGE,
        Some(end) if facts::is_at_cloister(end) => cloister_depth(plan),
        _ => {
            let ends = |sign: &&PlacedLandmark| {
                line.last().is_some_and(|end| end.distance(sign.place) < 0.05)
            };
            plan.landmarks.iter().find(ends).map_or(0.0, PlacedLandmark::reach)
        }
    };
    let length: f32 = line.windows(2).map(|piece| piece[0].distance(piece[1])).sum();
    let middle = along(line, (0.5 * (length - hidden) / length).max(0.0)).0;
    let crossing = plan.crossings.iter().any(|(place, _)| place.distance(middle) < 0.12);
    let landmark =
        plan.landmarks.iter().any(|sign| sign.place.distance(middle) < sign.reach() + 0.02);
    if crossing || landmark { along(line, 0.2).0 } else { middle }
}

/// How much of a road a cloister hides; a small one leaves a short road.
fn cloister_depth(plan: &TilePlan) -> f32 {
    plan.cloister.map_or(0.0, |(_, size)| if size < 1.0 { 0.34 * size } else { 0.25 })
}

/// The point with the most space, away from occupied places and near the middle of the segment.
fn roomiest(clearance: &FreeSpace, taken: &[Vec2], spread: f32) -> Vec2 {
    let points: Vec<(Vec2, f32)> = clearance.points().collect();
    let sum = points.iter().fold(at(0.0, 0.0), |sum, &(point, _)| sum.plus(point, 1.0));
    let number = points.len().max(1) as f32;
    let heart = at(sum.x / number, sum.y / number);
    let nearest = |point: Vec2| {
        let distances = taken.iter().map(|other| other.distance(point));
        distances.fold(f32::INFINITY, f32::min)
    };
    let worth = |&(point, clear): &(Vec2, f32)| {
        clear.min(ROOM_ENOUGH) + spread * nearest(point).min(0.34) - 0.06 * point.distance(heart)
    };
    let best = points.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.map_or(super::CENTRE, |&(point, _)| point)
}

/// Places a city's symbols to one side of its middle, which is left to the figure.
fn city_landmarks(kind: &TileKind, plan: &mut TilePlan, taken: &mut Vec<Vec2>) {
    for (_, index) in kind.segments.iter().zip(0u8..).filter(|(s, _)| s.kind == SegmentKind::City) {
        let clearance = plan.ground.clearance(index, 0.0);
        let heart = roomiest(&clearance, &[], 0.0);
        for landmark in landmarks::of_city(kind, index) {
            let worth = |&(point, clear): &(Vec2, f32)| {
                let near = taken.iter().map(|other| other.distance(point)).fold(0.4, f32::min);
                let aside = point.distance(heart).min(0.24);
                3.0 * clear.min(landmark.reach) + 0.6 * aside + 0.5 * near
                    - 0.01 * (point.x + point.y)
            };
            let best = clearance.points().max_by(|a, b| worth(a).total_cmp(&worth(b)));
            let place = best.map_or(super::CENTRE, |(point, _)| point);
            taken.push(place);
            plan.landmarks.push(PlacedLandmark { landmark, place, size: 1.0 });
        }
    }
}

fn shields(kind: &TileKind, plan: &mut TilePlan) {
    for index in 0..plan.cities.len() {
        let segment = plan.cities[index].segment;
        let facts = &kind.segments[usize::from(segment)];
        let clearance = plan.ground.clearance(segment, 0.0);
        let mut taken = vec![plan.anchors[usize::from(segment)]];
        taken.extend(plan.landmarks.iter().map(|sign| sign.place));
        if facts.tags.has(Tag::Cathedral) {
            // The cathedral takes the best place; the figure stands in front of it.
            let place = plan.anchors[usize::from(segment)];
            plan.cities[index].cathedral = Some(place);
            taken.push(place);
        }
        for _ in 0..facts.pennants {
            let place = hanging(&clearance, &taken);
            taken.push(place);
            plan.cities[index].pennants.push(place);
        }
    }
}

/// Where a shield hangs: clear of the walls and well away from the figure.
fn hanging(clearance: &FreeSpace, taken: &[Vec2]) -> Vec2 {
    let nearest = |point: Vec2| {
        let distances = taken.iter().map(|other| other.distance(point));
        distances.fold(f32::INFINITY, f32::min)
    };
    let worth = |&(point, clear): &(Vec2, f32)| {
        // Ties are resolved towards the north-west, where the light comes from.
        5.0 * clear.min(0.115) + nearest(point).min(0.32) - 0.01 * (point.x + point.y)
    };
    let best = clearance.points().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.map_or(super::CENTRE, |(point, _)| point)
}

/// A generator of a fixed sequence; it is neither secret nor relevant to fairness.
struct TileRandom(ChaCha8Rng);

impl TileRandom {
    /// The generator for a kind of tile and a purpose.
    fn of(kind: &TileKind, purpose: u64) -> Self {
        let mut seed = [0; 32];
        for (place, byte) in kind.id.bytes().enumerate() {
            seed[place % 32] ^= byte;
        }
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(purpose);
        Self(rng)
    }

    /// The next number between 0 and 1.
    fn next(&mut self) -> f32 {
        self.0.random()
    }

    fn point(&mut self) -> Vec2 {
        at(self.next(), self.next())
    }
}

fn houses(kind: &TileKind, plan: &mut TilePlan) {
    let mut dice = TileRandom::of(kind, 0);
    let mut houses: Vec<Vec2> = Vec::new();
    for city in &plan.cities {
        let clearance = plan.ground.clearance(city.segment, 0.0);
        let anchor = plan.anchors[usize::from(city.segment)];
        let gates: Vec<Vec2> =
            plan.roads.iter().filter_map(|road| road.gate).map(|(gate, _)| gate).collect();
        for _ in 0..HOUSE_TRIES {
            let point = dice.point();
            let apart = |other: &Vec2, by: f32| {
                // Upright boxes: the larger of the two distances counts.
                (other.x - point.x).abs().max((other.y - point.y).abs()) >= by
            };
            let free = clearance.at(point) >= HOUSE_ROOM
                && anchor.distance(point) >= HOUSE_FROM_ANCHOR
                && gates.iter().all(|gate| gate.distance(point) >= 0.12)
                && plan
                    .landmarks
                    .iter()
                    .all(|sign| sign.place.distance(point) >= sign.reach() + 0.075)
                && city.pennants.iter().all(|other| apart(other, HOUSE_FROM_PENNANT))
                && city.cathedral.is_none_or(|other| other.distance(point) >= HOUSE_FROM_CATHEDRAL)
                && houses.iter().all(|other| apart(other, HOUSE_APART));
            if free {
                houses.push(point);
            }
        }
        for _ in 0..PAVING_TRIES {
            let point = dice.point();
            let apart = |other: &Vec2, by: f32| other.distance(point) >= by;
            let free = clearance.at(point) >= 0.07
                && plan.paving.iter().all(|other| apart(other, 0.16))
                && city.pennants.iter().all(|other| apart(other, 0.13))
                && city.cathedral.is_none_or(|other| apart(&other, 0.36))
                && plan.landmarks.iter().all(|sign| apart(&sign.place, sign.reach() + 0.03))
                && houses.iter().all(|other| apart(other, 0.095));
            if free {
                plan.paving.push(point);
            }
        }
    }
    plan.houses = houses;
    plan.houses.extend(block_houses(kind, plan, &mut dice));
}

/// Houses within a structure, which belong to no segment.
fn block_houses(kind: &TileKind, plan: &TilePlan, dice: &mut TileRandom) -> Vec<Vec2> {
    let (Some(block), Some((column, row))) = (&plan.block, kind.in_block) else {
        return Vec::new();
    };
    let Some(is_home) = block.structure.is_home else {
        return Vec::new();
    };
    let mut houses: Vec<Vec2> = Vec::new();
    for _ in 0..HOUSE_TRIES {
        let point = dice.point();
        let apart =
            |other: &Vec2| (other.x - point.x).abs().max((other.y - point.y).abs()) >= HOUSE_APART;
        let whole = at(point.x + f32::from(column), point.y + f32::from(row));
        let rim = [point.x, point.y, 1.0 - point.x, 1.0 - point.y];
        let free = rim.into_iter().all(|rim| rim > 0.06)
            && inside(&block.area, point)
            && distance_to(&block.wall, point) > 0.12
            && is_home(whole)
            && houses.iter().all(apart);
        if free {
            houses.push(point);
        }
    }
    houses
}

fn growth(kind: &TileKind, plan: &mut TilePlan) {
    let mut dice = TileRandom::of(kind, 1);
    let mut growth = Vec::new();
    for (segment, index) in kind.segments.iter().zip(0u8..) {
        if segment.kind != SegmentKind::Field {
            continue;
        }
        let clearance = plan.ground.clearance(index, 0.0);
        let from_inns = |point: Vec2| {
            let inns = plan.inns.iter();
            let far = |inn: &Inn| distance_to(&[inn.lake, inn.house], point);
            inns.map(far).fold(f32::INFINITY, f32::min)
        };
        let anchor = plan.anchors[usize::from(index)];
        let size = clearance.points().count() as f32 / 4096.0;
        patches(&mut dice, &clearance, size, &mut growth);
        let clear = |point: Vec2| clearance.at(point).min(from_inns(point) - inn::LAKE - 0.02);
        let far = |point: Vec2| anchor.distance(point);
        grove(&mut dice, &clear, &far, size, &mut growth);
        tufts(&mut dice, &clear, size, &mut growth);
    }
    plan.growth = growth;
}

fn patches(
    dice: &mut TileRandom,
    clearance: &FreeSpace,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let number = (size * 3.2).round() as usize;
    let mut found = 0;
    for _ in 0..60 {
        let point = dice.point();
        let radius = if dice.next() < 0.5 { 0.07 } else { 0.10 };
        if found < number && clearance.at(point) > radius + 0.02 {
            let light = found % 2 == 0;
            growth.push((point, Growth::Patch { radius, light }));
            found += 1;
        }
    }
}

/// A few trees close together, as far from the figure's place as the field allows.
fn grove(
    dice: &mut TileRandom,
    clear: &dyn Fn(Vec2) -> f32,
    far: &dyn Fn(Vec2) -> f32,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let groves = if size > 0.75 { 2 } else { 1 };
    for _ in 0..groves {
        let tries = (0..60).map(|_| dice.point()).filter(|&point| clear(point) > 0.095);
        let worth = |point: &Vec2| clear(*point).min(0.15) + far(*point).min(0.3);
        let heart =
            tries.collect::<Vec<_>>().into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let Some(heart) = heart.filter(|&heart| far(heart) > 0.2) else {
            continue;
        };
        let mut trees: Vec<Vec2> = Vec::new();
        let wanted = 2 + (size * 5.0) as usize;
        for _ in 0..40 {
            let point =
                at(heart.x + 0.22 * (dice.next() - 0.5), heart.y + 0.18 * (dice.next() - 0.5));
            let inside = [point.x, point.y].iter().all(|part| (0.0..1.0).contains(part));
            let apart = trees.iter().all(|other| other.distance(point) > 0.062);
            if trees.len() < wanted && inside && apart && clear(point) > 0.08 {
                trees.push(point);
                let radius = if dice.next() < 0.5 { 0.032 } else { 0.040 };
                growth.push((point, Growth::Tree(radius)));
            }
        }
    }
}

fn tufts(
    dice: &mut TileRandom,
    clear: &dyn Fn(Vec2) -> f32,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let wanted = (size * 9.0) as usize;
    let mut found = 0;
    for _ in 0..50 {
        let point = dice.point();
        let apart = |(other, _): &(Vec2, Growth)| other.distance(point) > 0.085;
        if found < wanted && clear(point) > 0.045 && growth.iter().all(apart) {
            growth.push((point, Growth::Tuft));
            found += 1;
        }
    }
}
