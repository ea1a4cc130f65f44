//! The ground of a tile as it lies on the table: the cells of its segments, and the signs on it that
//! should stay visible.

use std::sync::{Arc, LazyLock};

use canvas::{Bytes, Cache};
use rules::{KindId, Rotation};

use super::footprint::{CELLS, TileCells};
use crate::landmark::PlacedLandmark;
use crate::plan::{TilePlan, Vec2, at};

/// Radii of the signs that are no landmarks.
const PENNANT: f32 = 0.07;
const INN: f32 = 0.06;
const CHURCH: f32 = 0.14;
const CATHEDRAL: f32 = 0.17;
/// How far the middle of a church is above its place, whatever the rotation.
const CHURCH_ABOVE: f32 = 0.03;

/// Maximum size of the cache in bytes.
const CACHE_BYTES: usize = 1 << 20;

/// The ground.
pub(super) struct Floor {
    /// The cells of each segment; of one that is only a sign, the cells of that.
    pub segments: Vec<GroundPart>,
    /// The cells that belong to no segment: walls, rivers, villages.
    pub nobodys: TileCells,
    /// The signs.
    pub signs: Vec<GroundPart>,
    /// Churches and cathedrals, which those who belong there do not hide either.
    pub churches: Vec<GroundPart>,
}

/// A part of the ground.
pub(super) struct GroundPart {
    pub cells: TileCells,
    pub size: u32,
}

impl GroundPart {
    fn of(cells: TileCells) -> Self {
        Self { cells, size: cells.iter().map(|row| row.count_ones()).sum() }
    }

    /// The cells within this distance of a point.
    pub(super) fn disc(middle: Vec2, reach: f32) -> Self {
        let column = |part: f32| (part * CELLS as f32).round().clamp(0.0, CELLS as f32) as u32;
        let before = |column: u32| 1u64.checked_shl(column).map_or(u64::MAX, |bit| bit - 1);
        Self::of(std::array::from_fn(|y| {
            let down = (y as f32 + 0.5) / CELLS as f32 - middle.y;
            let half = (reach * reach - down * down).max(0.0).sqrt();
            before(column(middle.x + half)) & !before(column(middle.x - half))
        }))
    }

    /// Whether a cell is in it.
    pub(super) fn has(&self, cell: (i32, i32)) -> bool {
        has(&self.cells, cell)
    }

    /// Its cells that are at least so many away from everything else, by rows and by columns.
    pub(super) fn inside(&self, depth: usize) -> TileCells {
        let row = |y: i32| usize::try_from(y).ok().and_then(|y| self.cells.get(y)).copied();
        let narrowed = |row: u64| row & row << depth & row >> depth;
        std::array::from_fn(|y| {
            let (y, depth) = (y as i32, depth as i32);
            let [above, own, below] = [y - depth, y, y + depth].map(|y| row(y).map_or(0, narrowed));
            above & own & below
        })
    }
}

impl Floor {
    /// The ground of a tile with this rotation.
    pub(super) fn of(kind: KindId, rotation: Rotation) -> Arc<Self> {
        static KNOWN: LazyLock<Cache<(KindId, Rotation), Floor>> =
            LazyLock::new(|| Cache::new(CACHE_BYTES));
        KNOWN.get((kind, rotation), |&(kind, rotation)| Self::survey(kind, rotation))
    }

    fn survey(kind: KindId, rotation: Rotation) -> Self {
        let plan = TilePlan::of(kind);
        let kinds = &kind.kind().segments;
        let mut segments = vec![[0; CELLS]; kinds.len()];
        let mut nobodys = [0; CELLS];
        for (cell, &owner) in plan.ground.owners().iter().enumerate() {
            let cells = segments.get_mut(usize::from(owner)).unwrap_or(&mut nobodys);
            let place = centre_of((cell % CELLS, cell / CELLS)).turned(rotation.index());
            let [x, y] = [place.x, place.y].map(|part| (part * CELLS as f32) as usize);
            cells[y] |= 1 << x;
        }
        for ((cells, segment), anchor) in segments.iter_mut().zip(kinds).zip(&plan.anchors) {
            let own = plan.landmarks.iter().find(|sign| sign.place == *anchor);
            if let Some(sign) = own.filter(|_| segment.kind.is_place() && *cells == [0; CELLS]) {
                *cells = GroundPart::disc(anchor.turned(rotation.index()), sign.reach()).cells;
            }
        }
        let signs = plan.landmarks.iter().map(|sign| (sign.place, PlacedLandmark::reach(sign)));
        let pennants = plan.cities.iter().flat_map(|city| &city.pennants);
        let inns = plan.inns.iter().map(|inn| (inn.house, INN));
        let signs = signs.chain(pennants.map(|place| (*place, PENNANT))).chain(inns);
        let church = plan.cloister.map(|(place, size)| (place, CHURCH * size));
        let cathedrals = plan.cities.iter().filter_map(|city| Some((city.cathedral?, CATHEDRAL)));
        let raised = church.into_iter().chain(cathedrals).map(|(place, reach)| {
            let place = place.turned(rotation.index());
            GroundPart::disc(at(place.x, place.y - CHURCH_ABOVE), reach)
        });
        let signs =
            signs.map(|(place, reach)| GroundPart::disc(place.turned(rotation.index()), reach));
        Self {
            segments: segments.into_iter().map(GroundPart::of).collect(),
            nobodys,
            signs: signs.collect(),
            churches: raised.collect(),
        }
    }
}

impl Bytes for Floor {
    fn bytes(&self) -> usize {
        size_of::<Self>()
            + (self.segments.len() + self.signs.len() + self.churches.len())
                * size_of::<GroundPart>()
            + 64
    }
}

/// Whether a cell is in a set.
pub(super) fn has(set: &TileCells, (x, y): (i32, i32)) -> bool {
    let cell = usize::try_from(x).ok().zip(usize::try_from(y).ok());
    cell.is_some_and(|(x, y)| x < CELLS && y < CELLS && set[y] >> x & 1 != 0)
}

/// The middle of a cell.
fn centre_of((x, y): (usize, usize)) -> Vec2 {
    let part = |index: usize| (index as f32 + 0.5) / CELLS as f32;
    at(part(x), part(y))
}
