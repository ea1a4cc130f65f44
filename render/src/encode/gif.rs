//! A moving picture (GIF 89a): one palette, and after the first frame only what changed, the rest
//! of the changed rectangle transparent. The `gif` crate writes it. Knows nothing of what the
//! pixels show.

use std::ops::Range;

use gif::{Encoder, EncodingError, Frame, Repeat};
use image::GrayImage;

/// The last place of the palette.
const TRANSPARENT: u8 = 255;

/// A part of the picture: the first column and row, and the column and row after the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

/// A moving picture that is written frame by frame.
pub(crate) struct Gif {
    encoder: Encoder<Vec<u8>>,
    /// What is seen now.
    seen: Option<GrayImage>,
}

impl Gif {
    /// An empty one, which will begin anew after its last frame.
    ///
    /// # Errors
    /// Those of the encoder: a picture that is wider or higher than the format allows.
    pub(crate) fn new(
        (width, height): (u32, u32),
        palette: &[[u8; 3]],
    ) -> Result<Self, EncodingError> {
        let size = |length: u32| {
            u16::try_from(length)
                .map_err(|_| EncodingError::from(std::io::Error::other("too large for a GIF")))
        };
        let (width, height) = (size(width)?, size(height)?);
        let mut encoder = Encoder::new(Vec::new(), width, height, palette.as_flattened())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, seen: None })
    }

    /// Adds a frame that is shown for so many hundredths of a second. Only the rows in `changed`
    /// can differ from what is seen.
    ///
    /// # Errors
    /// Those of the encoder.
    pub(crate) fn frame(
        &mut self,
        pixels: &GrayImage,
        changed: &[Range<usize>],
        hold: u16,
    ) -> Result<(), EncodingError> {
        let width = pixels.width() as usize;
        let part = match &self.seen {
            None => Part { left: 0, top: 0, right: width, bottom: pixels.height() as usize },
            Some(seen) => differing(pixels, seen, changed),
        };
        let Part { left, top, right, bottom } = part;
        let mut shown = Vec::with_capacity((right - left) * (bottom - top));
        for row in top..bottom {
            let line = row * width + left..row * width + right;
            let new = &pixels.as_raw()[line.clone()];
            match &self.seen {
                None => shown.extend_from_slice(new),
                // A pixel that is as it was is transparent.
                Some(seen) => shown.extend(
                    new.iter()
                        .zip(&seen.as_raw()[line])
                        .map(|(&new, &old)| if new == old { TRANSPARENT } else { new }),
                ),
            }
        }
        self.encoder.write_frame(&Frame {
            delay: hold,
            transparent: self.seen.is_some().then_some(TRANSPARENT),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: shown.into(),
            ..Frame::default()
        })?;
        self.seen.get_or_insert_with(|| pixels.clone()).copy_from_slice(pixels);
        Ok(())
    }

    /// Bytes of the file if it ended here.
    pub(crate) fn len(&self) -> usize {
        self.encoder.get_ref().len() + 1
    }

    /// The file.
    ///
    /// # Errors
    /// Those of the encoder.
    pub(crate) fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

/// The smallest part with all that differs; a single pixel if nothing does.
fn differing(pixels: &GrayImage, seen: &GrayImage, changed: &[Range<usize>]) -> Part {
    let (width, height) = (pixels.width() as usize, pixels.height() as usize);
    let mut part = Part { left: width, top: height, right: 0, bottom: 0 };
    for row in changed.iter().cloned().flatten() {
        let line = row * width..(row + 1) * width;
        let (new, old) = (&pixels.as_raw()[line.clone()], &seen.as_raw()[line]);
        if new == old {
            continue;
        }
        let differs = |(new, old): (&u8, &u8)| new != old;
        let left = new.iter().zip(old).position(differs).unwrap_or(0);
        let right = new.iter().zip(old).rposition(differs).unwrap_or(0);
        part.left = part.left.min(left);
        part.right = part.right.max(right + 1);
        part.top = part.top.min(row);
        part.bottom = part.bottom.max(row + 1);
    }
    let nothing = Part { left: 0, top: 0, right: 1, bottom: 1 };
    if part.right == 0 { nothing } else { part }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// A decoder sees what was shown, frame by frame.
    fn check(width: usize, height: usize, frames: &[Vec<u8>]) {
        let palette: Vec<[u8; 3]> = (0..=254).map(|number| [number, 255 - number, 7]).collect();
        let mut gif = Gif::new((width as u32, height as u32), &palette).expect("a small picture");
        for frame in frames {
            let image = GrayImage::from_raw(width as u32, height as u32, frame.clone());
            let image = image.expect("a frame has the size of the picture");
            gif.frame(&image, std::slice::from_ref(&(0..height)), 50).expect("a sound frame");
        }
        let length = gif.len();
        let file = gif.finish().expect("there is room");
        assert_eq!(file.len(), length);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        assert_eq!((decoder.width() as usize, decoder.height() as usize), (width, height));
        let mut seen = vec![0; width * height];
        let mut number = 0;
        while let Some(frame) = decoder.read_next_frame().expect("a sound frame") {
            let across = usize::from(frame.width);
            let lines = frame.buffer.chunks_exact(across).zip(usize::from(frame.top)..);
            for (line, row) in lines {
                let start = row * width + usize::from(frame.left);
                for (&pixel, place) in line.iter().zip(&mut seen[start..]) {
                    if Some(pixel) != frame.transparent {
                        *place = pixel;
                    }
                }
            }
            assert!(seen == frames[number], "frame {number}");
            number += 1;
        }
        assert_eq!(number, frames.len());
    }

    #[test]
    fn every_frame_is_seen_as_it_was_drawn() {
        let mut noise = ChaCha8Rng::seed_from_u64(1);
        let (width, height) = (97, 61);
        let mut frame = vec![3u8; width * height];
        let mut frames = vec![frame.clone(), frame.clone()];
        for colours in [255, 3, 40] {
            for _ in 0..4 {
                for _ in 0..1500 {
                    let place = noise.random_range(..frame.len());
                    frame[place] = noise.random_range(..colours);
                }
                frames.push(frame.clone());
            }
        }
        let random: Vec<u8> = (0..width * height).map(|_| noise.random_range(..255)).collect();
        frames.push(random);
        frames.push(vec![9; width * height]);
        check(width, height, &frames);
        check(1, 1, &[vec![0], vec![1]]);
        check(3000, 300, &[vec![1; 900_000], vec![2; 900_000]]);
    }
}
