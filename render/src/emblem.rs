//! A figure alone on a transparent ground: a small picture for use within text, and the matching
//! colour.

use std::io::Cursor;

use image::{ImageFormat, Rgba, RgbaImage};
use rules::FigureKind;

use crate::art::{self, SpriteKey};
use crate::scene::PlayerColour;
use crate::theme::{Rgb, Theme};

/// Width and height of the picture in pixels.
const PX: u32 = 128;
/// Pixels per tile at which the follower, with the lines around it, fills the picture.
const TILE: u16 = 214;

impl PlayerColour {
    /// The colour of its figures.
    pub fn rgb(self) -> Rgb {
        Theme::LIGHT.colours().seats[self.index()].body
    }
}

/// The follower of a colour, as PNG bytes.
pub fn emblem(colour: PlayerColour) -> Vec<u8> {
    let figure =
        SpriteKey::Figure { kind: FigureKind::Small, colour, lying: false, pin: None, px: TILE };
    let drawing = art::draw(&figure, Theme::LIGHT.colours());
    let within = |at: u32, origin: i32| u32::try_from(at as i32 - PX as i32 / 2 + origin).ok();
    let picture = RgbaImage::from_fn(PX, PX, |x, y| {
        let at = within(x, drawing.left).zip(within(y, drawing.top));
        let pixel = at.and_then(|(x, y)| drawing.pixels.get_pixel_checked(x, y));
        pixel.copied().unwrap_or(Rgba([0; 4]))
    });
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, ImageFormat::Png).expect("memory takes every byte");
    png.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::PLAYER_COLOURS;

    #[test]
    fn every_colour_has_a_small_picture_of_its_own_that_stands_on_nothing() {
        let all: Vec<Vec<u8>> =
            (0..PLAYER_COLOURS).map(|number| emblem(PlayerColour::new(number))).collect();
        for (number, png) in (0..PLAYER_COLOURS).zip(&all) {
            assert!(png.len() < 64 * 1024, "{}", png.len());
            let picture = image::load_from_memory(png).unwrap().into_rgba8();
            assert_eq!(picture.dimensions(), (PX, PX));
            let edge = (0..PX).flat_map(|n| [(n, 0), (n, PX - 1), (0, n), (PX - 1, n)]);
            for (x, y) in edge {
                assert_eq!(picture.get_pixel(x, y).0[3], 0, "it is cut off at {x} {y}");
            }
            let colour = PlayerColour::new(number).rgb().parts();
            let body = picture.pixels().filter(|pixel| pixel.0[..3] == colour && pixel.0[3] == 255);
            assert!(body.count() > 500, "{number} has its colour");
            assert_eq!(all.iter().filter(|other| *other == png).count(), 1);
        }
    }
}
