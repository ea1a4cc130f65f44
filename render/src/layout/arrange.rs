//! Arranges everything that stands on one tile: each thing stands as near to its own place as it
//! can without hiding others, the signs of the tile or a whole segment, and without crossing the
//! tile's border; where there is no room, it is smaller. A pure function of what stands there, so
//! results are cached.

use std::cell::OnceCell;
use std::sync::{Arc, LazyLock};

use canvas::{Bytes, Cache};
use rules::{KindId, Rotation};

use super::floor::{Floor, GroundPart, has};
use super::footprint::{CELLS, Covered, Footprint, TileCells};
use super::home::Home;
use super::pose::{PLAIN, POSES, posed, poses_of};
use crate::art::SpriteKey;

/// How bad it is to hide all of another thing: for each share of it so much, and so much more if it is
/// all.
const ON_OTHER: f32 = 5.0;
const ALL_OF_OTHER: f32 = 10.0;
/// How bad it is to cross the border at all, to stand beyond it, to hide more than [`MUCH`] of a segment
/// and, in addition, more than [`NEARLY_ALL`] of it, to hide a sign or a church, and to be one tile away
/// from one's place.
const ACROSS: f32 = 1.5;
const BEYOND: f32 = 25.0;
const ON_SEGMENT: f32 = 4.0;
const MUCH: f32 = 0.75;
const ALL_OF_SEGMENT: f32 = 6.0;
const NEARLY_ALL: f32 = 0.9;
const ON_SIGN: f32 = 2.0;
const ON_CHURCH: f32 = 6.0;
const AWAY: f32 = 0.9;
/// How bad it is to cross the border for something alone on its tile, which has no need to.
const ACROSS_ALONE: f32 = 4.0;
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
/// Maximum number of further places within the tile that are tried.
const INNER_TRIES: usize = 12;
/// Maximum number of places that are tried for the point of a pin.
const PIN_TRIES: usize = 24;
/// How bad it is if a figure may be taken for one of another segment, and if the pin that should say
/// better points elsewhere.
const MISREAD: f32 = 40.0;
const POINTLESS: f32 = 80.0;
/// How bad it is for a figure with a pin to stand on other ground.
const OFF_HOME_PINNED: f32 = 0.3;
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

/// The place of a thing, and the number of its pose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SettledThing {
    pub place: Cell,
    pub pose: usize,
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
    /// The footprints of each movable thing, in the poses that were tried.
    prints: Vec<[OnceCell<Arc<Footprint>>; POSES.len()]>,
    /// The ground of each movable thing that has to stay on its segment.
    homes: Vec<Option<Home>>,
}

/// What one thing is to avoid.
struct Surroundings<'a> {
    mover: &'a MovableThing,
    home: Option<&'a Home>,
    others: Vec<&'a Covered>,
    /// What the others cover together, and how much of each segment that is.
    crowd: TileCells,
    hidden: Vec<u32>,
    /// The place of what it stays beside.
    beside: Option<Cell>,
}

impl<'a> Arranger<'a> {
    fn of(tile: &'a CrowdedTile) -> Self {
        let print = |mover: &MovableThing, pose: usize| {
            Footprint::of(posed(&mover.key, CELLS as u16, POSES[pose]))
        };
        let fixed = tile.fixed.iter();
        let fixed = fixed.map(|(key, place)| Footprint::of(key.clone()).at(*place));
        let floor = Floor::of(tile.kind, tile.rotation);
        let sizes: Vec<u32> = tile.movers.iter().map(|mover| print(mover, 0).size).collect();
        let home = |mover: &MovableThing| {
            let plain = poses_of(&mover.key).take_while(|pose| *pose < PLAIN);
            let prints: Vec<_> = plain.map(|pose| print(mover, pose)).collect();
            Home::of(tile, &floor, (mover, &prints), &sizes)
        };
        let homes = tile.movers.iter().map(home).collect();
        let prints = tile.movers.iter().map(|_| [const { OnceCell::new() }; POSES.len()]).collect();
        Self { tile, fixed: fixed.collect(), prints, homes, floor }
    }

    /// The footprint of a thing in a pose.
    fn print(&self, number: usize, pose: usize) -> &Footprint {
        let key = &self.tile.movers[number].key;
        self.prints[number][pose]
            .get_or_init(|| Footprint::of(posed(key, CELLS as u16, POSES[pose])))
    }

