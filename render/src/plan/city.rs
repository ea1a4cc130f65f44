//! Cities: the ground between the edges that a city reaches and the walls that close it. A wall
//! runs from corner to corner along each run of edges that the city does not reach.

use canvas::geometry::{Vec2, bezier, corner};
use rules::{Edge, SegmentKind, TileKind};

use super::City;
use super::curve::inward;
use rules::Side;

/// Depth of a city that reaches one edge, and of the fields that cut into a larger one.
const DEPTH: f32 = 0.285;
const FIELD_DEPTH: f32 = 0.25;
/// How far a wall across two edges bends towards the city.
const BEND: f32 = 0.055;
/// The same next to a corner that the city reaches only with a wedge, which needs the space.
const WEDGE_DEPTH: f32 = 0.185;
const WEDGE_BEND: f32 = -0.06;
/// Two cities with a field between them leave it some space: the depth of a small one, the depth to
/// which a larger one gives way, the same where both cross, and the bend of two half ones.
const CLOSE_DEPTH: f32 = 0.235;
const CLOSE_FIELD_DEPTH: f32 = 0.43;
const CROSSING_DEPTH: f32 = 0.33;
const CLOSE_BEND: f32 = 0.125;

/// The cities; with `roomy` they leave more space wherever they can.
pub(super) fn cities(kind: &TileKind, roomy: bool) -> Vec<City> {
    let segments = kind.segments.iter().zip(0u8..);
    segments
        .filter(|(segment, _)| segment.kind == SegmentKind::City)
        .map(|(_, index)| city(kind, index, roomy))
        .collect()
}

fn city(kind: &TileKind, index: u8, roomy: bool) -> City {
    let sides = kind.segments[usize::from(index)].sides;
    let reached = |side: usize| sides.contains(Side::from_index(side));
    let first = (0..4).find(|&side| reached(side)).unwrap_or(0);
    let mut city = City {
        segment: index,
        area: Vec::new(),
        walls: Vec::new(),
        pennants: Vec::new(),
        cathedral: None,
        streets: Vec::new(),
        hall: None,
        site: None,
    };
    let shared = SharedEdge::of(kind, index);
    let mut side = first;
    while side < first + 4 {
        city.area.push(corner(side));
        if reached(side) {
            side += 1;
            continue;
        }
        let mut length = 1;
        while side + length < first + 4
            && !reached(side + length)
            && !is_pinched(kind, index, side + length)
        {
            length += 1;
        }
        let crossed = length == 1 && is_crossed(kind, index, side);
        let wall = match shared {
            Some(shared) => {
                city.area.pop();
                shared.wall(side, length)
            }
            None if crossed => neck(side),
            None => wall(side, length, shape(kind, index, side, length, roomy)),
        };
        city.area.extend(&wall);
        city.walls.push(wall);
        side += length;
    }
    city
}

/// Two cities share an edge: each has the half of it that is next to its other edge.
#[derive(Clone, Copy)]
struct SharedEdge {
    /// The edge.
    side: usize,
    /// This city has the second half, clockwise.
    second: bool,
}

impl SharedEdge {
    fn of(kind: &TileKind, city: u8) -> Option<Self> {
        let turn = rules::Rotation::default();
        let shares = |side: &Side| kind.shared_at(*side, turn).is_some();
        let side = Side::ALL.into_iter().find(shares)?;
        let second = kind.shared_at(side, turn) == Some(city);
        let own = second || kind.segment_at(side, turn) == Some(city);
        own.then_some(Self { side: side.index(), second })
    }

    /// The wall along `length` edges that begins or ends in the middle of the shared one.
    fn wall(self, side: usize, length: usize) -> Vec<Vec2> {
        let middle = corner(self.side).towards(corner(self.side + 1), 0.5);
        let (from, to) = match self.second {
            true => (corner(side), middle),
            false => (middle, corner(side + length)),
        };
        let away = corner(if self.second { self.side + 3 } else { self.side + 2 });
        bent(from, to, away, BEND)
    }
}

/// Whether the city reaches the corner where `side` begins, although it reaches neither edge there:
/// the fields on both sides of the corner are separate, and both touch the city. Next to another
/// city, an enclosed field along that city counts as the one on its side.
fn is_pinched(kind: &TileKind, city: u8, side: usize) -> bool {
    let edge = |side: usize| kind.edges[side % 4];
    let turn = rules::Rotation::default();
    let before = kind.field_at((2 * side + 7) % 8, turn);
    let after = kind.field_at(2 * side % 8, turn);
    let touches = |field: u8, city: u8| kind.segments[usize::from(field)].touches & 1 << city != 0;
    if let (Some(before), Some(after)) = (before, after) {
        let open = edge(side + 3) != Edge::City && edge(side) != Edge::City;
        return open && before != after && touches(before, city) && touches(after, city);
    }
    let other = |side: usize| kind.segment_at(Side::from_index(side), turn);
    let (Some(field), Some(other)) =
        (before.or(after), if before.is_none() { other(side + 3) } else { other(side) })
    else {
        return false;
    };
    let between = |segment: &rules::Segment| {
        let both = segment.touches & 1 << city != 0 && segment.touches & 1 << other != 0;
        segment.kind == SegmentKind::Field && segment.halves.is_empty() && both
    };
    other != city
        && kind.segments[usize::from(other)].kind == SegmentKind::City
        && touches(field, city)
        && !touches(field, other)
        && kind.segments.iter().any(between)
}

