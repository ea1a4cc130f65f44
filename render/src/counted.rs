//! The points of the last count, drawn on the board in the colour of the seat, next to the figures
//! that scored. They are placed where they hide as little as possible of the figures and of each
//! other.

use rules::Seat;

use crate::canvas::Rect;
use crate::paint::Painter;
use crate::text;

/// Size of the points, as a share of the tile; the minimum, as a share of the picture's width; and
/// the maximum, as a share of a tile.
const SIZE: f32 = 0.22;
const LEAST: f32 = 0.022;
const LARGEST: f32 = 0.34;
/// Width of their rim, relative to their size.
const RIM: f32 = 0.09;
/// Half of the space that a figure takes, as a share of the tile.
const FIGURE: f32 = 0.21;
/// Offsets from a figure to its points, in half the size of both together, the best first.
const WAYS: [(f32, f32); 8] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, 1.0),
    (0.0, -1.0),
    (0.8, 0.8),
    (-0.8, 0.8),
    (0.8, -0.8),
    (-0.8, -0.8),
];
/// How much worse it is to hide other points than to hide figures, and to lie beyond the board.
const ON_POINTS: i32 = 3;
const BEYOND: i32 = 3;

impl Painter<'_> {
    /// Draws the points of the last count.
    pub(crate) fn counted(&mut self) {
        let (px, width) = (self.frame.px as f32, self.frame.width as f32);
        let size = (px * SIZE).max(width * LEAST).min(px * LARGEST);
        for (seat, words, plate) in self.points(size) {
            let dress = self.colours.seats[self.scene.colour(seat).index()];
            let rim = ((size * RIM) as u16).max(1);
            self.card(plate, dress.body, Some((self.colours.table.white, rim)));
            self.text_at(&words, size, dress.ink, plate.middle());
        }
    }

    /// The points of each seat, and their rectangles.
    fn points(&self, size: f32) -> Vec<(Seat, String, Rect)> {
        let half = (self.frame.px as f32 * FIGURE) as i32;
        let figures = &self.scene.figures;
        let stand = self.places(figures).unwrap_or_default();
        let taken: Vec<Rect> = stand.iter().map(|&place| around(place, (half, half))).collect();
        let mut laid: Vec<Rect> = Vec::new();
        let mut points = Vec::new();
        for counted in &self.scene.counted {
            let Ok((tile, _)) = self.segment(counted.at) else { continue };
            let whose = (Some(counted.at), counted.seat);
            let own = figures.iter().position(|it| (it.at.spot(), it.seat) == whose);
            let own = own.and_then(|own| stand.get(own).copied());
            let (x, y) = own.unwrap_or_else(|| self.place(&tile, counted.at.segment));
            let words = text::minus(format!("{:+}", counted.points));
            let wide = (size * (text::width(&words) + 0.4) / 2.0) as i32;
            let high = (size * 1.1 / 2.0) as i32;
            let ways = WAYS.iter().map(|(right, down)| {
                let aside = (right * (half + wide) as f32) as i32;
                let below = (down * (half + high) as f32) as i32;
                around((x + aside, y + below), (wide, high))
            });
            // Of equally good places the first one wins.
            let plate = ways.min_by_key(|plate| hides(*plate, &taken, &laid, self.frame.board));
            let plate = plate.expect("there are ways");
            laid.push(plate);
            points.push((counted.seat, words, plate));
        }
        points
    }
}

/// The cost of placing points there: how much of figures and of other points they hide, and how
/// much of them is beyond the board.
fn hides(plate: Rect, figures: &[Rect], laid: &[Rect], board: Rect) -> i32 {
    let shared = |others: &[Rect]| -> i32 {
        others.iter().filter_map(|other| other.common(plate)).map(area).sum()
    };
    let seen = board.common(plate).map_or(0, area);
    shared(figures) + ON_POINTS * shared(laid) + BEYOND * (area(plate) - seen)
}

/// A rectangle from its centre and half its size.
fn around((x, y): (i32, i32), (wide, high): (i32, i32)) -> Rect {
    Rect::new(x - wide, y - high, 2 * wide, 2 * high)
}

fn area(rect: Rect) -> i32 {
    rect.width * rect.height
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Frame;
    use crate::canvas::Canvas;
    use crate::specimen::finished;

    #[test]
    fn points_lie_beside_figures_and_hide_neither_these_nor_each_other() {
        for (systems, seats) in [(&["base"][..], 5), (&["base", "inns", "traders", "abbey"], 6)] {
            let scene = &finished(systems, seats, 72);
            let frame = Frame::of(scene).expect("a game can be drawn");
            let (palette, colours) = (scene.theme.palette(), scene.theme.colours());
            let canvas = Canvas::new(palette, frame.width as usize, frame.height as usize, 0);
            let painter = Painter { scene, frame, colours, palette, canvas };
            let px = painter.frame.px;
            let plates: Vec<Rect> =
                painter.points(px as f32 * SIZE).into_iter().map(|(.., plate)| plate).collect();
            assert!(plates.len() > 10 && plates.len() == scene.counted.len());
            let half = (px as f32 * FIGURE) as i32;
            let stand = painter.places(&scene.figures).expect("they stand somewhere");
            let figures: Vec<Rect> = stand.iter().map(|&at| around(at, (half, half))).collect();
            let shared = |one: Rect, others: &[Rect]| -> i32 {
                others.iter().filter_map(|other| other.common(one)).map(area).sum()
            };
            let all: i32 = plates.iter().copied().map(area).sum();
            let hidden: i32 = plates.iter().map(|&plate| shared(plate, &figures)).sum();
            assert!(hidden * 20 < all, "{hidden} of {all} pixels lie on figures");
            for (number, &plate) in plates.iter().enumerate() {
                assert_eq!(shared(plate, &plates[..number]), 0, "{plate:?} lies on another");
                let near = |figure: &Rect| figure.inset(-px / 12).common(plate).is_some();
                assert!(figures.iter().any(near), "{plate:?} is beside nobody");
            }
        }
    }
}
