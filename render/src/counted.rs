//! Points on the board, in the colour of the seat, next to the figures that scored; those that no
//! feature gave are on the seat's card. They are placed where they hide as little as possible of the
//! figures, and are smaller where there is no room. They never lie on each other: where tiles are small,
//! the most points are shown and others are left out.

use canvas::{Rect, text};
use rules::{FigureKind, Seat};

use crate::coordinates;
use crate::paint::Painter;
use crate::scene::Counted;

/// Size of the points, as a share of the tile; the minimum, as a share of the picture's width; and
/// the maximum, as a share of a tile; but always so many pixels.
const SIZE: f32 = 0.22;
const MIN_TEXT: f32 = 0.030;
const LARGEST: f32 = 0.40;
const MIN_PIXELS: f32 = coordinates::MIN_SIZE;
/// The part of a cell around its edge in which the frame of the last tile is.
const FRAME: f32 = 0.07;
/// Where there is no room: the same, relative to that size, in the order in which it is tried.
const SIZES: [f32; 4] = [1.0, 0.88, 0.77, 0.67];
/// Width of their rim, relative to their size.
const RIM: f32 = 0.09;
/// Half of the space that a figure takes, as a share of the tile.
const FIGURE: f32 = 0.21;
/// Offsets from a figure to its points, in half the size of both together, the best first.
const WAYS: [(f32, f32); 16] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, 1.0),
    (0.0, -1.0),
    (0.8, 0.8),
    (-0.8, 0.8),
    (0.8, -0.8),
    (-0.8, -0.8),
    (1.0, 0.5),
    (1.0, -0.5),
    (-1.0, 0.5),
    (-1.0, -0.5),
    (0.5, 1.0),
    (-0.5, 1.0),
    (0.5, -1.0),
    (-0.5, -1.0),
];
/// How much worse it is to hide other points than to hide figures, and to lie beyond the board.
const ON_POINTS: i32 = 3;
const BEYOND: i32 = 3;
/// Size of the points on a card, and how far their middle is from its corner, as shares of the picture's
/// width: above it are the letters of the columns, below it the name.
const ON_CARD: f32 = 0.026;
const FROM_CORNER: f32 = 0.006;

/// Points with their rectangle.
#[derive(Clone, Debug)]
struct PointsPlate {
    seat: Seat,
    words: String,
    size: f32,
    rect: Rect,
}

impl Painter<'_> {
    /// Draws the points of features.
    pub(crate) fn counted(&mut self) {
        self.points().into_iter().for_each(|plate| self.points_plate(&plate));
    }

    /// Draws the points that no feature gave over the upper edge of the seat's card.
    pub(crate) fn counted_on_card(&mut self, seat: Seat, card: Rect) {
        let own = |counted: &&Counted| counted.at.is_none() && counted.seat == seat;
        let Some(counted) = self.scene.counted.iter().find(own) else { return };
        let size = self.frame.width as f32 * ON_CARD;
        let words = signed(counted.points);
        let (wide, high) = half(&words, size);
        // The name begins close below the left end.
        let middle = card.right() - self.of_width(FROM_CORNER) - wide;
        let rect = around((middle, card.y + self.of_width(FROM_CORNER)), (wide, high));
        self.points_plate(&PointsPlate { seat, words, size, rect });
    }

    fn points_plate(&mut self, PointsPlate { seat, words, size, rect }: &PointsPlate) {
        let dress = self.colours.seats[self.scene.colour(*seat).index()];
        let rim = ((size * RIM) as u16).max(1);
        self.card(*rect, dress.body, Some((self.colours.table.white, rim)));
        self.text_at(words, *size, dress.ink, rect.middle());
    }

    /// Size of the points where there is room.
    fn points_size(&self) -> f32 {
        let (px, width) = (self.frame.px as f32, self.frame.width as f32);
        (px * SIZE).max(width * MIN_TEXT).min(px * LARGEST).max(MIN_PIXELS)
    }

    /// The edges of the frames of the last tiles.
    fn frames(&self) -> impl Iterator<Item = Rect> {
        let wide = (self.frame.px as f32 * FRAME) as i32;
        self.scene.last.iter().flat_map(move |&pos| {
            let outer = self.frame.cell(pos).inset(-wide);
            let Rect { x, y, width, height } = outer;
            let [right, bottom] = [outer.right(), outer.bottom()].map(|end| end - 2 * wide);
            [
                Rect::new(x, y, width, 2 * wide),
                Rect::new(x, bottom, width, 2 * wide),
                Rect::new(x, y, 2 * wide, height),
                Rect::new(right, y, 2 * wide, height),
            ]
        })
    }

    /// The points of features.
    fn points(&self) -> Vec<PointsPlate> {
        let (full, half_figure) = (self.points_size(), (self.frame.px as f32 * FIGURE) as i32);
        let figures = &self.scene.figures;
        let stand = self.layout().map(|layout| &layout.figures[..]).unwrap_or_default();
        let stand = &stand[..stand.len().min(figures.len())];
        let taken = stand.iter().flatten();
        let taken = taken.map(|stance| around(stance.middle, (half_figure, half_figure)));
        let taken: Vec<Rect> = taken.chain(self.frames()).collect();
        let mut laid: Vec<Rect> = Vec::new();
        let mut points = Vec::new();
        let mut all: Vec<&Counted> = self.scene.counted.iter().collect();
        all.sort_by_key(|counted| -counted.points.abs());
        for &Counted { at, seat, points: counted } in all {
            let Some(at) = at else { continue };
            let Ok((tile, _)) = self.segment(at) else { continue };
            let own = figures.iter().position(|it| (it.at.spot(), it.seat) == (Some(at), seat));
            let own = own.and_then(|own| *stand.get(own)?).map(|stance| stance.middle);
            let (x, y) = own.unwrap_or_else(|| self.place(&tile, at.segment, FigureKind::Small));
            let words = signed(counted);
            let plates = SIZES.iter().flat_map(|share| {
                let size = (full * share).max(MIN_PIXELS);
                let (wide, high) = half(&words, size);
                WAYS.iter().map(move |(right, down)| {
                    let aside = (right * (half_figure + wide) as f32) as i32;
                    let below = (down * (half_figure + high) as f32) as i32;
                    (size, around((x + aside, y + below), (wide, high)))
                })
            });
            // Of equally good places the first one wins.
            let hidden = |rect| hides(rect, &taken, &laid, self.frame.board);
            let plate = plates.min_by_key(|&(_, rect)| hidden(rect));
            let (size, rect) = plate.expect("there are ways");
            if laid.iter().any(|other| other.common(rect).is_some()) {
                continue;
            }
            laid.push(rect);
            points.push(PointsPlate { seat, words, size, rect });
        }
        points
    }
}

