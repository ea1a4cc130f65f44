//! The River: a herd of pigs on a field. Rivers themselves are land like any other.

use rules::Tag;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static PIGS: Landmark =
    Landmark { field_only: true, ..Landmark::sign("pigs", 0.11, pigs) };

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::field(Tag::PigHerd, &PIGS)];
        &PRINTS
    }
}

/// Three pigs.
pub(super) fn pigs(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (x, y) in [(0.045, -0.06), (-0.055, -0.005), (0.035, 0.065)] {
        let middle = corner(place, x, y);
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.ellipse_glazed(c(0.012, 0.03), [0.052, 0.018], land.tree_dark, 80);
        for x in [-0.028, 0.024] {
            brush.line(&[c(x, 0.0), c(x, 0.042)], 0.018, land.outline);
        }
        brush.ellipse(middle, [0.056, 0.038], land.outline);
        brush.disc(c(-0.052, -0.008), 0.027, land.outline);
        brush.ellipse(middle, [0.045, 0.027], THINGS.pink);
        brush.disc(c(-0.052, -0.008), 0.017, THINGS.pink);
    }
}
