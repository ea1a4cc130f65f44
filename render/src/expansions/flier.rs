//! The Flier: a flying machine on its plate, which points where it flies.

use std::f32::consts::FRAC_1_SQRT_2;

use rules::Mark;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

/// The radius of the plate.
const PLATE: f32 = 0.150;

const fn machine(turning: fn(&mut Brush, &LandColours)) -> Landmark {
    Landmark { turning: Some(turning), ..Landmark::sign("flying machine", PLATE + 0.01, plate) }
}

pub(crate) static STRAIGHT: Landmark = machine(|brush, land| wings(brush, at(-1.0, 0.0), land));
pub(crate) static DIAGONAL: Landmark = machine(|brush, land| {
    wings(brush, at(-FRAC_1_SQRT_2, -FRAC_1_SQRT_2), land);
});

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 2] =
            [Print::mark(Mark::FlyStraight, &STRAIGHT), Print::mark(Mark::FlyDiagonal, &DIAGONAL)];
        &PRINTS
    }

    fn plain_sets(&self) -> &'static [&'static str] {
        &["flier"]
    }
}

fn plate(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.ellipse_glazed(corner(place, 0.012, 0.018), [PLATE; 2], land.stone_dark, 80);
    brush.disc(place, PLATE, land.outline);
    brush.disc(place, PLATE - 0.013, THINGS.linen);
    brush.disc(place, PLATE - 0.030, land.church);
}

/// The machine from above: swept wings, a body and a tail.
fn wings(brush: &mut Brush, ahead: Vec2, land: &LandColours) {
    let aside = at(-ahead.y, ahead.x);
    let to = |forward: f32, side: f32| at(0.0, 0.0).plus(ahead, forward).plus(aside, side);
    let wing = |side: f32| {
        [
            to(0.055, 0.0),
            to(0.020, 0.055 * side),
            to(-0.050, 0.122 * side),
            to(-0.048, 0.060 * side),
            to(-0.030, 0.0),
        ]
    };
    let tail = |side: f32| [to(-0.060, 0.0), to(-0.112, 0.045 * side), to(-0.095, 0.0)];
    for side in [-1.0, 1.0] {
        brush.shape(&wing(side), THINGS.straw, 0.014, land.outline);
        brush.shape(&tail(side), THINGS.straw, 0.012, land.outline);
    }
    brush.line(&[to(0.070, 0.0), to(-0.100, 0.0)], 0.044, land.outline);
    brush.line(&[to(0.070, 0.0), to(-0.095, 0.0)], 0.024, THINGS.plank);
    let nose = [to(0.128, 0.0), to(0.058, 0.042), to(0.058, -0.042)];
    brush.shape(&nose, THINGS.scarlet, 0.014, land.outline);
}
