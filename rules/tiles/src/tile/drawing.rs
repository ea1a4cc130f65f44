//! Whether a tile can be drawn, and what its fields then are (R-CR-2): cities are areas on their
//! edges, roads are lines that end at a crossing, a building or a city's wall, and each field is
//! one piece of the remaining land.
//!
//! Neighbouring parts may touch in the ways seen on printed tiles: a road ends at a city's wall;
//! roads meet at one crossing or at the cloister; a city may reach a free corner of the tile if no
//! road is in its way, touch a bend that leads away from it, or touch the crossing. Joined like
//! this, cities and roads form trees whose leaves are on the rim. Two trees that do not cross leave
//! pieces of land between them, and a walk along such a piece passes the cities beside it. Nothing
//! is painted here: a drawing is a choice of what touches what, and all choices are tried, the
//! plainest first.

use super::host::{Flaw, TilePart};
use super::{Segment, TileKind};
use crate::geometry::{Halves, Side};
use crate::vocabulary::{RoadEnd, SegmentKind};

/// Places around the rim: for each side, its first corner, a half, the middle and a half.
const PLACES: usize = 16;

/// A piece of land in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Land {
    /// The halves that it reaches; empty if it is enclosed.
    halves: Halves,
    /// The cities beside it, as a bit set of segment indices.
    cities: u16,
}

/// Cities and roads are numbered by their segments; after these come the crossing of roads and the
/// building that roads lead to.
type Part = usize;

/// Two parts that touch.
type Touch = (Part, Part);

/// Something that one drawing may have and another may not.
#[derive(Clone, Copy)]
enum Detail {
    /// These two parts touch.
    Touch(Touch),
    /// A city reaches a corner that is not on its sides, at this place of the rim; beside the side
    /// of another city it does so to enclose a field between the two.
    Corner(usize, Part, Option<Part>),
}

/// One of these is drawn, or possibly none unless `must` is set.
struct Alternative {
    must: bool,
    of: Vec<Detail>,
}

/// What all drawings of a tile share, and what is left to choose.
struct Sketch {
    /// Whether each part is a city; one entry per part.
    cities: Vec<bool>,
    plain: Drawing,
    choices: Vec<Alternative>,
}

/// One drawing: what is at each place of the rim, and what touches. The parts form trees: each
/// touch joins two parts that nothing else joins.
#[derive(Clone)]
struct Drawing {
    rim: [Option<Part>; PLACES],
    touches: Vec<Touch>,
    /// Cities between which a field is enclosed.
    enclosing: Vec<u16>,
}

/// All drawings of a tile, the plainest first, each as the land that it leaves.
///
/// # Errors
/// The index of a segment that, in every drawing, crosses another or finds no wall to end at.
fn drawings(kind: &TileKind) -> Result<Vec<Vec<Land>>, usize> {
    let lies = |segment: &Segment| matches!(segment.kind, SegmentKind::City | SegmentKind::Road);
    // With at most one of these per side, there are few drawings.
    let nowhere = kind.segments.iter().position(|part| lies(part) && part.sides.is_empty());
    if let Some(nowhere) = nowhere {
        return Err(nowhere);
    }
    let sketch = Sketch::of(kind);
    let mut found: Vec<(usize, Vec<Land>)> = Vec::new();
    sketch.try_all(&sketch.choices, 0, &sketch.plain, &mut found);
    found.sort_by_key(|(details, _)| *details);
    let found: Vec<Vec<Land>> = found.into_iter().map(|(_, lands)| lands).collect();
    if found.is_empty() { Err(sketch.knot()) } else { Ok(found) }
}