fn signed(points: i32) -> String {
    text::minus(format!("{points:+}"))
}

/// Half the width and height of points.
fn half(words: &str, size: f32) -> (i32, i32) {
    ((size * (text::width(words) + 0.4) / 2.0) as i32, (size * 1.1 / 2.0) as i32)
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
    use crate::specimen::finished;

    #[test]
    fn where_tiles_are_small_the_most_points_are_shown_and_can_be_read() {
        let scene = finished(&["base", "inns", "traders", "abbey"], 6, 72);
        let most = scene.counted.iter().filter(|it| it.at.is_some()).map(|it| it.points).max();
        let mut numbers = Vec::new();
        for px in [64, 32, 16, 8] {
            let scene = scene.clone().entire(px);
            let points = Painter::of(&scene).expect("a game can be drawn").points();
            assert!(points.iter().all(|plate| plate.size >= MIN_PIXELS));
            for (number, plate) in points.iter().enumerate() {
                let lies = |other: &PointsPlate| other.rect.common(plate.rect).is_some();
                assert!(!points[..number].iter().any(lies), "{plate:?} at {px}");
            }
            assert_eq!(points.first().map(|plate| plate.words.clone()), most.map(signed));
            numbers.push(points.len());
        }
        assert!(numbers.is_sorted_by(|one, other| one >= other), "{numbers:?}");
        assert!(numbers[0] > numbers[3] && numbers[3] > 0, "{numbers:?}");
    }

    #[test]
    fn points_lie_beside_figures_and_hide_neither_these_nor_each_other() {
        for (systems, seats) in [(&["base"][..], 5), (&["base", "inns", "traders", "abbey"], 6)] {
            let scene = &finished(systems, seats, 72);
            let painter = Painter::of(scene).expect("a game can be drawn");
            let px = painter.frame.px;
            let points = painter.points();
            let on_board = scene.counted.iter().filter(|counted| counted.at.is_some());
            assert!(points.len() > 10 && points.len() == on_board.count());
            let full = painter.points_size();
            let on_phone = full * 400.0 / painter.frame.width as f32;
            assert!(on_phone >= 10.0, "{on_phone} pixels on a phone");
            let large = points.iter().filter(|plate| plate.size == full).count();
            assert!(large * 3 > points.len() * 2, "{large} of {} are large", points.len());
            let plates: Vec<Rect> = points.into_iter().map(|plate| plate.rect).collect();
            let half = (px as f32 * FIGURE) as i32;
            let stand = &painter.layout().expect("they stand somewhere").figures;
            let stand = stand.iter().flatten();
            let figures: Vec<Rect> = stand.map(|it| around(it.middle, (half, half))).collect();
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
