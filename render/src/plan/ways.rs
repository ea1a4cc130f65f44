//! Roads and rivers: their centre lines, the places where they begin, end, cross and pass through a
//! gate, and what stands at their ends.

use canvas::geometry::{CENTRE, Vec2, bezier, crossing, nearest_on};
use rules::{RoadEnd, Rotation, Segment, SegmentKind, Side, Sides, Tag, TileKind};

use super::curve::{inward, middle};
use super::{Block, City, Pool, TilePlan, Way, only_side, weight};
use super::{facts, landmarks};
use crate::landmark::{Landmark, Parting, PlacedLandmark};
use crate::structure::Entrance;

/// How far a straight road or river swings sideways, purely for looks.
const ROAD_SWING: f32 = 0.022;
const RIVER_SWING: f32 = 0.045;
/// The distance of a river from a cloister.
const RIVER_DETOUR: f32 = 0.11;
/// How far a cloister gives way to a bend, from each of its edges.
const BEND_DETOUR: f32 = 0.07;
/// The distance of a cloister from a small city.
const CAP_DETOUR: f32 = 0.12;
/// The distance of the house at a road's end from the centre of a tile with a bridge, and from the
/// edge of a tile with a hill or another road.
const BEYOND_CROSSING: f32 = 0.27;
const BEFORE_HILL: f32 = 0.19;
/// On crowded tiles, the space between a house and a wall, and the minimum width of a field.
const HOUSE_ROOM: f32 = 0.21;
const WAY_ROUND: f32 = 0.07;
/// Minimum size of a cloister.
const MIN_CLOISTER: f32 = 0.42;
/// Where a road enters a hill, as a distance from the centre of the tile.
const HILLSIDE: f32 = 0.165;

fn of_kind(kind: &TileKind, wanted: SegmentKind) -> impl Iterator<Item = (&Segment, u8)> {
    let segments = kind.segments.iter().zip(0u8..);
    segments.filter(move |(segment, _)| segment.kind == wanted)
}

/// A river that runs through the tile.
fn through_river(kind: &TileKind) -> Option<Sides> {
    let rivers = of_kind(kind, SegmentKind::River);
    rivers.map(|(segment, _)| segment.sides).find(|sides| sides.len() > 1)
}

/// The cloister: in the middle, unless there is a river; then across the river from its road.
pub(super) fn cloister(kind: &TileKind) -> Option<(Vec2, f32)> {
    of_kind(kind, SegmentKind::Cloister).next()?;
    let past = through_river(kind).or_else(|| through_road(kind));
    let Some(past) = past else {
        let caps = of_kind(kind, SegmentKind::City).filter_map(|(city, _)| only_side(city.sides));
        let crowded = of_kind(kind, SegmentKind::City).any(|(city, _)| city.sides.len() > 1);
        let aside = caps.fold(CENTRE, |place, side| place.plus(inward(side), CAP_DETOUR));
        let size = match (crowded, aside == CENTRE) {
            (_, false) => 0.72,
            (true, true) => 0.86,
            (false, true) => 1.0,
        };
        return Some((aside, size));
    };
    let road = of_kind(kind, SegmentKind::Road).find_map(|(road, _)| only_side(road.sides));
    let free = Side::ALL.into_iter().rev().find(|&side| !past.contains(side));
    let across = road.map(Side::opposite);
    if across.is_some_and(|side| past.contains(side)) {
        // Between its road and a bend: away from the bend.
        let place = past.iter().fold(CENTRE, |place, side| place.plus(inward(side), BEND_DETOUR));
        return Some((place, 0.74));
    }
    let side = across.or(free).unwrap_or(Side::N);
    Some((CENTRE.towards(middle(side), 0.46), 0.74))
}

/// A road that passes the cloister.
fn through_road(kind: &TileKind) -> Option<Sides> {
    let roads = of_kind(kind, SegmentKind::Road);
    roads.filter(|(road, _)| road.end.is_none()).map(|(road, _)| road.sides).next()
}

