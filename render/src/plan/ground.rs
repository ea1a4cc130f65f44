//! Which segment owns which part of a tile: a coarse map of the plan. Fields are the connected
//! parts left between everything else, so the map also proves that fields which are separate in the
//! rules are separate in the drawing.

use canvas::geometry::{CENTRE, Vec2, distance_to};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use rules::{Halves, Rotation, SegmentKind, TileKind};

use super::cells::{CellSet, GRID, cell_of, centre_of};
use super::curve::half_middle;
use super::{TilePlan, ways, weight};

const SIDE: u32 = GRID as u32;
/// Owner of parts without a segment: walls, villages, rivers.
const NOBODY: u8 = u8::MAX;
/// Not decided yet.
const OPEN: u8 = u8::MAX - 1;

/// The map.
#[derive(Debug, Default)]
pub struct Ground {
    owners: GrayImage,
    joined: bool,
    cut: bool,
}

/// The distance of each cell of a segment from the rest of the tile.
pub struct FreeSpace(Vec<f32>);

impl Ground {
    pub(super) fn survey(kind: &TileKind, plan: &TilePlan) -> Self {
        let mut ground = Self { owners: painted(kind, plan), joined: false, cut: false };
        for half in 0..8 {
            if let Some(field) = kind.field_at(half, Rotation::default()) {
                let start = edge_cell(half);
                // A part reached from one half is not claimed again from another.
                let owners = ground.owners.as_raw();
                let begun = owners.contains(&field);
                ground.cut |= begun && owners[start] != field;
                ground.claim(start, field);
            }
        }
        let enclosed = |segment: &rules::Segment| {
            segment.kind == SegmentKind::Field && segment.halves.is_empty()
        };
        for (_, index) in kind.segments.iter().zip(0..).filter(|(segment, _)| enclosed(segment)) {
            match ground.roomiest_open() {
                Some(start) => ground.claim(start, index),
                None => ground.cut = true,
            }
        }
        for owner in ground.owners.iter_mut().filter(|owner| **owner == OPEN) {
            *owner = NOBODY;
        }
        ground
    }

    /// The owner of each cell, row by row.
    pub fn owners(&self) -> &[u8] {
        self.owners.as_raw()
    }

    /// Whether a point belongs to a segment.
    pub fn belongs(&self, point: Vec2, segment: u8) -> bool {
        self.owners.as_raw()[cell_of(point)] == segment
    }

    /// Whether the fields match the rules: separate, and each in one piece.
    pub(super) fn is_sound(&self) -> bool {
        !self.joined && !self.cut
    }

    /// Whether one connected part belongs to two fields: then a separator is missing.
    pub(super) fn joins_two_fields(&self) -> bool {
        self.joined
    }

    /// The distance of a segment's cells from everything else; the tile's edge counts too, but
    /// `beyond` farther away than it is.
    pub fn clearance(&self, segment: u8, beyond: f32) -> FreeSpace {
        let squares = self.cells(segment).squares();
        let clear = |(cell, &square): (usize, &i16)| {
            if square == 0 {
                return 0.0;
            }
            let point = centre_of(cell);
            let rim = [point.x, point.y, 1.0 - point.x, 1.0 - point.y];
            let rim = rim.into_iter().fold(1.0, f32::min);
            (f32::from(square).sqrt() / SIDE as f32).min(rim + beyond)
        };
        FreeSpace(squares.iter().enumerate().map(clear).collect())
    }

    /// The cells of a segment.
    pub(super) fn cells(&self, segment: u8) -> CellSet {
        CellSet::of(&self.owners, |_, &owner| owner == segment)
    }

    /// Whether all halves of a field are still connected if some points are covered.
    pub fn stays_whole(&self, field: u8, halves: Halves, covered: impl Fn(Vec2) -> bool) -> bool {
        let is_free = |cell: usize, &owner: &u8| owner == field && !covered(centre_of(cell));
        let free = CellSet::of(&self.owners, is_free);
        let Some(first) = halves.iter().next() else { return true };
        let part = free.part_around(edge_cell(first));
        halves.iter().all(|half| part.has(edge_cell(half)))
    }

