//! Figures on every kind of tile in every rotation, as they are drawn: they keep off the tile's
//! border where their segment has room, and never hide all of a segment.

use image::RgbaImage;
use rules::{FigureKind, KindId, Rotation, SegmentKind, catalog};

use crate::art::{SpriteKey, draw};
use crate::expansions::costume;
use crate::plan::{FIGURE, FIGURE_ROOM, FIGURES_APART, LARGE_FIGURE, TilePlan, Vec2, anchor, rim};
use crate::scene::PlayerColour;
use crate::tests::rotations;
use crate::theme::Theme;

const PX: u16 = 128;
/// Pixels of a drawing that are no shadow.
const SOLID: u8 = 200;
/// How far a large figure may cross the border in order to hide less: half of the line around it.
const HALF_A_LINE: f32 = 0.0125;
/// The minimum share of a segment that is seen beside its figure.
const SHOWN: f32 = 0.055;
/// Points across the sign of a garden.
const ACROSS: i32 = 24;

/// A follower as it is drawn.
struct Follower {
    pixels: RgbaImage,
    origin: (i32, i32),
}

impl Follower {
    fn drawn(kind: FigureKind, lying: bool) -> Self {
        let colour = PlayerColour::new(0);
        let key = SpriteKey::Figure { kind, colour, lying, pin: None, px: PX };
        let art = draw(&key, Theme::LIGHT.colours());
        Self { pixels: art.pixels, origin: (art.left, art.top) }
    }

    /// Whether it covers a point when it stands at a place.
    fn covers(&self, place: Vec2, point: Vec2) -> bool {
        let pixel = |part: f32, origin: i32| (part * f32::from(PX)).round() as i32 + origin;
        let (x, y) =
            (pixel(point.x - place.x, self.origin.0), pixel(point.y - place.y, self.origin.1));
        let inside = x >= 0 && y >= 0 && (x as u32) < self.pixels.width();
        inside
            && (y as u32) < self.pixels.height()
            && self.pixels.get_pixel(x as u32, y as u32).0[3] >= SOLID
    }

