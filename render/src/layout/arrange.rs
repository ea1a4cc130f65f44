//! Arranges everything that stands on one tile: each thing stands as near to its own place as it
//! can without hiding others, the signs of the tile or a whole segment, and without crossing the
//! tile's border; where there is no room, it is smaller. A pure function of what stands there, so
//! results are cached.

use std::sync::{Arc, LazyLock};

use canvas::{Bytes, Cache};
use rules::{KindId, Rotation};

use super::floor::{Floor, GroundPart, has};
use super::footprint::{CELLS, Covered, Footprint, TileCells};
use crate::art::SpriteKey;
use crate::expansions::costume;
use crate::plan::{Vec2, at};

/// Sizes, relative to the full one, in the order in which they are tried, and how bad they are.
pub(crate) const SIZES: [(f32, f32); 5] =
    [(1.0, 0.0), (0.88, 0.28), (0.78, 0.60), (0.68, 1.00), (0.58, 1.50)];
/// How many of them a thing may have that counts as two: it does not become as small as another.
const LARGE_SIZES: usize = 3;
/// How bad it is to hide all of another thing: for each share of it so much, and so much more if it is
/// all.
const ON_OTHER: f32 = 5.0;
const ALL_OF_OTHER: f32 = 10.0;
/// How bad it is to cross the border at all, to stand beyond it, to hide more than [`MUCH`] of a segment
/// and, in addition, more than [`NEARLY_ALL`] of it, to hide a sign, and to be one tile away from one's
/// place.
const ACROSS: f32 = 1.5;
const BEYOND: f32 = 25.0;
const ON_SEGMENT: f32 = 4.0;
const MUCH: f32 = 0.75;
const ALL_OF_SEGMENT: f32 = 6.0;
const NEARLY_ALL: f32 = 0.9;
const ON_SIGN: f32 = 2.0;
const AWAY: f32 = 0.9;
/// How bad it is to be on other ground than one's own, or in several parts.
const OFF_HOME: f32 = 1.2;
const IN_PARTS: f32 = 0.7;
/// How bad it is for a piece to leave its segment, and if what it stays beside shows where it belongs.
const ASTRAY: f32 = 2.0;
const ASTRAY_BESIDE: f32 = 0.3;
/// Nothing moves or shrinks to become only so much better.
const CONTENT: f32 = 0.12;
/// Rounds after which everything stays where it is.
const ROUNDS: usize = 3;
/// Maximum number of places that are tried for one thing, and the steps to a better one next to the
/// best of them, in cells.
const TRIES: usize = 64;
const STEPS: [i32; 4] = [4, 2, 1, 1];
/// How far a place is from the border of its segment, in cells; less where there is none.
const DEPTHS: [usize; 3] = [4, 3, 2];
/// How far a place may be beyond its segment, in cells, if nothing in it is within the tile, or if
/// several figures share it and it has less than so many times their size; and if even the smallest
/// one would hide most of it.
const SLACK: usize = 4;
const CROWDED: f32 = 1.5;
const SMALL_SLACK: usize = 8;
const SMALL: f32 = 1.2;
/// How far from a sign several figures may be, as a share of the tile.
const AROUND_SIGN: f32 = 0.2;
/// Maximum number of further places within the tile that are tried.
const INNER_TRIES: usize = 12;
/// If a segment is as large as a figure, less than this share of the figure on it is too little.
const AT_HOME: f32 = 0.9;
/// The margin that pieces keep from the tile's border, in cells, and the distance of their places.
const MARGIN: usize = 4;
const PIECE_STEP: usize = 5;
/// The distance within which a thing is beside another, in cells.
const BESIDE: f32 = 24.0;
/// Maximum size of the cache in bytes.
const CACHE_BYTES: usize = 1 << 21;

/// A cell of a tile, or near to it.
pub(super) type Cell = (i32, i32);

