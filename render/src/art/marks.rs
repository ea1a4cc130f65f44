//! Everything that is neither land nor figure: text, candidate cells, frames, plates, cards.

use canvas::{round_rectangle, text};
use image::{Rgba, RgbaImage};
use rules::{KindId, Rotation};

use super::{Artwork, Brush, symbol};
use crate::overlay::owner_at;
use crate::plan::{TilePlan, at};
use crate::scene::PlayerColour;
use crate::theme::{Colours, Rgb, TableColours};

/// A candidate cell: its distance from the cell's edge, and its line.
const CELL_INSET: f32 = 0.07;
const CELL_LINE: f32 = 0.022;
/// The marks around the last tile: amber inside white inside dark, outside of the tile. There are two
/// at each edge, between the towers at its ends and the road that may leave in its middle.
const FRAME: [f32; 3] = [0.086, 0.064, 0.040];
const FRAME_OUT: f32 = 0.040;
const FRAME_DASHES: [[f32; 2]; 2] = [[0.15, 0.37], [0.63, 0.85]];
/// Radius of the plate under a spot's label.
pub(crate) const PLATE: f32 = 0.105;

fn square(px: u16, beyond: f32) -> (Brush, i32) {
    let unit = f32::from(px);
    let margin = (beyond * unit).ceil();
    let size = (unit + 2.0 * margin) as u32;
    (Brush::new(size, size, unit, at(margin, margin)), margin as i32)
}

fn drawing(brush: Brush, margin: i32) -> Artwork {
    Artwork { pixels: brush.finish(), left: margin, top: margin }
}

pub(super) fn text(text: &str, size: u16, ink: Rgb) -> Artwork {
    let size = f32::from(size);
    let (left, top) = ((0.1 * size).ceil() + 1.0, (1.1 * size).ceil() + 1.0);
    let width = text::width(text) * size + 2.0 * left;
    let height = top + (0.4 * size).ceil();
    let mut brush = Brush::new(width.ceil() as u32, height as u32, 1.0, at(left, top));
    if let Some(outline) = text::outline(text, size) {
        brush.fill_path(&outline, ink, 255);
    }
    Artwork { pixels: brush.finish(), left: left as i32, top: top as i32 }
}

pub(super) fn cell(px: u16, table: &TableColours) -> Artwork {
    let (mut brush, margin) = square(px, 0.0);
    let (from, to) = (CELL_INSET, 1.0 - CELL_INSET);
    if let Some(path) = round_rectangle(at(from, from), at(to, to), 0.07) {
        brush.fill_path(&path, table.cell, 255);
        brush.dashed_path(&path, CELL_LINE, [0.055, 0.047], table.accent);
    }
    drawing(brush, margin)
}

pub(super) fn frame(px: u16, table: &TableColours) -> Artwork {
    let (mut brush, margin) = square(px, FRAME_OUT + FRAME[0]);
    for (width, colour) in FRAME.into_iter().zip([table.dark, table.white, table.mark]) {
        for quarter in 0..4 {
            for dash in FRAME_DASHES {
                let dash = dash.map(|along| at(along, -FRAME_OUT).turned(quarter));
                brush.round_line(&dash, width, colour);
            }
        }
    }
    drawing(brush, margin)
}

pub(super) fn draft(px: u16, table: &TableColours) -> Artwork {
    let (mut brush, margin) = square(px, FRAME_OUT + FRAME[0]);
    let (from, to) = (-FRAME_OUT / 2.0, 1.0 + FRAME_OUT / 2.0);
    if let Some(path) = round_rectangle(at(from, from), at(to, to), 0.05) {
        brush.stroke_path(&path, 0.085, table.dark);
        brush.stroke_path(&path, 0.06, table.white);
        brush.dashed_path(&path, 0.06, [0.09, 0.11], table.mark);
    }
    drawing(brush, margin)
}

pub(super) fn choice(px: u16, table: &TableColours) -> Artwork {
    let (mut brush, margin) = square(px, 0.0);
    if let Some(path) = round_rectangle(at(0.045, 0.045), at(0.955, 0.955), 0.05) {
        brush.stroke_path(&path, 0.085, table.dark);
        brush.dashed_path(&path, 0.05, [0.055, 0.047], table.accent);
    }
    drawing(brush, margin)
}

