//! The inside of cities: streets from the edges and gates to the place of the figure, a hall where
//! the city is large, and buildings along the streets. None of it has a meaning in the game.

use canvas::geometry::{Vec2, along, at, bezier, distance_to, inside};
use rules::{Side, TileKind};

use super::curve::{inward, middle};
use super::ground::FreeSpace;
use super::random::TileRandom;
use super::{Building, BuildingShape, City, Growth, Hall, TilePlan, weight};
use crate::landmark::PlacedLandmark;

/// Buildings stand on a lattice of this many steps to an edge: rows of them look like streets, and
/// things in the same rows of pixels make a picture smaller.
const LATTICE: usize = 8;
/// Half a building's width with a small margin, and how far buildings keep from other things.
const ROOM: f32 = 0.078;
const FROM_ANCHOR: f32 = 0.155;
const FROM_PENNANT: f32 = 0.175;
const FROM_CATHEDRAL: f32 = 0.385;
const FROM_GATE: f32 = 0.12;
const FROM_STREET: f32 = 0.10;
const FROM_HALL: f32 = 0.21;
/// What gives way to a hall is in a box around it of this half width.
const CLEARED: f32 = 0.19;
/// The share of the lattice that has a building, and of those a tree in its place.
const BUILT: f32 = 0.82;
const GREEN: f32 = 0.08;
/// A city with fewer buildings is filled on a finer lattice.
const MIN_BUILDINGS: usize = 3;
/// A city that reaches this many edges is large. Its hall: the space around it, and how far it
/// keeps from the figure, from shields and from other symbols.
const LARGE: usize = 3;
const HALL_ROOM: f32 = 0.165;
const HALL_FROM_ANCHOR: f32 = 0.30;
const HALL_FROM_PENNANT: f32 = 0.25;
const HALL_FROM_SIGN: f32 = 0.17;
/// Sizes of the hall of a city that is large but nowhere wide, the best first.
const SITE_SIZES: [f32; 4] = [0.9, 0.8, 0.7, 0.6];
/// A segment with as many edges has room for it.
const WIDE: usize = 2;
/// How far from a wall a street through a gate begins to be seen.
const BEHIND_WALL: f32 = 0.06;
/// Tries to find a place for a house within a structure.
const TRIES: usize = 2000;

/// Builds streets, then halls, then everything else.
pub(super) fn build(kind: &TileKind, plan: &mut TilePlan) {
    let mut dice = TileRandom::of(kind, 0);
    let crossed = plan.cities_cross();
    let mut buildings: Vec<Building> = Vec::new();
    for index in 0..plan.cities.len() {
        let segment = plan.cities[index].segment;
        let clearance = plan.ground.clearance(segment, 0.0);
        if !crossed {
            plan.cities[index].streets = streets(kind, plan, &plan.cities[index]);
            let edges = kind.segments[usize::from(segment)].sides.len();
            let hall = |sizes: &[f32]| {
                let city = &plan.cities[index];
                let mut halls = sizes.iter().filter_map(|&size| hall(plan, city, &clearance, size));
                halls.next().filter(|_| city.cathedral.is_none())
            };
            let own = (edges >= LARGE).then(|| hall(&[1.0])).flatten();
            let site = (edges >= WIDE && own.is_none()).then(|| hall(&SITE_SIZES)).flatten();
            (plan.cities[index].hall, plan.cities[index].site) = (own, site);
        }
        let city = &plan.cities[index];
        let first = buildings.len();
        for place in lattice(LATTICE) {
            let (chance, shape) = (dice.next(), dice.next());
            let free = chance < BUILT && is_free(plan, city, &clearance, place);
            match free {
                true if shape < GREEN => plan.growth.push((place, Growth::Tree(0.034))),
                true => buildings.push(Building { place, shape: BuildingShape::of(shape) }),
                false => {}
            }
        }
        if buildings.len() - first < MIN_BUILDINGS {
            for place in lattice(4 * LATTICE) {
                let step = 1.0 / LATTICE as f32;
                let apart = |other: &Building| box_distance(other.place, place) >= step;
                if is_free(plan, city, &clearance, place) && buildings.iter().all(apart) {
                    let shape = BuildingShape::of(dice.next());
                    buildings.push(Building { place, shape });
                }
            }
        }
    }
    buildings.extend(in_structure(kind, plan, &mut dice));
    plan.buildings = buildings;
}