pub(super) fn village(kind: &TileKind) -> Option<Vec2> {
    of_kind(kind, SegmentKind::Road)
        .any(|(road, _)| road.end == Some(RoadEnd::Junction))
        .then_some(CENTRE)
}

pub(super) fn roads(
    kind: &TileKind,
    cities: &[City],
    village: Option<Vec2>,
    cloister: Option<(Vec2, f32)>,
    block: Option<&Block>,
    house: &dyn Fn(Side) -> Vec2,
) -> Vec<Way> {
    let bare = cities.is_empty() && !kind.has_river() && cloister.is_none();
    let road = |(road, index): (&Segment, u8)| -> Vec<Way> {
        let way = |line| Way::plain(Some(index), line);
        if !road.mouths.is_empty() {
            return road.mouths.iter().map(|side| to_mouth(kind, index, side, cities)).collect();
        }
        let one = match (road.end, only_side(road.sides)) {
            (None, _) => {
                let line = through(road.sides, if bare { ROAD_SWING } else { 0.0 });
                way(line.into_iter().map(|point| detour(point, cloister)).collect())
            }
            (Some(RoadEnd::City), Some(side)) => {
                let (line, gate) = to_gate(side, &ends_at(kind, index, side, cities));
                Way { gate, ..way(line) }
            }
            (Some(end), Some(side)) if facts::is_at_cloister(end) => {
                let end = cloister.map_or(CENTRE, |(place, _)| place);
                way(vec![middle(side), end])
            }
            (Some(RoadEnd::House), Some(side)) => way(vec![middle(side), house(side)]),
            (Some(RoadEnd::Junction), _) => to_middle(road, way, village),
            (Some(_), Some(side)) if let Some(block) = block => to_structure(side, block, way),
            (Some(end), Some(side)) => way(vec![middle(side), landmark(kind, end)]),
            (Some(_), None) => to_middle(road, way, village),
        };
        vec![one]
    };
    of_kind(kind, SegmentKind::Road).flat_map(road).collect()
}

/// From every edge of a road to the middle.
fn to_middle(road: &Segment, way: impl Fn(Vec<Vec2>) -> Way, village: Option<Vec2>) -> Way {
    let end = village.unwrap_or(CENTRE);
    way(road.sides.iter().flat_map(|side| [middle(side), end]).collect())
}

/// From an edge to the wall of a structure.
fn to_structure(side: Side, block: &Block, way: impl Fn(Vec<Vec2>) -> Way) -> Way {
    match block.structure.entrance {
        Entrance::Straight => {
            let (from, on) = (middle(side), inward(side));
            let hits = block
                .wall
                .windows(2)
                .filter_map(|side| Some(crossing(&[from, from.plus(on, 1.0)], side)?.0));
            let near = hits.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)));
            way(vec![from, near.unwrap_or(CENTRE)])
        }
        Entrance::Curved => way(curve_to(side, nearest_on(&block.wall, CENTRE)).0),
        Entrance::Gate => {
            let (line, gate) = curve_to(side, nearest_on(&block.wall, CENTRE));
            Way { gate: Some(gate), ..way(line) }
        }
    }
}

/// The cities at whose walls a road may end: those that it is said to touch, otherwise one that
/// touches both fields beside the road.
fn ends_at<'a>(kind: &TileKind, road: u8, side: Side, cities: &'a [City]) -> Vec<&'a City> {
    let linked = kind.links.iter().filter(|&group| group & 1 << road != 0);
    let linked = linked.fold(0, |set, group| set | group);
    let found: Vec<&City> = cities.iter().filter(|city| linked & 1 << city.segment != 0).collect();
    if !found.is_empty() {
        return found;
    }
    let beside = [0, 1].map(|half| kind.field_at(2 * side.index() + half, Rotation::default()));
    let knows = |field: &u8, city: &City| {
        kind.segments[usize::from(*field)].touches & 1 << city.segment != 0
    };
    let both = |city: &&City| beside.iter().flatten().all(|field| knows(field, city));
    cities.iter().filter(both).take(1).collect()
}

