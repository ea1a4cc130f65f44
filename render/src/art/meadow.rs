//! The look of fields: grass with a fine texture, ploughed parcels with hedges, milestones.
//!
//! The texture is a lattice of short strokes in whole pixels, the same on every tile, and furrows
//! are whole rows of pixels: regular enough to add little to the size of a picture. It is left out
//! where a tile is so small that nobody could see it.

use canvas::rectangle;

use super::Brush;
use crate::plan::{Vec2, at};
use crate::theme::LandColours;

/// Smallest tiles with a texture, in pixels.
const MIN_PX: u16 = 60;
/// Strokes of grass are in rows, so many to an edge, with so many strokes each. Every other row is
/// shifted by half a gap.
const ROWS: u16 = 6;
const STROKES: u16 = 4;
/// Length of a stroke, as a share of the tile.
const STROKE: f32 = 0.034;
/// Furrows to an edge of the tile.
const FURROWS: f32 = 32.0;
/// Bushes to an edge of the tile, and their radius.
const BUSHES: f32 = 16.0;
const BUSH: f32 = 0.030;

/// The texture of grass, on a tile of `px`.
pub(super) fn grass(brush: &mut Brush, px: u16, land: &LandColours) {
    if px < MIN_PX {
        return;
    }
    let long = (STROKE * f32::from(px)).round() as u32;
    for row in 0..ROWS {
        let y = (f32::from(row) + 0.5) / f32::from(ROWS);
        for stroke in 0..STROKES {
            let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
            let x = (f32::from(stroke) + shift) / f32::from(STROKES);
            brush.dash(at(x, y), long, land.field_dark);
        }
    }
}

/// A parcel, given by its middle and half its size.
pub(super) fn parcel(
    brush: &mut Brush,
    place: Vec2,
    half: Vec2,
    light: bool,
    px: u16,
    land: &LandColours,
) {
    let ground = if light { land.field_light } else { land.field_dark };
    let (from, to) = (place.plus(half, -1.0), place.plus(half, 1.0));
    brush.block(from, to, ground);
    if px < MIN_PX {
        return;
    }
    let step = 1.0 / FURROWS;
    let rows = (2.0 * half.y / step).round() as i32;
    for row in 0..rows {
        let y = from.y + row as f32 * step;
        let top = brush.snapped(at(from.x, y));
        let bottom = brush.snapped(at(to.x, y + step * 0.45));
        brush.block(top, bottom, land.field);
    }
}

/// A hedge along the southern rim of a parcel.
pub(super) fn hedgerow(brush: &mut Brush, place: Vec2, half: Vec2, land: &LandColours) {
    let number = (2.0 * half.x * BUSHES).round() as i32;
    let bush = |step: i32| {
        let x = place.x - half.x + (step as f32 + 0.5) / BUSHES;
        at(x, place.y + half.y)
    };
    let bushes: Vec<Vec2> = (0..number).map(|step| brush.snapped(bush(step))).collect();
    for &place in &bushes {
        brush.ellipse(at(place.x, place.y + 0.003), [BUSH + 0.003, BUSH * 0.85], land.tree_dark);
    }
    for &place in &bushes {
        brush.ellipse(at(place.x - 0.003, place.y - 0.005), [BUSH - 0.006, BUSH * 0.62], land.tree);
    }
}

/// A milestone.
pub(super) fn milestone(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x, place.y + y);
    brush.glaze(&rectangle(c(-0.014, 0.006), c(0.030, 0.026)), land.stone_dark, 60);
    brush.disc(c(0.0, -0.018), 0.022, land.stone_dark);
    brush.block(c(-0.022, -0.018), c(0.022, 0.022), land.stone_dark);
    brush.disc(c(0.0, -0.018), 0.013, land.stone_light);
    brush.block(c(-0.013, -0.018), c(0.013, 0.014), land.stone_light);
}
