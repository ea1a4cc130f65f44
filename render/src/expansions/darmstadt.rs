//! The churches of Darmstadt: a church with two domes in place of a cloister's, and the Darmstadtium
//! in its city.

use canvas::rectangle;
use rules::Tag;

use super::Depiction;
use crate::art::{Brush, Church, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

/// The hall that gives its city three points.
pub(crate) static DARMSTADTIUM: Landmark = Landmark::sign("Darmstadtium", 0.19, darmstadtium);

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["darm"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::city(Tag::Darmstadtium, &DARMSTADTIUM)];
        &PRINTS
    }

    fn church(&self) -> Option<(Tag, Church)> {
        Some((Tag::Church, Church { court: None, draw: church }))
    }
}

const LINE: f32 = 0.015;

/// The upper half of a disc.
fn dome(middle: Vec2, radius: f32, height: f32) -> Vec<Vec2> {
    let point = |step: u8| {
        let angle = std::f32::consts::PI * (1.0 + f32::from(step) / 12.0);
        at(middle.x + radius * angle.cos(), middle.y + height * angle.sin())
    };
    (0..=12).map(point).collect()
}

/// A church on a mound: a gable between two towers with domes.
fn church(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let line = LINE * size;
    brush.ellipse(c(0.0, 0.03), [0.30 * size, 0.25 * size], land.mound_rim);
    brush.ellipse(c(0.0, 0.03), [0.272 * size, 0.222 * size], land.mound);
    let shadow = [c(-0.15, 0.16), c(0.22, 0.16), c(0.27, 0.20), c(-0.10, 0.20)];
    brush.glaze(&shadow, land.tree_dark, 80);
    let gable = [c(-0.10, 0.17), c(-0.10, -0.04), c(0.0, -0.14), c(0.10, -0.04), c(0.10, 0.17)];
    brush.shape(&gable, land.church, line, land.outline);
    for x in [-0.145, 0.145] {
        let tower = rectangle(c(x - 0.055, -0.11), c(x + 0.055, 0.17));
        brush.shape(&tower, land.church, line, land.outline);
        brush.block(c(x + 0.018, -0.10), c(x + 0.046, 0.16), land.church_shade);
        for y in [-0.06, 0.04] {
            brush.fill(&rectangle(c(x - 0.018, y), c(x + 0.012, y + 0.055)), land.church_roof_dark);
        }
        let middle = c(x, -0.11);
        brush.shape(&dome(middle, 0.068 * size, 0.105 * size), THINGS.linen, line, land.outline);
        brush.line(&[c(x, -0.275), c(x, -0.21)], 0.018 * size, land.outline);
    }
    brush.disc(c(0.0, -0.03), 0.036 * size, land.outline);
    brush.disc(c(0.0, -0.03), 0.024 * size, land.gold);
    brush.ellipse(c(0.0, 0.09), [0.036 * size, 0.042 * size], land.wood);
    brush.fill(&rectangle(c(-0.036, 0.09), c(0.036, 0.165)), land.wood);
}

/// A hall of glass with a slanting roof.
fn darmstadtium(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    let shadow = [c(-0.13, 0.11), c(0.16, 0.11), c(0.19, 0.15), c(-0.09, 0.15)];
    brush.glaze(&shadow, land.stone_dark, 80);
    let front = [c(-0.14, 0.12), c(-0.14, -0.02), c(0.15, -0.12), c(0.15, 0.12)];
    brush.shape(&front, THINGS.linen, 0.017, land.outline);
    for x in [-0.085, -0.03, 0.025, 0.08] {
        brush.line(&[c(x, 0.11), c(x, -0.035 - 0.345 * (x + 0.14))], 0.012, land.church);
    }
    for y in [0.01, 0.065] {
        brush.line(&[c(-0.13, y), c(0.14, y)], 0.012, land.church);
    }
    let roof = [c(-0.17, -0.03), c(0.17, -0.15), c(0.17, -0.11), c(-0.17, 0.01)];
    brush.shape(&roof, land.gold, 0.013, land.outline);
}