/// From an edge into a tunnel: into the wall of a city, into the ground in front of it if the field
/// goes round the mouth, or into the hill in the middle.
fn to_mouth(kind: &TileKind, index: u8, side: Side, cities: &[City]) -> Way {
    let (from, on) = (middle(side), inward(side));
    let half = |half: usize| kind.field_at(2 * side.index() + half, Rotation::default());
    let before_middle = |wall: &Vec2| wall.distance(from) < 0.5;
    let wall = first_wall(from, on, cities.iter()).filter(before_middle);
    let end = match wall {
        Some(wall) if half(0) == half(1) => from.towards(wall, 0.36),
        Some(wall) => wall,
        None => CENTRE.plus(on, -HILLSIDE * landmarks::middle_size(kind)),
    };
    Way { mouth: Some((end, on)), ..Way::plain(Some(index), vec![from, end]) }
}

/// Whether roads lead into a hill in the middle of the tile.
pub(super) fn has_hill(kind: &TileKind) -> bool {
    kind.has_mouth() && !of_kind(kind, SegmentKind::City).any(|(city, _)| city.sides.len() > 1)
}

/// The position of the house at the end of a road: in the middle, beyond the bridge over another
/// road, or in front of a hill or another road.
pub(super) fn house(kind: &TileKind, side: Side) -> Vec2 {
    if facts::crosses(kind) {
        CENTRE.plus(inward(side), BEYOND_CROSSING)
    } else if has_hill(kind) || through_road(kind).is_some() {
        middle(side).plus(inward(side), BEFORE_HILL)
    } else {
        CENTRE
    }
}

/// The same on a crowded tile: as far in as walls and other houses allow.
pub(super) fn near_house(kind: &TileKind, side: Side, cities: &[City]) -> Vec2 {
    let houses = of_kind(kind, SegmentKind::Road)
        .filter(|(road, _)| road.end == Some(RoadEnd::House))
        .count();
    let farthest = if houses > 1 { 10 } else { 20 };
    let places = (6..=farthest).rev().map(|step| middle(side).towards(CENTRE, step as f32 / 20.0));
    let mut places = places.collect::<Vec<_>>();
    let nearest = places.pop().unwrap_or(CENTRE);
    places.into_iter().find(|place| from_walls(*place, cities) > HOUSE_ROOM).unwrap_or(nearest)
}

/// The distance of a point from the walls.
fn from_walls(point: Vec2, cities: &[City]) -> f32 {
    let walls = cities.iter().flat_map(|city| &city.walls);
    walls.map(|wall| nearest_on(wall, point).distance(point)).fold(1.0, f32::min)
}

/// A cloister that leaves its field a path along the walls: smaller, and at its road if it has one
/// and the middle is occupied.
pub(super) fn near_cloister(
    kind: &TileKind,
    (mut place, size): (Vec2, f32),
    cities: &[City],
) -> (Vec2, f32) {
    let lead = |(road, _): (&Segment, u8)| {
        only_side(road.sides).filter(|_| road.end == Some(RoadEnd::Cloister))
    };
    let mut roads = of_kind(kind, SegmentKind::Road).filter_map(lead);
    let (road, more) = (roads.next(), roads.next());
    if let (Some(side), None, true) = (road, more, from_walls(place, cities) < HOUSE_ROOM) {
        place = near_house(kind, side, cities);
    }
    let room = from_walls(place, cities) - weight::WALL_CASING / 2.0 - WAY_ROUND;
    (place, size.min((room / super::ground::CLOISTER_REACH).max(MIN_CLOISTER)))
}

