//! Where the landmarks of a tile are: one where roads end is in the middle; one that belongs to a
//! city is placed there like a coat of arms; any other is where there is most space, without cutting
//! a field.

use canvas::geometry::{CENTRE, Vec2, at};
use rules::{RoadEnd, SegmentKind, Tag, TileKind};

use super::furnish::{FIGURE, FIGURES_APART};
use super::ground::Ground;
use super::{TilePlan, block, ways};
use crate::art;
use crate::expansions;
use crate::landmark::{Fact, Landmark, Parting, PlacedLandmark, Print};

/// The hill that tunnels lead into.
static HILL: Landmark = Landmark::sign("hill", 0.20, art::hill);
/// The island of a roundabout.
pub(crate) static ISLAND: Landmark = Landmark::sign("island", 0.16, art::island);
/// The house at the end of a road.
static FARM: Landmark = Landmark::sign("farm", 0.11, art::farm);

/// Whether it is the hill, which is below the mouths in it.
pub fn is_hill(sign: &PlacedLandmark) -> bool {
    *sign.landmark == HILL
}

/// What is printed on the tile and belongs to no city.
fn printed(kind: &TileKind) -> impl Iterator<Item = &'static Print> {
    let shown = |print: &&Print| match print.fact {
        Fact::Mark(mark) => kind.marks.has(mark),
        Fact::Road(tag) | Fact::Field(tag) => {
            kind.segments.iter().any(|segment| segment.tags.has(tag))
        }
        Fact::Segment(wanted) => kind.segments.iter().any(|segment| segment.kind == wanted),
        Fact::City(_) => false,
    };
    expansions::prints().filter(shown)
}

/// What a city of the tile shows in addition to its coats of arms.
pub(super) fn of_city(kind: &TileKind, segment: u8) -> impl Iterator<Item = &'static Landmark> {
    let tags = kind.segments[usize::from(segment)].tags;
    let shown = move |print: &&Print| matches!(print.fact, Fact::City(tag) if tags.has(tag));
    expansions::prints().filter(shown).map(|print| print.landmark)
}

/// Where the landmark that shows this kind of segment stands.
pub(super) fn showing(plan: &TilePlan, kind: SegmentKind) -> Option<Vec2> {
    let print = expansions::prints().find(|print| print.fact == Fact::Segment(kind))?;
    let placed = plan.landmarks.iter().find(|sign| *sign.landmark == *print.landmark);
    placed.map(|sign| sign.place)
}

/// The printed landmark that separates fields, if there is one.
pub(super) fn parting(kind: &TileKind) -> Option<&'static Landmark> {
    let mut printed = printed(kind).map(|print| print.landmark);
    printed.find(|landmark| landmark.parting != Parting::None)
}

/// The landmarks that are placed before anything else, because roads end in them.
pub(super) fn fixed(kind: &TileKind, house: &dyn Fn(rules::Side) -> Vec2) -> Vec<PlacedLandmark> {
    let ends = |wanted: RoadEnd| kind.segments.iter().any(|road| road.end == Some(wanted));
    let mut found: Vec<PlacedLandmark> = Vec::new();
    let whole =
        |landmark: &'static Landmark, place: Vec2| PlacedLandmark { landmark, place, size: 1.0 };
    for &Print { landmark, end, .. } in printed(kind) {
        if let Some(end) = end.filter(|end| ends(*end)) {
            let place = ways::landmark(kind, end);
            let size = if place == CENTRE { middle_size(kind) } else { 0.74 };
            found.push(PlacedLandmark { landmark, place, size });
        }
    }
    if kind.segments.iter().any(|road| road.tags.has(Tag::Roundabout)) {
        found.push(whole(&ISLAND, CENTRE));
    }
    let on_road = printed(kind).filter(|print| matches!(print.fact, Fact::Road(_)));
    found.extend(on_road.map(|print| whole(print.landmark, CENTRE)));
    if ways::has_hill(kind) {
        found.push(PlacedLandmark { landmark: &HILL, place: CENTRE, size: middle_size(kind) });
    }
    for road in kind.segments.iter().filter(|road| road.end == Some(RoadEnd::House)) {
        let side = super::only_side(road.sides);
        found.extend(side.map(|side| whole(&FARM, house(side))));
    }
    found.extend(block::landmarks(kind));
    found
}

