//! Cities: the ground between the edges that a city reaches and the walls that close it. A wall
//! runs from corner to corner along every run of edges that the city does not reach.

use rules::{Edge, SegmentKind, TileKind};

use super::City;
use super::curve::{Point, bezier, corner, inward};
use rules::Side;

/// Depth of a city that reaches one edge, and of the fields that press into a larger one.
const DEPTH: f32 = 0.285;
const FIELD_DEPTH: f32 = 0.25;
/// How far a wall across two edges bends towards the city.
const BEND: f32 = 0.055;
/// The same beside a corner that the city reaches only with a wedge, which needs the room.
const WEDGE_DEPTH: f32 = 0.185;
const WEDGE_BEND: f32 = -0.06;

pub(super) fn cities(kind: &TileKind) -> Vec<City> {
    let segments = kind.segments.iter().zip(0u8..);
    segments
        .filter(|(segment, _)| segment.kind == SegmentKind::City)
        .map(|(_, index)| city(kind, index))
        .collect()
}

fn city(kind: &TileKind, index: u8) -> City {
    let sides = kind.segments[usize::from(index)].sides;
    let reached = |side: usize| sides.contains(Side::from_index(side));
    let first = (0..4).find(|&side| reached(side)).unwrap_or(0);
    let mut city = City {
        segment: index,
        area: Vec::new(),
        walls: Vec::new(),
        pennants: Vec::new(),
        cathedral: None,
    };
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
        let wedge = is_pinched(kind, index, side) || is_pinched(kind, index, side + length);
        let wall = wall(side, length, wedge);
        city.area.extend(&wall);
        city.walls.push(wall);
        side += length;
    }
    city
}

/// Whether the city reaches the corner where `side` begins, although it reaches neither edge
/// there: the fields on both sides of the corner are two, and both touch the city.
fn is_pinched(kind: &TileKind, city: u8, side: usize) -> bool {
    let edge = |side: usize| kind.edges[side % 4];
    let turn = rules::Rotation::default();
    let before = kind.field_at((2 * side + 7) % 8, turn);
    let after = kind.field_at(2 * side % 8, turn);
    let (Some(before), Some(after)) = (before, after) else {
        return false;
    };
    let touches = |field: u8| kind.segments[usize::from(field)].touches & 1 << city != 0;
    let open = edge(side + 3) != Edge::City && edge(side) != Edge::City;
    open && before != after && touches(before) && touches(after)
}

/// The wall along `length` edges, from the corner where edge `side` begins.
fn wall(side: usize, length: usize, wedge: bool) -> Vec<Point> {
    let (from, to) = (corner(side), corner(side + length));
    match length {
        1 => {
            let depth = if wedge { WEDGE_DEPTH } else { FIELD_DEPTH };
            bulge(from, to, inward(Side::from_index(side)), depth)
        }
        2 => {
            let bend = from.towards(to, 0.5).minus(corner(side + 1)).unit();
            // The middle of the curve goes three quarters of the way to its handles.
            let bow = if wedge { WEDGE_BEND } else { BEND } * 4.0 / 3.0;
            let by = from.towards(to, 0.30).plus(bend, bow);
            let via = from.towards(to, 0.70).plus(bend, bow);
            bezier(from, by, via, to)
        }
        _ => {
            let into = inward(Side::from_index(side + 3));
            bulge(from, to, into, DEPTH)
        }
    }
}

/// From corner to neighbouring corner through `depth` of the tile: steep flanks, a flat middle.
fn bulge(from: Point, to: Point, into: Point, depth: f32) -> Vec<Point> {
    let point = |share: f32, deep: f32| from.towards(to, share).plus(into, deep);
    let (left, right) = (point(0.40, depth), point(0.60, depth));
    let mut line = bezier(from, point(0.17, 0.105), point(0.25, depth), left);
    line.extend(bezier(right, point(0.75, depth), point(0.83, 0.105), to));
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::curve::{at, inside};
    use rules::KindId;

    #[test]
    fn a_wedge_reaches_the_corner_between_two_fields() {
        let kind = KindId::named("ic/07").expect("ic/07 exists").kind();
        let city = &cities(kind)[0];
        assert_eq!(city.walls.len(), 2);
        assert!(inside(&city.area, at(0.80, 0.80)), "{:?}", city.area);
    }

    #[test]
    fn a_city_on_all_edges_has_no_wall() {
        let kind = KindId::named("base/C").expect("base/C exists").kind();
        let city = &cities(kind)[0];
        assert!(city.walls.is_empty());
        assert!(inside(&city.area, at(0.01, 0.99)));
    }
}