/// The centre of a village that leaves its field a path along the nearest wall.
pub(super) fn pushed(place: Vec2, cities: &[City]) -> Vec2 {
    let walls = cities.iter().flat_map(|city| &city.walls);
    let near = walls.map(|wall| nearest_on(wall, place));
    let near = near.min_by(|a, b| a.distance(place).total_cmp(&b.distance(place)));
    let room = weight::VILLAGE + weight::WALL_CASING / 2.0 + WAY_ROUND;
    match near {
        Some(near) => place.plus(place.minus(near).unit(), (room - near.distance(place)).max(0.0)),
        None => place,
    }
}

/// The position of a landmark that roads lead to: in the middle, or in front of another road,
/// between all those that end there.
pub(super) fn landmark(kind: &TileKind, end: RoadEnd) -> Vec2 {
    let ends = |(road, _): (&Segment, u8)| only_side(road.sides).filter(|_| road.end == Some(end));
    let sides: Vec<Side> = of_kind(kind, SegmentKind::Road).filter_map(ends).collect();
    if through_road(kind).is_none() {
        return CENTRE;
    }
    let share = 0.38 / sides.len().max(1) as f32;
    sides.into_iter().fold(CENTRE, |place, side| place.plus(middle(side).minus(CENTRE), share))
}

/// Separates the fields on either side of a landmark with hedges from it to the cities, or without
/// any to the roads that pass it.
pub(super) fn part_by_hedges(plan: &mut TilePlan, landmark: &'static Landmark) {
    let sign = plan.landmarks.iter().find(|sign| *sign.landmark == *landmark);
    let from = sign.map_or(CENTRE, |sign| sign.place);
    if sign.is_none() {
        plan.landmarks.push(PlacedLandmark { landmark, place: from, size: 0.9 });
    }
    let walls = plan.cities.iter().flat_map(|city| &city.walls);
    let passes = |line: &&Vec<Vec2>| line.last().is_some_and(|end| end.distance(from) > 0.05);
    let bare = plan.cities.is_empty();
    let roads = plan.roads.iter().map(|road| &road.line).filter(passes).filter(|_| bare);
    // They begin below a wall, so that no path is left beside it.
    let below = |wall: &Vec<Vec2>| {
        let end = nearest_on(wall, from);
        vec![end.plus(end.minus(from).unit(), 0.04), from]
    };
    let beside = roads.map(|road| vec![nearest_on(road, from), from]);
    let hedges: Vec<Vec<Vec2>> = walls.map(below).chain(beside).collect();
    plan.hedges.extend(hedges);
}

/// Places a landmark, if that is not done yet, where it separates two fields.
pub(super) fn part_in_narrows(plan: &mut TilePlan, landmark: &'static Landmark) {
    if plan.landmarks.iter().all(|sign| sign.landmark != landmark) {
        let place = narrows(plan).unwrap_or(CENTRE);
        plan.landmarks.push(PlacedLandmark { landmark, place, size: 0.9 });
    }
}

