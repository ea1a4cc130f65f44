//! Furnishes a finished plan: first the anchors of figures; then coats of arms, cathedrals and
//! inns, which keep away from these; and last streets, buildings, milestones, trees and grass,
//! which keep away from everything.

use canvas::geometry::{Vec2, along, at};
use rules::{Segment, SegmentKind, Tag, TileKind};

use super::cells::CellSet;
use super::ground::FreeSpace;
use super::{TilePlan, weight};
use super::{facts, inn, landmarks, meadow, milestone, town};
use crate::landmark::PlacedLandmark;

/// More space than this does not make a better place for a figure.
const ROOM_ENOUGH: f32 = 0.17;
/// Half the size of a follower with its lines, standing or lying: no closer to the tile's rim does
/// its anchor lie, if the segment has room there.
pub(crate) const FIGURE: f32 = 0.245;
/// The same for the largest, crown and all.
pub(crate) const LARGE_FIGURE: f32 = 0.362;
/// Room means this much of the segment around the anchor, and this far from other anchors.
pub(crate) const FIGURE_ROOM: f32 = 0.06;
pub(crate) const FIGURES_APART: f32 = 0.22;
/// The square that a figure certainly hides, as half its width, and the least share of its segment
/// that is to be seen beyond it.
const HIDDEN: f32 = 0.22;
const SHOWN: f32 = 0.12;

pub(super) fn furnish(kind: &TileKind, plan: &mut TilePlan) {
    plan.anchors = vec![super::CENTRE; kind.segments.len()];
    let mut taken = Vec::new();
    // Churches have no choice, and roads little. Farmers are last: they have the most.
    anchors(plan, kind, &mut taken, |kind| kind == SegmentKind::Cloister);
    anchors(plan, kind, &mut taken, |kind| {
        !kind.is_place() && !matches!(kind, SegmentKind::City | SegmentKind::Field)
    });
    taken.extend(plan.landmarks.iter().map(|sign| sign.place));
    landmarks::free(kind, plan, &mut taken);
    anchors(plan, kind, &mut taken, |kind| kind.is_place() && kind != SegmentKind::Cloister);
    plan.ground = super::Ground::survey(kind, plan);
    city_landmarks(kind, plan, &mut taken);
    anchors(plan, kind, &mut taken, |kind| kind == SegmentKind::City);
    plan.inns = inn::inns(kind, plan, &taken);
    taken.extend(plan.inns.iter().flat_map(|inn| [inn.house, inn.lake]));
    anchors(plan, kind, &mut taken, |kind| kind == SegmentKind::Field);
    shields(kind, plan);
    town::build(kind, plan);
    plan.milestones = milestone::milestones(kind, plan);
    meadow::grow(kind, plan);
    plan.large_anchors =
        (0..plan.anchors.len() as u8).map(|index| large(kind, index, plan)).collect();
}

/// Where a large figure stands on a segment: where an ordinary one does, or else near to that where
/// it stays on the tile, or at least crosses its rim less.
fn large(kind: &TileKind, index: u8, plan: &TilePlan) -> Vec2 {
    let (own, segment) = (plan.anchors[usize::from(index)], &kind.segments[usize::from(index)]);
    if rim(own) >= LARGE_FIGURE || super::aside(segment).is_some() {
        return own;
    }
    let others = (0u8..).zip(&plan.anchors).filter(|(other, _)| *other != index);
    let inns = plan.inns.iter().flat_map(|inn| [inn.house, inn.lake]);
    let signs = plan.landmarks.iter().map(|sign| sign.place);
    let taken: Vec<Vec2> = others.map(|(_, other)| *other).chain(inns).chain(signs).collect();
    let points = match plan.way(index) {
        Some(way) => places_on(&way.line, (segment, index), plan),
        None => plan.ground.clearance(index, 0.0).points().collect(),
    };
    let free = |&(point, room): &(Vec2, f32)| {
        let apart = taken.iter().all(|other| other.distance(point) >= FIGURES_APART);
        apart && room >= FIGURE_ROOM && rim(point) > rim(own)
    };
    let stand = Stand { cells: plan.ground.cells(index), taken: &taken };
    let pennants: Vec<Vec2> = plan.cities.iter().flat_map(|city| &city.pennants).copied().collect();
    // How far it crosses the rim counts more than what it hides, and that more than how far it is.
    let worse = |point: Vec2, hidden: usize| {
        let beyond = (LARGE_FIGURE - rim(point)).max(0.0);
        40.0 * beyond + hidden as f32 + point.distance(own)
    };
    let over =
        |point: Vec2| pennants.iter().filter(|other| other.distance(point) < FIGURES_APART).count();
    let mut best = (own, f32::INFINITY);
    for (point, _) in points.into_iter().filter(free) {
        // Most places are worse than the best one whatever is hidden there.
        let over = over(point);
        if worse(point, over) < best.1 {
            let all = worse(point, over + usize::from(stand.shown(point) < SHOWN));
            if all < best.1 {
                best = (point, all);
            }
        }
    }
    best.0
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
        kind if kind.is_place() => landmarks::showing(plan, segment.kind).unwrap_or(super::CENTRE),
        SegmentKind::Road | SegmentKind::River => {
            let way = plan.way(index);
            way.map_or(super::CENTRE, |way| on_way(&way.line, (segment, index), plan, taken))
        }
        _ => {
            let stand = Stand { cells: plan.ground.cells(index), taken };
            let clearance = plan.ground.clearance(index, 0.03);
            stand.best(&roomiest(&clearance, taken, 0.5))
        }
    }
}

