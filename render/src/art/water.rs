//! Details of rivers: ripples, springs, lakes, crossings.

use super::Brush;
use crate::plan::{Vec2, along, at, weight};
use crate::theme::{LandColours, Rgb};

/// Radii of a spring and of a lake.
const SPRING: [f32; 2] = [0.125, 0.105];
const LAKE: [f32; 2] = [0.195, 0.165];

/// The colour of the sand at the water.
pub(super) fn bank(land: &LandColours) -> Rgb {
    land.road.mixed(land.road_casing, 0.30)
}

/// Light lines along the stream.
pub(super) fn ripples(brush: &mut Brush, line: &[Vec2], land: &LandColours) {
    for (share, aside) in [(0.14, 0.028), (0.36, -0.03), (0.62, 0.03), (0.86, -0.028)] {
        let piece = |shift: f32| {
            let (point, direction) = along(line, share + shift);
            point.plus(direction.right(), aside)
        };
        let ripple = [piece(-0.05), piece(0.0), piece(0.05)];
        brush.round_line(&ripple, 0.016, land.river_light);
    }
}

/// A spring between rocks, or a lake; `flow` is the direction in which the river leaves it.
pub(super) fn pool(brush: &mut Brush, middle: Vec2, flow: Vec2, spring: bool, land: &LandColours) {
    let radii = if spring { SPRING } else { LAKE };
    let bank = (weight::RIVER_CASING - weight::RIVER) / 2.0;
    let deep = (weight::RIVER_DEEP - weight::RIVER) / 2.0;
    brush.ellipse(middle, [radii[0] + bank, radii[1] + bank], self::bank(land));
    brush.ellipse(middle, [radii[0] + deep, radii[1] + deep], land.river_casing);
    brush.ellipse(middle, radii, land.river);
    // Draw the river's water over the bank where they meet.
    let mouth = [middle, middle.plus(flow, radii[0] + 0.06)];
    brush.line(&mouth, weight::RIVER, land.river);
    if spring {
        for (side, out, size) in [(-0.10, 0.06, 0.052), (0.0, 0.12, 0.062), (0.10, 0.07, 0.048)] {
            let place = middle.plus(flow, -out).plus(flow.right(), side);
            rock(brush, place, size, land);
        }
        return;
    }
    for (x, y, length) in [(-0.08, -0.06, 0.07), (0.05, 0.0, 0.09), (-0.06, 0.075, 0.06)] {
        let from = at(middle.x + x, middle.y + y);
        brush.round_line(&[from, at(from.x + length, from.y)], 0.016, land.river_light);
    }
}

fn rock(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let corner = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let outline = [
        corner(-1.0, 0.7),
        corner(-0.8, -0.3),
        corner(-0.1, -0.9),
        corner(0.7, -0.5),
        corner(1.0, 0.7),
    ];
    brush.shape(&outline, land.stone, 0.018, land.stone_dark);
    let lit = [corner(-0.55, 0.0), corner(-0.05, -0.55), corner(0.2, -0.1)];
    brush.fill(&lit, land.stone_light);
}

/// Parapets on both sides of the road where it crosses the water.
pub(super) fn parapets(brush: &mut Brush, place: Vec2, along: Vec2, land: &LandColours) {
    let reach = weight::RIVER_CASING / 2.0 + 0.045;
    viaduct(brush, place.plus(along, -reach), place.plus(along, reach), land);
}

/// A road on arches from one point to another.
pub(super) fn viaduct(brush: &mut Brush, from: Vec2, to: Vec2, land: &LandColours) {
    let deck = [from, to];
    let (place, along) = (from.towards(to, 0.5), to.minus(from).unit());
    let reach = from.distance(to) / 2.0;
    brush.line(&deck, weight::ROAD_CASING + 0.045, land.stone_dark);
    brush.line(&deck, weight::ROAD_CASING + 0.005, land.stone);
    brush.line(&deck, weight::ROAD - 0.005, land.road);
    for step in [-0.5, 0.0, 0.5] {
        let middle = place.plus(along, step * reach);
        let across = along.right();
        let plank = [middle.plus(across, -0.04), middle.plus(across, 0.04)];
        brush.line(&plank, 0.012, land.church_shade);
    }
}
