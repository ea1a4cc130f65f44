//! Which segment owns which part of a tile: a coarse map of the plan. Fields are what is left
//! between everything else, found by flooding; so the map also proves that what the rules call
//! two fields is parted in the drawing.

use rules::{Halves, Rotation, SegmentKind, TileKind};

use super::curve::{CENTRE, Point, at, distance_to, half_middle, inside};
use super::{Plan, ways, weight};

/// Cells of the map along one edge.
const GRID: usize = 64;
/// Owner of what belongs to no segment: walls, villages, rivers.
const NOBODY: u8 = u8::MAX;
/// Not decided yet.
const OPEN: u8 = u8::MAX - 1;

/// The map.
#[derive(Debug, Default)]
pub struct Ground {
    owners: Vec<u8>,
    joined: bool,
}

/// How far each cell of a segment is from the rest of the tile.
pub struct Clearance(Vec<f32>);

impl Ground {
    pub(super) fn survey(kind: &TileKind, plan: &Plan) -> Self {
        let mut ground = Self { owners: painted(kind, plan), joined: false };
        for half in 0..8 {
            if let Some(field) = kind.field_at(half, Rotation::default()) {
                let start = half_middle(half).towards(CENTRE, 0.02);
                ground.flood(cell_of(start), field);
            }
        }
        let enclosed = |segment: &rules::Segment| {
            segment.kind == SegmentKind::Field && segment.halves.is_empty()
        };
        for (_, index) in kind.segments.iter().zip(0..).filter(|(segment, _)| enclosed(segment)) {
            if let Some(start) = ground.roomiest_open() {
                ground.flood(start, index);
            }
        }
        for owner in ground.owners.iter_mut().filter(|owner| **owner == OPEN) {
            *owner = NOBODY;
        }
        ground
    }

    /// Whether a point belongs to a segment.
    pub fn belongs(&self, point: Point, segment: u8) -> bool {
        self.owners[cell_of(point)] == segment
    }

    /// Whether a flood from one field met another: something that parts them is missing.
    pub(super) fn joins_two_fields(&self) -> bool {
        self.joined
    }

    /// How far the cells of a segment are from everything else; the tile's edge counts too, but
    /// `beyond` farther away than it is.
    pub fn clearance(&self, segment: u8, beyond: f32) -> Clearance {
        let own = |cell: usize| self.owners[cell] == segment;
        let first = |cell: usize| {
            let point = centre_of(cell);
            let rim = [point.x, point.y, 1.0 - point.x, 1.0 - point.y];
            let rim = rim.into_iter().fold(1.0, f32::min);
            if own(cell) { rim + beyond } else { 0.0 }
        };
        Clearance(spread((0..GRID * GRID).map(first).collect()))
    }

    /// Whether all halves of a field can still be reached from each other when some points are
    /// covered.
    pub fn stays_whole(&self, field: u8, halves: Halves, covered: impl Fn(Point) -> bool) -> bool {
        let mut rest = Self { owners: self.owners.clone(), joined: false };
        for (cell, owner) in rest.owners.iter_mut().enumerate() {
            if *owner == field {
                *owner = if covered(centre_of(cell)) { NOBODY } else { OPEN };
            }
        }
        let starts: Vec<usize> =
            halves.iter().map(|half| cell_of(half_middle(half).towards(CENTRE, 0.02))).collect();
        let Some(&first) = starts.first() else {
            return true;
        };
        rest.flood(first, field);
        starts.iter().all(|&start| rest.owners[start] == field)
    }

    fn flood(&mut self, start: usize, field: u8) {
        if self.owners[start] != OPEN {
            self.joined |= self.owners[start] != field && self.owners[start] != NOBODY;
            return;
        }
        let mut open = vec![start];
        self.owners[start] = field;
        while let Some(cell) = open.pop() {
            for next in neighbours(cell) {
                if self.owners[next] == OPEN {
                    self.owners[next] = field;
                    open.push(next);
                }
            }
        }
    }

    /// The open cell that is farthest from everything else.
    fn roomiest_open(&self) -> Option<usize> {
        let clearance = self.clearance(OPEN, 0.0).0;
        let cells = (0..GRID * GRID).filter(|&cell| self.owners[cell] == OPEN);
        cells.max_by(|&a, &b| clearance[a].total_cmp(&clearance[b]))
    }
}

impl Clearance {
    /// The clearance at a point; 0 outside the segment.
    pub fn at(&self, point: Point) -> f32 {
        self.0[cell_of(point)]
    }

    /// The points of the segment with their clearances.
    pub fn points(&self) -> impl Iterator<Item = (Point, f32)> {
        let cells = self.0.iter().enumerate();
        cells.filter(|&(_, &clear)| clear > 0.0).map(|(cell, &clear)| (centre_of(cell), clear))
    }
}

fn centre_of(cell: usize) -> Point {
    let share = |index: usize| (index as f32 + 0.5) / GRID as f32;
    at(share(cell % GRID), share(cell / GRID))
}

fn cell_of(point: Point) -> usize {
    let index = |share: f32| ((share * GRID as f32) as usize).min(GRID - 1);
    index(point.y) * GRID + index(point.x)
}

fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % GRID, cell / GRID);
    let west = (x > 0).then(|| cell - 1);
    let east = (x + 1 < GRID).then(|| cell + 1);
    let north = (y > 0).then(|| cell - GRID);
    let south = (y + 1 < GRID).then(|| cell + GRID);
    [west, east, north, south].into_iter().flatten()
}

/// Two sweeps of a chamfer: no cell is farther than its neighbour's value and one step.
fn spread(mut far: Vec<f32>) -> Vec<f32> {
    let step = 1.0 / GRID as f32;
    let diagonal = step * std::f32::consts::SQRT_2;
    let get = |far: &[f32], x: isize, y: isize| {
        let grid = GRID as isize;
        let inside = (0..grid).contains(&x) && (0..grid).contains(&y);
        if inside { far[(y * grid + x) as usize] } else { f32::INFINITY }
    };
    for sweep in [1isize, -1] {
        for index in 0..GRID * GRID {
            let cell = if sweep > 0 { index } else { GRID * GRID - 1 - index };
            let (x, y) = ((cell % GRID) as isize, (cell / GRID) as isize);
            let straight = get(&far, x - sweep, y).min(get(&far, x, y - sweep)) + step;
            let slant = get(&far, x - 1, y - sweep).min(get(&far, x + 1, y - sweep)) + diagonal;
            far[cell] = far[cell].min(straight).min(slant);
        }
    }
    far
}

/// The owners before the fields are flooded; what is painted later covers what is below.
fn painted(kind: &TileKind, plan: &Plan) -> Vec<u8> {
    let mut owners = vec![OPEN; GRID * GRID];
    for hedge in &plan.hedges {
        stamp(&mut owners, hedge, weight::HEDGE / 2.0, NOBODY);
    }
    for river in &plan.rivers {
        stamp(&mut owners, &river.line, ways::reach(true), NOBODY);
    }
    for (mouth, _) in plan.roads.iter().filter_map(|road| road.mouth) {
        stamp(&mut owners, &[mouth, mouth], MOUTH_REACH, NOBODY);
    }
    for road in &plan.roads {
        let owner = road.segment.unwrap_or(NOBODY);
        stamp(&mut owners, &road.line, ways::reach(false), owner);
    }
    for spur in &plan.spurs {
        stamp(&mut owners, spur, weight::WALL_CASING / 2.0, NOBODY);
    }
    for (cell, owner) in owners.iter_mut().enumerate() {
        let point = centre_of(cell);
        // The later city of the table lies over the earlier one.
        if let Some(city) = plan.cities.iter().rev().find(|city| inside(&city.area, point)) {
            *owner = city.segment;
        }
        if plan.block.as_ref().is_some_and(|block| inside(&block.area, point)) {
            *owner = NOBODY;
        }
    }
    for wall in plan.cities.iter().flat_map(|city| &city.walls) {
        stamp(&mut owners, wall, weight::WALL_CASING / 2.0, NOBODY);
    }
    for viaduct in &plan.viaducts {
        let owner = viaduct.segment.unwrap_or(NOBODY);
        stamp(&mut owners, &viaduct.line, ways::reach(false) + 0.02, owner);
    }
    if let Some(block) = &plan.block {
        stamp(&mut owners, &block.wall, weight::WALL_CASING / 2.0, NOBODY);
    }
    stamp_buildings(&mut owners, kind, plan);
    owners
}

fn stamp_buildings(owners: &mut [u8], kind: &TileKind, plan: &Plan) {
    if let Some((place, size)) = plan.cloister {
        let is_cloister = |segment: &rules::Segment| segment.kind == SegmentKind::Cloister;
        let index = kind.segments.iter().position(is_cloister);
        let owner = index.map_or(NOBODY, |index| index as u8);
        stamp(owners, &[place, place], CLOISTER_REACH * size, owner);
    }
    for pool in &plan.pools {
        stamp(owners, &[pool.middle, pool.middle], POOL_REACH, NOBODY);
    }
    if let Some(village) = plan.village {
        stamp(owners, &[village, village], weight::VILLAGE, NOBODY);
    }
    for sign in &plan.sights {
        stamp(owners, &[sign.place, sign.place], sign.reach(), NOBODY);
    }
}

/// Gives the cells within `reach` of a polyline to an owner.
fn stamp(owners: &mut [u8], line: &[Point], reach: f32, owner: u8) {
    let range = |a: f32, b: f32| {
        let cell = |share: f32| (share * GRID as f32).clamp(0.0, GRID as f32 - 1.0) as usize;
        cell(a.min(b) - reach)..=cell(a.max(b) + reach)
    };
    for piece in line.windows(2) {
        for y in range(piece[0].y, piece[1].y) {
            for x in range(piece[0].x, piece[1].x) {
                let cell = y * GRID + x;
                if distance_to(piece, centre_of(cell)) < reach {
                    owners[cell] = owner;
                }
            }
        }
    }
}

/// Radius of a cloister's mound.
pub const CLOISTER_REACH: f32 = 0.27;
/// Radius of the mouth of a tunnel.
pub const MOUTH_REACH: f32 = 0.08;
/// Radius of a spring or a lake.
pub const POOL_REACH: f32 = 0.21;