    /// Things find their places one after the other, then again until each is content.
    fn arrange(&self) -> Vec<SettledThing> {
        let mut settled: Vec<SettledThing> = Vec::new();
        let mut covered: Vec<Covered> = Vec::new();
        for number in 0..self.tile.movers.len() {
            let place = self.tile.movers[number].place;
            let own = self.settle(number, SettledThing { place, pose: 0 }, &settled, &covered);
            settled.push(own);
            covered.push(self.print(number, own.pose).at(own.place));
        }
        for _ in 1..ROUNDS {
            let before = settled.clone();
            for number in 0..settled.len() {
                let own = self.settle(number, settled[number], &settled, &covered);
                settled[number] = own;
                covered[number] = self.print(number, own.pose).at(own.place);
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
        let around = Surroundings { home: self.homes[number].as_ref(), ..around };
        let home = SettledThing { place: mover.place, pose: 0 };
        let print = |it: SettledThing| self.print(number, it.pose);
        let own = print(home).at(home.place);
        let is_clear = around.misread(&own, home) == 0.0;
        if is_clear && around.harm(&self.floor, &own, f32::INFINITY) < CONTENT {
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
        let is_narrow = self.homes[number].as_ref().is_some_and(|home| home.is_narrow);
        for pose in poses_of(&mover.key).skip_while(|pose| is_narrow && *pose < PLAIN) {
            // Whoever stands well needs no pin.
            if pose == PLAIN && best.0 < POSES[PLAIN].bad {
                break;
            }
            let here = best.1.place;
            let inner = self.inner(number, pose);
            let places = if pose < PLAIN { &places[..] } else { &[] };
            for &place in places.iter().chain(&inner).chain([&mover.place, &here]) {
                // Only something clearly better is worth leaving one's place for.
                let margin = if best.1 == home { CONTENT } else { 0.0 };
                try_at(SettledThing { place, pose }, margin, &mut best);
            }
            for step in STEPS {
                let (x, y) = best.1.place;
                for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let place = (x + right * step, y + down * step);
                    if best.1 != home && self.is_at_home(number, place) {
                        try_at(SettledThing { place, pose }, 0.0, &mut best);
                    }
                }
            }
        }
        best.1
    }

    /// Whether a thing may stand there.
    fn is_at_home(&self, number: usize, place: Cell) -> bool {
        self.homes[number].as_ref().is_none_or(|home| has(&home.around, place))
    }

    /// Some places at home where a thing in this pose is within the tile.
    fn inner(&self, number: usize, pose: usize) -> Vec<Cell> {
        let Some(home) = &self.homes[number] else { return Vec::new() };
        if let Some(inner) = home.inner.get(pose) {
            return some(inner, INNER_TRIES).collect();
        }
        let inner = self.print(number, pose).inner();
        let inner: TileCells = std::array::from_fn(|y| home.core[y] & inner[y]);
        some(&inner, PIN_TRIES).collect()
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
        Self { mover, home: None, others, crowd, hidden, beside }
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
        let cost = POSES[it.pose].bad + AWAY * away / CELLS as f32;
        if cost >= most {
            return cost;
        }
        let own = print.at(it.place);
        let cost = cost + self.misread(&own, it);
        if cost >= most {
            return cost;
        }
        let off_home = POSES[it.pose].pin.map_or(OFF_HOME, |_| OFF_HOME_PINNED);
        let on = |area: &GroundPart| own.shared(&area.cells) as f32 / own.size as f32;
        let cost = cost
            + match self.mover.home.and_then(|home| floor.segments.get(usize::from(home))) {
                Some(home) if self.mover.strays && !home.has(it.place) => {
                    self.astray() + off_home * (1.0 - on(home))
                }
                Some(home) => off_home * (1.0 - on(home)),
                None => 0.0,
            };
        if cost >= most { cost } else { cost + self.harm(floor, &own, most - cost) }
    }

    /// How bad it is that a figure seems to belong to another segment.
    fn misread(&self, own: &Covered, it: SettledThing) -> f32 {
        let Some(home) = self.home else { return 0.0 };
        match POSES[it.pose].pin {
            Some(_) if has(&home.core, it.place) => 0.0,
            Some(_) => POINTLESS,
            None if home.is_clear(own, it.place, POSES[it.pose].share) => 0.0,
            None => MISREAD,
        }
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
            harm += if self.others.is_empty() { ACROSS_ALONE } else { ACROSS };
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
        for church in floor.churches.iter().filter(|church| church.size > 0) {
            bad += ON_CHURCH * own.shared(&church.cells) as f32 / church.size as f32;
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
