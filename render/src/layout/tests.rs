//! Every kind of figure alone on every segment of every kind of tile, as it is laid out.

use rules::{FigureKind, KindId, Rotation, SegmentKind, catalog};

use super::Cell;
use super::arrange::{CrowdedTile, MovableThing, SettledThing, arrange};
use super::floor::{Floor, GroundPart};
use super::footprint::{CELLS, Footprint};
use super::pose::{PLAIN, POSES, posed, poses_of};
use crate::art::{SpriteKey, figure_height};
use crate::plan::anchor;
use crate::scene::PlayerColour;
use crate::tests::rotations;

/// A figure on a segment.
struct Lone {
    what: String,
    figure: FigureKind,
    /// Its drawing in all sizes that it may have without a pin, and as it is.
    prints: Vec<std::sync::Arc<Footprint>>,
    own: std::sync::Arc<Footprint>,
    pose: usize,
    place: Cell,
    floor: std::sync::Arc<Floor>,
    segment: u8,
    lying: bool,
}

/// A figure at its own place, and whether it lies.
fn lone(
    kind: KindId,
    (segment, what): (u8, SegmentKind),
    figure: FigureKind,
    rotation: Rotation,
) -> (MovableThing, bool) {
    let lying = figure.is_follower() && what.lies_down();
    let (colour, px) = (PlayerColour::new(0), CELLS as u16);
    let key = SpriteKey::Figure { kind: figure, colour, lying, pin: None, px };
    let point = anchor(kind, segment, rotation, figure);
    let cell = |part: f32| (part * CELLS as f32).round() as i32;
    let place = (cell(point.x), cell(point.y));
    (MovableThing { key, place, home: Some(segment), strays: false, beside: None }, lying)
}

impl Lone {
    fn on(
        kind: KindId,
        (segment, what): (u8, SegmentKind),
        figure: FigureKind,
        rotation: Rotation,
    ) -> Self {
        let (mover, lying) = lone(kind, (segment, what), figure, rotation);
        let key = mover.key.clone();
        let tile = CrowdedTile { kind, rotation, fixed: Vec::new(), movers: vec![mover] };
        let SettledThing { place, pose } = arrange(tile).0[0];
        let print = |pose: usize| Footprint::of(posed(&key, CELLS as u16, POSES[pose]));
        Self {
            what: format!("{figure:?} on {what:?} {segment} of {kind:?} {rotation:?}"),
            figure,
            prints: poses_of(&key).take_while(|pose| *pose < PLAIN).map(print).collect(),
            own: print(pose),
            pose,
            place,
            floor: Floor::of(kind, rotation),
            segment,
            lying,
        }
    }

    fn home(&self) -> &GroundPart {
        &self.floor.segments[usize::from(self.segment)]
    }

    /// The cells of its segment at which it is within the tile in a size.
    fn inner(&self, size: usize) -> impl Iterator<Item = Cell> {
        let cells = (0..CELLS as i32).flat_map(|y| (0..CELLS as i32).map(move |x| (x, y)));
        cells.filter(move |&cell| self.home().has(cell) && beyond(&self.prints[size], cell) == 0)
    }

    /// Whether nobody can take it for one of another segment: the point of its pin is on its own, or
    /// its feet are and at most a tenth of it is over another one's.
    fn is_clear(&self) -> bool {
        let (x, y) = self.place;
        if POSES[self.pose].pin.is_some() {
            return self.home().has(self.place);
        }
        let own = self.own.at(self.place);
        let free = own.shared(&self.home().cells) + own.shared(&self.floor.nobodys);
        let height = figure_height(self.figure) * POSES[self.pose].share * CELLS as f32;
        let feet = if self.lying { 0.0 } else { (0.4 * height).round() };
        self.home().has((x, y + feet as i32)) && free * 10 >= own.size * 9
    }
}

/// How much of a thing is beyond the tile.
fn beyond(print: &Footprint, cell: Cell) -> u32 {
    let own = print.at(cell);
    own.size - own.cells.iter().map(|row| row.count_ones()).sum::<u32>()
}

