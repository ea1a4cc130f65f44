//! An animation (GIF 89a): one palette, and after the first frame only what changed, with the rest
//! of the changed rectangle transparent. Distant changes are written as separate images in such
//! quick succession that nobody notices: compressing everything between them would take most of the
//! time. The `gif` crate does the writing. Knows nothing about what the pixels show.

use std::ops::Range;

use gif::{Encoder, EncodingError, Frame, Repeat};
use image::GrayImage;

/// The last index of the palette.
const TRANSPARENT: u8 = 255;

/// How long an image is shown, in hundredths of a second, if another one completes the frame: the
/// minimum that every client honours.
const SOON: u16 = 2;
/// This many unchanged pixels cost as much as one more image.
const WORTH_AN_IMAGE: usize = 16_384;

/// A part of the picture: the first column and row, and the column and row after the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FramePart {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl FramePart {
    fn area(self) -> usize {
        (self.right - self.left) * (self.bottom - self.top)
    }

    /// The smallest part that contains both.
    fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// An animation, written frame by frame.
pub(crate) struct Gif {
    encoder: Encoder<Vec<u8>>,
    /// The pixels currently shown.
    seen: Option<GrayImage>,
}

impl Gif {
    /// An empty animation that loops.
    ///
    /// # Errors
    /// Errors of the encoder: a picture that is wider or higher than the format allows.
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

    /// Adds a frame that is shown for this many hundredths of a second. Only the rows in `changed`
    /// may differ from what is currently shown. A short frame is one image, so that each image has
    /// the time that every client honours.
    ///
    /// # Errors
    /// Errors of the encoder.
    pub(crate) fn frame(
        &mut self,
        pixels: &GrayImage,
        changed: &[Range<usize>],
        hold: u16,
    ) -> Result<(), EncodingError> {
        let (width, height) = (pixels.width() as usize, pixels.height() as usize);
        let Some(mut seen) = self.seen.take() else {
            let all = FramePart { left: 0, top: 0, right: width, bottom: height };
            self.seen = Some(pixels.clone());
            return self.image(all, pixels.to_vec(), None, hold);
        };
        let mut parts = differing(pixels, &seen, changed);
        if usize::from(hold / SOON) < parts.len() {
            parts = parts.into_iter().reduce(FramePart::with).into_iter().collect();
        }
        let last = parts.pop().unwrap_or(FramePart { left: 0, top: 0, right: 1, bottom: 1 });
        let rest = hold - SOON * parts.len() as u16;
        let images = parts.into_iter().map(|part| (part, SOON)).chain([(last, rest)]);
        for (part, hold) in images {
            let FramePart { left, top, right, bottom } = part;
            let mut shown = Vec::with_capacity(part.area());
            for row in top..bottom {
                let line = row * width + left..row * width + right;
                let (new, old) =
                    (&pixels.as_raw()[line.clone()], &mut seen.as_flat_samples_mut().samples[line]);
                // An unchanged pixel is transparent.
                let shows = |(&new, &old)| if new == old { TRANSPARENT } else { new };
                shown.extend(new.iter().zip(&*old).map(shows));
                old.copy_from_slice(new);
            }
            self.image(part, shown, Some(TRANSPARENT), hold)?;
        }
        self.seen = Some(seen);
        Ok(())
    }

    fn image(
        &mut self,
        FramePart { left, top, right, bottom }: FramePart,
        shown: Vec<u8>,
        transparent: Option<u8>,
        delay: u16,
    ) -> Result<(), EncodingError> {
        self.encoder.write_frame(&Frame {
            delay,
            transparent,
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: shown.into(),
            ..Frame::default()
        })
    }

    /// The size of the file in bytes if it ended here.
    pub(crate) fn len(&self) -> usize {
        self.encoder.get_ref().len() + 1
    }