/// The size of a landmark in the middle: next to a small city or a house it leaves a path for the
/// field.
pub(super) fn middle_size(kind: &TileKind) -> f32 {
    let small =
        |segment: &rules::Segment| segment.kind == SegmentKind::City && segment.sides.len() == 1;
    let house = |segment: &rules::Segment| segment.end == Some(RoadEnd::House);
    let walled = parting(kind).is_some_and(|landmark| landmark.parting == Parting::Wall);
    let crowded = kind.segments.iter().any(|segment| small(segment) || house(segment));
    if crowded && !walled { 0.70 } else { 1.0 }
}

/// Places the remaining landmarks, away from occupied places.
pub(super) fn free(kind: &TileKind, plan: &mut TilePlan, taken: &mut Vec<Vec2>) {
    for print in printed(kind) {
        let landmark = print.landmark;
        if plan.landmarks.iter().any(|sign| sign.landmark == landmark) {
            continue;
        }
        let (place, room) = roomiest(kind, &plan.ground, print, taken);
        plan.landmarks.push(PlacedLandmark { landmark, place, size: size(landmark, room) });
        taken.push(place);
    }
}

/// Maximum number of places to try before a field is cut.
const TRIES: usize = 60;
/// Minimum size of a landmark.
const MIN_SIZE: f32 = 0.55;
/// Minimum width of a field next to a landmark.
const PATH: f32 = 0.045;

/// The size of a landmark for this much space.
fn size(landmark: &Landmark, room: f32) -> f32 {
    (room / landmark.reach).clamp(MIN_SIZE, 1.0)
}

/// The best place for a landmark, and the space there.
fn roomiest(kind: &TileKind, ground: &Ground, print: &Print, taken: &[Vec2]) -> (Vec2, f32) {
    let landmark = print.landmark;
    let allowed = |segment: SegmentKind| {
        segment == SegmentKind::Field || (segment == SegmentKind::City && !landmark.field_only)
    };
    let reach = landmark.reach;
    let is_place = matches!(print.fact, Fact::Segment(_));
    let mut places: Vec<(Vec2, f32, f32, u8)> = Vec::new();
    for (segment, index) in kind.segments.iter().zip(0u8..) {
        let its = !matches!(print.fact, Fact::Field(tag) if !segment.tags.has(tag));
        if !allowed(segment.kind) || !its {
            continue;
        }
        for (point, clear) in ground.clearance(index, 0.0).points() {
            let near = taken.iter().map(|other| other.distance(point));
            let near = near.fold(0.46, f32::min);
            let field = segment.kind == SegmentKind::Field;
            let room = if field { clear - PATH } else { clear };
            // Whoever stands on it stays on the tile and away from whoever stands on a road.
            let stands = |part: f32| part.clamp(FIGURE, 1.0 - FIGURE);
            let figure = at(stands(point.x), stands(point.y));
            let alone = |other: &Vec2| other.distance(figure) >= FIGURES_APART;
            let crowded = is_place && !taken.iter().all(alone);
            let worth = room.min(reach) + 0.30 * near - 0.02 * point.distance(CENTRE);
            let worth = worth - f32::from(u8::from(crowded));
            places.push((point, worth, room, index));
        }
    }
    places.sort_by(|a, b| b.1.total_cmp(&a.1));
    let whole = |&&(place, _, room, index): &&(Vec2, f32, f32, u8)| {
        let segment = &kind.segments[usize::from(index)];
        let covered = |point: Vec2| point.distance(place) < reach * size(landmark, room) + 0.01;
        segment.kind == SegmentKind::City || ground.stays_whole(index, segment.halves, covered)
    };
    let step = (places.len() / (4 * TRIES)).max(1);
    let first = places.iter().step_by(step).take(TRIES).find(whole).or(places.first());
    first.map_or((CENTRE, reach), |&(place, _, room, _)| (place, room))
}
