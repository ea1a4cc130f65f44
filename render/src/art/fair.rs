//! The landmarks of the last sets: fair, school, Porxada, the signs of plague, wheel and
//! Gingerbread Man, and the wheel of fortune, of which sixteen tiles each show a part.

use std::f32::consts::{FRAC_PI_3, TAU};

use rules::Rotation;

use super::brush::rectangle;
use super::sights::sheaf;
use super::{Artwork, Brush};
use crate::plan::{Vec2, WHEEL, at};
use crate::theme::{LandColours, Rgb, THINGS};

const LINE: f32 = 0.014;
/// Radius of the plates under signs.
const PLATE: f32 = 0.118;
/// Radius of a wheel space with a crown.
const CROWN: f32 = 0.155;

fn corner(place: Vec2, x: f32, y: f32) -> Vec2 {
    at(place.x + x, place.y + y)
}

fn plate(brush: &mut Brush, place: Vec2, rim: Rgb, ground: Rgb, land: &LandColours) {
    brush.ellipse_glazed(corner(place, 0.012, 0.018), [PLATE, PLATE], land.stone_dark, 80);
    brush.disc(place, PLATE + 0.006, land.outline);
    brush.disc(place, PLATE - 0.006, rim);
    brush.disc(place, PLATE - 0.024, ground);
}

/// A round striped tent with a flag, on trodden ground.
pub(super) fn fair(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.02), [0.205, 0.175], land.road_casing);
    brush.ellipse(c(0.0, 0.02), [0.185, 0.155], land.road);
    brush.glaze(&rectangle(c(-0.10, 0.06), c(0.17, 0.125)), land.stone_dark, 60);
    let (top, eave, foot) = (-0.155, -0.02, 0.115);
    let stripes = 6;
    for index in 0..stripes {
        let x = |edge: usize, wide: f32| -wide + 2.0 * wide * edge as f32 / stripes as f32;
        let colour = if index % 2 == 0 { THINGS.magic } else { land.church };
        let wall = [
            c(x(index, 0.115), eave),
            c(x(index + 1, 0.115), eave),
            c(x(index + 1, 0.115), foot),
            c(x(index, 0.115), foot),
        ];
        brush.fill(&wall, colour);
        let roof = [c(0.0, top), c(x(index + 1, 0.155), eave), c(x(index, 0.155), eave)];
        brush.fill(&roof, if index % 2 == 0 { land.church } else { THINGS.magic });
        brush.disc(c((x(index, 0.155) + x(index + 1, 0.155)) / 2.0, eave), 0.026, colour);
    }
    brush.shape_line(&[c(0.0, top), c(0.158, eave), c(-0.158, eave)], LINE, land.outline);
    brush.shape_line(&rectangle(c(-0.116, eave), c(0.116, foot)), LINE, land.outline);
    brush.fill(&[c(-0.035, foot), c(0.0, 0.0), c(0.035, foot)], land.outline);
    brush.line(&[c(0.0, -0.22), c(0.0, top)], 0.014, land.outline);
    let flag = [c(0.004, -0.225), c(0.09, -0.195), c(0.004, -0.165)];
    brush.shape(&flag, land.gold, 0.009, land.outline);
}

/// The ground of the School.
pub(super) fn yard(brush: &mut Brush, area: &[Vec2], land: &LandColours) {
    brush.shape(area, land.road, 0.045, land.road_casing);
    let mut fence = area.to_vec();
    fence.push(area[0]);
    brush.dashes(&fence, 0.022, [0.05, 0.03], land.wood);
}

