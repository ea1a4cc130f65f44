//! Inns: where an inn and its lake fit beside their road without cutting the field.

use canvas::geometry::{CENTRE, Vec2, along};
use rules::{Segment, SegmentKind, Tag, TileKind};

use super::ground::FreeSpace;
use super::{Inn, TilePlan, weight};

/// Radius of the lake, and of the house with its sign, for an inn of size 1.
pub(super) const LAKE: f32 = 0.118;
pub(super) const HOUSE: f32 = 0.105;
/// Sizes to try, and the cost of a smaller one.
const SIZES: [(f32, f32); 3] = [(1.0, 0.0), (0.85, 0.12), (0.72, 0.28)];
/// The position of the house relative to the lake: away from the road, or to either side.
const HOUSES: [(f32, f32); 3] = [(0.115, 0.0), (0.05, 0.105), (0.05, -0.105)];
/// The cost of cutting the field: more than anything else.
const CUT: f32 = 10.0;

pub(super) fn inns(kind: &TileKind, plan: &TilePlan, taken: &[Vec2]) -> Vec<Inn> {
    let has_inn = |segment: u8| kind.segments[usize::from(segment)].tags.has(Tag::Inn);
    let roads = plan.roads.iter().filter(|road| road.segment.is_some_and(has_inn));
    let field = |(segment, _): &(&Segment, u8)| segment.kind == SegmentKind::Field;
    let fields = kind.segments.iter().zip(0u8..).filter(field);
    let fields: Vec<(u8, FreeSpace)> =
        fields.map(|(_, index)| (index, plan.ground.clearance(index, 0.0))).collect();
    let inn = |line: &Vec<Vec2>| {
        let places = places(line).into_iter().map(|(inn, cost)| {
            let worth = fields.iter().map(|field| worth(kind, plan, taken, field, inn) - cost);
            (inn, worth.fold(f32::NEG_INFINITY, f32::max))
        });
        let best = places.max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(inn, _)| inn)
    };
    roads.filter_map(|road| inn(&road.line)).collect()
}

/// All places beside a road, each with its cost.
fn places(line: &[Vec2]) -> Vec<(Inn, f32)> {
    // A road that ends here belongs to its edge; its far end is in another road's village.
    let ends_here = along(line, 1.0).0.distance(CENTRE) < 0.3;
    let steps = if ends_here { 3..=11 } else { 2..=18 };
    let mut places = Vec::new();
    for (step, hand) in steps.flat_map(|step| [(step, 1.0), (step, -1.0)]) {
        let (point, direction) = along(line, step as f32 / 20.0);
        let aside = direction.right();
        for (size, small) in SIZES {
            let lake = point.plus(aside, hand * (weight::ROAD_CASING / 2.0 + LAKE * size + 0.005));
            for (out, sideways) in HOUSES {
                let house = lake.plus(aside, hand * out * size).plus(direction, sideways * size);
                places.push((Inn { lake, house, size }, small));
            }
        }
    }
    places
}

/// How well an inn fits into a field: space for it, distance from figures, the field left whole.
fn worth(
    kind: &TileKind,
    plan: &TilePlan,
    taken: &[Vec2],
    (field, clearance): &(u8, FreeSpace),
    inn: Inn,
) -> f32 {
    let room = |point: Vec2| {
        let parts = [point.x, point.y];
        let inside = parts.iter().all(|part| (0.0..1.0).contains(part));
        if inside { clearance.at(point) } else { 0.0 }
    };
    let (lake, house) = (LAKE * inn.size, HOUSE * inn.size);
    let anchors = taken.iter().map(|anchor| {
        let to_lake = anchor.distance(inn.lake) - lake;
        to_lake.min(anchor.distance(inn.house) - house)
    });
    let anchors = anchors.fold(0.16, f32::min);
    let lacking = (lake - room(inn.lake)).max(0.0) + (house - room(inn.house)).max(0.0);
    let worth = anchors - 4.0 * lacking;
    if worth < -1.0 {
        return worth - CUT;
    }
    let halves = kind.segments[usize::from(*field)].halves;
    let covered = |point: Vec2| {
        point.distance(inn.lake) < lake + 0.03 || point.distance(inn.house) < house + 0.02
    };
    let whole = plan.ground.stays_whole(*field, halves, covered);
    if whole { worth } else { worth - CUT }
}
