//! Sprites: small drawings made once by the vector library, turned into palette numbers, and kept
//! in a cache of bounded size that all pictures share.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use tiny_skia::Pixmap;

use crate::palette::Palette;
use crate::theme::Rgb;

/// Most bytes that the cache holds.
pub(crate) const CACHE_BYTES: usize = 16 << 20;
/// Coverage is kept in fifteenths: finer steps cost bytes and show nothing.
pub(crate) const OPAQUE: u8 = 15;
/// Pixels that are looked at at once.
const AT_ONCE: usize = 8;
const ALPHA_STEP: u16 = 255 / OPAQUE as u16;

/// A drawing in palette numbers.
#[derive(Debug)]
pub(crate) struct Sprite {
    /// No other sprite has or had this number.
    pub id: u64,
    pub width: i32,
    pub height: i32,
    /// The origin, from the top left corner.
    pub left: i32,
    pub top: i32,
    pub colours: Vec<u8>,
    /// Coverage of each pixel, up to [`OPAQUE`]; none if all are covered.
    pub alphas: Option<Vec<u8>>,
}

impl Sprite {
    /// A drawing with its origin at (`left`, `top`).
    pub(crate) fn new(drawing: &Pixmap, left: i32, top: i32, palette: &Palette) -> Self {
        // Colours come in runs.
        let mut latest = ([0; 3], palette.index(Rgb::of([0; 3])));
        let mut colours = Vec::with_capacity(drawing.pixels().len());
        let mut alphas = Vec::with_capacity(drawing.pixels().len());
        for pixel in drawing.pixels() {
            let alpha = (u16::from(pixel.alpha()) + ALPHA_STEP / 2) / ALPHA_STEP;
            let plain = pixel.demultiply();
            let parts = [plain.red(), plain.green(), plain.blue()];
            if alpha > 0 && parts != latest.0 {
                latest = (parts, palette.index(Rgb::of(parts)));
            }
            colours.push(if alpha == 0 { 0 } else { latest.1 });
            alphas.push(alpha as u8);
        }
        static IDS: AtomicU64 = AtomicU64::new(0);
        let opaque = alphas.iter().all(|&alpha| alpha == OPAQUE);
        let (width, height) = (drawing.width() as usize, drawing.height() as usize);
        let (columns, rows) = inked(&alphas, width);
        let cut = |pixels: Vec<u8>| -> Vec<u8> {
            if (columns.len(), rows.len()) == (width, height) {
                return pixels;
            }
            let lines = pixels.chunks_exact(width.max(1)).skip(rows.start).take(rows.len());
            lines.flat_map(|line| &line[columns.clone()]).copied().collect()
        };
        Self {
            id: IDS.fetch_add(1, Ordering::Relaxed),
            width: columns.len() as i32,
            height: rows.len() as i32,
            left: left - columns.start as i32,
            top: top - rows.start as i32,
            colours: cut(colours),
            alphas: (!opaque).then(|| cut(alphas)),
        }
    }

    /// Draws a piece of a row over what lies there.
    pub(crate) fn row(&self, start: usize, onto: &mut [u8], palette: &Palette) {
        let colours = &self.colours[start..start + onto.len()];
        let Some(alphas) = &self.alphas else {
            onto.copy_from_slice(colours);
            return;
        };
        let alphas = &alphas[start..start + onto.len()];
        // Most of a drawing is either bare or covered.
        let parts =
            onto.chunks_mut(AT_ONCE).zip(colours.chunks(AT_ONCE)).zip(alphas.chunks(AT_ONCE));
        for ((pixels, colours), alphas) in parts {
            if *alphas == [0; AT_ONCE] {
                continue;
            }
            if *alphas == [OPAQUE; AT_ONCE] {
                pixels.copy_from_slice(colours);
                continue;
            }
            for ((pixel, &colour), &alpha) in pixels.iter_mut().zip(colours).zip(alphas) {
                match alpha {
                    0 => {}
                    OPAQUE => *pixel = colour,
                    _ => *pixel = palette.blend(*pixel, colour, alpha),
                }
            }
        }
    }

