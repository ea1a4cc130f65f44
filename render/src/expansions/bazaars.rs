//! Bazaars: a stall.

use canvas::rectangle;
use rules::{Mark, RoadEnd};

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

const LINE: f32 = 0.014;

pub(crate) static BAZAAR: Landmark = Landmark::sign("bazaar", 0.175, bazaar);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Bazaar, &BAZAAR).ending(RoadEnd::Bazaar)];
        &PRINTS
    }
}

/// A stall with a striped awning.
fn bazaar(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.02), [0.185, 0.165], land.road_casing);
    brush.ellipse(c(0.0, 0.02), [0.165, 0.145], land.road);
    brush.glaze(&rectangle(c(-0.10, 0.05), c(0.15, 0.125)), land.stone_dark, 60);
    for x in [-0.115, 0.115] {
        brush.line(&[c(x, -0.03), c(x, 0.105)], 0.020, land.wood);
    }
    brush.shape(&rectangle(c(-0.125, 0.045), c(0.125, 0.105)), THINGS.plank, LINE, land.outline);
    for (x, colour) in
        [(-0.075, THINGS.plum), (-0.02, land.gold), (0.035, THINGS.linen), (0.085, land.roofs[1])]
    {
        brush.disc(c(x, 0.042), 0.024, land.outline);
        brush.disc(c(x, 0.042), 0.015, colour);
    }
    let stripes = 6;
    for index in 0..stripes {
        let x = |edge: usize, wide: f32| -wide + 2.0 * wide * edge as f32 / stripes as f32;
        let piece = [
            c(x(index, 0.105), -0.125),
            c(x(index + 1, 0.105), -0.125),
            c(x(index + 1, 0.155), -0.025),
            c(x(index, 0.155), -0.025),
        ];
        let colour = if index % 2 == 0 { THINGS.scarlet } else { land.church };
        brush.fill(&piece, colour);
        let flap = c((x(index, 0.155) + x(index + 1, 0.155)) / 2.0, -0.025);
        brush.disc(flap, 0.026, colour);
    }
    brush.shape_line(
        &[c(-0.105, -0.125), c(0.105, -0.125), c(0.155, -0.025), c(-0.155, -0.025)],
        0.012,
        land.outline,
    );
}
