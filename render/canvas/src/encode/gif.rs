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
/// Maximum number of images of a frame: with more, one could see them come one after the other.
const MAX_IMAGES: usize = 3;
/// This many unchanged pixels cost as much as one more image.
const WORTH_AN_IMAGE: usize = 8_192;

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
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    /// The pixels currently shown.
    seen: Option<GrayImage>,
}

impl Gif {
    /// An empty animation that loops.
    ///
    /// # Errors
    /// Errors of the encoder: a picture that is wider or higher than the format allows.
    pub fn new((width, height): (u32, u32), palette: &[[u8; 3]]) -> Result<Self, EncodingError> {
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
    pub fn frame(
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
        let most = usize::from(hold / SOON).clamp(1, MAX_IMAGES);
        let mut parts = Difference { new: pixels, old: &seen }.parts(changed, most);
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
    pub fn size(&self) -> usize {
        self.encoder.get_ref().len() + 1
    }

    /// The file.
    ///
    /// # Errors
    /// Errors of the encoder.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

/// The difference between two pictures of one size.
struct Difference<'a> {
    new: &'a GrayImage,
    old: &'a GrayImage,
}

impl Difference<'_> {
    /// At most this many parts, from top to bottom, that contain all differences in these rows.
    fn parts(&self, changed: &[Range<usize>], most: usize) -> Vec<FramePart> {
        let right = self.new.width() as usize;
        let rows = changed.iter().cloned();
        let all =
            rows.map(|Range { start, end }| FramePart { left: 0, top: start, right, bottom: end });
        let all = all.filter_map(|part| self.within(part)).reduce(FramePart::with);
        let mut parts: Vec<FramePart> = all.into_iter().collect();
        // What saves most is split first.
        let splits = |part| self.split(part).filter(|&(_, saved)| saved > WORTH_AN_IMAGE);
        let mut open: Vec<_> = parts.iter().map(|&part| splits(part)).collect();
        while parts.len() < most {
            let best = open.iter().enumerate();
            let best = best.filter_map(|(number, split)| Some((number, (*split)?)));
            let Some((number, ([one, other], _))) = best.max_by_key(|(_, (_, saved))| *saved)
            else {
                break;
            };
            (parts[number], open[number]) = (one, splits(one));
            parts.push(other);
            open.push(splits(other));
        }
        parts.sort_unstable_by_key(|part| (part.top, part.left));
        parts
    }

    /// Splits a part at the widest stretch of unchanged columns or rows; also the number of pixels that
    /// are in neither half.
    fn split(&self, part: FramePart) -> Option<([FramePart; 2], usize)> {
        let FramePart { left, top, right, bottom } = part;
        let mut columns = vec![0; right - left];
        let mut rows = vec![false; bottom - top];
        for (row, differs) in (top..).zip(&mut rows) {
            let (new, old) = self.line(row, left..right);
            if new != old {
                *differs = true;
                let differ = new.iter().zip(old).map(|(new, old)| new ^ old);
                columns.iter_mut().zip(differ).for_each(|(column, differ)| *column |= differ);
            }
        }
        let columns: Vec<bool> = columns.into_iter().map(|column| column != 0).collect();
        let at = |gap: Range<usize>| {
            [
                FramePart { right: left + gap.start, ..part },
                FramePart { left: left + gap.end, ..part },
            ]
        };
        let across = gap(&columns).map(at);
        let at = |gap: Range<usize>| {
            [
                FramePart { bottom: top + gap.start, ..part },
                FramePart { top: top + gap.end, ..part },
            ]
        };
        let down = gap(&rows).map(at);
        let halves = across.into_iter().chain(down).filter_map(|[one, other]| {
            let halves = [self.within(one)?, self.within(other)?];
            Some((halves, part.area().saturating_sub(halves[0].area() + halves[1].area())))
        });
        halves.max_by_key(|&(_, saved)| saved)
    }

    /// The smallest part that contains all differences in this one.
    fn within(&self, FramePart { left, top, right, bottom }: FramePart) -> Option<FramePart> {
        let differs = |columns: Range<usize>| {
            move |row: &usize| {
                let (new, old) = self.line(*row, columns.clone());
                new != old
            }
        };
        let first = (top..bottom).find(differs(left..right))?;
        let last = (first..bottom).rfind(differs(left..right))?;
        let (mut from, mut to) = (right, left);
        for row in first..=last {
            // Only what is outside of all that is known to differ.
            let (new, old) = self.line(row, left..from);
            if new != old {
                from = left + new.iter().zip(old).position(|(new, old)| new != old)?;
            }
            let begin = to.max(from);
            let (new, old) = self.line(row, begin..right);
            if new != old {
                to = begin + new.iter().zip(old).rposition(|(new, old)| new != old)? + 1;
            }
        }
        Some(FramePart { left: from, top: first, right: to, bottom: last + 1 })
    }

    /// A piece of a row, new and old.
    fn line(&self, row: usize, columns: Range<usize>) -> (&[u8], &[u8]) {
        let width = self.new.width() as usize;
        let line = row * width + columns.start..row * width + columns.end;
        (&self.new.as_raw()[line.clone()], &self.old.as_raw()[line])
    }
}

/// The longest stretch of what does not differ; the ends do.
fn gap(differs: &[bool]) -> Option<Range<usize>> {
    let different = (0..differs.len()).filter(|&at| differs[at]);
    let next = different.clone().skip(1);
    let gaps = different.zip(next).map(|(one, other)| one + 1..other);
    gaps.filter(|gap| !gap.is_empty()).max_by_key(|gap| gap.len())
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
        let length = gif.size();
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
        // Also beside each other.
        let columns = [0, 150, 299].map(|x| std::array::from_fn::<_, 100, _>(|y| (x, y as u32)));
        let [one, two, three] = [0, 150, 299].map(|x| [x, 0, 1, 100]);
        assert_eq!(images(columns.as_flattened(), 66), [(one, 2), (two, 2), (three, 62)]);
        // More than are seen as one.
        let shown = images(&[0, 75, 150, 225, 299].map(|place| (place, place)), 66);
        assert_eq!(shown.len(), MAX_IMAGES);
        assert_eq!(shown.iter().map(|(_, hold)| hold).sum::<u16>(), 66);
        // Too short for all: what saves most.
        assert_eq!(images(columns.as_flattened(), 5), [(one, 2), ([150, 0, 150, 100], 3)]);
        let corners = [(0, 0), (299, 299)];
        // Close together: one image. No change at all: one pixel, for the frame's whole time.
        assert_eq!(images(&[(7, 99), (9, 100)], 66), [([7, 99, 3, 2], 66)]);
        assert_eq!(images(&[], 66), [([0, 0, 1, 1], 66)]);
        // No time is lost or gained, and no image is shown for less than clients honour.
        assert_eq!(images(&corners, 4), [([0, 0, 1, 1], 2), ([299, 299, 1, 1], 2)]);
        assert_eq!(images(&corners, 3), [([0, 0, 300, 300], 3)]);
        assert_eq!(images(&corners, 0), [([0, 0, 300, 300], 0)]);
    }
}