/// How far a wall is from its edges: depth along one or three edges, bend along two.
fn shape(kind: &TileKind, city: u8, side: usize, length: usize, roomy: bool) -> f32 {
    let wedge = is_pinched(kind, city, side) || is_pinched(kind, city, side + length);
    let encloses = |field: &rules::Segment| {
        field.kind == SegmentKind::Field
            && field.halves.is_empty()
            && field.touches & 1 << city != 0
    };
    let beside_city = (side..side + length).any(|side| kind.edges[side % 4] == Edge::City);
    let across = |side| kind.segment_at(Side::from_index(side), rules::Rotation::default());
    let close = beside_city && kind.segments.iter().any(encloses);
    match length {
        1 if close || roomy && !wedge => CLOSE_FIELD_DEPTH,
        1 if wedge => WEDGE_DEPTH,
        1 => FIELD_DEPTH,
        2 if close || roomy && !wedge => CLOSE_BEND,
        2 if wedge => WEDGE_BEND,
        2 => BEND,
        _ if roomy || close && across(side) == across(side + 2) => CLOSE_DEPTH,
        _ => DEPTH,
    }
}

/// Whether another city runs through this one, from `side` to the opposite side.
fn is_crossed(kind: &TileKind, city: u8, side: usize) -> bool {
    let at = |side| kind.segment_at(Side::from_index(side), rules::Rotation::default());
    let is_city = |segment: &rules::Segment| segment.kind == SegmentKind::City;
    at(side) == at(side + 2)
        && at(side)
            .is_some_and(|other| other != city && is_city(&kind.segments[usize::from(other)]))
}

/// The wall of a city where another one crosses it: it hugs the edges, so that a field fits into
/// each corner.
fn neck(side: usize) -> Vec<Vec2> {
    let (from, to) = (corner(side), corner(side + 1));
    let into = inward(Side::from_index(side));
    let point = |share: f32, deep: f32| from.towards(to, share).plus(into, deep);
    let depth = CROSSING_DEPTH;
    let mut line = bezier(from, point(0.01, 0.24), point(0.05, depth), point(0.33, depth));
    line.extend(bezier(point(0.67, depth), point(0.95, depth), point(0.99, 0.24), to));
    line
}

/// The wall along `length` edges, from the corner where edge `side` begins.
fn wall(side: usize, length: usize, shape: f32) -> Vec<Vec2> {
    let (from, to) = (corner(side), corner(side + length));
    match length {
        1 => bulge(from, to, inward(Side::from_index(side)), shape),
        2 => bent(from, to, corner(side + 1), shape),
        _ => {
            let into = inward(Side::from_index(side + 3));
            bulge(from, to, into, shape)
        }
    }
}

/// From one point to another, bent away from a third.
fn bent(from: Vec2, to: Vec2, away: Vec2, shape: f32) -> Vec<Vec2> {
    let bend = from.towards(to, 0.5).minus(away).unit();
    // The middle of the curve covers three quarters of the distance to its handles.
    let bow = shape * 4.0 / 3.0;
    let by = from.towards(to, 0.30).plus(bend, bow);
    let via = from.towards(to, 0.70).plus(bend, bow);
    bezier(from, by, via, to)
}

/// From one corner to the next through `depth` of the tile: steep flanks, a flat middle.
fn bulge(from: Vec2, to: Vec2, into: Vec2, depth: f32) -> Vec<Vec2> {
    let point = |share: f32, deep: f32| from.towards(to, share).plus(into, deep);
    let (left, right) = (point(0.40, depth), point(0.60, depth));
    let mut line = bezier(from, point(0.17, 0.105), point(0.25, depth), left);
    line.extend(bezier(right, point(0.75, depth), point(0.83, 0.105), to));
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use canvas::geometry::{at, inside};
    use rules::KindId;

    #[test]
    fn a_wedge_reaches_the_corner_between_two_fields() {
        let kind = KindId::named("ic/07").expect("ic/07 exists").kind();
        let city = &cities(kind, false)[0];
        assert_eq!(city.walls.len(), 2);
        assert!(inside(&city.area, at(0.80, 0.80)), "{:?}", city.area);
    }

    #[test]
    fn a_city_on_all_edges_has_no_wall() {
        let kind = KindId::named("base/C").expect("base/C exists").kind();
        let city = &cities(kind, false)[0];
        assert!(city.walls.is_empty());
        assert!(inside(&city.area, at(0.01, 0.99)));
    }
}
