//! The buildings of the City of Carcassonne's quarters, and the abbey.

use rules::Quarter;

use super::brush::rectangle;
use super::{Brush, buildings};
use crate::plan::{Block, Vec2, at};
use crate::theme::{LandColours, THINGS};

const LINE: f32 = 0.016;

fn corner(place: Vec2, x: f32, y: f32) -> Vec2 {
    at(place.x + x, place.y + y)
}

pub(super) fn building(brush: &mut Brush, quarter: Quarter, place: Vec2, land: &LandColours) {
    match quarter {
        Quarter::Castle => castle(brush, place, land),
        Quarter::Market => market(brush, place, land),
        Quarter::Blacksmith => smithy(brush, place, land),
        Quarter::Cathedral => buildings::cathedral(brush, place, land),
    }
}

/// A tile's part of the City's wall, with its towers.
pub(super) fn wall(brush: &mut Brush, block: &Block, land: &LandColours) {
    buildings::wall_shadow(brush, &block.wall, land);
    buildings::wall(brush, &block.wall, land);
    for &turret in &block.turrets {
        buildings::turret(brush, turret, 0.062, land);
    }
}

/// A keep between two towers with flags.
pub(super) fn castle(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.17, 0.04), c(0.26, 0.17)), land.stone_dark, 60);
    brush.shape(
        &rectangle(c(-0.12, -0.06), c(0.12, 0.15)),
        land.stone_light,
        LINE,
        land.stone_dark,
    );
    for x in [-0.19, 0.19] {
        brush.shape(
            &rectangle(c(x - 0.055, -0.11), c(x + 0.055, 0.15)),
            land.stone_light,
            LINE,
            land.stone_dark,
        );
        let roof = [c(x - 0.075, -0.10), c(x, -0.23), c(x + 0.075, -0.10)];
        brush.shape(&roof, land.church_roof, LINE, land.outline);
        brush.line(&[c(x, -0.005), c(x, 0.05)], 0.026, land.stone_dark);
    }
    for x in [-0.09, 0.0, 0.09] {
        brush.shape(
            &rectangle(c(x - 0.026, -0.10), c(x + 0.026, -0.05)),
            land.stone_light,
            0.012,
            land.stone_dark,
        );
    }
    brush.ellipse(c(0.0, 0.07), [0.046, 0.05], land.wood);
    brush.block(c(-0.046, 0.07), c(0.046, 0.146), land.wood);
    brush.line(&[c(0.0, -0.24), c(0.0, -0.10)], 0.016, land.outline);
    brush.shape(
        &[c(0.004, -0.245), c(0.10, -0.21), c(0.004, -0.17)],
        THINGS.dragon,
        0.010,
        land.outline,
    );
}

/// Two stalls.
fn market(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (x, y, one) in [(-0.045, -0.09, THINGS.linen), (0.04, 0.09, land.roofs[1])] {
        let middle = corner(place, x, y);
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.glaze(&rectangle(c(-0.08, 0.02), c(0.125, 0.095)), land.stone_dark, 60);
        brush.shape(&rectangle(c(-0.09, 0.02), c(0.09, 0.08)), THINGS.plank, 0.012, land.outline);
        for (x, colour) in [(-0.05, land.gold), (0.0, THINGS.wine), (0.05, land.tree_light)] {
            brush.disc(c(x, 0.022), 0.018, colour);
        }
        for index in 0..5usize {
            let x = |edge: usize| -0.11 + 0.22 * edge as f32 / 5.0;
            let colour = if index % 2 == 0 { one } else { land.church };
            brush.block(c(x(index), -0.085), c(x(index + 1), -0.015), colour);
            brush.disc(c((x(index) + x(index + 1)) / 2.0, -0.015), 0.022, colour);
        }
        brush.shape_line(&rectangle(c(-0.11, -0.085), c(0.11, -0.015)), 0.012, land.outline);
    }
}