/// Every place where a building could stand.
fn lattice(steps: usize) -> impl Iterator<Item = Vec2> {
    let share = move |step: usize| step as f32 / steps as f32;
    (1..steps).flat_map(move |y| (1..steps).map(move |x| at(share(x), share(y))))
}

/// Upright boxes: the larger of the two distances counts.
fn box_distance(one: Vec2, other: Vec2) -> f32 {
    (one.x - other.x).abs().max((one.y - other.y).abs())
}

fn is_free(plan: &TilePlan, city: &City, clearance: &FreeSpace, place: Vec2) -> bool {
    let gates = plan.roads.iter().filter_map(|road| road.gate);
    clearance.at(place) >= ROOM
        && plan.anchors[usize::from(city.segment)].distance(place) >= FROM_ANCHOR
        && gates.into_iter().all(|(gate, _)| gate.distance(place) >= FROM_GATE)
        && plan.landmarks.iter().all(|sign| sign.place.distance(place) >= sign.reach() + 0.075)
        && city.pennants.iter().all(|&other| box_distance(other, place) >= FROM_PENNANT)
        && city.cathedral.is_none_or(|other| other.distance(place) >= FROM_CATHEDRAL)
        && city.hall.is_none_or(|hall| box_distance(hall.place, place) >= FROM_HALL)
        && city.streets.iter().all(|street| distance_to(street, place) >= FROM_STREET)
}

/// From the middle of each edge of the city, and from each gate in its wall, to the figure's place.
fn streets(kind: &TileKind, plan: &TilePlan, city: &City) -> Vec<Vec<Vec2>> {
    let hub = plan.anchors[usize::from(city.segment)];
    let sides = kind.segments[usize::from(city.segment)].sides;
    let from_edges = Side::ALL.into_iter().filter(|&side| sides.contains(side)).map(|side| {
        let from = middle(side);
        bezier(from, from.plus(inward(side), 0.5 * from.distance(hub)), hub, hub)
    });
    let own = |gate: &Vec2| city.walls.iter().any(|wall| distance_to(wall, *gate) < 0.02);
    let gates = plan.roads.iter().filter_map(|road| road.gate);
    let from_gates = gates.filter(|(gate, _)| own(gate)).map(|(gate, into)| {
        let from = gate.plus(into, BEHIND_WALL);
        bezier(from, from.plus(into, 0.5 * from.distance(hub)), hub, hub)
    });
    // On a winding city a street would leave it.
    let within = |street: &Vec<Vec2>| {
        let seen = (1..10).map(|step| along(street, step as f32 / 10.0).0);
        seen.into_iter().all(|point| plan.ground.belongs(point, city.segment))
    };
    let streets: Vec<Vec<Vec2>> = from_edges.chain(from_gates).filter(within).collect();
    // One alone leads nowhere.
    if streets.len() > 1 { streets } else { Vec::new() }
}

/// Where a hall of this size stands: away from everything that matters.
fn hall(plan: &TilePlan, city: &City, clearance: &FreeSpace, size: f32) -> Option<Hall> {
    let anchor = plan.anchors[usize::from(city.segment)];
    let worth = |&(point, clear): &(Vec2, f32)| {
        let streets = city.streets.iter().map(|street| distance_to(street, point));
        // What a smaller hall saves is half its width.
        let less = HALL_ROOM * (1.0 - size);
        let pennant = HALL_FROM_PENNANT - less;
        let sign = |sign: &PlacedLandmark| sign.reach() + HALL_FROM_SIGN - less;
        let room = clear >= HALL_ROOM * size
            && anchor.distance(point) >= HALL_FROM_ANCHOR - less
            && city.pennants.iter().all(|&other| box_distance(other, point) >= pennant)
            && plan.landmarks.iter().all(|other| other.place.distance(point) >= sign(other));
        // Beside a street, not on it.
        room.then(|| streets.fold(0.16, f32::min) - 0.1 * (point.x + point.y))
    };
    let worthy = clearance.points().filter_map(|point| Some((point.0, worth(&point)?)));
    let best = worthy.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map(|(point, _)| Hall { place: snapped(point, 32.0), size })
}

