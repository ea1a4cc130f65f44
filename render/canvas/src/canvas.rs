//! The picture while it is composed: a list of what is drawn where, in drawing order. It is turned
//! into pixels (palette numbers) strip by strip. A strip is identified by what is drawn on it, so
//! one that was made before does not even have to be composed again.

use std::ops::Range;
use std::sync::Arc;

use image::GrayImage;

use crate::encode::{self, KeyHasher, Strip};
use crate::palette::Palette;
use crate::sprite::Sprite;

/// A rectangle of pixels; may lie partly outside the canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rect {
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    pub fn right(self) -> i32 {
        self.x + self.width
    }

    pub fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// The intersection of two rectangles, if any.
    pub fn common(self, other: Self) -> Option<Self> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let width = self.right().min(other.right()) - x;
        let height = self.bottom().min(other.bottom()) - y;
        (width > 0 && height > 0).then_some(Self::new(x, y, width, height))
    }

    /// The same rectangle, smaller by `by` on every side.
    pub fn inset(self, by: i32) -> Self {
        Self::new(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
    }

    pub fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
}

/// Where a strip of the picture begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Its first row.
    pub row: usize,
    /// The number of rows before it on which its deflated form may depend; fewer if deflate reaches
    /// fewer.
    pub before: usize,
}

/// What is drawn: a colour, or a sprite with its corner at a point.
enum Ink {
    Colour(u8),
    Sprite(Arc<Sprite>, (i32, i32)),
}

/// Collects drawing operations.
pub struct Canvas<'a> {
    palette: &'a Palette,
    bounds: Rect,
    ground: u8,
    clip: Rect,
    /// The drawing operations, each with its visible part.
    drawn: Vec<(Rect, Ink)>,
}

impl<'a> Canvas<'a> {
    pub fn new(palette: &'a Palette, width: usize, height: usize, ground: u8) -> Self {
        let bounds = Rect::new(0, 0, width as i32, height as i32);
        Self { palette, bounds, ground, clip: bounds, drawn: Vec::new() }
    }

    /// Width and height in pixels.
    pub fn size(&self) -> (usize, usize) {
        (self.bounds.width as usize, self.bounds.height as usize)
    }

    pub fn palette(&self) -> &'a Palette {
        self.palette
    }

    pub fn bounds(&self) -> Rect {
        self.bounds
    }

    /// Clips all drawing from here on.
    pub fn clip(&mut self, to: Rect) {
        let nothing = Rect::new(0, 0, 0, 0);
        self.clip = to.common(self.bounds).unwrap_or(nothing);
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, rect: Rect, colour: u8) {
        if let Some(seen) = rect.common(self.clip) {
            self.drawn.push((seen, Ink::Colour(colour)));
        }
    }

    /// Draws a sprite with its origin at a point.
    pub fn draw(&mut self, sprite: Arc<Sprite>, x: i32, y: i32) {
        let all = self.bounds;
        self.draw_within(sprite, (x, y), all);
    }

    /// Draws the part of a sprite that lies within a rectangle.
    pub fn draw_within(&mut self, sprite: Arc<Sprite>, (x, y): (i32, i32), part: Rect) {
        let (width, height) = sprite.size();
        let place = Rect::new(x - sprite.left, y - sprite.top, width, height);
        let part = place.common(part);
        if let Some(seen) = part.and_then(|part| part.common(self.clip)) {
            self.drawn.push((seen, Ink::Sprite(sprite, (place.x, place.y))));
        }
    }

    /// The strips of the picture, cut at these rows.
    pub fn strips(&self, cuts: &[Cut]) -> Vec<Strip> {
        let height = self.bounds.height as usize;
        let mut starts: Vec<Cut> =
            cuts.iter().copied().filter(|cut| 0 < cut.row && cut.row < height).collect();
        starts.push(Cut { row: 0, before: 0 });
        starts.sort_unstable_by_key(|cut| cut.row);
        starts.dedup_by_key(|cut| cut.row);
        let ends = starts.iter().skip(1).map(|cut| cut.row).chain([height]);
        starts.iter().zip(ends).map(|(&start, end)| self.strip(start, end)).collect()
    }

    fn strip(&self, Cut { row: start, before }: Cut, end: usize) -> Strip {
        // Its deflated form also depends on some rows before it.
        let before = encode::reach(self.bounds.width as usize, start).min(before);
        let (top, height) = ((start - before) as i32, (end - start + before) as i32);
        let all = Rect::new(0, top, self.bounds.width, height);
        let mut hasher = KeyHasher::default();
        let pair = |a: i32, b: i32| u64::from(a as u32) << 32 | u64::from(b as u32);
        hasher.add(pair(all.width, height), pair(before as i32, self.ground.into()));
        for (seen, ink) in &self.drawn {
            let Some(here) = seen.common(all) else {
                continue;
            };
            hasher.add(pair(here.x, here.y - top), pair(here.width, here.height));
            match ink {
                Ink::Colour(colour) => hasher.add(u64::MAX, u64::from(*colour)),
                Ink::Sprite(sprite, (x, y)) => hasher.add(sprite.id, pair(*x, *y - top)),
            }
        }
        Strip { rows: start..end, before, key: hasher.finish() }
    }

    /// The pixels of some rows, as palette numbers.
    pub fn compose(&self, wanted: Range<usize>) -> GrayImage {
        let (width, height) = (self.bounds.width as u32, wanted.len() as u32);
        let mut pixels = Vec::new();
        self.compose_rows::<0>(wanted, &mut pixels);
        GrayImage::from_raw(width, height, pixels).expect("as many pixels")
    }

    /// Appends the pixels of some rows, each row after `LEAD` bytes for its filter.
    pub fn compose_rows<const LEAD: usize>(&self, wanted: Range<usize>, to: &mut Vec<u8>) {
        let (stride, begin) = (LEAD + self.bounds.width as usize, to.len());
        to.resize(begin + stride * wanted.len(), self.ground);
        let pixels = &mut to[begin..];
        for line in pixels.chunks_exact_mut(stride) {
            line[..LEAD].fill(encode::NO_FILTER);
        }
        let all = Rect::new(0, wanted.start as i32, self.bounds.width, wanted.len() as i32);
        for (seen, ink) in &self.drawn {
            let Some(here) = seen.common(all) else {
                continue;
            };
            let first = (here.y - all.y) as usize * stride + LEAD + here.x as usize;
            let lines = pixels[first..].chunks_mut(stride).take(here.height as usize);
            let width = here.width as usize;
            match ink {
                Ink::Colour(colour) => lines.for_each(|line| line[..width].fill(*colour)),
                Ink::Sprite(sprite, (x, y)) => {
                    let across = sprite.size().0;
                    let from = (here.y - y) * across + here.x - x;
                    for (line, start) in lines.zip((from as usize..).step_by(across as usize)) {
                        sprite.row(start, &mut line[..width], self.palette);
                    }
                }
            }
        }
    }
}
