//! A moving picture (GIF 89a): one palette, and after the first frame only what changed, the rest
//! of the changed rectangle transparent. Knows nothing of what the pixels show.

/// Bits of a pixel: the palette has all 256 places, the last of them transparent.
const BITS: u32 = 8;
const TRANSPARENT: u8 = 255;
/// Codes of the compression: begin anew, end, and the first that is free.
const CLEAR: u16 = 256;
const END: u16 = 257;
const FREE: u16 = 258;
/// One more than the largest code.
const CODES: u16 = 4096;
/// Places of the table of known strings: a power of two, and four times as many as there are.
const PLACES: usize = 1 << 14;
/// Longest piece of data in a row.
const PIECE: usize = 255;

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
    bytes: Vec<u8>,
    width: usize,
    height: usize,
    /// What is seen now.
    seen: Vec<u8>,
    table: Strings,
}

impl Gif {
    /// An empty one, which will begin anew after its last frame.
    pub(crate) fn new(width: usize, height: usize, palette: &[[u8; 3]]) -> Self {
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend((width as u16).to_le_bytes());
        bytes.extend((height as u16).to_le_bytes());
        // A palette of 256 colours for all frames; no background, square pixels.
        bytes.extend([0xF7, 0, 0]);
        bytes.extend(palette.as_flattened());
        bytes.resize(bytes.len() + 3 * (256 - palette.len().min(256)), 0);
        bytes.extend([0x21, 0xFF, 11]);
        bytes.extend(b"NETSCAPE2.0");
        bytes.extend([3, 1, 0, 0, 0]);
        Self { bytes, width, height, seen: Vec::new(), table: Strings::new() }
    }

    /// Adds a frame that is shown for so many hundredths of a second. Only the rows in `changed`
    /// can differ from what is seen.
    pub(crate) fn frame(&mut self, pixels: &[u8], changed: &[std::ops::Range<usize>], hold: u16) {
        let whole = Part { left: 0, top: 0, right: self.width, bottom: self.height };
        let first = self.seen.is_empty();
        let part = if first { whole } else { self.differing(pixels, changed) };
        // Not disposed of; a pixel that is as it was is transparent.
        self.bytes.extend([0x21, 0xF9, 4, if first { 0x04 } else { 0x05 }]);
        self.bytes.extend(hold.to_le_bytes());
        self.bytes.extend([TRANSPARENT, 0, 0x2C]);
        let Part { left, top, right, bottom } = part;
        for number in [left, top, right - left, bottom - top] {
            self.bytes.extend((number as u16).to_le_bytes());
        }
        self.bytes.extend([0, BITS as u8]);
        let mut shown = Vec::with_capacity((right - left) * (bottom - top));
        for row in top..bottom {
            let line = row * self.width + left..row * self.width + right;
            let new = &pixels[line.clone()];
            if first {
                shown.extend(new);
            } else {
                let both = new.iter().zip(&self.seen[line]);
                shown.extend(both.map(|(&new, &old)| if new == old { TRANSPARENT } else { new }));
            }
        }
        let packed = self.table.pack(&shown);
        for piece in packed.chunks(PIECE) {
            self.bytes.push(piece.len() as u8);
            self.bytes.extend(piece);
        }
        self.bytes.push(0);
        self.seen.clear();
        self.seen.extend(pixels);
    }

    /// The smallest part with all that differs; a single pixel if nothing does.
    fn differing(&self, pixels: &[u8], changed: &[std::ops::Range<usize>]) -> Part {
        let mut part = Part { left: self.width, top: self.height, right: 0, bottom: 0 };
        for row in changed.iter().cloned().flatten() {
            let line = row * self.width..(row + 1) * self.width;
            let (new, old) = (&pixels[line.clone()], &self.seen[line]);
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

    /// Bytes of the file if it ended here.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len() + 1
    }

    /// The file.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3B);
        self.bytes
    }
}

