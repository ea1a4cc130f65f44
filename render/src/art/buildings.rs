//! Buildings and plants: walls, towers, houses, churches, shields, inns, trees.

use canvas::rectangle;

use super::Brush;
use crate::plan::{Vec2, at, weight};
use crate::theme::LandColours;

/// Light comes from the top left: shadows fall in this direction.
pub(super) const SHADOW: Vec2 = at(0.014, 0.018);
pub(super) const SHADOW_ALPHA: u8 = 60;
/// Width of the lines around buildings.
pub(super) const OUTLINE: f32 = 0.011;
/// Shields must be seen on a phone: larger than a house.
const SHIELD: f32 = 1.16;

/// Lengths of a merlon and of the gap after it.
const MERLONS: [f32; 2] = [0.050, 0.036];

pub(crate) fn wall_shadow(brush: &mut Brush, wall: &[Vec2], land: &LandColours) {
    let fallen: Vec<Vec2> = wall.iter().map(|point| point.plus(SHADOW, 1.0)).collect();
    brush.line_glazed(&fallen, weight::WALL_CASING, land.stone_dark, SHADOW_ALPHA);
}

pub(crate) fn wall(brush: &mut Brush, wall: &[Vec2], land: &LandColours) {
    brush.line(wall, weight::WALL_CASING, land.stone_dark);
    brush.line(wall, weight::WALL, land.stone);
    brush.dashes(wall, weight::WALL, MERLONS, land.stone_light);
}

/// A road's passage through a wall, between two small towers.
pub(crate) fn gate(brush: &mut Brush, gate: Vec2, along: Vec2, land: &LandColours) {
    let half = weight::WALL_CASING / 2.0 + 0.004;
    let doorway = [gate.plus(along, -half), gate.plus(along, half)];
    brush.line(&doorway, weight::ROAD + 0.03, land.stone_dark);
    brush.line(&doorway, weight::ROAD - 0.015, land.wood);
    let across = along.right();
    for side in [-1.0, 1.0] {
        let place = gate.plus(across, side * (weight::ROAD / 2.0 + 0.032));
        turret(brush, place, 0.05, land);
    }
}

pub(crate) fn turret(brush: &mut Brush, place: Vec2, radius: f32, land: &LandColours) {
    brush.disc(place, radius, land.stone_dark);
    brush.disc(place, radius * 0.70, land.stone_light);
    brush.disc(place, radius * 0.38, land.stone);
}

/// A house seen from its eaves; `size` is 1 in a city.
pub(crate) fn house(brush: &mut Brush, place: Vec2, size: f32, number: usize, land: &LandColours) {
    let corner = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let (roof, dark) = (land.roofs[number % 3], land.roofs_dark[number % 3]);
    let shadow = rectangle(corner(-0.035, 0.0), corner(0.072, 0.060));
    brush.glaze(&shadow, land.stone_dark, SHADOW_ALPHA);
    let front = rectangle(corner(-0.046, -0.012), corner(0.046, 0.052));
    brush.shape(&front, land.house, OUTLINE * size, land.outline);
    brush.block(corner(0.016, -0.01), corner(0.040, 0.046), land.house_dark);
    brush.block(corner(-0.022, 0.014), corner(0.002, 0.052), land.outline);
    let gable = [
        corner(-0.062, -0.004),
        corner(-0.036, -0.058),
        corner(0.036, -0.058),
        corner(0.062, -0.004),
    ];
    brush.shape(&gable, roof, OUTLINE * size, land.outline);
    let shade = [
        corner(0.012, -0.052),
        corner(0.034, -0.052),
        corner(0.054, -0.010),
        corner(0.022, -0.010),
    ];
    brush.fill(&shade, dark);
    if let Some(snow) = land.snow {
        let cover = [
            corner(-0.046, -0.032),
            corner(-0.031, -0.053),
            corner(0.031, -0.053),
            corner(0.047, -0.026),
            corner(0.010, -0.036),
        ];
        brush.fill(&cover, snow);
    }
}

/// The village where roads end.
pub(crate) fn village(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let radius = weight::VILLAGE;
    brush.disc(place, radius, land.road_casing);
    brush.disc(place, radius - 0.024, land.city);
    for (x, y, number) in [(-0.036, -0.038, 0), (0.046, -0.010, 1), (-0.020, 0.046, 2)] {
        house(brush, at(place.x + x, place.y + y), 0.74, number, land);
    }
}

pub(crate) fn tree(brush: &mut Brush, place: Vec2, radius: f32, land: &LandColours) {
    let shadow = place.plus(SHADOW, 1.0);
    if land.snow.is_some() {
        return fir(brush, place, radius, land);
    }
    brush.ellipse_glazed(shadow, [radius, radius * 0.9], land.tree_dark, 110);
    brush.disc(place, radius, land.tree_dark);
    brush.disc(place.plus(at(-0.003, -0.004), 1.0), radius - 0.008, land.tree);
    let lit = place.plus(at(-0.3 * radius, -0.35 * radius), 1.0);
    brush.disc(lit, radius * 0.42, land.tree_light);
}