/// The nearest point of a lattice with this many steps to an edge.
pub(super) fn snapped(point: Vec2, steps: f32) -> Vec2 {
    at((point.x * steps).round() / steps, (point.y * steps).round() / steps)
}

/// Houses within a structure, which belong to no segment.
fn in_structure(kind: &TileKind, plan: &TilePlan, dice: &mut TileRandom) -> Vec<Building> {
    let (Some(block), Some((column, row))) = (&plan.block, kind.in_block) else {
        return Vec::new();
    };
    let Some(is_home) = block.structure.is_home else {
        return Vec::new();
    };
    let step = 1.0 / LATTICE as f32;
    let mut houses: Vec<Building> = Vec::new();
    for _ in 0..TRIES {
        let place = snapped(dice.point(), 2.0 * LATTICE as f32);
        let shape = BuildingShape::of(dice.next());
        let whole = at(place.x + f32::from(column), place.y + f32::from(row));
        let rim = [place.x, place.y, 1.0 - place.x, 1.0 - place.y];
        let free = rim.into_iter().all(|rim| rim > 0.06)
            && inside(&block.area, place)
            && distance_to(&block.wall, place) > 0.12
            && is_home(whole)
            && houses.iter().all(|other| box_distance(other.place, place) >= step);
        if free {
            houses.push(Building { place, shape });
        }
    }
    houses
}

impl BuildingShape {
    /// The shape for a number between 0 and 1.
    fn of(chance: f32) -> Self {
        [Self::Cottage, Self::Gable, Self::Cottage, Self::Workshop, Self::Tall]
            [((chance * 97.0) as usize) % 5]
    }
}

impl Hall {
    /// Two opposite corners of the part of the tile that it changes: where buildings give way, and
    /// what these would cover.
    pub fn corners(self) -> [Vec2; 2] {
        let half = CLEARED * self.size + ROOM + 0.03;
        [at(self.place.x - half, self.place.y - half), at(self.place.x + half, self.place.y + half)]
    }

    /// Whether what stands there gives way to it.
    pub fn clears(&self, place: Vec2) -> bool {
        box_distance(self.place, place) < CLEARED * self.size
    }
}

impl City {
    /// Whether its figure stands on a square where streets meet.
    pub fn has_square(&self) -> bool {
        !self.streets.is_empty() && self.cathedral.is_none()
    }
}

/// Half the width of a street: [`weight::STREET`] is all of it.
const _: () = assert!(weight::STREET / 2.0 + 0.05 < FROM_STREET);

#[cfg(test)]
mod tests {
    use rules::{SegmentKind, catalog};

    use super::*;

    #[test]
    fn streets_reach_the_edges_of_their_city_and_no_building_stands_on_them() {
        let mut number = 0;
        for kind in catalog().kinds() {
            let plan = TilePlan::of(kind);
            for city in &plan.cities {
                for street in &city.streets {
                    number += 1;
                    let seen = |point: &Vec2| plan.ground.belongs(*point, city.segment);
                    assert!(street[2..].iter().all(seen), "{kind:?}");
                    for building in &plan.buildings {
                        let apart = distance_to(street, building.place);
                        assert!(apart >= FROM_STREET, "{kind:?}: {apart}");
                    }
                }
            }
        }
        assert!(number > 200, "{number} streets");
    }

    #[test]
    fn large_cities_have_a_hall_and_small_ones_do_not() {
        let named = |id| TilePlan::of(rules::KindId::named(id).expect("a tile of the base game"));
        for id in ["base/C", "base/Q", "base/R", "base/S", "base/T"] {
            assert!(named(id).cities[0].hall.is_some(), "{id}");
        }
        for kind in catalog().kinds() {
            for city in &TilePlan::of(kind).cities {
                let segment = &kind.kind().segments[usize::from(city.segment)];
                assert_eq!(segment.kind, SegmentKind::City);
                assert!(city.hall.is_none() || segment.sides.len() >= LARGE, "{kind:?}");
            }
        }
    }
}
