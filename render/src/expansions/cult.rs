//! The Cult: a shrine in place of a cloister's church.

use canvas::rectangle;
use rules::Tag;

use super::Depiction;
use crate::art::{Brush, Church};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

impl Depiction for Slice {
    fn church(&self) -> Option<(Tag, Church)> {
        Some((Tag::Shrine, Church { court: None, draw: shrine }))
    }
}

const LINE: f32 = 0.016;

/// A shrine: a golden dome on columns.
fn shrine(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
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