    fn bytes(&self) -> usize {
        self.colours.len() + self.alphas.as_ref().map_or(0, Vec::len) + size_of::<Self>() + 64
    }
}

/// The columns and rows outside of which a drawing is transparent.
fn inked(alphas: &[u8], width: usize) -> (Range<usize>, Range<usize>) {
    let inked = |line: &[u8]| line.iter().any(|&alpha| alpha > 0);
    let rows: Vec<&[u8]> = alphas.chunks_exact(width.max(1)).collect();
    let Some(top) = rows.iter().position(|row| inked(row)) else {
        return (0..0, 0..0);
    };
    let bottom = rows.iter().rposition(|row| inked(row)).unwrap_or(top);
    let first = |row: &&[u8]| row.iter().position(|&alpha| alpha > 0);
    let last = |row: &&[u8]| row.iter().rposition(|&alpha| alpha > 0);
    let left = rows.iter().filter_map(first).min().unwrap_or(0);
    let right = rows.iter().filter_map(last).max().unwrap_or(0);
    (left..right + 1, top..bottom + 1)
}

/// What a sprite shows, within a theme.
pub(crate) type Key = (u8, crate::art::Motif);

/// The sprites that were used last.
#[derive(Default)]
struct Cache {
    sprites: HashMap<Key, (Arc<Sprite>, u64)>,
    bytes: usize,
    clock: u64,
}

static CACHE: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

/// The sprite with this key, drawn if the cache has it not.
pub(crate) fn cached(key: Key, draw: impl FnOnce() -> Sprite) -> Arc<Sprite> {
    // A panic elsewhere leaves the cache whole: it holds finished sprites only.
    let lock = || CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(sprite) = lock().get(&key) {
        return sprite;
    }
    // Drawn outside the lock: two threads may draw the same, which costs time but no harm.
    let sprite = Arc::new(draw());
    lock().put(key, &sprite);
    sprite
}

impl Cache {
    fn get(&mut self, key: &Key) -> Option<Arc<Sprite>> {
        self.clock += 1;
        let (sprite, used) = self.sprites.get_mut(key)?;
        *used = self.clock;
        Some(Arc::clone(sprite))
    }

    fn put(&mut self, key: Key, sprite: &Arc<Sprite>) {
        self.bytes += sprite.bytes();
        let entry = (Arc::clone(sprite), self.clock);
        if let Some((old, _)) = self.sprites.insert(key, entry) {
            self.bytes -= old.bytes();
        }
        if self.bytes > CACHE_BYTES {
            self.forget();
        }
    }

    /// Drops what was not used for longest until three quarters are left.
    fn forget(&mut self) {
        let mut ages: Vec<u64> = self.sprites.values().map(|&(_, used)| used).collect();
        ages.sort_unstable();
        let mut share = 4;
        while self.bytes > CACHE_BYTES / 4 * 3 && share > 0 {
            let limit = ages[ages.len() - 1 - (ages.len() - 1) * share / 5];
            self.sprites.retain(|_, (_, used)| *used > limit);
            self.bytes = self.sprites.values().map(|(sprite, _)| sprite.bytes()).sum();
            share -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_within_its_bound_and_forgets_the_oldest() {
        let mut cache = Cache::default();
        let sprite = Arc::new(Sprite {
            id: 0,
            width: 1024,
            height: 1024,
            left: 0,
            top: 0,
            colours: vec![0; 1 << 20],
            alphas: None,
        });
        let key = |px: u16| (0, crate::art::Motif::Tower { px });
        for px in 0..200 {
            cache.put(key(px), &sprite);
            assert!(cache.get(&key(px)).is_some(), "the newest stays");
            assert!(cache.get(&key(0)).is_some(), "what is used stays");
            assert!(cache.bytes <= CACHE_BYTES, "{} bytes", cache.bytes);
            let counted: usize = cache.sprites.values().map(|(sprite, _)| sprite.bytes()).sum();
            assert_eq!(counted, cache.bytes);
        }
        assert!(cache.get(&key(1)).is_none(), "what was not used is forgotten");
    }
}