/// A forge with a glowing hearth, a chimney and an anvil.
fn smithy(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.15, 0.02), c(0.22, 0.15)), land.stone_dark, 60);
    for (x, y, radius) in [(0.125, -0.215, 0.026), (0.15, -0.185, 0.020)] {
        brush.disc(c(x, y), radius, land.stone_light);
    }
    brush.shape(&rectangle(c(0.08, -0.19), c(0.15, 0.0)), land.stone, LINE, land.stone_dark);
    brush.shape(&rectangle(c(-0.17, -0.03), c(0.17, 0.135)), land.house, LINE, land.outline);
    let roof = [c(-0.20, -0.02), c(-0.14, -0.135), c(0.14, -0.135), c(0.20, -0.02)];
    brush.shape(&roof, land.stone_dark, LINE, land.outline);
    brush.block(c(-0.13, 0.02), c(-0.02, 0.13), land.outline);
    brush.ellipse(c(-0.075, 0.09), [0.042, 0.04], THINGS.lava);
    brush.ellipse(c(-0.075, 0.10), [0.024, 0.024], THINGS.glow);
    anvil(brush, c(0.085, 0.105), 1.0, land);
}

fn anvil(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let outline = [
        c(-0.10, -0.045),
        c(0.065, -0.045),
        c(0.065, -0.01),
        c(0.025, 0.005),
        c(0.03, 0.03),
        c(0.055, 0.05),
        c(-0.045, 0.05),
        c(-0.02, 0.03),
        c(-0.02, 0.005),
        c(-0.07, -0.012),
    ];
    brush.shape(&outline, THINGS.iron, 0.012 * size, land.outline);
}

/// The abbey: a walled court that fills its tile, with the church in the middle.
pub(super) fn abbey(brush: &mut Brush, land: &LandColours) {
    let inset = |by: f32| rectangle(at(by, by), at(1.0 - by, 1.0 - by));
    brush.fill(&inset(0.0), land.mound_rim);
    brush.fill(&inset(0.045), land.mound);
    let ring = |by: f32| {
        let mut line = inset(by).to_vec();
        line.push(at(by, by));
        line
    };
    buildings::wall_shadow(brush, &ring(0.085), land);
    brush.fill(&inset(0.085), land.road);
    buildings::wall(brush, &ring(0.085), land);
    for x in [0.5 - 0.32, 0.5 + 0.32] {
        for y in [0.22, 0.80] {
            let bed = rectangle(at(x - 0.06, y - 0.045), at(x + 0.06, y + 0.045));
            brush.shape(&bed, land.field, 0.014, land.mound_rim);
            for (number, step) in [-0.032, 0.0, 0.032].into_iter().enumerate() {
                let colour = [THINGS.pink, land.gold, THINGS.magic_light][number];
                brush.disc(at(x + step, y), 0.015, colour);
            }
        }
    }
    for x in [0.085, 0.915] {
        for y in [0.085, 0.915] {
            buildings::turret(brush, at(x, y), 0.066, land);
        }
    }
}

/// A shrine: a golden dome on columns.
pub(super) fn shrine(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let line = LINE * size;
    brush.ellipse(c(0.0, 0.03), [0.30 * size, 0.25 * size], THINGS.magic);
    brush.ellipse(c(0.0, 0.03), [0.272 * size, 0.222 * size], land.mound);
    let shadow = [c(-0.15, 0.17), c(0.20, 0.17), c(0.25, 0.21), c(-0.08, 0.21)];
    brush.glaze(&shadow, land.tree_dark, 80);
    brush.shape(&rectangle(c(-0.19, 0.13), c(0.19, 0.18)), land.stone_light, line, land.outline);
    brush.block(c(-0.14, -0.06), c(0.14, 0.13), land.church_shade);
    for x in [-0.135, -0.045, 0.045, 0.135] {
        let column = rectangle(c(x - 0.022, -0.06), c(x + 0.022, 0.13));
        brush.shape(&column, land.church, line * 0.8, land.outline);
    }
    brush.shape(&rectangle(c(-0.18, -0.095), c(0.18, -0.045)), land.church, line, land.outline);
    let dome: Vec<Vec2> = (0..=16)
        .map(|step| {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 16.0);
            c(0.15 * angle.cos(), -0.095 + 0.16 * angle.sin())
        })
        .collect();
    brush.shape(&dome, land.gold, line, land.outline);
    let shade = [c(0.05, -0.105), c(0.06, -0.22), c(0.11, -0.18), c(0.132, -0.105)];
    brush.fill(&shade, THINGS.straw_dark);
    brush.line(&[c(0.0, -0.32), c(0.0, -0.25)], 0.022 * size, land.outline);
    brush.disc(c(0.0, -0.325), 0.034 * size, land.outline);
    brush.disc(c(0.0, -0.325), 0.020 * size, THINGS.magic_light);
}