/// A thing that can be moved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct MovableThing {
    /// Its sprite for tiles of [`CELLS`] pixels.
    pub key: SpriteKey,
    /// Where it stands if nothing is in the way.
    pub place: Cell,
    /// Its segment.
    pub home: Option<u8>,
    /// Whether it may leave its segment where that has no room, as a piece may, but no figure.
    pub strays: bool,
    /// The number of the thing that it stays beside.
    pub beside: Option<usize>,
}

/// A tile with everything on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct CrowdedTile {
    pub kind: KindId,
    pub rotation: Rotation,
    /// What cannot be moved, with its place, which may be on another tile.
    pub fixed: Vec<(SpriteKey, Cell)>,
    /// What can be moved: what is more important comes first.
    pub movers: Vec<MovableThing>,
}

/// The place of a thing, and the number of its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SettledThing {
    pub place: Cell,
    pub size: usize,
}

/// The places of a tile's movable things.
pub(super) struct Arrangement(pub Vec<SettledThing>);

impl Bytes for Arrangement {
    fn bytes(&self) -> usize {
        // The key has as many things, each larger.
        size_of::<Self>()
            + 128
            + self.0.len() * (size_of::<SettledThing>() + 2 * size_of::<MovableThing>())
    }
}

/// Arranges a tile, or remembers how.
pub(super) fn arrange(tile: CrowdedTile) -> Arc<Arrangement> {
    static KNOWN: LazyLock<Cache<CrowdedTile, Arrangement>> =
        LazyLock::new(|| Cache::new(CACHE_BYTES));
    KNOWN.get(tile, |tile| Arrangement(Arranger::of(tile).arrange()))
}

struct Arranger<'a> {
    tile: &'a CrowdedTile,
    floor: Arc<Floor>,
    fixed: Vec<Covered>,
    /// The footprints of each movable thing, in all sizes.
    prints: Vec<[Arc<Footprint>; SIZES.len()]>,
    /// The ground of each movable thing that has to stay on its segment.
    homes: Vec<Option<HomeGround>>,
}

/// Where a thing may stand that stays on its segment.
struct HomeGround {
    cells: TileCells,
    /// Those at which all of it is on the tile, by size.
    inner: [TileCells; SIZES.len()],
}

impl HomeGround {
    fn of(cells: TileCells, prints: &[Arc<Footprint>], slack: usize) -> Self {
        let inner = |cells: &TileCells| {
            let mut inner = [[0; CELLS]; SIZES.len()];
            for (inner, print) in inner.iter_mut().zip(prints) {
                *inner = both(cells, &print.inner());
            }
            inner
        };
        let is_empty = |cells: &TileCells| cells.iter().all(|row| *row == 0);
        let own = inner(&cells);
        if slack == 0 && !own.iter().all(is_empty) {
            return Self { cells, inner: own };
        }
        let cells = (0..slack.max(SLACK)).fold(cells, |cells, _| grown(&cells));
        Self { inner: inner(&cells), cells }
    }
}

/// What one thing is to avoid.
struct Surroundings<'a> {
    mover: &'a MovableThing,
    others: Vec<&'a Covered>,
    /// What the others cover together, and how much of each segment that is.
    crowd: TileCells,
    hidden: Vec<u32>,
    /// The place of what it stays beside.
    beside: Option<Cell>,
}

impl<'a> Arranger<'a> {
    fn of(tile: &'a CrowdedTile) -> Self {
        let sizes = |mover: &MovableThing| {
            SIZES.map(|(share, _)| Footprint::of(resized(&mover.key, CELLS as u16, share)))
        };
        let fixed = tile.fixed.iter();
        let fixed = fixed.map(|(key, place)| Footprint::of(key.clone()).at(*place));
        let floor = Floor::of(tile.kind, tile.rotation);
        let prints: Vec<[Arc<Footprint>; SIZES.len()]> = tile.movers.iter().map(sizes).collect();
        let home = |(mover, own_prints): (&MovableThing, &[Arc<Footprint>; SIZES.len()])| {
            let own = mover.home.filter(|_| !mover.strays)?;
            let home = floor.segments.get(usize::from(own))?;
            let there = tile.movers.iter().zip(&prints).filter(|(it, _)| it.home == Some(own));
            let (number, size) = there
                .fold((0, 0), |(number, size), (_, prints)| (number + 1, size + prints[0].size));
            let is_crowded = number > 1 && (home.size as f32) < CROWDED * size as f32;
            // What is only a sign has no ground of its own.
            let cells = match home.size {
                0 if is_crowded => GroundPart::disc(middle_of(mover.place), AROUND_SIGN).cells,
                _ => home.cells,
            };
            let own_prints = &own_prints[..self::sizes(&mover.key)];
            let least = own_prints.iter().map(|print| print.size).min().unwrap_or(0);
            let is_small = (home.size as f32) < SMALL * least as f32;
            let slack = match home.size {
                1.. if is_small => SMALL_SLACK,
                _ if is_crowded => SLACK,
                _ => 0,
            };
            Some(HomeGround::of(cells, own_prints, slack))
        };
        let homes = tile.movers.iter().zip(&prints).map(home).collect();
        Self { tile, floor, fixed: fixed.collect(), prints, homes }
    }