impl Sketch {
    fn of(kind: &TileKind) -> Self {
        let count = kind.segments.len();
        let (crossing, building) = (count, count + 1);
        let of = |wanted| (0..).zip(&kind.segments).filter(move |(_, part)| part.kind == wanted);
        let cities: Vec<Part> = of(SegmentKind::City).map(|(part, _)| part).collect();
        let mut plain = Drawing { rim: [None; PLACES], touches: Vec::new(), enclosing: Vec::new() };
        for (part, segment) in of(SegmentKind::City).chain(of(SegmentKind::Road)) {
            segment.sides.iter().for_each(|side| plain.rim[4 * side.index() + 2] = Some(part));
        }
        let (mut choices, mut bends) = (Vec::new(), Vec::new());
        for (road, segment) in of(SegmentKind::Road) {
            match segment.end {
                Some(RoadEnd::Junction) => plain.touches.push((road, crossing)),
                Some(RoadEnd::City) => {
                    let walls = walls(kind, road, &cities).into_iter();
                    let of = walls.map(|city| Detail::Touch((road, city))).collect();
                    choices.push(Alternative { must: true, of });
                }
                Some(RoadEnd::House) => {}
                Some(_) => plain.touches.push((road, building)),
                None => bends.push(road),
            }
        }
        let crossing = plain.touches.iter().map(|(_, end)| *end).find(|end| *end == crossing);
        for &city in &cities {
            let leads_away = |road: &&Part| leads_away(kind, **road, city);
            let touched = bends.iter().filter(leads_away).copied().chain(crossing);
            let touch = |other: Part| vec![Detail::Touch((city, other))];
            choices.extend(touched.map(touch).map(|of| Alternative { must: false, of }));
        }
        // A city cannot get past a road to a corner, unless the road ends at the city's wall.
        let barred = of(SegmentKind::Road).any(|(_, road)| road.end != Some(RoadEnd::City));
        let at = |side: usize| kind.by_side[side % 4].map(usize::from);
        for corner in (0..4).filter(|_| !barred) {
            let beside = [at(corner + 3), at(corner)];
            let is_city = |part: &Option<Part>| part.is_some_and(|part| cities.contains(&part));
            // Between two cities no corner is free, and a city already has those at its own sides.
            if !beside.iter().all(is_city) {
                let other = beside.into_iter().find(is_city).flatten();
                let others = cities.iter().filter(|city| !beside.contains(&Some(**city)));
                let of = others.map(|&city| Detail::Corner(4 * corner, city, other)).collect();
                choices.push(Alternative { must: false, of });
            }
        }
        let cities = (0..count + 2).map(|part| cities.contains(&part)).collect();
        Self { cities, plain, choices }
    }

    /// Tries every combination of these choices, counting the optional details each one takes.
    fn try_all(
        &self,
        choices: &[Alternative],
        details: usize,
        drawing: &Drawing,
        found: &mut Vec<(usize, Vec<Land>)>,
    ) {
        let Some((choice, rest)) = choices.split_first() else {
            found.extend(self.lands(drawing).map(|lands| (details, lands)));
            return;
        };
        if !choice.must {
            self.try_all(rest, details, drawing, found);
        }
        for &detail in &choice.of {
            let mut drawing = drawing.clone();
            match detail {
                Detail::Touch(touch) => drawing.touches.push(touch),
                Detail::Corner(place, city, other) => {
                    drawing.rim[place] = Some(city);
                    drawing.enclosing.extend(other.map(|other| 1 << city | 1 << other));
                }
            }
            self.try_all(rest, details + usize::from(!choice.must), &drawing, found);
        }
    }

    /// The land that a drawing leaves; `None` if parts cross or are joined in a ring.
    fn lands(&self, drawing: &Drawing) -> Option<Vec<Land>> {
        let leaves: Vec<(usize, Part)> =
            (0..).zip(drawing.rim).filter_map(|(place, part)| Some((place, part?))).collect();
        if leaves.is_empty() {
            let mut halves = Halves::NONE;
            (0..8).for_each(|half| halves.insert(half));
            return Some(vec![Land { halves, cities: 0 }]);
        }
        let trees = trees_of(self.cities.len(), &drawing.touches)?;
        if self.crossing(drawing, &leaves, &trees).is_some() {
            return None;
        }
        let count = leaves.len();
        let mut seen = vec![false; count];
        let mut lands = Vec::new();
        for first in 0..count {
            let (mut land, mut gap) = (Land { halves: Halves::NONE, cities: 0 }, first);
            // Follows the gap after a leaf, then goes from the next leaf along its tree to that
            // tree's previous leaf on the rim, and continues with the gap after that one.
            while !std::mem::replace(&mut seen[gap], true) {
                let (from, to) = (leaves[gap].0, leaves[(gap + 1) % count].0);
                let places = (1..PLACES).map(|step| (from + step) % PLACES);
                for place in places.take_while(|place| *place != to) {
                    let open =
                        drawing.rim[place / 4 * 4 + 2].is_none_or(|part| !self.is_city(part));
                    if place % 2 == 1 && open {
                        land.halves.insert(place / 2);
                    }
                }
                let next = (gap + 1) % count;
                let same = |leaf: &usize| trees[leaves[*leaf].1] == trees[leaves[next].1];
                let back = (0..count).map(|step| (next + count - 1 - step) % count).find(same);
                gap = back.unwrap_or(next);
                land.cities |= self.along(drawing, leaves[gap].1, leaves[next].1);
            }
            // Where there is only one city around, there is no land.
            if !land.halves.is_empty() || land.cities.count_ones() > 1 {
                lands.push(land);
            }
        }
        let is_enclosed = |pair: &u16| {
            lands.iter().any(|land| land.halves.is_empty() && land.cities & pair == *pair)
        };
        drawing.enclosing.iter().all(is_enclosed).then_some(lands)
    }

