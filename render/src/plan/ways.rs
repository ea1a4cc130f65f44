//! Roads and rivers: the middle lines, the places where they begin, end, cross and pass through
//! a gate, and what stands at their ends.

use rules::{RoadEnd, Rotation, Segment, SegmentKind, Side, Sides, Tag, TileKind};

use super::curve::{CENTRE, Point, bezier, crossing, middle, nearest_on};
use super::{City, Plan, Pool, Way, only_side, weight};

/// How far a straight road or river swings out, for looks only.
const ROAD_SWING: f32 = 0.022;
const RIVER_SWING: f32 = 0.045;
/// How far a river keeps away from a cloister.
const RIVER_DETOUR: f32 = 0.11;

fn of_kind(kind: &TileKind, wanted: SegmentKind) -> impl Iterator<Item = (&Segment, u8)> {
    let segments = kind.segments.iter().zip(0u8..);
    segments.filter(move |(segment, _)| segment.kind == wanted)
}

/// A river that runs through the tile.
fn through_river(kind: &TileKind) -> Option<Sides> {
    let rivers = of_kind(kind, SegmentKind::River);
    rivers.map(|(segment, _)| segment.sides).find(|sides| sides.len() > 1)
}

/// The cloister: in the middle, unless a river is there; then across the river from its road.
pub(super) fn cloister(kind: &TileKind) -> Option<(Point, f32)> {
    of_kind(kind, SegmentKind::Cloister).next()?;
    if through_river(kind).is_none() {
        return Some((CENTRE, 1.0));
    }
    let road = of_kind(kind, SegmentKind::Road).find_map(|(road, _)| only_side(road.sides));
    let away = middle(road.unwrap_or(Side::S).opposite());
    Some((CENTRE.towards(away, 0.46), 0.74))
}

pub(super) fn village(kind: &TileKind) -> Option<Point> {
    of_kind(kind, SegmentKind::Road)
        .any(|(road, _)| road.end == Some(RoadEnd::Junction))
        .then_some(CENTRE)
}

pub(super) fn roads(
    kind: &TileKind,
    cities: &[City],
    village: Option<Point>,
    cloister: Option<(Point, f32)>,
) -> Vec<Way> {
    let bare = cities.is_empty() && !kind.has_river() && cloister.is_none();
    let road = |(road, index): (&Segment, u8)| {
        let mut way = Way { segment: Some(index), line: Vec::new(), gate: None };
        match (road.end, only_side(road.sides)) {
            (None, _) => way.line = through(road.sides, if bare { ROAD_SWING } else { 0.0 }),
            (Some(RoadEnd::City), Some(side)) => {
                let linked = kind.links.iter().filter(|&group| group & 1 << index != 0);
                let linked = linked.fold(0, |set, group| set | group);
                let linked = cities.iter().filter(|city| linked & 1 << city.segment != 0);
                (way.line, way.gate) = to_gate(side, &linked.collect::<Vec<_>>());
            }
            (Some(RoadEnd::Cloister), Some(side)) => {
                let end = cloister.map_or(CENTRE, |(place, _)| place);
                way.line = vec![middle(side), end];
            }
            (Some(_), _) => {
                let end = village.unwrap_or(CENTRE);
                way.line = road.sides.iter().flat_map(|side| [middle(side), end]).collect();
            }
        }
        way
    };
    of_kind(kind, SegmentKind::Road).map(road).collect()
}

/// A line from edge to edge: an arc round a corner, or straight with a slight swing; with more
/// edges a star.
fn through(sides: Sides, swing: f32) -> Vec<Point> {
    let ends: Vec<Side> = sides.iter().collect();
    let [from, to] = ends[..] else {
        return ends.iter().flat_map(|&side| [middle(side), CENTRE, middle(side)]).collect();
    };
    if from.opposite() == to {
        let aside = middle(to).minus(middle(from)).right();
        let bow = |share: f32, step: f32| middle(from).towards(middle(to), share).plus(aside, step);
        let mut line = bezier(middle(from), bow(0.17, 0.0), bow(0.25, swing), bow(0.5, 0.0));
        line.extend(bezier(bow(0.5, 0.0), bow(0.75, -swing), bow(0.83, 0.0), middle(to)));
        return line;
    }
    // 0.5523: the usual approximation of a quarter circle.
    let by = middle(from).towards(CENTRE, 0.5523);
    let via = middle(to).towards(CENTRE, 0.5523);
    bezier(middle(from), by, via, middle(to))
}

