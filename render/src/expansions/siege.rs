//! Cathars and Besiegers: the sign of a besieged city.

use rules::Tag;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

/// Radius of the plate under the sign.
const PLATE: f32 = 0.108;

pub(crate) static SIEGE: Landmark = Landmark::sign("siege", 0.115, siege);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::city(Tag::Siege, &SIEGE)];
        &PRINTS
    }
}

/// Crossed swords over flames: the city is besieged.
fn siege(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [PLATE + 0.01, PLATE + 0.01], land.stone_dark, 80);
    brush.disc(place, PLATE + 0.014, land.outline);
    brush.disc(place, PLATE, THINGS.maroon);
    for side in [-1.0, 1.0] {
        let (hilt, tip) = (c(side * 0.062, 0.066), c(side * -0.062, -0.070));
        brush.round_line(&[hilt, tip], 0.030, land.outline);
        brush.round_line(&[hilt, tip], 0.018, land.church);
        let guard = [c(side * 0.062, 0.018), c(side * 0.018, 0.062)];
        brush.round_line(&guard, 0.022, land.gold);
    }
}