    /// Things find their places one after the other, then again until each is content.
    fn arrange(&self) -> Vec<SettledThing> {
        let mut settled: Vec<SettledThing> = Vec::new();
        let mut covered: Vec<Covered> = Vec::new();
        for number in 0..self.tile.movers.len() {
            let place = self.tile.movers[number].place;
            let own = self.settle(number, SettledThing { place, size: 0 }, &settled, &covered);
            settled.push(own);
            covered.push(self.prints[number][own.size].at(own.place));
        }
        for _ in 1..ROUNDS {
            let before = settled.clone();
            for number in 0..settled.len() {
                let own = self.settle(number, settled[number], &settled, &covered);
                settled[number] = own;
                covered[number] = self.prints[number][own.size].at(own.place);
            }
            if settled == before {
                break;
            }
        }
        settled
    }

    /// The place of one thing, given that it and others stand somewhere.
    fn settle(
        &self,
        number: usize,
        now: SettledThing,
        settled: &[SettledThing],
        covered: &[Covered],
    ) -> SettledThing {
        let mover = &self.tile.movers[number];
        let others = covered.iter().enumerate().filter(|(other, _)| *other != number);
        let others: Vec<&Covered> = self.fixed.iter().chain(others.map(|(_, it)| it)).collect();
        let beside = mover.beside.and_then(|other| settled.get(other)).map(|other| other.place);
        let around = Surroundings::of(mover, others, beside, &self.floor);
        let home = SettledThing { place: mover.place, size: 0 };
        let print = |it: SettledThing| &self.prints[number][it.size];
        let own = print(home).at(home.place);
        let is_beside = mover.home.and_then(|home| self.floor.segments.get(usize::from(home)));
        let is_beside = is_beside.is_some_and(|home| {
            let on = own.shared(&home.cells) as f32 / own.size as f32;
            !mover.strays && home.size >= own.size && on < AT_HOME
        });
        if !is_beside && around.harm(&self.floor, &own, f32::INFINITY) < CONTENT {
            return home;
        }
        let cost = |it: SettledThing, most: f32| around.cost(&self.floor, print(it), it, most);
        let mut best = (cost(home, f32::INFINITY), home);
        let try_at = |it: SettledThing, margin: f32, best: &mut (f32, SettledThing)| {
            let cost = cost(it, best.0 - margin);
            if cost < best.0 - margin {
                *best = (cost, it);
            }
        };
        try_at(now, CONTENT, &mut best);
        let places = self.places(mover);
        for size in 0..sizes(&mover.key) {
            let here = best.1.place;
            let inner =
                self.homes[number].iter().flat_map(|home| some(&home.inner[size], INNER_TRIES));
            let inner: Vec<Cell> = inner.collect();
            for &place in places.iter().chain(&inner).chain([&mover.place, &here]) {
                // Only something clearly better is worth leaving one's place for.
                let margin = if best.1 == home { CONTENT } else { 0.0 };
                try_at(SettledThing { place, size }, margin, &mut best);
            }
            for step in STEPS {
                let (x, y) = best.1.place;
                for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let place = (x + right * step, y + down * step);
                    if best.1 != home && self.is_at_home(number, place) {
                        try_at(SettledThing { place, size }, 0.0, &mut best);
                    }
                }
            }
        }
        best.1
    }

    /// Whether a thing may stand there.
    fn is_at_home(&self, number: usize, place: Cell) -> bool {
        self.homes[number].as_ref().is_none_or(|home| has(&home.cells, place))
    }

    /// The places to try.
    fn places(&self, mover: &MovableThing) -> Vec<Cell> {
        let mut places = Vec::new();
        if let Some(home) = mover.home.and_then(|home| self.floor.segments.get(usize::from(home))) {
            let inside = DEPTHS.iter().map(|&depth| home.inside(depth));
            let inside = inside.into_iter().find(|inside| inside.iter().any(|row| *row != 0));
            places.extend(some(&inside.unwrap_or(home.cells), TRIES));
        }
        if mover.home.is_none() || mover.strays {
            let steps = || (PIECE_STEP..CELLS - PIECE_STEP).step_by(PIECE_STEP);
            places.extend(steps().flat_map(|y| steps().map(move |x| (x as i32, y as i32))));
        }
        places
    }
}