    fn is_city(&self, part: Part) -> bool {
        self.cities[part]
    }

    /// The cities on the path through a tree from one part to another.
    fn along(&self, drawing: &Drawing, from: Part, to: Part) -> u16 {
        let mut ways = vec![vec![from]];
        while let Some(way) = ways.pop() {
            let here = way[way.len() - 1];
            if here == to {
                let cities = way.iter().filter(|part| self.is_city(**part));
                return cities.fold(0, |set, city| set | 1 << city);
            }
            let ends = drawing.touches.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let next = ends.filter(|(end, other)| *end == here && !way.contains(other));
            ways.extend(next.map(|(_, other)| [&way[..], &[other]].concat()));
        }
        0
    }

    /// A part that crosses another: a tree that crosses another tree, or a piece of a tree that
    /// cannot be joined to the rest without crossing it.
    fn crossing(
        &self,
        drawing: &Drawing,
        leaves: &[(usize, Part)],
        trees: &[usize],
    ) -> Option<Part> {
        // They cross if they alternate around the rim.
        let cross = |trees: &[usize], one: usize, other: usize| {
            let met = leaves.iter().map(|(_, part)| trees[*part]);
            let mut met: Vec<usize> = met.filter(|tree| [one, other].contains(tree)).collect();
            met.dedup();
            met.len() > 3
        };
        let crosses =
            |part: &Part| leaves.iter().any(|(_, other)| cross(trees, trees[*part], trees[*other]));
        let torn = |touch: &&Touch| {
            let rest = drawing.touches.iter().filter(|other| other != touch).copied();
            let pieces = trees_of(self.cities.len(), &rest.collect::<Vec<_>>());
            pieces.is_none_or(|pieces| cross(&pieces, pieces[touch.0], pieces[touch.1]))
        };
        // Names the later of the two: it was described on top of the earlier one.
        let parts = leaves.iter().map(|(_, part)| *part);
        let torn = || drawing.touches.iter().find(torn).map(|(part, _)| *part);
        parts.filter(crosses).max().or_else(torn)
    }

    /// The part that cannot be drawn.
    fn knot(&self) -> Part {
        let leaves: Vec<(usize, Part)> =
            (0..).zip(self.plain.rim).filter_map(|(place, part)| Some((place, part?))).collect();
        let trees = trees_of(self.cities.len(), &self.plain.touches).unwrap_or_default();
        let crossing = self.crossing(&self.plain, &leaves, &trees);
        // Otherwise some road finds no city whose wall it could end at.
        let roads = self.choices.iter().filter(|choice| choice.must).filter_map(|choice| {
            let alone = |detail: &Detail| match detail {
                Detail::Touch(touch) => {
                    let mut drawing = self.plain.clone();
                    drawing.touches.push(*touch);
                    self.lands(&drawing).is_some()
                }
                Detail::Corner(..) => false,
            };
            let Some(Detail::Touch((road, _))) = choice.of.first() else { return None };
            Some((choice.of.iter().any(alone), *road))
        });
        crossing.or_else(|| roads.min().map(|(_, road)| road)).unwrap_or(0)
    }
}

/// The tree of each part; `None` if parts are joined in a ring.
fn trees_of(parts: usize, touches: &[Touch]) -> Option<Vec<usize>> {
    let mut trees: Vec<usize> = (0..parts).collect();
    for &(one, other) in touches {
        let (from, to) = (trees[one], trees[other]);
        if from == to {
            return None;
        }
        trees.iter_mut().filter(|tree| **tree == from).for_each(|tree| *tree = to);
    }
    Some(trees)
}

