//! The Labyrinth: hedges in rings where four roads meet.

use rules::Tag;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::Vec2;
use crate::theme::LandColours;

pub(super) struct Slice;

pub(crate) static MAZE: Landmark = Landmark::sign("labyrinth", 0.21, maze);

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["lab"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::road(Tag::Labyrinth, &MAZE)];
        &PRINTS
    }
}

/// Rings of hedges with a way in from each side.
fn maze(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.disc(place, 0.218, land.outline);
    for (radius, colour) in [
        (0.208, land.tree_dark),
        (0.172, land.road),
        (0.138, land.tree_dark),
        (0.102, land.road),
        (0.066, land.tree_dark),
        (0.030, land.road),
    ] {
        brush.disc(place, radius, colour);
    }
    // The roads come in through the outer ring; the inner ones open elsewhere.
    for (dx, dy) in [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)] {
        brush.round_line(&[c(0.222 * dx, 0.222 * dy), c(0.16 * dx, 0.16 * dy)], 0.052, land.road);
    }
    for (dx, dy) in [(0.7, 0.7), (-0.7, -0.7)] {
        brush.round_line(&[c(0.16 * dx, 0.16 * dy), c(0.105 * dx, 0.105 * dy)], 0.04, land.road);
    }
    brush.round_line(&[c(-0.06, 0.06), c(0.0, 0.0)], 0.034, land.road);
}