/// How much of a way is hidden by what stands at its end.
pub(super) fn hidden(line: &[Vec2], segment: &Segment, plan: &TilePlan) -> f32 {
    match segment.end {
        Some(rules::RoadEnd::Junction) => weight::VILLAGE,
        Some(end) if facts::is_at_cloister(end) => cloister_depth(plan),
        _ => {
            let ends = |sign: &&PlacedLandmark| {
                line.last().is_some_and(|end| end.distance(sign.place) < 0.05)
            };
            plan.landmarks.iter().find(ends).map_or(0.0, PlacedLandmark::reach)
        }
    }
}

/// The middle of the visible part of a way, or the nearest better place on it.
fn on_way(line: &[Vec2], of: (&Segment, u8), plan: &TilePlan, taken: &[Vec2]) -> Vec2 {
    let points = places_on(line, of, plan);
    match points.is_empty() {
        true => along(line, 0.2).0,
        false => Stand { cells: plan.ground.cells(of.1), taken }.best(&points),
    }
}

/// The places on the visible part of a way with room for a figure, those near its middle first.
fn places_on(line: &[Vec2], (segment, index): (&Segment, u8), plan: &TilePlan) -> Vec<(Vec2, f32)> {
    let length: f32 = line.windows(2).map(|piece| piece[0].distance(piece[1])).sum();
    let seen = (length - hidden(line, segment, plan)).max(0.0);
    let is_crowded = |point: Vec2| {
        !plan.ground.belongs(point, index)
            || plan.crossings.iter().any(|(place, _)| place.distance(point) < 0.12)
            || plan.landmarks.iter().any(|sign| sign.place.distance(point) < sign.reach() + 0.02)
    };
    let middle = 0.5 * seen / length;
    let shares = (0..=WAY_STEPS).map(|step| seen / length * step as f32 / WAY_STEPS as f32);
    let mut shares: Vec<f32> = shares.filter(|&share| !is_crowded(along(line, share).0)).collect();
    shares.sort_by(|a, b| (a - middle).abs().total_cmp(&(b - middle).abs()));
    shares.into_iter().map(|share| (along(line, share).0, FIGURE_ROOM)).collect()
}

/// How many places on a way are tried.
const WAY_STEPS: u8 = 40;

/// Chooses where a figure stands.
struct Stand<'a> {
    /// The cells of its segment.
    cells: CellSet,
    /// The places that are taken.
    taken: &'a [Vec2],
}

impl Stand<'_> {
    /// The first of some points, each with its room, at which a figure stays on the tile and does
    /// not hide its segment; if there is none, one that has the more important of both.
    fn best(&self, points: &[(Vec2, f32)]) -> Vec2 {
        let roomy = |&&(point, room): &&(Vec2, f32)| {
            let apart = self.taken.iter().all(|other| other.distance(point) >= FIGURES_APART);
            room >= FIGURE_ROOM && apart
        };
        let inside = |&&(point, _): &&(Vec2, f32)| rim(point) >= FIGURE;
        let shows = |&&(point, _): &&(Vec2, f32)| self.shown(point) >= SHOWN;
        let roomy: Vec<&(Vec2, f32)> = points.iter().filter(roomy).collect();
        let within: Vec<&(Vec2, f32)> = roomy.iter().copied().filter(inside).collect();
        let best = within.iter().copied().find(shows).or(within.first().copied());
        let best = best.or_else(|| roomy.iter().copied().find(shows)).or(points.first());
        best.map_or(super::CENTRE, |&(point, _)| point)
    }

    /// The share of the segment that is seen beside a figure.
    fn shown(&self, point: Vec2) -> f32 {
        let hidden = self.cells.within(point, HIDDEN);
        1.0 - hidden as f32 / self.cells.len().max(1) as f32
    }
}

/// The distance of a point from the tile's rim.
pub(crate) fn rim(point: Vec2) -> f32 {
    [point.x, point.y, 1.0 - point.x, 1.0 - point.y].into_iter().fold(1.0, f32::min)
}

/// How much of a road a cloister hides; a small one leaves a short road.
fn cloister_depth(plan: &TilePlan) -> f32 {
    plan.cloister.map_or(0.0, |(_, size)| if size < 1.0 { 0.34 * size } else { 0.25 })
}

/// The points of a segment, the best first: with the most space, away from occupied places and near
/// the middle of the segment.
fn roomiest(clearance: &FreeSpace, taken: &[Vec2], spread: f32) -> Vec<(Vec2, f32)> {
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
    let mut ranked: Vec<(f32, (Vec2, f32))> =
        points.into_iter().map(|point| (worth(&point), point)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.into_iter().map(|(_, point)| point).collect()
}

/// Places a city's symbols to one side of its middle, which is left to the figure.
fn city_landmarks(kind: &TileKind, plan: &mut TilePlan, taken: &mut Vec<Vec2>) {
    for (_, index) in kind.segments.iter().zip(0u8..).filter(|(s, _)| s.kind == SegmentKind::City) {
        let clearance = plan.ground.clearance(index, 0.0);
        let heart = roomiest(&clearance, &[], 0.0);
        let heart = heart.first().map_or(super::CENTRE, |&(point, _)| point);
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