/// A fir with snow on it.
fn fir(brush: &mut Brush, place: Vec2, radius: f32, land: &LandColours) {
    let corner = |x: f32, y: f32| at(place.x + x * radius, place.y + y * radius);
    brush.ellipse_glazed(corner(0.3, 1.0), [radius * 1.1, radius * 0.4], land.seam, 70);
    let outline = [corner(0.0, -1.6), corner(1.1, 1.0), corner(-1.1, 1.0)];
    brush.shape(&outline, land.tree, 0.010, land.tree_dark);
    brush.fill(&[corner(0.0, -1.5), corner(0.45, -0.45), corner(-0.5, -0.35)], land.tree_light);
}

/// A coat of arms: it doubles the points.
pub(crate) fn shield(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let outline = |grow: f32| {
        let grow = grow * SHIELD;
        let corner = |x: f32, y: f32| at(place.x + x * grow, place.y + y * grow);
        vec![
            corner(-0.075, -0.085),
            corner(0.075, -0.085),
            corner(0.075, 0.015),
            corner(0.062, 0.050),
            corner(0.0, 0.095),
            corner(-0.062, 0.050),
            corner(-0.075, 0.015),
        ]
    };
    let shadow: Vec<Vec2> = outline(1.1).iter().map(|point| point.plus(SHADOW, 1.0)).collect();
    brush.glaze(&shadow, land.stone_dark, 90);
    brush.fill(&outline(1.12), land.outline);
    brush.fill(&outline(0.95), land.gold);
    brush.fill(&outline(0.66), land.shield);
    let corner = |x: f32, y: f32| at(place.x + x * SHIELD, place.y + y * SHIELD);
    let chevron = [corner(-0.032, 0.010), corner(0.0, -0.026), corner(0.032, 0.010)];
    brush.line(&chevron, 0.026, land.church);
}

/// A church on a mound.
pub(crate) fn cloister(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let corner = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    brush.ellipse(corner(0.0, 0.03), [0.30 * size, 0.25 * size], land.mound_rim);
    brush.ellipse(corner(0.0, 0.03), [0.272 * size, 0.222 * size], land.mound);
    cloister_walls(brush, place, size, false, land);
}

/// A church with a blue or a red roof.
pub(crate) fn cloister_walls(
    brush: &mut Brush,
    place: Vec2,
    size: f32,
    red: bool,
    land: &LandColours,
) {
    let corner = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let (tiles, tiles_dark) = if red {
        (land.roofs[0], land.roofs_dark[0])
    } else {
        (land.church_roof, land.church_roof_dark)
    };
    let line = OUTLINE * size;
    let shadow = [corner(-0.15, 0.15), corner(0.26, 0.15), corner(0.29, 0.19), corner(-0.10, 0.19)];
    brush.glaze(&shadow, land.tree_dark, 80);
    // Nave.
    let nave = rectangle(corner(-0.05, 0.02), corner(0.225, 0.165));
    brush.shape(&nave, land.church, line, land.outline);
    for x in [0.03, 0.10, 0.17] {
        let window = rectangle(corner(x - 0.013, 0.075), corner(x + 0.013, 0.13));
        brush.fill(&window, land.church_roof_dark);
        brush.ellipse(corner(x, 0.075), [0.013 * size, 0.018 * size], land.church_roof_dark);
    }
    let roof =
        [corner(-0.06, 0.025), corner(-0.03, -0.075), corner(0.215, -0.075), corner(0.245, 0.025)];
    brush.shape(&roof, tiles, line, land.outline);
    let shade = rectangle(corner(-0.04, -0.02), corner(0.232, 0.018));
    brush.fill(&shade, tiles_dark);
    // Tower.
    let tower = rectangle(corner(-0.185, -0.10), corner(-0.055, 0.165));
    brush.shape(&tower, land.church, line, land.outline);
    brush.block(corner(-0.085, -0.094), corner(-0.062, 0.158), land.church_shade);
    let door = rectangle(corner(-0.145, 0.095), corner(-0.1, 0.16));
    brush.fill(&door, land.wood);
    brush.ellipse(corner(-0.1225, 0.095), [0.0225 * size, 0.026 * size], land.wood);
    brush.disc(corner(-0.1225, -0.03), 0.026 * size, land.church_roof_dark);
    let spire = [corner(-0.205, -0.095), corner(-0.12, -0.255), corner(-0.035, -0.095)];
    brush.shape(&spire, tiles, line, land.outline);
    brush.fill(&[corner(-0.12, -0.235), corner(-0.055, -0.105), corner(-0.11, -0.105)], tiles_dark);
    if let Some(snow) = land.snow {
        let ridge = [
            corner(-0.035, -0.062),
            corner(-0.03, -0.075),
            corner(0.215, -0.075),
            corner(0.225, -0.045),
        ];
        brush.fill(&ridge, snow);
        brush.fill(&[corner(-0.155, -0.175), corner(-0.12, -0.24), corner(-0.11, -0.19)], snow);
    }
    brush.line(&[corner(-0.12, -0.335), corner(-0.12, -0.235)], 0.02 * size, land.outline);
    brush.line(&[corner(-0.155, -0.302), corner(-0.085, -0.302)], 0.02 * size, land.outline);
}