fn all() -> impl Iterator<Item = Lone> {
    let figures = FigureKind::ALL.into_iter().filter(|kind| *kind != FigureKind::Barn);
    figures.flat_map(|figure| {
        catalog().kinds().enumerate().flat_map(move |(number, kind)| {
            let segments = kind.kind().segments.iter().map(|segment| segment.kind);
            let segments = (0u8..).zip(segments).filter(|(_, what)| *what != SegmentKind::River);
            segments.flat_map(move |of| {
                let turns = rotations(number + usize::from(of.0) + figure as usize);
                turns.into_iter().map(move |turn| Lone::on(kind, of, figure, turn))
            })
        })
    })
}

#[test]
fn figures_are_within_their_tile_and_on_their_ground_where_there_is_room() {
    let (mut number, mut ordinary, mut across) = (0, 0, 0);
    let mut problems = Vec::new();
    for lone in all() {
        number += 1;
        let is_ordinary = lone.figure == FigureKind::Small;
        ordinary += usize::from(is_ordinary);
        if beyond(&lone.own, lone.place) > 0 {
            across += usize::from(is_ordinary);
            if (0..lone.prints.len()).any(|size| lone.inner(size).next().is_some()) {
                problems.push(lone.what.clone());
            }
        }
    }
    println!("{number}: of {ordinary} ordinary ones {across} cross the border");
    assert!(number > 12_500, "{number}");
    assert!(problems.is_empty(), "{} cross the border:\n{}", problems.len(), problems.join("\n"));
    // The stubs of some roads leave no room for anybody.
    assert!(across * 500 < ordinary, "{across} of {ordinary} cross the border");
}

#[test]
fn a_figures_place_cannot_be_misread() {
    let (mut number, mut pinned, mut problems) = (0, 0, Vec::new());
    for lone in all() {
        number += 1;
        pinned += usize::from(POSES[lone.pose].pin.is_some());
        if !lone.is_clear() {
            problems.push(format!("{} at {:?}, {}", lone.what, lone.place, lone.pose));
        }
    }
    println!("{pinned} of {number} have a pin");
    assert!(problems.is_empty(), "{} of {number}:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn a_figure_hides_no_segment_whole() {
    let (mut number, mut hidden) = (0, Vec::new());
    for lone in all().filter(|lone| lone.home().size > 0) {
        number += 1;
        let own = lone.own.at(lone.place);
        let share = own.shared(&lone.home().cells) as f32 / lone.home().size as f32;
        if share > 0.96 {
            hidden.push(format!("{}: {share:.2} of {}", lone.what, lone.home().size));
        }
    }
    println!("{} of {number}", hidden.len());
    assert!(hidden.is_empty(), "{} of {number}:\n{}", hidden.len(), hidden.join("\n"));
}

#[test]
fn two_figures_on_one_segment_hide_little_of_each_other() {
    let (mut number, mut hidden, mut half) = (0, 0, Vec::new());
    for (nth, kind) in catalog().kinds().enumerate() {
        let segments = (0u8..).zip(kind.kind().segments.iter().map(|segment| segment.kind));
        for (segment, what) in segments.filter(|(_, what)| *what != SegmentKind::River) {
            for rotation in rotations(nth + usize::from(segment)) {
                let (mover, _) = lone(kind, (segment, what), FigureKind::Small, rotation);
                let movers = vec![mover.clone(), mover];
                let key = movers[0].key.clone();
                let tile = CrowdedTile { kind, rotation, fixed: Vec::new(), movers };
                let print = |it: &SettledThing| {
                    Footprint::of(posed(&key, CELLS as u16, POSES[it.pose])).at(it.place)
                };
                let both: Vec<_> = arrange(tile).0.iter().map(print).collect();
                let shared = both[0].shared(&both[1].cells) as f32;
                let share = shared / both[0].size.min(both[1].size) as f32;
                number += 1;
                hidden += usize::from(share > 0.3);
                if share > 0.5 {
                    half.push(format!("{what:?} {segment} of {kind:?} {rotation:?}: {share:.2}"));
                }
            }
        }
    }
    println!("{hidden} of {number} hide much of the other, {} half of it", half.len());
    assert!(hidden * 40 < number, "{hidden} of {number}");
    // Some fields and stubs of roads are smaller than one figure.
    assert!(half.len() * 200 < number, "{}", half.join("\n"));
}
