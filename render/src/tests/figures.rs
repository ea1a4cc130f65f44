//! Figures on every kind of tile in every rotation, as they are drawn: they keep off the tile's
//! border where their segment has room, and never hide all of a segment.

use image::RgbaImage;
use rules::{FigureKind, KindId, Rotation, SegmentKind, catalog};

use crate::art::{SpriteKey, draw};
use crate::plan::{FIGURE, FIGURE_ROOM, FIGURES_APART, TilePlan, Vec2, anchor, rim};
use crate::scene::PlayerColour;
use crate::theme::Theme;

const PX: u16 = 128;
/// Pixels of a drawing that are no shadow.
const SOLID: u8 = 200;
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
    fn drawn(lying: bool) -> Self {
        let colour = PlayerColour::new(0);
        let key = SpriteKey::Figure { kind: FigureKind::Small, colour, lying, px: PX };
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

/// Every segment that can hold a figure, in every rotation.
fn places() -> impl Iterator<Item = (KindId, u8, SegmentKind, Rotation)> {
    let of = |kind: KindId| {
        let segments = kind.kind().segments.iter().zip(0u8..);
        let holding = segments.filter(|(segment, _)| segment.kind != SegmentKind::River);
        holding.flat_map(move |(segment, index)| {
            Rotation::ALL.map(|rotation| (kind, index, segment.kind, rotation))
        })
    };
    catalog().kinds().flat_map(of)
}

/// The places of a segment in the middle of much of it, within the tile, and free of other figures
/// and of buildings.
fn free_places(kind: KindId, segment: u8) -> Vec<Vec2> {
    let plan = TilePlan::of(kind);
    let others = (0u8..).zip(&plan.anchors).filter(|(other, _)| *other != segment);
    let inns = plan.inns.iter().flat_map(|inn| [inn.lake, inn.house]);
    let signs = plan.landmarks.iter().map(|sign| sign.place);
    let bridges = plan.crossings.iter().map(|(place, _)| *place);
    let taken: Vec<Vec2> =
        others.map(|(_, place)| *place).chain(inns).chain(signs).chain(bridges).collect();
    let free = |&(point, clear): &(Vec2, f32)| {
        rim(point) >= FIGURE
            && clear >= FIGURE_ROOM + 0.01
            && taken.iter().all(|other| other.distance(point) > FIGURES_APART)
    };
    let clearance = plan.ground.clearance(segment, 0.0);
    clearance.points().filter(free).map(|(point, _)| point).collect()
}

#[test]
fn figures_keep_off_the_border_of_their_tile_where_their_segment_has_room() {
    let followers = [false, true].map(Follower::drawn);
    let (mut within, mut problems) = (0, Vec::new());
    for (kind, segment, what, rotation) in places() {
        let follower = &followers[usize::from(what == SegmentKind::Field)];
        let beyond = follower.beyond(anchor(kind, segment, rotation));
        if beyond <= 0.5 / f32::from(PX) {
            within += 1;
        } else if !free_places(kind, segment).is_empty() {
            problems.push(format!("{kind:?} {rotation:?}: {what:?} {segment}, {beyond:.3}"));
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    assert!(within > places().count() / 2, "{within} of {}", places().count());
}

#[test]
fn no_figure_hides_all_of_its_segment() {
    let followers = [false, true].map(Follower::drawn);
    let mut problems = Vec::new();
    for (kind, segment, what, rotation) in places() {
        let plan = TilePlan::of(kind);
        let follower = &followers[usize::from(what == SegmentKind::Field)];
        let place = anchor(kind, segment, rotation);
        let points: Vec<Vec2> = match what {
            SegmentKind::Garden => disc(&plan, plan.anchors[usize::from(segment)]),
            _ => plan.ground.clearance(segment, 1.0).points().map(|(point, _)| point).collect(),
        };
        let shown = |place: Vec2| {
            let seen = |point: &&Vec2| !follower.covers(place, point.turned(rotation));
            points.iter().filter(seen).count() as f32 / points.len().max(1) as f32
        };
        if points.is_empty() || shown(place) >= SHOWN {
            continue;
        }
        // Some are no larger than a figure: a road from a gate to the border continues beyond it.
        let mut others = free_places(kind, segment).into_iter();
        if others.any(|other| shown(other.turned(rotation)) >= SHOWN) {
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