impl<'a> Surroundings<'a> {
    fn of(
        mover: &'a MovableThing,
        others: Vec<&'a Covered>,
        beside: Option<Cell>,
        floor: &Floor,
    ) -> Self {
        let mut crowd = [0; CELLS];
        for other in &others {
            crowd.iter_mut().zip(&other.cells).for_each(|(row, other)| *row |= other);
        }
        let hidden = |area: &GroundPart| match others.is_empty() {
            true => 0,
            false => crowd.iter().zip(&area.cells).map(|(a, b)| (a & b).count_ones()).sum(),
        };
        let hidden = floor.segments.iter().map(hidden).collect();
        Self { mover, others, crowd, hidden, beside }
    }

    /// How bad a place is; if it is worse than `most`, anything above that.
    fn cost(&self, floor: &Floor, print: &Footprint, it: SettledThing, most: f32) -> f32 {
        let far = |(x, y): Cell| {
            let (right, down) = ((it.place.0 - x) as f32, (it.place.1 - y) as f32);
            (right * right + down * down).sqrt()
        };
        let away = match self.beside {
            Some(place) => (far(place) - BESIDE).max(0.0) + 0.2 * far(self.mover.place),
            None => far(self.mover.place),
        };
        let cost = SIZES[it.size].1 + AWAY * away / CELLS as f32;
        if cost >= most {
            return cost;
        }
        let own = print.at(it.place);
        let on = |area: &GroundPart| own.shared(&area.cells) as f32 / own.size as f32;
        let cost = cost
            + match self.mover.home.and_then(|home| floor.segments.get(usize::from(home))) {
                Some(home) if self.mover.strays && !home.has(it.place) => {
                    self.astray() + OFF_HOME * (1.0 - on(home))
                }
                Some(home) => OFF_HOME * (1.0 - on(home)),
                None => 0.0,
            };
        if cost >= most { cost } else { cost + self.harm(floor, &own, most - cost) }
    }

    /// How bad it is to leave its segment.
    fn astray(&self) -> f32 {
        if self.beside.is_some() { ASTRAY_BESIDE } else { ASTRAY }
    }

    /// How much harm a thing does that covers this; if it is more than `most`, anything above that.
    fn harm(&self, floor: &Floor, own: &Covered, most: f32) -> f32 {
        let all = own.size as f32;
        let margin = if self.mover.home.is_some() { 0 } else { MARGIN };
        let mut harm = BEYOND * (1.0 - within(own, margin) as f32 / all);
        if within(own, 0) < own.size {
            harm += ACROSS;
        }
        let hidden = |other: &&Covered| {
            let share = own.shared(&other.cells) as f32 / all.min(other.size as f32);
            share * (ON_OTHER + ALL_OF_OTHER * share)
        };
        if harm < most {
            harm += self.others.iter().map(hidden).sum::<f32>();
        }
        if harm < most && self.mover.home.is_none() {
            let on = |area: &GroundPart| own.shared(&area.cells) as f32 / all;
            harm += IN_PARTS * (1.0 - floor.segments.iter().map(on).fold(0.0, f32::max));
        }
        if harm < most { harm + self.hidden_ground(floor, own) } else { harm }
    }