    /// The file.
    ///
    /// # Errors
    /// Errors of the encoder.
    pub(crate) fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

/// Parts that contain all differences, from top to bottom, at most one for each of these row
/// ranges. Two with little between them are merged.
fn differing(pixels: &GrayImage, seen: &GrayImage, changed: &[Range<usize>]) -> Vec<FramePart> {
    let mut parts: Vec<FramePart> = Vec::new();
    for part in changed.iter().filter_map(|rows| within(pixels, seen, rows.clone())) {
        match parts.last_mut() {
            Some(before)
                if before.with(part).area() <= before.area() + part.area() + WORTH_AN_IMAGE =>
            {
                *before = before.with(part);
            }
            _ => parts.push(part),
        }
    }
    parts
}

/// The smallest part that contains all differences in these rows.
fn within(pixels: &GrayImage, seen: &GrayImage, rows: Range<usize>) -> Option<FramePart> {
    let width = pixels.width() as usize;
    let of_row = |row: usize| {
        let line = row * width..(row + 1) * width;
        let (new, old) = (&pixels.as_raw()[line.clone()], &seen.as_raw()[line]);
        if new == old {
            return None;
        }
        let differs = |(new, old): (&u8, &u8)| new != old;
        let left = new.iter().zip(old).position(differs)?;
        let right = new.iter().zip(old).rposition(differs)? + 1;
        Some(FramePart { left, top: row, right, bottom: row + 1 })
    };
    rows.filter_map(of_row).reduce(FramePart::with)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// How long a frame is shown.
    const HOLD: u16 = 50;

    /// A decoder shows the original pictures, frame by frame.
    fn check(width: usize, height: usize, frames: &[Vec<u8>]) {
        let palette: Vec<[u8; 3]> = (0..=254).map(|number| [number, 255 - number, 7]).collect();
        let mut gif = Gif::new((width as u32, height as u32), &palette).expect("a small picture");
        for frame in frames {
            let image = GrayImage::from_raw(width as u32, height as u32, frame.clone());
            let image = image.expect("a frame has the size of the picture");
            let strips: Vec<_> =
                (0..height).step_by(20).map(|row| row..height.min(row + 20)).collect();
            gif.frame(&image, &strips, HOLD).expect("a sound frame");
        }
        let length = gif.len();
        let file = gif.finish().expect("there is room");
        assert_eq!(file.len(), length);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        assert_eq!((decoder.width() as usize, decoder.height() as usize), (width, height));
        let mut seen = vec![0; width * height];
        let (mut number, mut shown) = (0, 0);
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
            // A frame is complete with the image that fills up its time.
            shown += frame.delay;
            if shown == HOLD {
                assert!(seen == frames[number], "frame {number}");
                (number, shown) = (number + 1, 0);
            }
        }
        assert_eq!((number, shown), (frames.len(), 0));
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

    /// The positions of the images of a second frame in which these pixels changed, and how long
    /// each is shown. The rows of the picture are in three strips.
    fn images(places: &[(u32, u32)], hold: u16) -> Vec<([u16; 4], u16)> {
        let strips = [0..100, 100..200, 200..300];
        let mut image = GrayImage::new(300, 300);
        let mut gif = Gif::new((300, 300), &[[0; 3], [255; 3]]).expect("a small picture");
        gif.frame(&image, &strips, 10).expect("a sound frame");
        places.iter().for_each(|&(x, y)| image.put_pixel(x, y, image::Luma([1])));
        gif.frame(&image, &strips, hold).expect("a sound frame");
        let file = gif.finish().expect("there is room");
        let mut decoder = gif::DecodeOptions::new().read_info(&file[..]).expect("a GIF");
        let mut images = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a sound frame") {
            images.push(([frame.left, frame.top, frame.width, frame.height], frame.delay));
        }
        assert_eq!(images.remove(0), ([0, 0, 300, 300], 10));
        images
    }

    #[test]
    fn what_changes_far_apart_is_written_without_what_lies_between() {
        let corners = [(0, 0), (299, 299)];
        assert_eq!(images(&corners, 66), [([0, 0, 1, 1], 2), ([299, 299, 1, 1], 64)]);
        // Close together: one image. No change at all: one pixel, for the frame's whole time.
        assert_eq!(images(&[(7, 99), (9, 100)], 66), [([7, 99, 3, 2], 66)]);
        assert_eq!(images(&[], 66), [([0, 0, 1, 1], 66)]);
        // No time is lost or gained, and no image is shown for less than clients honour.
        assert_eq!(images(&corners, 4), [([0, 0, 1, 1], 2), ([299, 299, 1, 1], 2)]);
        assert_eq!(images(&corners, 3), [([0, 0, 300, 300], 3)]);
        assert_eq!(images(&corners, 0), [([0, 0, 300, 300], 0)]);
    }
}
