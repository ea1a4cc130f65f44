//! The picture while it is composed: one palette number a pixel, rows laid out as the encoder
//! wants them (each begins with its filter byte), so that encoding needs no copy.

use crate::palette::Palette;
use crate::sprite::Sprite;

/// A rectangle of pixels; may lie partly outside the canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rect {
    pub(crate) const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    pub(crate) fn right(self) -> i32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// The part that two rectangles share, if any.
    pub(crate) fn common(self, other: Self) -> Option<Self> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let width = self.right().min(other.right()) - x;
        let height = self.bottom().min(other.bottom()) - y;
        (width > 0 && height > 0).then_some(Self::new(x, y, width, height))
    }

    /// The same rectangle, smaller by `by` on every side.
    pub(crate) fn inset(self, by: i32) -> Self {
        Self::new(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
    }

    pub(crate) fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
}

/// Pixels in numbers of a palette.
pub(crate) struct Canvas<'a> {
    palette: &'a Palette,
    width: usize,
    height: usize,
    rows: Vec<u8>,
    clip: Rect,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(palette: &'a Palette, width: usize, height: usize, ground: u8) -> Self {
        let mut rows = vec![ground; (width + 1) * height];
        rows.iter_mut().step_by(width + 1).for_each(|filter| *filter = 0);
        Self { palette, width, height, rows, clip: Rect::new(0, 0, width as i32, height as i32) }
    }

    pub(crate) fn bounds(&self) -> Rect {
        Rect::new(0, 0, self.width as i32, self.height as i32)
    }

    /// Confines what is drawn from here on.
    pub(crate) fn clip(&mut self, to: Rect) {
        let nothing = Rect::new(0, 0, 0, 0);
        self.clip = to.common(self.bounds()).unwrap_or(nothing);
    }

    /// Fills a rectangle.
    pub(crate) fn fill(&mut self, rect: Rect, colour: u8) {
        self.each_row(rect, |row, _| row.fill(colour));
    }

    /// Draws a sprite with its origin at a point.
    pub(crate) fn draw(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let palette = self.palette;
        let place = Rect::new(x - sprite.left, y - sprite.top, sprite.width, sprite.height);
        self.each_row(place, |row, (from_x, from_y)| {
            let start = (from_y * sprite.width + from_x) as usize;
            let colours = &sprite.colours[start..start + row.len()];
            let Some(alphas) = &sprite.alphas else {
                row.copy_from_slice(colours);
                return;
            };
            let alphas = &alphas[start..start + row.len()];
            for ((pixel, &colour), &alpha) in row.iter_mut().zip(colours).zip(alphas) {
                match alpha {
                    0 => {}
                    255 => *pixel = colour,
                    _ => *pixel = palette.blend(*pixel, colour, alpha),
                }
            }
        });
    }

    /// Calls `act` with each row of the visible part of a rectangle, and where that row begins
    /// within the rectangle.
    fn each_row(&mut self, rect: Rect, mut act: impl FnMut(&mut [u8], (i32, i32))) {
        let Some(seen) = rect.common(self.clip) else {
            return;
        };
        let stride = self.width + 1;
        for y in seen.y..seen.bottom() {
            let start = y as usize * stride + 1 + seen.x as usize;
            let row = &mut self.rows[start..start + seen.width as usize];
            act(row, (seen.x - rect.x, y - rect.y));
        }
    }

    /// Width, height and the rows, each with a filter byte before it.
    pub(crate) fn finish(self) -> (usize, usize, Vec<u8>) {
        (self.width, self.height, self.rows)
    }
}