/// A line from edge to edge: an arc round a corner, or straight with a slight swing; with more
/// edges, a star.
fn through(sides: Sides, swing: f32) -> Vec<Vec2> {
    let ends: Vec<Side> = sides.iter().collect();
    let [from, to] = ends[..] else {
        return ends.iter().flat_map(|&side| [CENTRE, middle(side), CENTRE]).skip(1).collect();
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

/// From the middle of an edge straight on to a wall of one of the cities; if there is none, in a
/// curve to the nearest of their walls.
fn to_gate(side: Side, cities: &[&City]) -> (Vec<Vec2>, Option<(Vec2, Vec2)>) {
    let (from, on) = (middle(side), inward(side));
    if let Some(end) = first_wall(from, on, cities.iter().copied()) {
        return (vec![from, end], Some((end, on)));
    }
    let ends = cities.iter().flat_map(|city| &city.walls).map(|wall| nearest_on(wall, CENTRE));
    let end = ends.min_by(|a, b| a.distance(CENTRE).total_cmp(&b.distance(CENTRE)));
    let Some(end) = end else {
        return (vec![from, CENTRE], None);
    };
    let (line, gate) = curve_to(side, end);
    (line, Some(gate))
}

/// A curve from the middle of an edge to a gate, which it meets at a right angle.
fn curve_to(side: Side, end: Vec2) -> (Vec<Vec2>, (Vec2, Vec2)) {
    let from = middle(side);
    let (ahead, straight) = (end.minus(CENTRE), inward(side));
    let squarely = if ahead.length() < 0.05 { straight } else { ahead.unit() };
    let reach = 0.45 * from.distance(end);
    let line = bezier(from, from.plus(straight, reach), end.plus(squarely, -reach), end);
    (line, (end, squarely))
}

/// The point where a straight line from an edge meets the first wall.
fn first_wall<'a>(from: Vec2, on: Vec2, cities: impl Iterator<Item = &'a City>) -> Option<Vec2> {
    let walls = cities.flat_map(|city| &city.walls);
    let hits = walls.filter_map(|wall| Some(crossing(&[from, from.plus(on, 1.0)], wall)?.0));
    hits.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)))
}

pub(super) fn rivers(kind: &TileKind, cloister: Option<(Vec2, f32)>) -> Vec<Way> {
    let river = |(river, index): (&Segment, u8)| {
        let line = match only_side(river.sides) {
            Some(side) => vec![middle(side), CENTRE],
            None => through(river.sides, RIVER_SWING),
        };
        let line = line.into_iter().map(|point| detour(point, cloister)).collect();
        Way::plain(Some(index), line)
    };
    of_kind(kind, SegmentKind::River).map(river).collect()
}

/// Pushes a point of the river away from the cloister, except at the edges.
fn detour(point: Vec2, cloister: Option<(Vec2, f32)>) -> Vec2 {
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

/// A hedge for each edge whose halves belong to two fields, from the middle of the edge to the
/// middle of the tile.
pub(super) fn hedges(kind: &TileKind) -> Vec<Vec<Vec2>> {
    let turn = Rotation::default();
    let split = |side: &Side| {
        let halves = [2 * side.index(), 2 * side.index() + 1];
        matches!(kind.edges[side.index()], rules::Edge::Field)
            && kind.field_at(halves[0], turn) != kind.field_at(halves[1], turn)
    };
    let sides = Side::ALL.into_iter().filter(split);
    sides.map(|side| vec![middle(side), CENTRE]).collect()
}

/// Where roads cross rivers, and where one road crosses another without meeting it.
pub(super) fn crossings(kind: &TileKind, plan: &TilePlan) -> Vec<(Vec2, Vec2)> {
    let over_rivers = plan
        .roads
        .iter()
        .flat_map(|road| plan.rivers.iter().map(move |river| (road, river)))
        .filter_map(|(road, river)| crossing(&road.line, &river.line));
    let mut found: Vec<(Vec2, Vec2)> = over_rivers.map(|(point, road, _)| (point, road)).collect();
    if facts::crosses(kind) {
        let ends = |line: &[Vec2], point: Vec2| {
            [line[0], line[line.len() - 1]].iter().any(|end| end.distance(point) < 0.15)
        };
        for (number, road) in plan.roads.iter().enumerate() {
            for other in &plan.roads[number + 1..] {
                let meeting = crossing(&road.line, &other.line);
                let apart = |&(point, ..): &(Vec2, Vec2, Vec2)| {
                    !ends(&road.line, point) && !ends(&other.line, point)
                };
                // Later roads of the table cross over earlier ones.
                found.extend(meeting.filter(apart).map(|(point, _, over)| (point, over)));
            }
        }
    }
    found
}

/// Roads that run over a city they do not belong to, from wall to wall.
pub(super) fn viaducts(plan: &TilePlan) -> Vec<Way> {
    let over = |road: &Way| {
        let through = road.gate.is_none() && road.mouth.is_none();
        let walls = plan.cities.iter().flat_map(|city| &city.walls);
        let hits: Vec<Vec2> =
            walls.filter_map(|wall| Some(crossing(&road.line, wall)?.0)).collect();
        match hits[..] {
            [from, to] if through => Some(Way::plain(road.segment, vec![from, to])),
            _ => None,
        }
    };
    plan.roads.iter().filter_map(over).collect()
}

/// The point between a wall and a road where a landmark separates two fields.
fn narrows(plan: &TilePlan) -> Option<Vec2> {
    let wall = nearest_wall(plan, CENTRE)?;
    let roads = plan.roads.iter().map(|road| nearest_on(&road.line, wall));
    let road = roads.min_by(|a, b| a.distance(wall).total_cmp(&b.distance(wall)))?;
    Some(wall.towards(road, 0.5))
}

fn nearest_wall(plan: &TilePlan, from: Vec2) -> Option<Vec2> {
    let walls = plan.cities.iter().flat_map(|city| &city.walls);
    let ends = walls.map(|wall| nearest_on(wall, from));
    ends.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)))
}

