//! Deflated pieces of pictures. A picture is cut into independent strips, so that a known strip
//! need not be made again: after one more move most of a board is unchanged. A strip is identified
//! by 128 bits of what is drawn on it; the cache is bounded.

use std::ops::Range;
use std::sync::LazyLock;

use flate2::{Compress, Compression, FlushCompress};
use simd_adler32::adler32;

use super::Strip;
use crate::cache::{Bytes, Cache};

/// How far back deflate reaches.
const WINDOW: usize = 32_768;
/// How hard repetitions are looked for: less makes files larger than they may be, more is slower than it
/// may be (`docs/performance.md`).
const LEVEL: Compression = Compression::new(3);
/// Maximum size of the cache in bytes: about forty large boards.
const CACHE_BYTES: usize = 14 << 20;

/// The filter byte of a row that is stored as it is.
pub const NO_FILTER: u8 = 0;

/// A deflated strip.
#[derive(Debug)]
struct Chunk {
    /// Whole blocks, none of them the last, ending on a byte boundary.
    deflated: Vec<u8>,
    /// The checksum of the strip alone.
    adler: u32,
}

impl Bytes for Chunk {
    fn bytes(&self) -> usize {
        self.deflated.len() + size_of::<Self>() + 64
    }
}

static CACHE: LazyLock<Cache<u128, Chunk>> = LazyLock::new(|| Cache::new(CACHE_BYTES));

/// The number of rows before a strip that it may refer to: as far as deflate reaches.
pub(super) fn reach(stride: usize, start: usize) -> usize {
    WINDOW.div_ceil(stride).min(start)
}

/// A zlib stream of strips. A row has `stride` bytes: a filter byte and the pixels. `compose` appends
/// such rows.
pub(super) fn zlib(
    stride: usize,
    strips: &[Strip],
    mut compose: impl FnMut(Range<usize>, &mut Vec<u8>),
) -> Vec<u8> {
    let height = strips.last().map_or(0, |strip| strip.rows.end);
    let mut stream = StripStream::new(stride * height / 12);
    let mut deflater = deflater();
    let (mut rows, mut composed) = (Vec::new(), 0);
    for strip in strips {
        let piece = CACHE.get(strip.key, |_| {
            let before = strip.before;
            let from = before * stride;
            if composed == strip.rows.start && rows.len() >= from {
                rows.drain(..rows.len() - from);
                compose(strip.rows.clone(), &mut rows);
            } else {
                rows.clear();
                compose(strip.rows.start - before..strip.rows.end, &mut rows);
            }
            composed = strip.rows.end;
            piece(&mut deflater, &rows, from)
        });
        stream.push(&piece, stride * strip.rows.len());
    }
    stream.finish()
}

/// A zlib stream of a whole picture, not cached.
pub(super) fn plain_zlib(pixels: &[u8], width: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity(pixels.len() + pixels.len() / width.max(1));
    for row in pixels.chunks_exact(width.max(1)) {
        rows.push(NO_FILTER);
        rows.extend_from_slice(row);
    }
    let mut stream = StripStream::new(rows.len() / 12);
    let piece = piece(&mut deflater(), &rows, 0);
    stream.push(&piece, rows.len());
    stream.finish()
}

/// Deflates without a frame.
fn deflater() -> Compress {
    Compress::new(LEVEL, false)
}

/// The rows after the first `from` bytes, which they may refer to.
fn piece(deflater: &mut Compress, rows: &[u8], from: usize) -> Chunk {
    let (before, rows) = rows.split_at(from);
    deflater.reset();
    if !before.is_empty() {
        let known = deflater.set_dictionary(&before[from.saturating_sub(WINDOW)..]);
        known.expect("nothing is deflated yet");
    }
    // More than pixels that never repeat can need.
    let mut deflated = Vec::with_capacity(rows.len() + rows.len() / 8 + 64);
    // An empty block ends the strip on a byte boundary.
    let done = deflater.compress_vec(rows, &mut deflated, FlushCompress::Sync);
    done.expect("the stream is open");
    deflated.shrink_to_fit();
    Chunk { deflated, adler: adler32(&rows) }
}

/// A zlib stream being assembled.
struct StripStream {
    bytes: Vec<u8>,
    sum: u32,
}

impl StripStream {
    fn new(room: usize) -> Self {
        let mut bytes = Vec::with_capacity(room + 2048);
        // Deflate with a window of 32 KiB; no dictionary.
        bytes.extend([0x78, 0x9C]);
        Self { bytes, sum: 1 }
    }

    fn push(&mut self, piece: &Chunk, length: usize) {
        self.bytes.extend(&piece.deflated);
        self.sum = joined(self.sum, piece.adler, length);
    }

