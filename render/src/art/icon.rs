//! Icons of what a seat holds, and lettering on small things.

use super::{Artwork, Brush};
use crate::expansions;
use crate::plan::{Vec2, at};
use crate::scene::PlayerColour;
use crate::theme::{Colours, Rgb, THINGS};
use canvas::text;
use rules::Token;

/// The icon of a token.
pub(crate) struct Icon {
    /// The size at which it is drawn, relative to that of other icons.
    pub scale: f32,
    /// Half its width at that size.
    pub reach: f32,
    /// Draws it around (0, 0).
    pub draw: fn(&mut Brush, Token, PlayerColour, &Colours),
}

impl Icon {
    /// An icon that fills its square.
    pub(crate) const fn new(draw: fn(&mut Brush, Token, PlayerColour, &Colours)) -> Self {
        Self { scale: 1.0, reach: 0.5, draw }
    }
}

/// The icon of what a seat holds, in a square of `px` pixels around the origin.
pub(super) fn token(token: Token, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
    let icon = expansions::icon(token);
    let px = (f32::from(px) * icon.scale) as u16;
    let (mut brush, origin) = sheet(px, [icon.reach; 4]);
    (icon.draw)(&mut brush, token, colour, colours);
    drawing(brush, origin)
}

/// A transparent sheet for tiles of `px`, this far around the origin, and the origin in pixels.
pub(crate) fn sheet(px: u16, [left, top, right, bottom]: [f32; 4]) -> (Brush, [i32; 2]) {
    let unit = f32::from(px);
    let pixels = |share: f32| (share * unit).ceil() + 1.0;
    let origin = at(pixels(left), pixels(top));
    let size = [origin.x + pixels(right), origin.y + pixels(bottom)].map(|size| size as u32);
    (Brush::new(size[0], size[1], unit, origin), [origin.x as i32, origin.y as i32])
}

pub(crate) fn drawing(brush: Brush, [left, top]: [i32; 2]) -> Artwork {
    Artwork { pixels: brush.finish(), left, top }
}

/// Text centred on a point.
pub(crate) fn letters(brush: &mut Brush, words: &str, middle: Vec2, size: f32, ink: Rgb) {
    // The outline is made large, then scaled down.
    const EM: f32 = 100.0;
    let left = middle.x - text::width(words) * size / 2.0;
    let base = middle.y + text::CAPITAL * size / 2.0;
    let scale = size / EM;
    let placed = tiny_skia::Transform::from_row(scale, 0.0, 0.0, scale, left, base);
    if let Some(path) = text::outline(words, EM).and_then(|path| path.transform(placed)) {
        brush.fill_path(&path, ink, 255);
    }
}

/// Bars in front of a captive, in a square of `px` pixels around the origin.
pub(super) fn bars(px: u16, colours: &Colours) -> Artwork {
    let (mut brush, origin) = sheet(px, [0.5; 4]);
    for x in [-0.30, 0.0, 0.30] {
        brush.line(&[at(x, -0.46), at(x, 0.46)], 0.075, colours.table.white);
        brush.line(&[at(x, -0.46), at(x, 0.46)], 0.05, THINGS.iron);
    }
    for y in [-0.44, 0.44] {
        brush.line(&[at(-0.42, y), at(0.42, y)], 0.10, THINGS.iron);
    }
    drawing(brush, origin)
}