/// Whether a road bends in front of a city of one edge and leads away from it: only such a road can
/// run along the city's wall and leave a field on either side.
fn leads_away(kind: &TileKind, road: Part, city: Part) -> bool {
    let [road, city] = [road, city].map(|part| kind.segments[part].sides);
    let mut opposite = city.iter().map(Side::opposite);
    let bend = road.len() == 2 && road.iter().all(|side| !road.contains(side.opposite()));
    bend && city.len() == 1 && opposite.all(|side| road.contains(side))
}

/// The cities whose walls a road may end at: any, unless it is said to touch some.
fn walls(kind: &TileKind, road: Part, cities: &[Part]) -> Vec<Part> {
    let linked = kind.links.iter().filter(|link| *link & 1 << road != 0);
    let linked = linked.fold(0, |set, link| set | link);
    let named: Vec<Part> =
        cities.iter().filter(|city| linked & 1 << **city != 0).copied().collect();
    if named.is_empty() { cities.to_vec() } else { named }
}

/// The fields of a description, with the indices of their segments.
fn fields(kind: &TileKind) -> Vec<(usize, Land)> {
    let fields = (0..).zip(&kind.segments).filter(|(_, part)| part.kind == SegmentKind::Field);
    let land = |field: &Segment| Land { halves: field.halves, cities: field.touches };
    fields.map(|(index, field)| (index, land(field))).collect()
}

/// What is wrong with the fields, and with which part: no drawing leaves exactly these as its land.
/// The flaw is relative to the drawing that comes nearest.
pub(super) fn flaw(kind: &TileKind) -> Option<(Flaw, TilePart)> {
    let drawings = match drawings(kind) {
        Ok(drawings) => drawings,
        Err(part) => return Some((Flaw::Crossing, TilePart::Segment(part))),
    };
    let fields = fields(kind);
    let mut nearest: Option<(usize, Vec<(Flaw, TilePart)>)> = None;
    for lands in drawings {
        let flaws = differences(&fields, lands);
        if flaws.is_empty() {
            return None;
        }
        if nearest.as_ref().is_none_or(|(least, _)| flaws.len() < *least) {
            nearest = Some((flaws.len(), flaws));
        }
    }
    nearest?.1.into_iter().next()
}

/// Where the fields differ from the land of a drawing.
fn differences(fields: &[(usize, Land)], mut lands: Vec<Land>) -> Vec<(Flaw, TilePart)> {
    let whole = lands.clone();
    let mut flaws = Vec::new();
    for (index, field) in fields {
        if let Some(at) = lands.iter().position(|land| land == field) {
            lands.remove(at);
            continue;
        }
        let same = lands.iter().position(|land| land.halves == field.halves);
        let within = |land: &Land| field.halves.iter().all(|half| land.halves.contains(half));
        let flaw = match same.map(|at| lands.remove(at)) {
            Some(land) if field.cities & !land.cities != 0 => Flaw::Beyond,
            Some(_) => Flaw::Untouched,
            None if field.halves.is_empty() => Flaw::Unenclosed,
            None if whole.iter().any(within) => Flaw::Unparted,
            None => Flaw::Parted,
        };
        flaws.push((flaw, TilePart::Segment(*index)));
    }
    if flaws.is_empty() && !lands.is_empty() {
        flaws.push((Flaw::Unnamed, TilePart::Tile));
    }
    flaws
}

/// The cities of each field, with omitted ones filled in, from the plainest drawing that has these
/// fields; `None` if there is no such drawing.
pub(super) fn cities(kind: &TileKind) -> Option<Vec<(usize, u16)>> {
    let mut fields = fields(kind);
    // When enclosed fields are alike, those that name their cities choose first.
    fields.sort_by_key(|(index, field)| (field.cities == 0, *index));
    drawings(kind).ok()?.into_iter().find_map(|mut lands| {
        let mut found = Vec::new();
        for (index, field) in &fields {
            let fits = |land: &Land| {
                land.halves == field.halves && [0, land.cities].contains(&field.cities)
            };
            let land = lands.remove(lands.iter().position(fits)?);
            found.push((*index, land.cities));
        }
        lands.is_empty().then_some(found)
    })
}

#[cfg(test)]
mod tests;
