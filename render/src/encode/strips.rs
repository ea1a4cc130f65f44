//! Deflated pieces of pictures. A picture is cut into strips that know nothing of each other, so
//! that a strip that was seen before need not be deflated again: after one more move most of a
//! board is as it was. A strip is known by 128 bits of its pixels; the cache is bounded.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Most bytes that the cache holds: some forty boards.
const CACHE_BYTES: usize = 10 << 20;

/// A deflated strip.
#[derive(Debug)]
pub(super) struct Piece {
    /// Whole blocks, none of them the last, up to a byte.
    pub deflated: Vec<u8>,
    /// The checksum of the strip alone.
    pub adler: u32,
}

/// What a strip is known by: its hash and its length.
type Key = (u128, usize);

#[derive(Default)]
struct Cache {
    pieces: HashMap<Key, (Arc<Piece>, u64)>,
    bytes: usize,
    clock: u64,
}

static CACHE: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

/// The piece of a strip, deflated if it is new.
pub(super) fn cached(strip: &[u8], stride: usize, deflate: impl FnOnce() -> Piece) -> Arc<Piece> {
    let key = (hash(strip) ^ stride as u128, strip.len());
    // A panic elsewhere leaves the cache whole: it holds finished pieces only.
    let lock = || CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(piece) = lock().get(key) {
        return piece;
    }
    let piece = Arc::new(deflate());
    lock().put(key, &piece);
    piece
}

impl Cache {
    fn get(&mut self, key: Key) -> Option<Arc<Piece>> {
        self.clock += 1;
        let (piece, used) = self.pieces.get_mut(&key)?;
        *used = self.clock;
        Some(Arc::clone(piece))
    }

    fn put(&mut self, key: Key, piece: &Arc<Piece>) {
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

/// Folds sixteen bytes a step into two lanes by wide multiplication.
fn hash(bytes: &[u8]) -> u128 {
    const ONE: u64 = 0x9E37_79B9_7F4A_7C15;
    const TWO: u64 = 0xD6E8_FEB8_6659_FD93;
    let fold = |a: u64, b: u64| {
        let wide = u128::from(a) * u128::from(b);
        wide as u64 ^ (wide >> 64) as u64
    };
    let (mut one, mut two) = (ONE, TWO);
    let mut steps = bytes.chunks_exact(16);
    for step in &mut steps {
        let low = u64::from_le_bytes(step[..8].try_into().expect("eight bytes"));
        let high = u64::from_le_bytes(step[8..].try_into().expect("eight bytes"));
        one = fold(one ^ low, ONE | 1 ^ high);
        two = fold(two.rotate_left(29) ^ high, TWO ^ low.rotate_left(17));
    }
    for &byte in steps.remainder() {
        one = fold(one ^ u64::from(byte), ONE);
        two = fold(two ^ u64::from(byte), TWO);
    }
    u128::from(one) << 64 | u128::from(two)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_within_its_bound_and_keeps_what_is_used() {
        let mut cache = Cache::default();
        let piece = Arc::new(Piece { deflated: vec![0; CACHE_BYTES / 64], adler: 1 });
        for number in 0..500 {
            cache.put((number, 0), &piece);
            assert!(cache.get((number, 0)).is_some(), "the newest stays");
            assert!(cache.get((0, 0)).is_some(), "what is used stays");
            assert!(cache.bytes <= CACHE_BYTES, "{} bytes", cache.bytes);
        }
        assert!(cache.get((1, 0)).is_none(), "what was not used is forgotten");
    }

    #[test]
    fn strips_that_differ_anywhere_have_other_hashes() {
        let strip: Vec<u8> = (0..1000u32).map(|i| (i % 7) as u8).collect();
        let mut seen = vec![hash(&strip), hash(&strip[1..]), hash(&[0; 32]), hash(&[0; 48])];
        for index in 0..strip.len() {
            let mut other = strip.clone();
            other[index] ^= 1;
            seen.push(hash(&other));
        }
        let number = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), number);
    }
}