    /// How bad it is to hide what is printed below.
    fn hidden_ground(&self, floor: &Floor, own: &Covered) -> f32 {
        let mut bad = 0.0;
        for (segment, hidden) in floor.segments.iter().zip(&self.hidden) {
            // Much of a large one is seen whatever is there.
            if hidden + own.size > (MUCH * segment.size as f32) as u32 && segment.size > 0 {
                let rows = own.beside(&self.crowd).zip(own.beside(&segment.cells));
                let more = rows.map(|((own, crowd), (_, it))| (own & !crowd & it).count_ones());
                let more = more.sum::<u32>();
                let share = (hidden + more) as f32 / segment.size as f32;
                let much = if more > 0 { (share - MUCH).max(0.0) } else { 0.0 };
                bad += ON_SEGMENT * (much / (1.0 - MUCH)).powi(2);
                bad += if more > 0 && share > NEARLY_ALL { ALL_OF_SEGMENT } else { 0.0 };
            }
        }
        for sign in floor.signs.iter().filter(|sign| sign.size > 0) {
            // Whoever stands on a sign belongs there.
            if !sign.has(self.mover.place) {
                bad += ON_SIGN * own.shared(&sign.cells) as f32 / sign.size as f32;
            }
        }
        bad
    }
}

/// How many sizes a thing may have.
pub(super) fn sizes(key: &SpriteKey) -> usize {
    match key {
        SpriteKey::Figure { kind, .. } if costume(*kind).height > 1.2 => LARGE_SIZES,
        _ => SIZES.len(),
    }
}

/// The middle of a cell, as shares of the tile.
fn middle_of((x, y): Cell) -> Vec2 {
    let part = |index: i32| (index as f32 + 0.5) / CELLS as f32;
    at(part(x), part(y))
}

/// The same sprite for tiles of `px`, or smaller.
pub(super) fn resized(key: &SpriteKey, px: u16, share: f32) -> SpriteKey {
    let own = (f32::from(px) * share).round() as u16;
    match key.clone() {
        SpriteKey::Figure { kind, colour, lying, .. } => {
            SpriteKey::Figure { kind, colour, lying, px: own }
        }
        SpriteKey::Piece { shape, colour, .. } => SpriteKey::Piece { shape, colour, px: own },
        other => other,
    }
}

/// How many cells are on the tile, so far from its border.
fn within(own: &Covered, margin: usize) -> u32 {
    let columns = (u64::MAX << margin) & (u64::MAX >> margin);
    let rows = own.rows.start.max(margin)..own.rows.end.min(CELLS - margin);
    let rows = own.cells.get(rows).unwrap_or_default();
    rows.iter().map(|row| (row & columns).count_ones()).sum()
}

/// The cells of a set, row by row.
fn cells(set: &TileCells) -> Vec<Cell> {
    let rows = set.iter().zip(0..);
    rows.flat_map(|(row, y)| (0..64).filter(move |x| row >> x & 1 != 0).map(move |x| (x, y)))
        .collect()
}

/// At most so many of the cells of a set, evenly spread.
fn some(set: &TileCells, most: usize) -> impl Iterator<Item = Cell> + use<> {
    let cells = cells(set);
    let step = cells.len().div_ceil(most).max(1);
    cells.into_iter().step_by(step)
}

/// The cells that are in both sets.
fn both(one: &TileCells, other: &TileCells) -> TileCells {
    std::array::from_fn(|y| one[y] & other[y])
}

/// A set with the cells beside it.
fn grown(set: &TileCells) -> TileCells {
    let row = |y: usize| set.get(y).copied().unwrap_or(0);
    std::array::from_fn(|y| {
        row(y) | row(y) << 1 | row(y) >> 1 | row(y.wrapping_sub(1)) | row(y + 1)
    })
}
