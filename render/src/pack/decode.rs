//! Decoding a picture of a tile, within bounds: of the file, of its width and height, and of the
//! memory that decoding may take. Whoever made the file is not trusted.

use std::io::Cursor;

use image::imageops::{self, FilterType};
use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, Pixel as _,
    Rgb as Pixel, RgbImage, RgbaImage,
};
use thiserror::Error;

use crate::theme::Rgb;

/// The most bytes of a picture's file.
pub const MAX_FILE_BYTES: usize = 8 << 20;
/// The least pixels along a side of a picture: those of a tile on the board of a whole base game.
pub const MIN_SIDE: u32 = 128;
/// The most pixels along a side of a picture.
pub const MAX_SIDE: u32 = 2048;
/// The most bytes that decoding one picture may take: four channels of 16 bits, and as much again.
const MAX_MEMORY: u64 = 2 * 8 * (MAX_SIDE as u64).pow(2);
/// Pixels along a side that are kept: no picture shows a tile of the board larger, and the tile in
/// hand hardly.
const KEPT: u32 = 256;
const FORMATS: [ImageFormat; 3] = [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Jpeg];

/// Why a file is no picture of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TilePictureError {
    /// The file is too large.
    #[error("the file has {0} bytes or more; at most {most} are read", most = MAX_FILE_BYTES)]
    TooManyBytes(usize),
    /// It is in no format that is read, or damaged.
    #[error("this is no PNG, WebP or JPEG that can be read ({0})")]
    Unreadable(String),
    /// It is not square.
    #[error("the picture has {0} x {1} pixels, but a tile is square")]
    NotSquare(u32, u32),
    /// It has too few pixels.
    #[error("the picture is {0} pixels wide, less than {least}", least = MIN_SIDE)]
    TooSmall(u32),
    /// It has too many pixels.
    #[error("the picture has {0} x {1} pixels; a side has at most {most}", most = MAX_SIDE)]
    TooLarge(u32, u32),
}

impl From<ImageError> for TilePictureError {
    fn from(error: ImageError) -> Self {
        // Decoders quote the file in several lines.
        Self::Unreadable(error.to_string().split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// A decoded picture of a tile, as large as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct TilePicture(RgbaImage);

impl TilePicture {
    /// Decodes a PNG, WebP or JPEG; of a moving picture, the first frame.
    ///
    /// # Errors
    /// [`TilePictureError`].
    pub fn decode(file: &[u8]) -> Result<Self, TilePictureError> {
        if file.len() > MAX_FILE_BYTES {
            return Err(TilePictureError::TooManyBytes(file.len()));
        }
        let mut reader = ImageReader::new(Cursor::new(file))
            .with_guessed_format()
            .map_err(|error| TilePictureError::Unreadable(error.to_string()))?;
        if !reader.format().is_some_and(|format| FORMATS.contains(&format)) {
            return Err(TilePictureError::Unreadable("another format".to_owned()));
        }
        // The size is judged below, where it can be told apart from what is damaged.
        let mut limits = Limits::no_limits();
        limits.max_alloc = Some(MAX_MEMORY);
        reader.limits(limits.clone());
        let mut decoder = reader.into_decoder()?;
        sound(decoder.dimensions())?;
        limits.reserve(decoder.total_bytes())?;
        decoder.set_limits(limits)?;
        let orientation = decoder.orientation()?;
        let mut picture = DynamicImage::from_decoder(decoder)?;
        picture.apply_orientation(orientation);
        let picture = picture.into_rgba8();
        if picture.width() <= KEPT {
            return Ok(Self(picture));
        }
        Ok(Self(imageops::resize(&picture, KEPT, KEPT, FilterType::Lanczos3)))
    }

    /// Its pixels over a colour.
    pub(super) fn flattened(&self, under: Rgb) -> RgbImage {
        let (width, height) = self.0.dimensions();
        let mut flat = RgbImage::from_pixel(width, height, Pixel(under.parts()));
        lay_over(&mut flat, &self.0);
        flat
    }

    /// Its pixels; those below transparent ones do not count.
    pub(super) fn pixels(&self) -> &RgbaImage {
        &self.0
    }
}

impl std::fmt::Debug for TilePicture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TilePicture({} pixels wide)", self.0.width())
    }
}

fn sound((width, height): (u32, u32)) -> Result<(), TilePictureError> {
    if width > MAX_SIDE || height > MAX_SIDE {
        Err(TilePictureError::TooLarge(width, height))
    } else if width != height {
        Err(TilePictureError::NotSquare(width, height))
    } else if width < MIN_SIDE {
        Err(TilePictureError::TooSmall(width))
    } else {
        Ok(())
    }
}

/// Draws a picture of the same size over another.
fn lay_over(under: &mut RgbImage, over: &RgbaImage) {
    for (below, above) in under.pixels_mut().zip(over.pixels()) {
        let mut mixed = below.to_rgba();
        mixed.blend(above);
        *below = mixed.to_rgb();
    }
}
