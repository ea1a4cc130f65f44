//! The Festival: its tent on tiles.

use rules::Mark;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Parting, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

/// Where cities and roads meet at it, it parts the fields.
pub(crate) static TENT: Landmark =
    Landmark { parting: Parting::Hedges, ..Landmark::sign("festival", 0.125, tent) };

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["festival"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Festival, &TENT)];
        &PRINTS
    }
}

/// A striped tent with a pennant, open at the front.
fn tent(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    let ink = land.outline;
    brush.round_line(&[c(0.0, -0.03), c(0.0, -0.125)], 0.020, ink);
    brush.shape(&[c(0.0, -0.128), c(0.068, -0.104), c(0.0, -0.080)], THINGS.glow, 0.012, ink);
    let (left, right) = ([c(-0.118, 0.005), c(-0.088, 0.105)], [c(0.088, 0.105), c(0.118, 0.005)]);
    let walls = [left[0], left[1], right[0], right[1]];
    brush.shape(&walls, THINGS.linen, 0.022, ink);
    let roof = [c(0.0, -0.078), c(0.124, 0.012), c(-0.124, 0.012)];
    brush.shape(&roof, THINGS.scarlet, 0.022, ink);
    brush.fill(&[c(0.0, -0.070), c(0.038, 0.008), c(-0.038, 0.008)], THINGS.linen);
    for x in [-0.075, 0.075] {
        let slant = x * 0.86;
        brush.fill(
            &[
                c(x - 0.018, 0.016),
                c(x + 0.018, 0.016),
                c(slant + 0.016, 0.094),
                c(slant - 0.016, 0.094),
            ],
            THINGS.scarlet,
        );
    }
    brush.fill(&[c(0.0, 0.022), c(0.036, 0.100), c(-0.036, 0.100)], THINGS.maroon);
}