/// A cathedral: two towers and a rose window, larger than anything else.
pub(crate) fn cathedral(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let corner = |x: f32, y: f32| at(place.x + x, place.y + y);
    let line = OUTLINE * 1.15;
    let shadow = [corner(-0.25, 0.24), corner(0.27, 0.24), corner(0.33, 0.30), corner(-0.18, 0.30)];
    brush.glaze(&shadow, land.stone_dark, SHADOW_ALPHA);
    let front = [
        corner(-0.13, 0.26),
        corner(-0.13, -0.05),
        corner(0.0, -0.17),
        corner(0.13, -0.05),
        corner(0.13, 0.26),
    ];
    brush.shape(&front, land.church, line, land.outline);
    for side in [-1.0f32, 1.0] {
        let (near, far) = (side * 0.115, side * 0.255);
        let tower = rectangle(corner(near.min(far), -0.16), corner(near.max(far), 0.26));
        brush.shape(&tower, land.church, line, land.outline);
        let shade =
            rectangle(corner(near.max(far) - 0.045, -0.152), corner(near.max(far) - 0.008, 0.252));
        brush.fill(&shade, land.church_shade);
        let middle = side * 0.185;
        for y in [-0.10, 0.02, 0.14] {
            let window = rectangle(corner(middle - 0.018, y), corner(middle + 0.018, y + 0.065));
            brush.fill(&window, land.church_roof_dark);
        }
        let spire = [
            corner(near.min(far) - 0.015, -0.155),
            corner(middle, -0.345),
            corner(near.max(far) + 0.015, -0.155),
        ];
        brush.shape(&spire, land.gold, line, land.outline);
        brush.fill(
            &[
                corner(middle + 0.004, -0.315),
                corner(near.max(far) - 0.004, -0.166),
                corner(middle + 0.012, -0.166),
            ],
            land.roofs[1],
        );
    }
    brush.disc(corner(0.0, -0.02), 0.068, land.outline);
    brush.disc(corner(0.0, -0.02), 0.055, land.shield);
    for turn in 0..4 {
        let angle = turn as f32 * std::f32::consts::FRAC_PI_4;
        let spoke = at(angle.cos(), angle.sin());
        let middle = corner(0.0, -0.02);
        brush.line(&[middle.plus(spoke, -0.05), middle.plus(spoke, 0.05)], 0.011, land.church);
    }
    brush.ellipse(corner(0.0, 0.15), [0.05, 0.06], land.wood);
    brush.block(corner(-0.05, 0.15), corner(0.05, 0.253), land.wood);
}

/// An inn with its lake; the house stands on the shore and has a sign.
pub(crate) fn inn(brush: &mut Brush, lake: Vec2, place: Vec2, size: f32, land: &LandColours) {
    let from = |middle: Vec2, x: f32, y: f32| at(middle.x + x * size, middle.y + y * size);
    brush.ellipse(lake, [0.132 * size, 0.106 * size], land.river_casing);
    brush.ellipse(lake, [0.111 * size, 0.085 * size], land.river);
    for (x, y) in [(-0.075, -0.012), (-0.02, 0.038)] {
        let wave = [from(lake, x, y), from(lake, x + 0.055, y)];
        brush.round_line(&wave, 0.014, land.river_light);
    }
    house(brush, place, 1.4 * size, 0, land);
    let post = [from(place, 0.080, 0.0), from(place, 0.080, 0.075)];
    brush.line(&post, 0.014 * size, land.outline);
    let sign = rectangle(from(place, 0.060, -0.03), from(place, 0.108, 0.018));
    brush.shape(&sign, land.gold, 0.011, land.outline);
}

/// A hedge from an edge inwards, where nothing else divides two fields.
pub(crate) fn hedge(brush: &mut Brush, from: Vec2, to: Vec2, land: &LandColours) {
    let shadow = [from.plus(SHADOW, 1.0), to.plus(SHADOW, 1.0)];
    brush.line_glazed(&shadow, weight::HEDGE, land.tree_dark, 90);
    brush.line(&[from, to], weight::HEDGE, land.tree_dark);
    let number = 9;
    for step in 0..=number {
        let place = from.towards(to, step as f32 / number as f32);
        brush.disc(place, weight::HEDGE / 2.0 - 0.008, land.tree);
        brush.disc(place.plus(at(-0.008, -0.010), 1.0), 0.012, land.tree_light);
    }
}