/// A long schoolhouse with a bell tower.
pub(super) fn school(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.33, 0.04), c(0.42, 0.16)), land.stone_dark, 60);
    brush.shape(&rectangle(c(-0.36, -0.02), c(0.36, 0.14)), land.house, LINE, land.outline);
    let roof = [c(-0.41, -0.01), c(-0.33, -0.13), c(0.33, -0.13), c(0.41, -0.01)];
    brush.shape(&roof, land.roofs[2], LINE, land.outline);
    for x in [-0.28, -0.17, 0.17, 0.28] {
        brush.shape(
            &rectangle(c(x - 0.03, 0.03), c(x + 0.03, 0.09)),
            land.church_roof,
            0.010,
            land.outline,
        );
    }
    brush.shape(&rectangle(c(-0.085, -0.17), c(0.085, 0.14)), land.church, LINE, land.outline);
    let spire = [c(-0.11, -0.165), c(0.0, -0.285), c(0.11, -0.165)];
    brush.shape(&spire, land.church_roof, LINE, land.outline);
    brush.disc(c(0.0, -0.095), 0.045, land.outline);
    brush.disc(c(0.0, -0.095), 0.032, land.gold);
    brush.ellipse(c(0.0, 0.065), [0.038, 0.042], land.wood);
    brush.block(c(-0.038, 0.065), c(0.038, 0.137), land.wood);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.35, -0.09), c(-0.32, -0.125), c(-0.09, -0.125), c(-0.09, -0.08)], snow);
        brush.fill(&[c(0.09, -0.125), c(0.32, -0.125), c(0.35, -0.09), c(0.09, -0.075)], snow);
    }
}

/// A hall of three arches under a wide roof.
pub(super) fn porxada(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.17, 0.05), c(0.26, 0.17)), land.stone_dark, 60);
    brush.shape(&rectangle(c(-0.20, -0.06), c(0.20, 0.14)), land.church, LINE, land.outline);
    for x in [-0.128, 0.0, 0.128] {
        brush.ellipse(c(x, 0.03), [0.044, 0.052], land.outline);
        brush.block(c(x - 0.044, 0.03), c(x + 0.044, 0.137), land.outline);
        brush.block(c(x - 0.030, 0.09), c(x + 0.030, 0.137), THINGS.plank);
    }
    let roof = [c(-0.245, -0.05), c(-0.15, -0.175), c(0.15, -0.175), c(0.245, -0.05)];
    brush.shape(&roof, land.roofs[1], LINE, land.outline);
    for x in [-0.12, -0.04, 0.04, 0.12] {
        brush.line(&[c(x, -0.168), c(1.45 * x, -0.058)], 0.010, land.roofs_dark[1]);
    }
    brush.shape(&rectangle(c(-0.05, -0.235), c(0.05, -0.135)), land.gold, 0.012, land.outline);
    brush.line(&[c(-0.05, -0.185), c(0.05, -0.185)], 0.022, THINGS.dragon);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.17, -0.13), c(-0.14, -0.17), c(-0.06, -0.17), c(-0.06, -0.12)], snow);
        brush.fill(&[c(0.06, -0.17), c(0.14, -0.17), c(0.17, -0.13), c(0.06, -0.115)], snow);
    }
}

/// The sign of the plague: a flea.
pub(super) fn plague(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, THINGS.iron, THINGS.fairy, land);
    brush.within(place, 0.95, |brush| flea(brush, THINGS.iron, THINGS.dragon));
}

/// A flea around (0, 0), about 0.16 wide.
pub(super) fn flea(brush: &mut Brush, ink: Rgb, eye: Rgb) {
    for (from, knee, foot) in [
        ((-0.02, 0.03), (-0.055, 0.035), (-0.06, 0.085)),
        ((0.01, 0.04), (-0.01, 0.06), (0.0, 0.09)),
        ((0.035, 0.03), (0.085, 0.0), (0.07, 0.088)),
    ] {
        let line = [from, knee, foot].map(|(x, y)| at(x, y));
        brush.round_line(&line, 0.016, ink);
    }
    brush.ellipse(at(0.012, 0.0), [0.062, 0.048], ink);
    brush.disc(at(-0.058, -0.008), 0.030, ink);
    brush.round_line(&[at(-0.075, 0.005), at(-0.082, 0.04)], 0.012, ink);
    brush.disc(at(-0.064, -0.014), 0.010, eye);
    brush.round_line(&[at(-0.06, -0.03), at(-0.085, -0.06)], 0.010, ink);
}

