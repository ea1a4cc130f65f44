//! A PNG encoder for pictures composed in palette numbers: one palette, rows without filters
//! (filters hurt indexed data), one deflate stream made of strips.

use std::io::Write;
use std::ops::Range;

use image::error::{
    EncodingError, ImageError, ImageFormatHint, ImageResult, UnsupportedError, UnsupportedErrorKind,
};
use image::{ExtendedColorType, ImageEncoder, ImageFormat};

use super::{Strip, strips};

/// Writes an image of palette numbers as an indexed PNG, with `image`'s own trait:
///
/// ```
/// use image::{GrayImage, Luma};
/// use canvas::IndexedPng;
///
/// let numbers = GrayImage::from_fn(8, 8, |x, y| Luma([u8::from(x > y)]));
/// let mut file = Vec::new();
/// numbers.write_with_encoder(IndexedPng::new(&mut file, &[[0, 0, 0], [250, 200, 60]]))?;
/// assert_eq!(image::load_from_memory(&file)?.to_rgb8().get_pixel(7, 0).0, [250, 200, 60]);
/// # Ok::<(), image::ImageError>(())
/// ```
#[derive(Debug)]
pub struct IndexedPng<'a, W> {
    to: W,
    palette: &'a [[u8; 3]],
}

impl<'a, W: Write> IndexedPng<'a, W> {
    /// An encoder that writes to `to`; numbers are indices into `palette`.
    pub fn new(to: W, palette: &'a [[u8; 3]]) -> Self {
        Self { to, palette }
    }

    /// Writes a picture made of strips; a strip that was deflated before is not composed again.
    /// `compose` appends rows, each after its filter byte.
    pub fn write_strips(
        self,
        (width, height): (u32, u32),
        strips: &[Strip],
        compose: impl FnMut(Range<usize>, &mut Vec<u8>),
    ) -> ImageResult<()> {
        let stream = strips::zlib(width as usize + 1, strips, compose);
        self.write(width, height, &stream).map_err(failed)
    }

    fn write(self, width: u32, height: u32, stream: &[u8]) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(self.to, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_flattened());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, stream)?;
        writer.finish()
    }
}

impl<W: Write> ImageEncoder for IndexedPng<'_, W> {
    /// The bytes are palette numbers, so their type must be [`ExtendedColorType::L8`].
    fn write_image(
        self,
        numbers: &[u8],
        width: u32,
        height: u32,
        color_type: ExtendedColorType,
    ) -> ImageResult<()> {
        if color_type != ExtendedColorType::L8 {
            return Err(ImageError::Unsupported(UnsupportedError::from_format_and_kind(
                ImageFormatHint::Exact(ImageFormat::Png),
                UnsupportedErrorKind::Color(color_type),
            )));
        }
        let expected = u64::from(width) * u64::from(height);
        assert_eq!(numbers.len() as u64, expected, "an image of {width} x {height}");
        if let Some(number) =
            numbers.iter().find(|&&number| usize::from(number) >= self.palette.len())
        {
            return Err(failed(format!("the palette has no colour {number}")));
        }
        let stream = strips::plain_zlib(numbers, width as usize);
        self.write(width, height, &stream).map_err(failed)
    }
}

fn failed(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ImageError {
    ImageError::Encoding(EncodingError::new(ImageFormatHint::Exact(ImageFormat::Png), error))
}

#[cfg(test)]
mod tests {
    use image::GrayImage;

    use super::*;

    #[test]
    fn what_is_no_picture_of_palette_numbers_is_refused() {
        let palette = [[1, 2, 3], [4, 5, 6]];
        let write = |numbers: &[u8], width, height, kind| {
            let mut file = Vec::new();
            IndexedPng::new(&mut file, &palette).write_image(numbers, width, height, kind)
        };
        assert!(write(&[0, 1], 2, 1, ExtendedColorType::L8).is_ok());
        let refused = write(&[0, 2], 2, 1, ExtendedColorType::L8).expect_err("no such colour");
        assert!(refused.to_string().contains("no colour 2"), "{refused}");
        assert!(write(&[0; 3], 1, 1, ExtendedColorType::Rgb8).is_err());
        assert!(write(&[], 0, 0, ExtendedColorType::L8).is_err());
    }

    #[test]
    fn another_library_reads_what_was_written() {
        let palette: Vec<[u8; 3]> = (0..=255).map(|number| [number, 255 - number, 9]).collect();
        let numbers = GrayImage::from_fn(300, 200, |x, y| image::Luma([(x * y / 90) as u8]));
        let mut file = Vec::new();
        numbers.write_with_encoder(IndexedPng::new(&mut file, &palette)).expect("a sound image");
        let read = image::load_from_memory(&file).expect("a PNG").to_rgb8();
        assert_eq!(read.dimensions(), numbers.dimensions());
        for (read, number) in read.pixels().zip(numbers.pixels()) {
            assert_eq!(read.0, palette[usize::from(number.0[0])]);
        }
    }
}
