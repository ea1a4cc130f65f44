//! Which segment owns which part of a tile: a coarse map of the plan. Fields are what is left
//! between everything else, found by flooding; so the map also proves that what the rules call
//! two fields is parted in the drawing.

use rules::{Rotation, SegmentKind, TileKind};

use super::curve::{CENTRE, Point, at, distance_to, half_middle, inside};
use super::{Plan, Way, ways, weight};

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
        let cells = (0..GRID * GRID).map(centre_of);
        let mut ground = Self {
            owners: cells.map(|point| owner(kind, plan, point)).collect(),
            joined: false,
        };
        for half in 0..8 {
            if let Some(field) = kind.field_at(half, Rotation::default()) {
                let start = half_middle(half).towards(CENTRE, 0.02);
                ground.flood(cell_of(start), field);
            }
        }
        let enclosed = |segment: &rules::Segment| {
            segment.kind == SegmentKind::Field && segment.halves.is_empty()
        };
        for (_, index) in kind
            .segments
            .iter()
            .zip(0..)
            .filter(|(segment, _)| enclosed(segment))
        {
            if let Some(start) = ground.roomiest_open() {
                ground.flood(start, index);
            }
        }
        for owner in ground.owners.iter_mut().filter(|owner| **owner == OPEN) {
            *owner = NOBODY;
        }
        ground
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
        cells
            .filter(|&(_, &clear)| clear > 0.0)
            .map(|(cell, &clear)| (centre_of(cell), clear))
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
        if inside {
            far[(y * grid + x) as usize]
        } else {
            f32::INFINITY
        }
    };
    for sweep in [1isize, -1] {
        for index in 0..GRID * GRID {
            let cell = if sweep > 0 {
                index
            } else {
                GRID * GRID - 1 - index
            };
            let (x, y) = ((cell % GRID) as isize, (cell / GRID) as isize);
            let straight = get(&far, x - sweep, y).min(get(&far, x, y - sweep)) + step;
            let slant = get(&far, x - 1, y - sweep).min(get(&far, x + 1, y - sweep)) + diagonal;
            far[cell] = far[cell].min(straight).min(slant);
        }
    }
    far
}

/// Who owns a point before the fields are flooded.
fn owner(kind: &TileKind, plan: &Plan, point: Point) -> u8 {
    let near = |way: &Way, reach: f32| distance_to(&way.line, point) < reach;
    let walls = plan.cities.iter().flat_map(|city| &city.walls);
    if walls
        .into_iter()
        .any(|wall| distance_to(wall, point) < weight::WALL_CASING / 2.0)
    {
        return NOBODY;
    }
    let village = plan
        .village
        .is_some_and(|village| village.distance(point) < weight::VILLAGE);
    let pool = plan
        .pools
        .iter()
        .any(|pool| pool.middle.distance(point) < POOL_REACH);
    if village || pool {
        return NOBODY;
    }
    if let Some(city) = plan.cities.iter().find(|city| inside(&city.area, point)) {
        return city.segment;
    }
    let on_mound = |(place, size): (Point, f32)| place.distance(point) < CLOISTER_REACH * size;
    if plan.cloister.is_some_and(on_mound) {
        let of_kind = |segment: &rules::Segment| segment.kind == SegmentKind::Cloister;
        let index = kind.segments.iter().position(of_kind);
        return index.map_or(NOBODY, |index| index as u8);
    }
    if let Some(road) = plan
        .roads
        .iter()
        .find(|road| near(road, ways::reach(false)))
    {
        return road.segment.unwrap_or(NOBODY);
    }
    let hedge = |line: &Vec<Point>| distance_to(line, point) < weight::HEDGE / 2.0;
    let river = plan
        .rivers
        .iter()
        .any(|river| near(river, ways::reach(true)));
    if river || plan.hedges.iter().any(hedge) {
        NOBODY
    } else {
        OPEN
    }
}

/// Radius of a cloister's mound.
pub const CLOISTER_REACH: f32 = 0.27;
/// Radius of a spring or a lake.
pub const POOL_REACH: f32 = 0.21;