/// From the middle of an edge straight on until a wall of one of the cities.
fn to_gate(side: Side, cities: &[&City]) -> (Vec<Point>, Option<(Point, Point)>) {
    let from = middle(side);
    let on = middle(side.opposite()).minus(from);
    let hit = cities.iter().flat_map(|city| &city.walls).filter_map(|wall| {
        let (point, ..) = crossing(&[from, from.plus(on, 1.0)], wall)?;
        Some(point)
    });
    let hit = hit.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)));
    let end = hit.unwrap_or(CENTRE);
    (vec![from, end], hit.map(|gate| (gate, on.unit())))
}

pub(super) fn rivers(kind: &TileKind, cloister: Option<(Point, f32)>) -> Vec<Way> {
    let river = |(river, index): (&Segment, u8)| {
        let line = match only_side(river.sides) {
            Some(side) => vec![middle(side), CENTRE],
            None => through(river.sides, RIVER_SWING),
        };
        let line = line.into_iter().map(|point| detour(point, cloister)).collect();
        Way { segment: Some(index), line, gate: None }
    };
    of_kind(kind, SegmentKind::River).map(river).collect()
}

/// Pushes a point of the river away from the cloister, not at the edges.
fn detour(point: Point, cloister: Option<(Point, f32)>) -> Point {
    let Some((place, _)) = cloister.filter(|(place, _)| *place != CENTRE) else {
        return point;
    };
    let away = CENTRE.minus(place).unit();
    let rim = [point.x, point.y, 1.0 - point.x, 1.0 - point.y];
    let rim = rim.into_iter().fold(1.0, f32::min).max(0.0);
    let ease = (rim / 0.5).min(1.0);
    point.plus(away, RIVER_DETOUR * ease * ease * (3.0 - 2.0 * ease))
}

pub(super) fn pools(kind: &TileKind) -> Vec<Pool> {
    let pool = |(river, _): (&Segment, u8)| {
        let spring = river.tags.has(Tag::Spring);
        let side = only_side(river.sides)?;
        (spring || river.tags.has(Tag::Lake)).then(|| Pool {
            middle: CENTRE,
            flow: middle(side).minus(CENTRE).unit(),
            spring,
        })
    };
    of_kind(kind, SegmentKind::River).filter_map(pool).collect()
}

/// A field edge whose halves are two fields: a hedge from the middle of it to the middle of the
/// tile.
pub(super) fn hedges(kind: &TileKind) -> Vec<Vec<Point>> {
    let turn = Rotation::default();
    let split = |side: &Side| {
        let halves = [2 * side.index(), 2 * side.index() + 1];
        kind.segment_at(*side, turn).is_none()
            && kind.field_at(halves[0], turn) != kind.field_at(halves[1], turn)
    };
    let sides = Side::ALL.into_iter().filter(split);
    sides.map(|side| vec![middle(side), CENTRE]).collect()
}

pub(super) fn bridges(plan: &Plan) -> Vec<(Point, Point)> {
    let roads = plan.roads.iter();
    roads
        .flat_map(|road| plan.rivers.iter().map(move |river| (road, river)))
        .filter_map(|(road, river)| crossing(&road.line, &river.line))
        .map(|(point, road, _)| (point, road))
        .collect()
}

/// Pieces of road from the village to each city, which part fields although nobody can stand on
/// them.
pub(super) fn stubs(plan: &Plan) -> Vec<Way> {
    let Some(from) = plan.village else {
        return Vec::new();
    };
    let stub = |city: &City| {
        let ends = city.walls.iter().map(|wall| nearest_on(wall, from));
        let end = ends.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)))?;
        Some(Way {
            segment: None,
            line: vec![end, from],
            gate: Some((end, end.minus(from).unit())),
        })
    };
    plan.cities.iter().filter_map(stub).collect()
}

/// Half the width that a way takes from the fields.
pub(super) const fn reach(river: bool) -> f32 {
    if river { weight::RIVER_CASING / 2.0 } else { weight::ROAD_CASING / 2.0 }
}
