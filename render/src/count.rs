//! What the last count gave, on the board that it counted: beside whoever stood there, the points.

use rules::{Seat, Spot};

use crate::canvas::Rect;
use crate::paint::Painter;
use crate::plan::{Point, at};
use crate::text;

/// Size of the points, as a share of the tile; it is at least this share of the picture's width, up
/// to the largest share of a tile.
const SIZE: f32 = 0.22;
const LEAST: f32 = 0.017;
const LARGEST: f32 = 0.34;
/// Where they stand, from the figure.
const BELOW: Point = at(0.0, 0.24);

/// Points that a feature gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The segment on which the seat's figure stood.
    pub at: Spot,
    /// To whom.
    pub seat: Seat,
    /// How many.
    pub points: i32,
}

impl Painter<'_> {
    /// The points of the last count.
    pub(crate) fn counted(&mut self) {
        let table = &self.colours.table;
        let px = self.frame.px as f32;
        let size = (px * SIZE).max(self.frame.width as f32 * LEAST).min(px * LARGEST);
        for counted in &self.scene.counted {
            let Ok((tile, _)) = self.segment(counted.at) else { continue };
            let ((x, y), (right, down)) =
                (self.place(&tile, counted.at.segment), self.pixels(BELOW));
            let (x, y) = (x + right, y + down);
            let words = text::minus(format!("{:+}", counted.points));
            let (wide, high) = ((size * (text::width(&words) + 0.5)) as i32, (size * 1.15) as i32);
            let plate = Rect::new(x - wide / 2, y - high / 2, wide, high);
            self.card(plate, table.cell, Some((table.dark, 2)));
            self.text_at(&words, size, table.cell_text, (x, y));
        }
    }
}
