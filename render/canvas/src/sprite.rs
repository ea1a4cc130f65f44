//! Sprites: small drawings made once by the vector library, converted to palette numbers.

use std::sync::atomic::{AtomicU64, Ordering};

use image::math::Rect;
use image::{GrayImage, RgbaImage, imageops};

use crate::cache::Bytes;
use crate::colour::Rgb;
use crate::palette::Palette;

/// Coverage is stored in fifteenths: finer steps cost bytes and make no visible difference.
pub const OPAQUE: u8 = 15;
/// So few fifteenths are none, and so many less than all are all: the rims of shapes have fewer colours,
/// which nobody sees, and files are smaller.
const FAINT: u8 = 2;
/// Pixels processed at a time.
const AT_ONCE: usize = 8;
const ALPHA_STEP: u16 = 255 / OPAQUE as u16;

/// A drawing in palette numbers.
#[derive(Debug)]
pub struct Sprite {
    /// Unique: no other sprite ever has this number.
    pub id: u64,
    /// The origin, relative to the top left corner.
    pub left: i32,
    pub top: i32,
    colours: GrayImage,
    /// Coverage of each pixel, up to [`OPAQUE`]; `None` if all are opaque.
    alphas: Option<GrayImage>,
}

impl Sprite {
    /// A drawing with its origin at (`left`, `top`).
    pub fn new(drawing: &RgbaImage, left: i32, top: i32, palette: &Palette) -> Self {
        // Colours come in runs.
        let mut latest = ([0; 3], palette.index(Rgb::of([0; 3])));
        let mut colours = GrayImage::new(drawing.width(), drawing.height());
        let mut alphas = colours.clone();
        for ((pixel, colour), alpha) in drawing.pixels().zip(&mut *colours).zip(&mut *alphas) {
            let [red, green, blue, opacity] = pixel.0;
            *alpha = match ((u16::from(opacity) + ALPHA_STEP / 2) / ALPHA_STEP) as u8 {
                ..=FAINT => 0,
                alpha if alpha >= OPAQUE - FAINT => OPAQUE,
                alpha => alpha,
            };
            if *alpha > 0 {
                let parts = [red, green, blue];
                if parts != latest.0 {
                    latest = (parts, palette.index(Rgb::of(parts)));
                }
                *colour = latest.1;
            }
        }
        static IDS: AtomicU64 = AtomicU64::new(0);
        let opaque = alphas.iter().all(|&alpha| alpha == OPAQUE);
        let seen = inked(&alphas);
        let whole = (seen.width, seen.height) == drawing.dimensions();
        let cut = |image: GrayImage| match whole {
            true => image,
            false => imageops::crop_imm(&image, seen.x, seen.y, seen.width, seen.height).to_image(),
        };
        Self {
            id: IDS.fetch_add(1, Ordering::Relaxed),
            left: left - seen.x as i32,
            top: top - seen.y as i32,
            colours: cut(colours),
            alphas: (!opaque).then(|| cut(alphas)),
        }
    }

    /// Its width and height in pixels.
    pub fn size(&self) -> (i32, i32) {
        (self.colours.width() as i32, self.colours.height() as i32)
    }

    /// Draws a piece of a row over what is already there.
    pub fn row(&self, start: usize, onto: &mut [u8], palette: &Palette) {
        let colours = &self.colours.as_raw()[start..start + onto.len()];
        let Some(alphas) = &self.alphas else {
            onto.copy_from_slice(colours);
            return;
        };
        let alphas = &alphas.as_raw()[start..start + onto.len()];
        // Most of a drawing is either transparent or opaque.
        let parts =
            onto.chunks_mut(AT_ONCE).zip(colours.chunks(AT_ONCE)).zip(alphas.chunks(AT_ONCE));
        for ((pixels, colours), alphas) in parts {
            if *alphas == [0; AT_ONCE] {
                continue;
            }
            if *alphas == [OPAQUE; AT_ONCE] {
                pixels.copy_from_slice(colours);
                continue;
            }
            for ((pixel, &colour), &alpha) in pixels.iter_mut().zip(colours).zip(alphas) {
                match alpha {
                    0 => {}
                    OPAQUE => *pixel = colour,
                    _ => *pixel = palette.blend(*pixel, colour, alpha),
                }
            }
        }
    }
}

impl Bytes for Sprite {
    fn bytes(&self) -> usize {
        self.colours.len()
            + self.alphas.as_ref().map_or(0, |alphas| alphas.len())
            + size_of::<Self>()
            + 64
    }
}

/// The rectangle outside of which a drawing is transparent.
fn inked(alphas: &GrayImage) -> Rect {
    let inked = |line: &[u8]| line.iter().any(|&alpha| alpha > 0);
    let rows: Vec<&[u8]> = alphas.chunks_exact(alphas.width().max(1) as usize).collect();
    let Some(top) = rows.iter().position(|row| inked(row)) else {
        return Rect { x: 0, y: 0, width: 0, height: 0 };
    };
    let bottom = rows.iter().rposition(|row| inked(row)).unwrap_or(top);
    let first = |row: &&[u8]| row.iter().position(|&alpha| alpha > 0);
    let last = |row: &&[u8]| row.iter().rposition(|&alpha| alpha > 0);
    let left = rows.iter().filter_map(first).min().unwrap_or(0);
    let right = rows.iter().filter_map(last).max().unwrap_or(0);
    let [x, y, width, height] =
        [left, top, right + 1 - left, bottom + 1 - top].map(|part| part as u32);
    Rect { x, y, width, height }
}
