//! What grows on fields: ploughed parcels with hedges, groves, tufts of grass. It keeps away from
//! everything else, leaves every field in one piece, and has no meaning in the game.

use canvas::geometry::{Vec2, at, distance_to};
use rules::{SegmentKind, TileKind};

use super::ground::FreeSpace;
use super::random::TileRandom;
use super::{Growth, Inn, TilePlan, inn, town};

/// Half the sizes of parcels, the largest first. They lie on a lattice, so that their rims are
/// whole pixels at the usual scales.
const PARCELS: [(f32, f32); 6] = [
    (0.1875, 0.125),
    (0.125, 0.1875),
    (0.125, 0.125),
    (0.125, 0.0625),
    (0.0625, 0.125),
    (0.0625, 0.0625),
];
pub(crate) const LATTICE: f32 = 16.0;
/// How far a parcel keeps from the rim of its field and from other parcels. A hedge needs some of
/// that room.
const AROUND: f32 = 0.06;
/// Fields smaller than this share of a tile have no parcel.
const MIN_FIELD: f32 = 0.12;

pub(super) fn grow(kind: &TileKind, plan: &mut TilePlan) {
    let mut dice = TileRandom::of(kind, 1);
    let mut growth = Vec::new();
    for (segment, index) in kind.segments.iter().zip(0u8..) {
        if segment.kind != SegmentKind::Field {
            continue;
        }
        let clearance = plan.ground.clearance(index, 0.0);
        let away = |point: Vec2| {
            let far = |inn: &Inn| distance_to(&[inn.lake, inn.house], point) - inn::LAKE - 0.02;
            let inns = plan.inns.iter().map(far);
            let stones = plan.milestones.iter().map(|stone| stone.distance(point) - 0.03);
            inns.chain(stones).fold(f32::INFINITY, f32::min)
        };
        let anchor = plan.anchors[usize::from(index)];
        let size = clearance.points().count() as f32 / 4096.0;
        let clear = |point: Vec2| clearance.at(point).min(away(point));
        parcels(&mut dice, &clear, size, &mut growth);
        let far = |point: Vec2| anchor.distance(point);
        grove(&mut dice, &clear, &far, size, &mut growth);
        tufts(&mut dice, &clearance, size, &mut growth);
    }
    plan.growth.extend(growth);
}

/// Whether a point is in a parcel, or less than `by` from one.
fn in_parcel(growth: &[(Vec2, Growth)], point: Vec2, by: f32) -> bool {
    growth.iter().any(|&(place, growth)| match growth {
        Growth::Parcel { half, .. } => {
            (place.x - point.x).abs() < half.x + by && (place.y - point.y).abs() < half.y + by
        }
        _ => false,
    })
}

/// Ploughed parcels where they fit, in turn light and dark.
fn parcels(
    dice: &mut TileRandom,
    clear: &dyn Fn(Vec2) -> f32,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let wanted = if size < MIN_FIELD { 0 } else { (size * 2.4).round().max(1.0) as usize };
    let mut found = 0;
    for (wide, high) in PARCELS {
        for _ in 0..24 {
            let place = town::snapped(dice.point(), LATTICE);
            let half = at(wide, high);
            if found < wanted && fits(clear, place, half) && apart(growth, place, half) {
                let light = found % 2 == 0;
                growth.push((place, Growth::Parcel { half, light }));
                found += 1;
            }
        }
    }
}

/// Whether a parcel leaves its field a path all around.
fn fits(clear: &dyn Fn(Vec2) -> f32, place: Vec2, half: Vec2) -> bool {
    let steps = 4;
    let share = |step: i32| step as f32 / steps as f32;
    let points = (-steps..=steps).flat_map(|y| (-steps..=steps).map(move |x| (x, y)));
    points.into_iter().all(|(x, y)| {
        let point = at(place.x + half.x * share(x), place.y + half.y * share(y));
        let within = [point.x, point.y].iter().all(|part| (0.0..1.0).contains(part));
        within && clear(point) > AROUND
    })
}

fn apart(growth: &[(Vec2, Growth)], place: Vec2, half: Vec2) -> bool {
    growth.iter().all(|&(other, growth)| match growth {
        Growth::Parcel { half: its, .. } => {
            (other.x - place.x).abs() >= half.x + its.x + AROUND
                || (other.y - place.y).abs() >= half.y + its.y + AROUND
        }
        _ => true,
    })
}

/// A few trees close together, as far from the figure's place as the field allows.
fn grove(
    dice: &mut TileRandom,
    clear: &dyn Fn(Vec2) -> f32,
    far: &dyn Fn(Vec2) -> f32,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let tries = (0..60).map(|_| dice.point()).filter(|&point| clear(point) > 0.095);
    let worth = |point: &Vec2| clear(*point).min(0.15) + far(*point).min(0.3);
    let heart = tries.collect::<Vec<_>>().into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    let Some(heart) = heart.filter(|&heart| far(heart) > 0.2) else {
        return;
    };
    let mut trees: Vec<Vec2> = Vec::new();
    let wanted = 2 + (size * 2.5) as usize;
    for _ in 0..40 {
        let point = at(heart.x + 0.22 * (dice.next() - 0.5), heart.y + 0.18 * (dice.next() - 0.5));
        let point = town::snapped(point, LATTICE);
        let inside = [point.x, point.y].iter().all(|part| (0.0..1.0).contains(part));
        let apart = trees.iter().all(|other| other.distance(point) > 0.06);
        let bare = !in_parcel(growth, point, 0.03);
        if trees.len() < wanted && inside && apart && bare && clear(point) > 0.08 {
            trees.push(point);
        }
    }
    growth.extend(trees.into_iter().map(|point| (point, Growth::Tree(0.036))));
}

fn tufts(
    dice: &mut TileRandom,
    clearance: &FreeSpace,
    size: f32,
    growth: &mut Vec<(Vec2, Growth)>,
) {
    let wanted = (size * 4.0) as usize;
    let mut found = 0;
    for _ in 0..50 {
        let point = town::snapped(dice.point(), 2.0 * LATTICE);
        let apart = |(other, _): &(Vec2, Growth)| other.distance(point) > 0.085;
        let within = [point.x, point.y].iter().all(|part| (0.0..1.0).contains(part));
        let free = within && clearance.at(point) > 0.045 && !in_parcel(growth, point, 0.03);
        if found < wanted && free && growth.iter().all(apart) {
            growth.push((point, Growth::Tuft));
            found += 1;
        }
    }
}
