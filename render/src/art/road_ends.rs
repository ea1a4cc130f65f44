//! What stands at the ends of roads, whichever expansion the tile belongs to.

use super::{Brush, buildings, corner};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

/// The hill where tunnels meet.
pub(crate) fn hill(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [0.20, 0.20], land.tree_dark, 90);
    brush.disc(place, 0.200, THINGS.rock_dark);
    brush.disc(place, 0.184, THINGS.rock);
    brush.ellipse(c(-0.03, -0.035), [0.115, 0.10], land.stone);
    brush.ellipse(c(-0.045, -0.055), [0.06, 0.045], land.stone_light);
}

/// The mouth of a tunnel: `into` is the direction of the road.
pub(crate) fn mouth(brush: &mut Brush, place: Vec2, into: Vec2, land: &LandColours) {
    let across = into.right();
    let half = |radius: f32, lift: f32| -> Vec<Vec2> {
        let middle = place.plus(into, lift);
        let arc = (0..=14).map(|step| {
            let angle = std::f32::consts::PI * step as f32 / 14.0;
            middle.plus(across, radius * angle.cos()).plus(into, radius * angle.sin())
        });
        arc.collect()
    };
    brush.fill(&half(0.098, -0.020), land.stone_dark);
    brush.fill(&half(0.084, -0.012), land.stone_light);
    brush.fill(&half(0.063, -0.014), land.stone_dark);
    brush.fill(&half(0.050, -0.014), land.outline);
}

/// The island in the middle of a roundabout.
pub(crate) fn island(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.disc(place, 0.168, land.road_casing);
    brush.disc(place, 0.143, land.road);
    brush.disc(place, 0.078, land.road_casing);
    brush.disc(place, 0.060, land.field);
    buildings::tree(brush, corner(place, 0.0, -0.01), 0.045, land);
}

/// A lonely farm.
pub(crate) fn farm(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.ellipse(corner(place, 0.0, 0.02), [0.125, 0.105], land.road_casing);
    brush.ellipse(corner(place, 0.0, 0.02), [0.108, 0.088], land.mound);
    buildings::house(brush, corner(place, 0.0, 0.005), 1.5, 1, land);
}
