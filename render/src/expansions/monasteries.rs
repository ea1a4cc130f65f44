//! Special monasteries: a larger church with two towers, and the mat on which an abbot lies.

use canvas::rectangle;
use rules::{SegmentKind, Tag};

use super::Depiction;
use crate::art::{Brush, Church, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static PALLET: Landmark =
    Landmark { field_only: true, ..Landmark::sign("pallet", 0.135, pallet) };

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["mon"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::segment(SegmentKind::Pallet, &PALLET)];
        &PRINTS
    }

    fn church(&self) -> Option<(Tag, Church)> {
        Some((Tag::Special, Church { court: None, draw: minster }))
    }
}

const LINE: f32 = 0.016;

/// A minster: a nave between two towers with golden tops.
fn minster(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let line = LINE * size;
    brush.ellipse(c(0.0, 0.03), [0.30 * size, 0.25 * size], land.gold);
    brush.ellipse(c(0.0, 0.03), [0.272 * size, 0.222 * size], land.mound);
    let shadow = [c(-0.15, 0.17), c(0.22, 0.17), c(0.27, 0.21), c(-0.08, 0.21)];
    brush.glaze(&shadow, land.tree_dark, 80);
    brush.shape(&rectangle(c(-0.12, -0.06), c(0.12, 0.18)), land.church, line, land.outline);
    let roof = [c(-0.13, -0.05), c(0.0, -0.20), c(0.13, -0.05)];
    brush.shape(&roof, land.church_roof, line, land.outline);
    for x in [-0.16, 0.16] {
        let tower = rectangle(c(x - 0.05, -0.14), c(x + 0.05, 0.18));
        brush.shape(&tower, land.church, line, land.outline);
        let spire = [c(x - 0.065, -0.13), c(x, -0.32), c(x + 0.065, -0.13)];
        brush.shape(&spire, land.gold, line, land.outline);
        brush.block(c(x - 0.014, -0.08), c(x + 0.014, -0.01), land.outline);
    }
    brush.disc(c(0.0, -0.06), 0.034 * size, land.outline);
    brush.disc(c(0.0, -0.06), 0.022 * size, THINGS.magic_light);
    brush.ellipse(c(0.0, 0.10), [0.036 * size, 0.045 * size], land.wood);
    brush.block(c(-0.036, 0.10), c(0.036, 0.175), land.wood);
}

/// A mat with a pillow, seen from above.
fn pallet(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (less, colour) in [(0.0, land.outline), (0.016, THINGS.robe)] {
        let (x, y) = (0.13 - less, 0.078 - less);
        brush.block(corner(place, -x, -y), corner(place, x, y), colour);
    }
    brush.block(corner(place, -0.102, -0.045), corner(place, -0.058, 0.045), THINGS.cream);
    for x in [-0.02, 0.03, 0.08] {
        brush.line(&[corner(place, x, -0.06), corner(place, x, 0.06)], 0.014, THINGS.magic_light);
    }
}