    /// Assigns the connected part around a cell to a field.
    fn claim(&mut self, start: usize, field: u8) {
        match self.owners.as_raw()[start] {
            OPEN => {
                for cell in self.cells(OPEN).part_around(start).iter() {
                    self.owners.as_mut()[cell] = field;
                }
            }
            NOBODY => {}
            owner => self.joined |= owner != field,
        }
    }

    /// The open cell farthest from everything else.
    fn roomiest_open(&self) -> Option<usize> {
        let clearance = self.clearance(OPEN, 0.0).0;
        let cells = (0..clearance.len()).filter(|&cell| self.owners.as_raw()[cell] == OPEN);
        cells.max_by(|&a, &b| clearance[a].total_cmp(&clearance[b]))
    }
}

impl FreeSpace {
    /// The clearance at a point; 0 outside the segment.
    pub fn at(&self, point: Vec2) -> f32 {
        self.0[cell_of(point)]
    }

    /// The same without steps from cell to cell.
    pub fn between(&self, point: Vec2) -> f32 {
        let lower = |part: f32| {
            let part = (part * GRID as f32 - 0.5).clamp(0.0, (GRID - 1) as f32);
            (part as usize, (part as usize + 1).min(GRID - 1), part.fract())
        };
        let ((left, right, x), (above, below, y)) = (lower(point.x), lower(point.y));
        let row = |row: usize| {
            let [left, right] = [left, right].map(|column| self.0[row * GRID + column]);
            left + (right - left) * x
        };
        row(above) + (row(below) - row(above)) * y
    }

    /// The points of the segment with their clearances.
    pub fn points(&self) -> impl Iterator<Item = (Vec2, f32)> {
        let cells = self.0.iter().enumerate();
        cells.filter(|&(_, &clear)| clear > 0.0).map(|(cell, &clear)| (centre_of(cell), clear))
    }
}

/// The cell at the middle of a half-edge.
fn edge_cell(half: usize) -> usize {
    cell_of(half_middle(half).towards(CENTRE, 0.02))
}

/// The owners before the fields are flood-filled; later painting covers earlier.
fn painted(kind: &TileKind, plan: &TilePlan) -> GrayImage {
    let mut owners = GrayImage::from_pixel(SIDE, SIDE, Luma([OPEN]));
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
    // Later cities of the table lie over earlier ones.
    for city in &plan.cities {
        fill(&mut owners, &city.area, city.segment);
    }
    if let Some(block) = &plan.block {
        fill(&mut owners, &block.area, NOBODY);
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

fn stamp_buildings(owners: &mut GrayImage, kind: &TileKind, plan: &TilePlan) {
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
    for sign in &plan.landmarks {
        stamp(owners, &[sign.place, sign.place], sign.reach(), NOBODY);
    }
}

/// Assigns the cells of a polygon to an owner.
fn fill(owners: &mut GrayImage, polygon: &[Vec2], owner: u8) {
    let cell = |share: f32| (share * SIDE as f32).floor() as i32;
    let corners =
        polygon.iter().map(|point| imageproc::point::Point::new(cell(point.x), cell(point.y)));
    draw_polygon_mut(owners, &corners.collect::<Vec<_>>(), Luma([owner]));
}

/// Assigns the cells within `reach` of a polyline to an owner.
fn stamp(owners: &mut GrayImage, line: &[Vec2], reach: f32, owner: u8) {
    let range = |a: f32, b: f32| {
        let cell = |share: f32| (share * GRID as f32).clamp(0.0, GRID as f32 - 1.0) as usize;
        cell(a.min(b) - reach)..=cell(a.max(b) + reach)
    };
    for piece in line.windows(2) {
        for y in range(piece[0].y, piece[1].y) {
            for x in range(piece[0].x, piece[1].x) {
                if distance_to(piece, centre_of(y * GRID + x)) < reach {
                    owners.put_pixel(x as u32, y as u32, Luma([owner]));
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