    fn finish(mut self) -> Vec<u8> {
        // The last block is empty.
        self.bytes.extend([0x03, 0x00]);
        self.bytes.extend(self.sum.to_be_bytes());
        self.bytes
    }
}

/// The modulus of the checksum.
const MODULUS: u32 = 65_521;

/// The checksum of two concatenated pieces, of which `one` and `other` are the checksums; `length`
/// is that of the second.
fn joined(one: u32, other: u32, length: usize) -> u32 {
    let (a, b) = (one & 0xFFFF, one >> 16);
    let (c, d) = (other & 0xFFFF, other >> 16);
    let length = (length % MODULUS as usize) as u32;
    // The later sums start at 1 and are shifted by the earlier one at each byte.
    let moved = (u64::from(length) * u64::from(a + MODULUS - 1) % u64::from(MODULUS)) as u32;
    let low = (a + c + MODULUS - 1) % MODULUS;
    let high = (b + d + moved) % MODULUS;
    high << 16 | low
}

/// Mixes numbers into a key, two per step, with wide multiplication in two lanes.
pub struct KeyHasher(u64, u64);

impl Default for KeyHasher {
    fn default() -> Self {
        Self(Self::ONE, Self::TWO)
    }
}

impl KeyHasher {
    const ONE: u64 = 0x9E37_79B9_7F4A_7C15;
    const TWO: u64 = 0xD6E8_FEB8_6659_FD93;

    pub fn add(&mut self, one: u64, other: u64) {
        let fold = |a: u64, b: u64| {
            let wide = u128::from(a) * u128::from(b);
            wide as u64 ^ (wide >> 64) as u64
        };
        self.0 = fold(self.0 ^ one, Self::ONE | 1 ^ other);
        self.1 = fold(self.1.rotate_left(29) ^ other, Self::TWO ^ one.rotate_left(17));
    }

    pub fn finish(self) -> u128 {
        u128::from(self.0) << 64 | u128::from(self.1)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// What was compressed is restored.
    fn check(rows: &[u8]) {
        for cut in [rows.len() / 3, rows.len() / 2, rows.len()] {
            unpacks(rows, &[cut, rows.len() - cut]);
        }
    }

    fn unpacks(rows: &[u8], strips: &[usize]) {
        let (mut deflater, mut stream, mut from) = (deflater(), StripStream::new(0), 0);
        for length in strips {
            // Each strip may refer to the one before it.
            stream.push(&piece(&mut deflater, &rows[..from + length], from), *length);
            from += length;
        }
        let (packed, mut unpacked) = (stream.finish(), Vec::new());
        let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
        decoder.read_to_end(&mut unpacked).expect("a sound stream");
        assert!(unpacked == rows, "{} bytes", rows.len());
    }

    #[test]
    fn what_would_go_on_behind_the_end_ends_there() {
        // Ever longer runs of the first number follow each pixel: a match that begins with the last
        // pixel, and a better one after it.
        for last in 0..200 {
            let mut rows: Vec<u8> = (1..=200).flat_map(|pixel| [pixel, 0, 0, 0, 0, 250]).collect();
            rows.extend([0; 20]);
            rows.extend([251, last + 1]);
            check(&rows);
        }
    }

    #[test]
    fn whatever_goes_in_comes_out_again() {
        let mut noise = ChaCha8Rng::seed_from_u64(1);
        let random: Vec<u8> = (0..70_000).map(|_| noise.random()).collect();
        let few: Vec<u8> = (0..300_000).map(|_| noise.random_range(..3)).collect();
        for bytes in [&[][..], &[7], &[1, 2, 3], &[0; 3], &[9; 100_000], &random, &few] {
            check(bytes);
        }
        let pattern: Vec<u8> =
            (0..200_000u32).map(|i| (i % 257 * (i / 4_000) % 251) as u8).collect();
        check(&pattern);
    }

    #[test]
    fn what_differs_anywhere_has_another_key() {
        let key = |numbers: &[u64]| {
            let mut hasher = KeyHasher::default();
            numbers.chunks(2).for_each(|pair| hasher.add(pair[0], pair[1]));
            hasher.finish()
        };
        let numbers: Vec<u64> = (0..1000).map(|i| i % 7).collect();
        let mut seen = vec![key(&numbers), key(&numbers[2..]), key(&[0; 32]), key(&[0; 48])];
        for index in 0..numbers.len() {
            let mut other = numbers.clone();
            other[index] ^= 1;
            seen.push(key(&other));
        }
        let number = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), number);
    }

    #[test]
    fn the_checksum_of_two_pieces_is_that_of_both() {
        for length in [1, 15, 5_552, 100_003] {
            let bytes = vec![255u8; length];
            let (one, other) = bytes.split_at(length / 3);
            let both = joined(adler32(&one), adler32(&other), other.len());
            assert_eq!(both, adler32(&bytes.as_slice()), "{length} bytes in two");
        }
    }
}
