//! Round plates under the signs printed on tiles.

use super::Brush;
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, Rgb};

/// Radius of a plate under a small sign, and the width of its rim.
const SMALL: f32 = 0.108;
const RIM: f32 = 0.017;
/// Radius of a plate under a large sign.
const LARGE: f32 = 0.118;

/// A point beside another one.
pub(crate) fn corner(place: Vec2, x: f32, y: f32) -> Vec2 {
    at(place.x + x, place.y + y)
}

/// Draws something of size 1 at a place.
pub(crate) type PlatePaint = fn(&mut Brush, Vec2, f32, &LandColours);

/// A small sign on its plate.
pub(crate) fn on_plate(
    brush: &mut Brush,
    place: Vec2,
    rim: Rgb,
    land: &LandColours,
    paint: PlatePaint,
) {
    brush.ellipse_glazed(corner(place, 0.012, 0.018), [SMALL, SMALL], land.stone_dark, 80);
    brush.disc(place, SMALL + 0.008, land.outline);
    brush.disc(place, SMALL - 0.004, rim);
    brush.disc(place, SMALL - RIM, land.church);
    paint(brush, place, 1.0, land);
}

/// The plate of a large sign.
pub(crate) fn plate(brush: &mut Brush, place: Vec2, rim: Rgb, ground: Rgb, land: &LandColours) {
    brush.ellipse_glazed(corner(place, 0.012, 0.018), [LARGE, LARGE], land.stone_dark, 80);
    brush.disc(place, LARGE + 0.006, land.outline);
    brush.disc(place, LARGE - 0.006, rim);
    brush.disc(place, LARGE - 0.024, ground);
}
