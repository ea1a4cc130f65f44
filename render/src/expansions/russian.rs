//! The Russian promos: a hut on legs, a tree over a road, and a pond; captives stand there.

use rules::{At, Figure, Mark, SegmentKind};

use super::Depiction;
use crate::art::{Brush, buildings, corner, figure_height};
use crate::landmark::{Landmark, Print};
use crate::look::Footing;
use crate::paint::Painter;
use crate::plan::{CENTRE, TilePlan, Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static HUT: Landmark = Landmark { field_only: true, ..Landmark::sign("hut", 0.17, hut) };
pub(crate) static TREE: Landmark =
    Landmark { field_only: true, ..Landmark::sign("tree", 0.15, tree) };
pub(crate) static POND: Landmark =
    Landmark { field_only: true, ..Landmark::sign("pond", 0.24, pond) };

/// Captives in a row, the distance between them and between their rows, and the most from the first
/// row to the last.
const ROW: usize = 3;
const APART: f32 = 0.25;
const ROWS: f32 = 0.50;
/// How far the crowd keeps from the border, and each of it, as a share of its height.
const ASIDE: f32 = 0.245;
const REACH: f32 = 0.70;

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["ru"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 3] = [
            Print::segment(SegmentKind::Hut, &HUT),
            Print::mark(Mark::Tree, &TREE),
            Print::mark(Mark::Pond, &POND),
        ];
        &PRINTS
    }

    fn at_word(&self, at: At) -> Option<String> {
        if let At::Trap(pos) = at { Some(pos.name()) } else { None }
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, before: usize) -> Option<Footing> {
        let At::Trap(pos) = figure.at else { return None };
        let place = painter.scene.tile_at(pos).and_then(|tile| {
            let plan = TilePlan::of(tile.kind);
            let is_trap = |landmark: &Landmark| [&TREE, &POND].contains(&landmark);
            let sign = plan.landmarks.iter().find(|sign| is_trap(sign.landmark));
            sign.map(|sign| sign.place.turned(tile.rotation.index()))
        });
        let all = painter.scene.figures.iter().filter(|other| other.at == figure.at).count();
        let reach = REACH * figure_height(figure.kind);
        let place = in_crowd(place.unwrap_or(CENTRE), before, all.max(before + 1), reach);
        Some(Footing { place: Some(painter.pixel(pos, place)), own: true })
    }
}

/// Where one of so many captives around a trap stands, so that all of it is on the tile.
fn in_crowd(trap: Vec2, number: usize, all: usize, reach: f32) -> Vec2 {
    let row = number / ROW;
    let (rows, in_row) = (all.div_ceil(ROW), (all - row * ROW).min(ROW));
    let down = APART.min(ROWS / (rows - 1).max(1) as f32);
    let aside = |index: usize, of: usize| index as f32 - (of - 1) as f32 / 2.0;
    // First the crowd is moved as a whole, then each captive, which may be larger than others.
    let middle = |trap: f32, half: f32| trap.clamp(half, 1.0 - half);
    let (wide, high) = (APART * (all.min(ROW) - 1) as f32, down * (rows - 1) as f32);
    let x = middle(trap.x, ASIDE + wide / 2.0) + aside(number % ROW, in_row) * APART;
    let y = middle(trap.y, ASIDE + high / 2.0) + aside(row, rows) * down;
    at(middle(x, reach), middle(y, reach))
}

/// A log cabin on two legs.
fn hut(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.01, 0.145), [0.13, 0.04], land.tree_dark, 110);
    for x in [-0.05, 0.05] {
        brush.line(&[c(x, 0.06), c(x, 0.13)], 0.026, land.outline);
        brush.line(&[c(x - 0.04, 0.14), c(x + 0.04, 0.14)], 0.022, land.outline);
    }
    let walls = [c(-0.10, -0.04), c(0.10, -0.04), c(0.10, 0.075), c(-0.10, 0.075)];
    brush.shape(&walls, THINGS.plank, 0.016, land.outline);
    for y in [-0.005, 0.035] {
        brush.line(&[c(-0.095, y), c(0.095, y)], 0.010, THINGS.plank_dark);
    }
    brush.block(c(-0.028, 0.0), c(0.028, 0.05), land.outline);
    let roof = [c(-0.15, -0.03), c(0.0, -0.165), c(0.15, -0.03)];
    brush.shape(&roof, land.snow.unwrap_or(THINGS.maroon), 0.016, land.outline);
}

/// A tall tree with a nest.
fn tree(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.line(&[c(0.0, 0.14), c(0.0, 0.0)], 0.04, THINGS.plank_dark);
    buildings::tree(brush, c(-0.055, 0.01), 0.075, land);
    buildings::tree(brush, c(0.06, 0.0), 0.075, land);
    buildings::tree(brush, c(0.0, -0.06), 0.09, land);
    brush.ellipse(c(0.0, -0.02), [0.062, 0.034], land.outline);
    brush.ellipse(c(0.0, -0.022), [0.05, 0.024], THINGS.straw);
}

/// Dark water with a ripple.
fn pond(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.0), [0.24, 0.19], land.river_casing);
    brush.ellipse(c(0.0, 0.004), [0.222, 0.172], land.river);
    brush.ellipse(c(0.03, 0.03), [0.13, 0.085], land.river_casing);
    brush.ellipse(c(0.03, 0.036), [0.112, 0.068], land.river);
    brush.round_line(&[c(-0.14, -0.05), c(-0.05, -0.07)], 0.016, land.river_light);
    for (x, y) in [(-0.19, 0.02), (-0.16, 0.06), (0.17, -0.07)] {
        brush.line(&[c(x, y), c(x + 0.012, y - 0.09)], 0.016, land.tree_dark);
    }
}
