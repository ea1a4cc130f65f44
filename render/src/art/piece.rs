//! What stands or lies on a board and is no figure: small drawings within two lines.

use canvas::Halo;

use super::{Artwork, Brush};
use crate::plan::at;
use crate::theme::{Colours, Rgb};

/// The two lines around a piece, and the room that it needs, as fractions of its height.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rim {
    white: f32,
    dark: f32,
    room: f32,
}

impl Rim {
    /// Around a token.
    pub(crate) const TOKEN: Self = Self { white: 0.055, dark: 0.10, room: 0.72 };
    /// Around a figure that belongs to nobody.
    pub(crate) const NEUTRAL: Self = Self { white: 0.05, dark: 0.09, room: 0.62 };

    /// A sheet for a piece that is one unit high and `height` pixels, and half its size.
    fn sheet(self, height: f32) -> (Brush, f32) {
        let reach = (height * (self.room + self.dark)).ceil() + 2.0;
        (Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach)), reach)
    }
}

/// A piece of this height, in tiles of `px`, with its lines; it is drawn around (0, 0), one unit
/// high.
pub(crate) fn standing(
    height: f32,
    px: u16,
    rim: Rim,
    colours: &Colours,
    draw: impl FnOnce(&mut Brush),
) -> Artwork {
    let height = height * f32::from(px);
    let (mut brush, reach) = rim.sheet(height);
    draw(&mut brush);
    let halo = Halo { white: rim.white * height, dark: rim.dark * height, height };
    let pixels = halo.around(&brush.finish(), [colours.table.white, colours.table.dark]);
    Artwork { pixels, left: reach as i32, top: reach as i32 }
}

/// A mark, which stands nowhere and has lines of its own.
pub(crate) fn marked(height: f32, px: u16, draw: impl FnOnce(&mut Brush)) -> Artwork {
    let (mut brush, reach) = Rim::TOKEN.sheet(height * f32::from(px));
    draw(&mut brush);
    Artwork { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// The ground of a round token.
pub(crate) fn coin(brush: &mut Brush, ground: Rgb) {
    brush.disc(at(0.0, 0.0), 0.46, ground);
}