/// The sign of the wheel: one small wheel for each step that the pig takes, in a colour for each
/// number, so that the number is visible from both outline and colour.
pub(super) fn steps(brush: &mut Brush, steps: u8, place: Vec2, land: &LandColours) {
    let (wheels, radius, ground, hub): (&[(f32, f32)], f32, Rgb, Rgb) = match steps {
        1 => (&[(0.0, 0.0)], 0.118, land.gold, THINGS.dragon_dark),
        2 => (&[(-0.078, 0.0), (0.078, 0.0)], 0.090, land.shield, land.church),
        _ => (&[(0.0, -0.054), (-0.052, 0.034), (0.052, 0.034)], 0.058, THINGS.magic, land.church),
    };
    let wheels: Vec<Vec2> = wheels.iter().map(|&(x, y)| corner(place, x, y)).collect();
    for &wheel in &wheels {
        brush.ellipse_glazed(corner(wheel, 0.012, 0.018), [radius; 2], land.stone_dark, 80);
    }
    for (less, colour) in [(-0.010, land.outline), (0.006, land.church)] {
        wheels.iter().for_each(|&wheel| brush.disc(wheel, radius - less, colour));
    }
    for &wheel in &wheels {
        brush.disc(wheel, radius - 0.023, ground);
        for number in 0..6u8 {
            let (x, y) = (f32::from(number) * FRAC_PI_3).sin_cos();
            let rim = radius - 0.023;
            brush.line(&[wheel, corner(wheel, rim * x, rim * y)], 0.009, hub);
        }
        brush.disc(wheel, 0.30 * radius, hub);
    }
}

pub(super) fn gingerbread_sign(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, THINGS.dragon, land.church, land);
    brush.within(place, 0.185, |brush| gingerbread(brush, land));
}

/// A man of gingerbread around (0, 0), one unit high.
pub(super) fn gingerbread(brush: &mut Brush, land: &LandColours) {
    let (dough, rim, icing) = (THINGS.plank, THINGS.plank_dark, land.church);
    let limbs = [
        [at(-0.36, -0.02), at(0.36, -0.02)],
        [at(0.0, 0.05), at(-0.20, 0.40)],
        [at(0.0, 0.05), at(0.20, 0.40)],
    ];
    for (width, colour) in [(0.27, rim), (0.20, dough)] {
        limbs.iter().for_each(|limb| brush.round_line(limb, width, colour));
        brush.disc(at(0.0, -0.27), 0.18 + width / 5.0, colour);
        brush.ellipse(at(0.0, 0.06), [0.12 + width / 3.0, 0.16 + width / 3.0], colour);
    }
    for x in [-0.075, 0.075] {
        brush.disc(at(x, -0.30), 0.032, land.outline);
    }
    brush.round_line(&[at(-0.07, -0.20), at(0.0, -0.17), at(0.07, -0.20)], 0.035, icing);
    for y in [0.0, 0.12] {
        brush.disc(at(0.0, y), 0.042, THINGS.dragon);
    }
    for x in [-0.40, 0.40] {
        brush.line(&[at(x * 0.88, -0.10), at(x * 0.88, 0.06)], 0.04, icing);
    }
    for x in [-0.20, 0.20] {
        brush.line(&[at(x - 0.08, 0.36), at(x + 0.08, 0.36)], 0.04, icing);
    }
}