/// A crossed-out cell.
pub(super) fn dead(px: u16, table: &TableColours) -> Artwork {
    let (mut brush, margin) = square(px, 0.0);
    for [from, to] in [[at(0.28, 0.28), at(0.72, 0.72)], [at(0.72, 0.28), at(0.28, 0.72)]] {
        brush.round_line(&[from, to], 0.075, table.coordinate);
    }
    drawing(brush, margin)
}

/// The outline of a claim, from the border of its segment inwards: a dark line, its owners' colours, a
/// dark line. Within it the land stays as it is: a finished city still looks finished.
const OUTLINE: [f32; 3] = [0.012, 0.066, 0.080];
const OUTLINE_SHADE: u8 = 190;
/// Radius of an owner's badge, and how wide its rims are.
const BADGE: f32 = 0.085;
const BADGE_RIM: f32 = 0.014;

/// The rotation that undoes another one.
fn inverse(rotation: Rotation) -> Rotation {
    Rotation::ALL[(4 - rotation.index()) % 4]
}

/// The outline of a segment in its owners' colours.
pub(super) fn claim(
    (kind, rotation, segment): (KindId, Rotation, u8),
    owners: u8,
    px: u16,
    colours: &Colours,
) -> Artwork {
    let plan = TilePlan::of(kind);
    let size = u32::from(px);
    let mut pixels = RgbaImage::new(size.max(1), size.max(1));
    let back = inverse(rotation);
    let border = plan.ground.clearance(segment, 1.0);
    let [outer, line, inner] = OUTLINE;
    for (x, y, pixel) in pixels.enumerate_pixels_mut() {
        let share = |pixel: u32| (pixel as f32 + 0.5) / f32::from(px);
        let point = at(share(x), share(y)).turned(back.index());
        if !plan.ground.belongs(point, segment) {
            continue;
        }
        let Some(colour) = owner_at(owners, px, (x, y)) else { continue };
        let (ink, alpha) = match border.between(point) {
            far if far < outer => (colours.table.dark, OUTLINE_SHADE),
            far if far < line => (colours.seats[colour].body, u8::MAX),
            far if far < inner => (colours.table.dark, OUTLINE_SHADE),
            _ => continue,
        };
        let [red, green, blue] = ink.parts();
        *pixel = Rgba([red, green, blue, alpha]);
    }
    Artwork { pixels, left: 0, top: 0 }
}