/// Moves a road that runs through the tile to the wall of the city, where it separates two fields.
pub(super) fn squeeze(plan: &mut TilePlan) {
    let Some(wall) = nearest_wall(plan, CENTRE) else {
        return;
    };
    let out = CENTRE.minus(wall).unit();
    let touch = wall.plus(out, (weight::ROAD_CASING + weight::WALL_CASING) / 2.0 - 0.02);
    for road in plan.roads.iter_mut().filter(|road| road.gate.is_none() && road.line.len() > 2) {
        let (mut from, mut to) = (road.line[0], road.line[road.line.len() - 1]);
        let away = |end: Vec2| end.minus(CENTRE).unit().minus(out).length() < 0.1;
        if away(from) {
            (from, to) = (to, from);
        }
        if !away(to) {
            continue;
        }
        let aside = from.minus(CENTRE).unit();
        let at = touch.plus(aside, 0.06);
        let mut line = bezier(from, from.plus(aside, -0.24), at.plus(aside, 0.20), at);
        line.extend(bezier(at, at.plus(aside, -0.14), to.plus(out, -0.38), to));
        road.line = line;
    }
}

/// Pieces of wall from a landmark to the nearest city.
pub(super) fn spurs(plan: &TilePlan) -> Vec<Vec<Vec2>> {
    let walled = |sign: &&PlacedLandmark| sign.landmark.parting == Parting::Wall;
    let tower = plan.landmarks.iter().find(walled);
    let spur = |&PlacedLandmark { place: from, .. }: &PlacedLandmark| {
        Some(vec![nearest_wall(plan, from)?, from])
    };
    tower.and_then(spur).into_iter().collect()
}

/// Pieces of road from the village to each city; they separate fields although nobody can stand on
/// them.
pub(super) fn stubs(kind: &TileKind, plan: &TilePlan) -> Vec<Way> {
    let Some(from) = plan.village else {
        return Vec::new();
    };
    // Only a city with two fields touches the junction; past any other one its field continues.
    let fields = |city: &City| {
        let beside = |field: &&Segment| field.touches & 1 << city.segment != 0;
        kind.segments.iter().filter(beside).count()
    };
    let stub = |city: &City| {
        let ends = city.walls.iter().map(|wall| nearest_on(wall, from));
        let end = ends.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)))?;
        let gate = Some((end, end.minus(from).unit()));
        Some(Way { gate, ..Way::plain(None, vec![end, from]) })
    };
    plan.cities.iter().filter(|city| fields(city) > 1).filter_map(stub).collect()
}

/// Half the width that a way takes away from the fields.
pub(super) const fn reach(river: bool) -> f32 {
    if river { weight::RIVER_CASING / 2.0 } else { weight::ROAD_CASING / 2.0 }
}
