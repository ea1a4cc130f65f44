//! A finished picture: a file, and conversion to anything the `image` crate can write.

use std::sync::Arc;

use image::{GrayImage, ImageEncoder, ImageResult, Rgb, RgbImage};

use crate::canvas::{Canvas, Cut};
use crate::encode::IndexedPng;

/// A finished picture.
#[derive(Clone)]
pub struct Picture {
    /// The file: an indexed PNG, made of cached strips.
    pub png: Vec<u8>,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    canvas: Arc<Canvas<'static>>,
}

impl Picture {
    /// Cuts the drawing into strips at these rows.
    pub fn new(canvas: Canvas<'static>, cuts: &[Cut]) -> Self {
        let (width, height) = canvas.size();
        let (width, height) = (width as u32, height as u32);
        let mut png = Vec::with_capacity((width * height / 12) as usize + 2048);
        let encoder = IndexedPng::new(&mut png, canvas.palette().colours());
        encoder
            .write_strips((width, height), &canvas.strips(cuts), |rows, to| {
                canvas.compose_rows::<1>(rows, to);
            })
            .expect("there is room for a file, and a picture has pixels");
        Self { png, width, height, canvas: Arc::new(canvas) }
    }

    /// The pixels as numbers of [`Picture::palette`].
    pub fn numbers(&self) -> GrayImage {
        self.canvas.compose(0..self.height as usize)
    }

    /// The colours that pixels can have.
    pub fn palette(&self) -> &[[u8; 3]] {
        self.canvas.palette().colours()
    }

    /// The pixels, as a buffer that `image` can change or save in any of its formats.
    pub fn image(&self) -> RgbImage {
        let (numbers, palette) = (self.numbers(), self.palette());
        let mut image = RgbImage::new(self.width, self.height);
        for (pixel, number) in image.pixels_mut().zip(numbers.iter()) {
            *pixel = Rgb(palette[usize::from(*number)]);
        }
        image
    }

    /// Writes the pixels with an encoder of `image`.
    ///
    /// # Errors
    /// Errors of the encoder.
    pub fn write_with_encoder(&self, encoder: impl ImageEncoder) -> ImageResult<()> {
        self.image().write_with_encoder(encoder)
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({} x {}, {} bytes)", self.width, self.height, self.png.len())
    }
}

impl PartialEq for Picture {
    /// Compares the files.
    fn eq(&self, other: &Self) -> bool {
        self.png == other.png
    }
}

impl Eq for Picture {}