/// The wheel around its hub: six sectors, each with its sign. Crowns are drawn separately, because
/// their distribution over the sectors is chosen for each game. Anything beyond the tile is
/// clipped.
pub(super) fn wheel(brush: &mut Brush, hub: Vec2, rotation: Rotation, land: &LandColours) {
    brush.ellipse_glazed(corner(hub, 0.03, 0.04), [WHEEL, WHEEL], land.stone_dark, 80);
    brush.disc(hub, WHEEL, land.outline);
    brush.disc(hub, WHEEL - 0.03, land.wood);
    brush.disc(hub, WHEEL - 0.11, land.gold);
    brush.disc(hub, WHEEL - 0.14, land.outline);
    let turn = f32::from(rotation.degrees()).to_radians();
    let way = |sixths: f32, radius: f32| {
        let angle = turn + sixths * FRAC_PI_3;
        corner(hub, radius * angle.sin(), -radius * angle.cos())
    };
    let grounds = [land.church, land.city];
    for sector in 0..6usize {
        let arc = (0..=16).map(|step| way(sector as f32 - 0.5 + step as f32 / 16.0, WHEEL - 0.16));
        let piece: Vec<Vec2> = std::iter::once(hub).chain(arc).collect();
        brush.fill(&piece, grounds[sector % 2]);
    }
    for sector in 0..6usize {
        let end = way(sector as f32 + 0.5, WHEEL - 0.06);
        brush.line(&[hub, end], 0.075, land.outline);
        brush.line(&[hub, end], 0.048, land.wood);
        sign(brush, sector, way(sector as f32, 0.81), land);
    }
    brush.disc(hub, 0.25, land.outline);
    brush.disc(hub, 0.225, land.gold);
    brush.disc(hub, 0.16, land.wood);
    let star: Vec<Vec2> = (0..10u8)
        .map(|index| {
            let radius = if index % 2 == 0 { 0.14 } else { 0.06 };
            let angle = TAU * (f32::from(index) / 10.0 - 0.25);
            corner(hub, radius * angle.cos(), radius * angle.sin())
        })
        .collect();
    brush.fill(&star, land.gold);
}

/// The whole wheel, for tiles of `px`.
pub(super) fn whole_wheel(px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let reach = ((WHEEL + 0.06) * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    wheel(&mut brush, at(0.0, 0.0), Rotation::default(), land);
    Artwork { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// A space of the wheel with its crown.
pub(super) fn crown(px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let reach = (CROWN * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    brush.disc(at(0.0, 0.0), CROWN, land.outline);
    brush.disc(at(0.0, 0.0), CROWN - 0.02, land.shield);
    let crown = [
        at(-0.085, 0.06),
        at(-0.10, -0.05),
        at(-0.045, -0.005),
        at(0.0, -0.075),
        at(0.045, -0.005),
        at(0.10, -0.05),
        at(0.085, 0.06),
    ];
    brush.shape(&crown, land.gold, LINE, land.outline);
    Artwork { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// The event when the pig stops in a sector: fortune, taxes, famine, storm, inquisition, plague.
fn sign(brush: &mut Brush, sector: usize, place: Vec2, land: &LandColours) {
    brush.within(place, 1.55, |brush| match sector {
        0 => {
            for (x, y) in [(-0.035, -0.03), (0.035, -0.03), (-0.035, 0.035), (0.035, 0.035)] {
                brush.disc(at(x, y), 0.046, land.tree_dark);
                brush.disc(at(x, y), 0.034, land.tree);
            }
            brush.round_line(&[at(0.0, 0.02), at(0.03, 0.11)], 0.018, land.tree_dark);
        }
        1 => {
            for (x, y) in [(-0.03, 0.06), (0.05, 0.05), (0.0, 0.0), (0.01, -0.055)] {
                brush.ellipse(at(x, y), [0.062, 0.040], land.outline);
                brush.ellipse(at(x, y - 0.008), [0.050, 0.028], land.gold);
            }
        }
        2 => sheaf(brush, at(0.0, 0.0), 1.15, land),
        3 => {
            let bolt = [
                at(0.02, -0.11),
                at(-0.06, 0.02),
                at(-0.005, 0.02),
                at(-0.03, 0.11),
                at(0.06, -0.02),
                at(0.005, -0.02),
            ];
            brush.shape(&bolt, THINGS.glow, LINE, land.outline);
        }
        4 => {
            brush.line(&[at(0.0, -0.11), at(0.0, 0.11)], 0.050, land.outline);
            brush.line(&[at(-0.075, -0.04), at(0.075, -0.04)], 0.050, land.outline);
            brush.line(&[at(0.0, -0.10), at(0.0, 0.10)], 0.028, THINGS.dragon);
            brush.line(&[at(-0.064, -0.04), at(0.064, -0.04)], 0.028, THINGS.dragon);
        }
        _ => flea(brush, THINGS.iron, THINGS.dragon),
    });
}