/// The symbol of an owner on a disc.
pub(super) fn badge(colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
    let unit = f32::from(px);
    let reach = (BADGE * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    let dress = colours.seats[colour.index()];
    let inks = [colours.table.dark, colours.table.white, dress.body];
    for (rim, ink) in (0u8..).zip(inks) {
        brush.disc(at(0.0, 0.0), BADGE - BADGE_RIM * f32::from(rim), ink);
    }
    symbol(&mut brush, colour, at(0.0, 0.0), 0.5 * BADGE, dress.ink);
    drawing(brush, reach as i32)
}

pub(super) fn plate(px: u16, table: &TableColours) -> Artwork {
    let unit = f32::from(px);
    let reach = (PLATE * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    brush.disc(at(0.0, 0.0), PLATE, table.dark);
    brush.disc(at(0.0, 0.0), PLATE - 0.014, table.white);
    brush.disc(at(0.0, 0.0), PLATE - 0.028, table.mark);
    drawing(brush, reach as i32)
}

pub(super) fn card(
    [width, height]: [u16; 2],
    radius: u16,
    fill: Rgb,
    rim: Option<(Rgb, u16)>,
) -> Artwork {
    let (right, bottom) = (f32::from(width), f32::from(height));
    let mut brush = Brush::new(width.into(), height.into(), 1.0, at(0.0, 0.0));
    let half = rim.map_or(0.0, |(_, line)| f32::from(line) / 2.0);
    let path = round_rectangle(at(half, half), at(right - half, bottom - half), radius.into());
    if let Some(path) = path {
        brush.fill_path(&path, fill, 255);
        if let Some((colour, line)) = rim {
            brush.stroke_path(&path, line.into(), colour);
        }
    }
    drawing(brush, 0)
}

/// Three face-down tiles, stacked.
pub(super) fn pile(px: u16, colours: &Colours) -> Artwork {
    let mut brush = Brush::new(px.into(), px.into(), px.into(), at(0.0, 0.0));
    let land = &colours.land;
    for step in (0..3).rev() {
        let shift = 0.09 * step as f32;
        let (from, to) = (at(0.06 + shift, 0.24 - shift), at(0.76 + shift, 0.94 - shift));
        if let Some(path) = round_rectangle(from, to, 0.07) {
            brush.fill_path(&path, land.field, 255);
            brush.stroke_path(&path, 0.05, colours.table.dark);
        }
    }
    let road = [at(0.41, 0.27), at(0.41, 0.91)];
    brush.line(&road, 0.16, land.road_casing);
    brush.line(&road, 0.10, land.road);
    drawing(brush, 0)
}

/// The face of a clock, without numbers.
pub(super) fn clock(px: u16, table: &TableColours) -> Artwork {
    let mut brush = Brush::new(px.into(), px.into(), px.into(), at(0.0, 0.0));
    let middle = at(0.5, 0.5);
    brush.disc(middle, 0.49, table.dark);
    brush.disc(middle, 0.42, table.accent);
    brush.disc(middle, 0.32, table.white);
    brush.round_line(&[at(0.5, 0.27), middle, at(0.66, 0.60)], 0.095, table.dark);
    drawing(brush, 0)
}

/// Blends of inks and grounds that meet around the board.
pub(super) fn ramps(colours: &Colours) -> RgbaImage {
    let table = &colours.table;
    let mut pairs = vec![
        (table.coordinate, table.ground),
        (table.accent, table.ground),
        (table.text, table.chip),
        (table.text, table.panel),
        (table.dim, table.chip),
        (table.dim, table.panel),
        (table.chip, table.panel),
        (table.accent, table.panel),
        (table.cell_text, table.cell),
        (table.accent, table.cell),
        (table.dark, table.mark),
        (table.white, table.mark),
        (table.dark, table.white),
        (table.dark, table.ground),
        (table.dark, colours.land.field),
        (table.dark, colours.land.city),
    ];
    for dress in &colours.seats {
        pairs.push((dress.body, table.white));
        pairs.push((dress.body, dress.ink));
    }
    let steps = 8;
    let repeat = 12;
    let mut brush = Brush::new(steps * repeat, pairs.len() as u32, 1.0, at(0.0, 0.0));
    for (&(from, to), row) in pairs.iter().zip(0..) {
        for step in 0..steps {
            let colour = from.mixed(to, step as f32 / steps as f32);
            let left = (step * repeat) as f32;
            brush.block(at(left, row as f32), at(left + repeat as f32, row as f32 + 1.0), colour);
        }
    }
    brush.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn a_border_has_its_owners_colour_and_the_land_within_it_keeps_its_own() {
        let px = 96;
        for (id, segment) in [("base/R", 0), ("base/R", 1), ("base/B", 1)] {
            let kind = KindId::named(id).expect("a tile of the base game");
            let space = TilePlan::of(kind).ground.clearance(segment, 1.0);
            let (middle, _) =
                space.points().max_by(|a, b| a.1.total_cmp(&b.1)).expect("it is land");
            for theme in Theme::all() {
                let colours = theme.colours();
                for (number, seat) in (0..).zip(&colours.seats) {
                    let owners = 1 << number;
                    let border = claim((kind, Rotation::default(), segment), owners, px, colours);
                    let pixel = |share: f32| (share * f32::from(px)) as u32;
                    let within = border.pixels.get_pixel(pixel(middle.x), pixel(middle.y));
                    assert_eq!(within.0[3], 0, "{id} {segment}");
                    let [red, green, blue] = seat.body.parts();
                    let own = Rgba([red, green, blue, u8::MAX]);
                    assert!(border.pixels.pixels().any(|pixel| *pixel == own), "{id} {segment}");
                }
            }
        }
    }
}