/// Strings that were seen: each is a known one and a pixel more.
struct Strings {
    /// What a place holds, one more than `string << 8 | pixel`, and the code of both together.
    places: Vec<(u32, u16)>,
    /// For each string the code of it with one transparent pixel more; 0: none.
    runs: Vec<u16>,
    next: u16,
}

impl Strings {
    fn new() -> Self {
        Self { places: vec![(0, 0); PLACES], runs: vec![0; CODES.into()], next: FREE }
    }

    fn forget(&mut self) {
        self.places.fill((0, 0));
        self.runs.fill(0);
        self.next = FREE;
    }

    /// The code of a string with a pixel more, or the place where it belongs.
    #[inline]
    fn find(&self, string: u16, pixel: u8) -> Result<u16, usize> {
        let wanted = (u32::from(string) << 8 | u32::from(pixel)) + 1;
        let mut place = (wanted.wrapping_mul(0x9E37_79B1) >> (32 - PLACES.ilog2())) as usize;
        loop {
            match self.places[place] {
                (0, _) => return Err(place),
                (known, code) if known == wanted => return Ok(code),
                _ => place = (place + 1) % PLACES,
            }
        }
    }

    /// Compresses pixels as the format wants it.
    fn pack(&mut self, pixels: &[u8]) -> Vec<u8> {
        let mut codes = Codes::default();
        let mut width = BITS + 1;
        self.forget();
        codes.put(CLEAR, width);
        let Some((&first, rest)) = pixels.split_first() else {
            codes.put(END, width);
            return codes.finish();
        };
        let mut string = u16::from(first);
        for &pixel in rest {
            if pixel == TRANSPARENT && self.runs[usize::from(string)] != 0 {
                string = self.runs[usize::from(string)];
                continue;
            }
            let place = match self.find(string, pixel) {
                Ok(code) => {
                    string = code;
                    continue;
                }
                Err(place) => place,
            };
            codes.put(string, width);
            if self.next == CODES {
                codes.put(CLEAR, width);
                self.forget();
                width = BITS + 1;
            } else {
                let wanted = (u32::from(string) << 8 | u32::from(pixel)) + 1;
                self.places[place] = (wanted, self.next);
                if pixel == TRANSPARENT {
                    self.runs[usize::from(string)] = self.next;
                }
                // The reader is one string behind.
                if self.next == 1 << width {
                    width += 1;
                }
                self.next += 1;
            }
            string = pixel.into();
        }
        codes.put(string, width);
        if self.next == 1 << width && width < 12 {
            width += 1;
        }
        codes.put(END, width);
        codes.finish()
    }
}

/// Codes put together, the lowest bit first.
#[derive(Default)]
struct Codes {
    bytes: Vec<u8>,
    held: u32,
    count: u32,
}

impl Codes {
    fn put(&mut self, code: u16, width: u32) {
        self.held |= u32::from(code) << self.count;
        self.count += width;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.held as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another decoder sees what was shown, frame by frame.
    fn check(width: usize, height: usize, frames: &[Vec<u8>]) {
        let palette: Vec<[u8; 3]> = (0..=254).map(|number| [number, 255 - number, 7]).collect();
        let mut gif = Gif::new(width, height, &palette);
        frames.iter().for_each(|frame| gif.frame(frame, std::slice::from_ref(&(0..height)), 50));
        let file = gif.finish();
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
        let mut state = 1u32;
        let mut noise = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 24
        };
        let (width, height) = (97, 61);
        let mut frame = vec![3u8; width * height];
        let mut frames = vec![frame.clone(), frame.clone()];
        for colours in [255, 3, 40] {
            for _ in 0..4 {
                for _ in 0..1500 {
                    let place = (noise() << 8 | noise()) as usize % frame.len();
                    frame[place] = (noise() % colours) as u8;
                }
                frames.push(frame.clone());
            }
        }
        let random: Vec<u8> = (0..width * height).map(|_| (noise() % 255) as u8).collect();
        frames.push(random);
        frames.push(vec![9; width * height]);
        check(width, height, &frames);
        check(1, 1, &[vec![0], vec![1]]);
        check(3000, 300, &[vec![1; 900_000], vec![2; 900_000]]);
    }
}