    /// How far it reaches beyond the tile from a place.
    fn beyond(&self, place: Vec2) -> f32 {
        let solid = self.pixels.enumerate_pixels().filter(|(.., pixel)| pixel.0[3] >= SOLID);
        let share = |pixel: u32, origin: i32| (pixel as i32 - origin) as f32 / f32::from(PX);
        let rims = solid.map(|(x, y, _)| {
            let (x, y) = (share(x, self.origin.0), share(y, self.origin.1));
            -rim(place.plus(Vec2 { x, y }, 1.0))
        });
        rims.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Every segment that can hold a figure, as it is turned.
fn places() -> impl Iterator<Item = (KindId, u8, SegmentKind, Rotation)> {
    let of = |(number, kind): (usize, KindId)| {
        let segments = kind.kind().segments.iter().zip(0u8..);
        let holding = segments.filter(|(segment, _)| segment.kind != SegmentKind::River);
        holding.flat_map(move |(segment, index)| {
            let turns = rotations(number + usize::from(index)).into_iter();
            turns.map(move |rotation| (kind, index, segment.kind, rotation))
        })
    };
    catalog().kinds().enumerate().flat_map(of)
}

/// The places of a segment in the middle of much of it, within the tile, and free of other figures
/// and of buildings.
fn free_places(kind: KindId, segment: u8, figure: f32) -> Vec<Vec2> {
    let plan = TilePlan::of(kind);
    let others = (0u8..).zip(&plan.anchors).filter(|(other, _)| *other != segment);
    let inns = plan.inns.iter().flat_map(|inn| [inn.lake, inn.house]);
    let signs = plan.landmarks.iter().map(|sign| sign.place);
    let bridges = plan.crossings.iter().map(|(place, _)| *place);
    let taken: Vec<Vec2> =
        others.map(|(_, place)| *place).chain(inns).chain(signs).chain(bridges).collect();
    let free = |&(point, clear): &(Vec2, f32)| {
        rim(point) >= figure
            && clear >= FIGURE_ROOM + 0.01
            && taken.iter().all(|other| other.distance(point) > FIGURES_APART)
    };
    let clearance = plan.ground.clearance(segment, 0.0);
    clearance.points().filter(free).map(|(point, _)| point).collect()
}

#[test]
fn figures_keep_off_the_border_of_their_tile_where_their_segment_has_room() {
    let large = FigureKind::ALL.into_iter().filter(|&kind| kind != FigureKind::Small);
    let large = large.filter(|&kind| kind.is_follower() && costume(kind).height > 1.0);
    let large: Vec<FigureKind> = large.collect();
    assert!(large.contains(&FigureKind::Big), "{large:?}");
    keep_off_the_border(FigureKind::Small, FIGURE);
    large.into_iter().for_each(|figure| keep_off_the_border(figure, LARGE_FIGURE));
}

/// Asserts it for a figure that has room at a place that is so far from the border.
fn keep_off_the_border(figure: FigureKind, half: f32) {
    let followers = [false, true].map(|lying| Follower::drawn(figure, lying));
    let allowed = if half > FIGURE { HALF_A_LINE } else { 0.0 };
    let (mut within, mut before, mut problems) = (0, 0, Vec::new());
    for (kind, segment, what, rotation) in places() {
        let follower = &followers[usize::from(what.lies_down())];
        let beyond = |of| follower.beyond(anchor(kind, segment, rotation, of));
        let (ordinary, beyond) = (beyond(FigureKind::Small), beyond(figure));
        before += usize::from(ordinary <= 0.5 / f32::from(PX));
        if beyond <= 0.5 / f32::from(PX) {
            within += 1;
        } else if beyond > allowed && !free_places(kind, segment, half).is_empty() {
            problems.push(format!("{kind:?} {rotation:?}: {what:?} {segment}, {beyond:.3}"));
        }
    }
    let (number, problems) = (problems.len(), problems.join("\n"));
    assert_eq!(number, 0, "{figure:?}, {within} are within:\n{problems}");
    // Where an ordinary one stands, fewer large ones would be.
    let all = places().count();
    assert!(within > all / 2 || 4 * within > 5 * before, "{figure:?}: {before}, {within} of {all}");
    println!(
        "{figure:?}: {within} of {all} keep off the border, {before} where ordinary ones stand"
    );
}

#[test]
fn no_figure_hides_all_of_its_segment() {
    let followers = [false, true].map(|lying| Follower::drawn(FigureKind::Small, lying));
    let mut problems = Vec::new();
    for (kind, segment, what, rotation) in places() {
        let plan = TilePlan::of(kind);
        let follower = &followers[usize::from(what.lies_down())];
        let place = anchor(kind, segment, rotation, FigureKind::Small);
        let points: Vec<Vec2> = match what {
            kind if kind.is_place() && kind != SegmentKind::Cloister => {
                disc(&plan, plan.anchors[usize::from(segment)])
            }
            _ => plan.ground.clearance(segment, 1.0).points().map(|(point, _)| point).collect(),
        };
        let shown = |place: Vec2| {
            let seen = |point: &&Vec2| !follower.covers(place, point.turned(rotation.index()));
            points.iter().filter(seen).count() as f32 / points.len().max(1) as f32
        };
        if points.is_empty() || shown(place) >= SHOWN {
            continue;
        }
        // Some are no larger than a figure: a road from a gate to the border continues beyond it.
        let mut others = free_places(kind, segment, FIGURE).into_iter();
        if others.any(|other| shown(other.turned(rotation.index())) >= SHOWN) {
            problems.push(format!("{kind:?} {rotation:?}: {what:?} {segment}, {}", shown(place)));
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// Points of the landmark at a place.
fn disc(plan: &TilePlan, place: Vec2) -> Vec<Vec2> {
    let sign = plan.landmarks.iter().find(|sign| sign.place == place);
    let reach = sign.map_or(0.0, crate::landmark::PlacedLandmark::reach);
    let part = |step: i32| reach * step as f32 / ACROSS as f32;
    let points =
        (-ACROSS..=ACROSS).flat_map(|y| (-ACROSS..=ACROSS).map(move |x| (part(x), part(y))));
    let within = points.filter(|(x, y)| x.hypot(*y) <= reach);
    within.map(|(x, y)| place.plus(Vec2 { x, y }, 1.0)).collect()
}
