//! Deflated pieces of pictures. A picture is cut into strips that know nothing of each other, so
//! that a strip that was seen before need not be made again: after one more move most of a board
//! is as it was. A strip is known by 128 bits of what is drawn on it; the cache is bounded.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use simd_adler32::adler32;

use super::Strip;
use super::deflate::{Deflater, WINDOW};

/// Most bytes that the cache holds: some fifteen large boards.
const CACHE_BYTES: usize = 6 << 20;

/// A deflated strip.
#[derive(Debug)]
pub(super) struct Piece {
    /// Whole blocks, none of them the last, up to a byte.
    pub deflated: Vec<u8>,
    /// The checksum of the strip alone.
    pub adler: u32,
}

#[derive(Default)]
struct Cache {
    pieces: HashMap<u128, (Arc<Piece>, u64)>,
    bytes: usize,
    clock: u64,
}

static CACHE: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

/// Rows before a strip to which it may refer: all that deflate reaches.
pub(super) fn reach(stride: usize, start: usize) -> usize {
    WINDOW.div_ceil(stride).min(start)
}

/// Writes a zlib stream of strips of rows of `stride` bytes.
pub(super) fn zlib(
    stride: usize,
    strips: &[Strip],
    mut compose: impl FnMut(Range<usize>, &mut Vec<u8>),
    to: &mut Vec<u8>,
) {
    // A panic elsewhere leaves the cache whole: it holds finished pieces only.
    let lock = || CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    // Deflate with a window of 32 KiB; no dictionary.
    to.extend([0x78, 0x9C]);
    let height = strips.last().map_or(0, |strip| strip.rows.end);
    let mut deflater = Deflater::new(stride, stride * height);
    let (mut rows, mut composed, mut sum) = (Vec::new(), 0, 1);
    for strip in strips {
        let known = lock().get(strip.key);
        let piece = known.unwrap_or_else(|| {
            let before = strip.before;
            let from = before * stride;
            if composed == strip.rows.start && rows.len() >= from {
                rows.drain(..rows.len() - from);
            } else {
                rows.clear();
                compose(strip.rows.start - before..strip.rows.start, &mut rows);
            }
            compose(strip.rows.clone(), &mut rows);
            composed = strip.rows.end;
            let adler = adler32(&&rows[from..]);
            let piece = Arc::new(Piece { deflated: deflater.deflate(&mut rows, from), adler });
            lock().put(strip.key, &piece);
            piece
        });
        to.extend(&piece.deflated);
        sum = joined(sum, piece.adler, stride * strip.rows.len());
    }
    // The last block is empty.
    to.extend([0x03, 0x00]);
    to.extend(sum.to_be_bytes());
}

/// The modulus of the checksum.
const MODULUS: u32 = 65_521;

/// The checksum of what `one` and then `other`, which is so long, are the checksums of.
fn joined(one: u32, other: u32, length: usize) -> u32 {
    let (a, b) = (one & 0xFFFF, one >> 16);
    let (c, d) = (other & 0xFFFF, other >> 16);
    let length = (length % MODULUS as usize) as u32;
    // The later sums began at 1 and are moved on by the earlier one at each byte.
    let moved = (u64::from(length) * u64::from(a + MODULUS - 1) % u64::from(MODULUS)) as u32;
    let low = (a + c + MODULUS - 1) % MODULUS;
    let high = (b + d + moved) % MODULUS;
    high << 16 | low
}

impl Cache {
    fn get(&mut self, key: u128) -> Option<Arc<Piece>> {
        self.clock += 1;
        let (piece, used) = self.pieces.get_mut(&key)?;
        *used = self.clock;
        Some(Arc::clone(piece))
    }

    fn put(&mut self, key: u128, piece: &Arc<Piece>) {
        self.bytes += piece.deflated.len();
        if let Some((old, _)) = self.pieces.insert(key, (Arc::clone(piece), self.clock)) {
            self.bytes -= old.deflated.len();
        }
        if self.bytes > CACHE_BYTES {
            self.forget();
        }
    }

    /// Drops the half that was not used for longest.
    fn forget(&mut self) {
        let mut ages: Vec<u64> = self.pieces.values().map(|&(_, used)| used).collect();
        let middle = ages.len() / 2;
        let (_, &mut limit, _) = ages.select_nth_unstable(middle);
        self.pieces.retain(|_, (_, used)| *used > limit);
        self.bytes = self.pieces.values().map(|(piece, _)| piece.deflated.len()).sum();
    }
}

/// Mixes numbers into a key, two a step, by wide multiplication in two lanes.
pub(crate) struct Mixer(u64, u64);

impl Mixer {
    const ONE: u64 = 0x9E37_79B9_7F4A_7C15;
    const TWO: u64 = 0xD6E8_FEB8_6659_FD93;

    pub(crate) const fn new() -> Self {
        Self(Self::ONE, Self::TWO)
    }

    pub(crate) fn add(&mut self, one: u64, other: u64) {
        let fold = |a: u64, b: u64| {
            let wide = u128::from(a) * u128::from(b);
            wide as u64 ^ (wide >> 64) as u64
        };
        self.0 = fold(self.0 ^ one, Self::ONE | 1 ^ other);
        self.1 = fold(self.1.rotate_left(29) ^ other, Self::TWO ^ one.rotate_left(17));
    }

    pub(crate) fn finish(self) -> u128 {
        u128::from(self.0) << 64 | u128::from(self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_within_its_bound_and_keeps_what_is_used() {
        let mut cache = Cache::default();
        let piece = Arc::new(Piece { deflated: vec![0; CACHE_BYTES / 64], adler: 1 });
        for number in 0..500 {
            cache.put(number, &piece);
            assert!(cache.get(number).is_some(), "the newest stays");
            assert!(cache.get(0).is_some(), "what is used stays");
            assert!(cache.bytes <= CACHE_BYTES, "{} bytes", cache.bytes);
        }
        assert!(cache.get(1).is_none(), "what was not used is forgotten");
    }

    #[test]
    fn what_differs_anywhere_has_another_key() {
        let key = |numbers: &[u64]| {
            let mut mixer = Mixer::new();
            numbers.chunks(2).for_each(|pair| mixer.add(pair[0], pair[1]));
            mixer.finish()
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
