//! How a rating went: a line from game to game, within a band for how uncertain it was.

use std::fmt;

use canvas::{Canvas, Picture, Rect};

use crate::art::SpriteKey;
use crate::paint::sprite_of;
use crate::theme::{Rgb, Theme};

/// The size of the graph in pixels, and the margins: on the left for numbers.
const WIDTH: i32 = 1000;
const HEIGHT: i32 = 360;
const LEFT: i32 = 110;
const MARGIN: i32 = 28;
/// Half the thickness of the line, half the side of the mark of a game.
const LINE: i32 = 2;
const MARK: i32 = 6;
/// The size of the numbers.
const NUMBER: u16 = 30;
/// More games than this have no marks of their own.
const MAX_MARKS: usize = 40;

/// A rating from game to game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RatingPoint {
    /// The rating, in millionths.
    pub rating: i64,
    /// Its standard deviation, in millionths.
    pub uncertainty: i64,
}

/// How a rating went.
#[derive(Clone, PartialEq, Eq)]
pub struct RatingGraph {
    /// Colours.
    pub theme: Theme,
    /// Before the first game and after each, the oldest first.
    pub points: Vec<RatingPoint>,
}

impl fmt::Debug for RatingGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "rating {}", self.theme.name())?;
        self.points.iter().try_for_each(|it| writeln!(f, "{} ± {}", it.rating, it.uncertainty))
    }
}

impl RatingGraph {
    /// Draws the graph.
    pub fn render(&self) -> Picture {
        let palette = self.theme.palette();
        let table = &self.theme.colours().table;
        let mut canvas =
            Canvas::new(palette, WIDTH as usize, HEIGHT as usize, palette.index(table.panel));
        let scale = Scale::of(&self.points);
        let mut fill = |rect: Rect, colour: Rgb| canvas.fill(rect, palette.index(colour));
        for x in LEFT..WIDTH - MARGIN {
            let (rating, uncertainty) = self.at(x);
            let (top, bottom) = (scale.y(rating + uncertainty), scale.y(rating - uncertainty));
            fill(Rect::new(x, top, 1, bottom - top), table.chip);
        }
        // One line for a round number, so that the eye has something to hold.
        for number in scale.numbers() {
            fill(Rect::new(LEFT, scale.y(number), WIDTH - MARGIN - LEFT, 1), table.dim);
        }
        let mut before = None;
        for x in LEFT..WIDTH - MARGIN {
            let y = scale.y(self.at(x).0);
            let (top, bottom) = before.map_or((y, y), |before: i32| (before.min(y), before.max(y)));
            fill(Rect::new(x, top - LINE, 1, bottom - top + 2 * LINE), table.text);
            before = Some(y);
        }
        if self.points.len() <= MAX_MARKS {
            for (game, point) in self.points.iter().enumerate() {
                let (x, y) = (self.x(game), scale.y(point.rating as f64));
                let mark = Rect::new(x - MARK, y - MARK, 2 * MARK, 2 * MARK);
                fill(mark, table.text);
                fill(mark.inset(2), table.white);
            }
        }
        for number in scale.numbers() {
            let words = format!("{:.0}", number / PART);
            let key = SpriteKey::Text { text: words, size: NUMBER, ink: table.text };
            canvas.draw(
                sprite_of(self.theme, key),
                MARGIN,
                scale.y(number) + i32::from(NUMBER) / 3,
            );
        }
        Picture::new(canvas, &[])
    }

    /// Where a game stands.
    fn x(&self, game: usize) -> i32 {
        let steps = self.points.len().saturating_sub(1).max(1) as i32;
        LEFT + (WIDTH - MARGIN - LEFT) * game as i32 / steps
    }

    /// The rating and its uncertainty at a column, between those of the games beside it.
    fn at(&self, x: i32) -> (f64, f64) {
        let steps = self.points.len().saturating_sub(1) as f64;
        let along = f64::from(x - LEFT) / f64::from(WIDTH - MARGIN - LEFT) * steps;
        let from = &self.points[(along as usize).min(self.points.len() - 1)];
        let to = self.points.get(along as usize + 1).unwrap_or(from);
        let part = along.fract();
        let between = |from: i64, to: i64| from as f64 * (1.0 - part) + to as f64 * part;
        (between(from.rating, to.rating), between(from.uncertainty, to.uncertainty))
    }
}

/// One point of a rating.
const PART: f64 = 1_000_000.0;

/// What is how high.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    fn of(points: &[RatingPoint]) -> Self {
        let low = points.iter().map(|it| it.rating - it.uncertainty).min().unwrap_or(0);
        let high = points.iter().map(|it| it.rating + it.uncertainty).max().unwrap_or(0);
        Self { least: low as f64, most: (high as f64).max(low as f64 + PART) }
    }

    fn y(&self, value: f64) -> i32 {
        let part = (value - self.least) / (self.most - self.least);
        HEIGHT - MARGIN - (f64::from(HEIGHT - 2 * MARGIN) * part) as i32
    }

    /// The round numbers that are written: two to six of them.
    fn numbers(&self) -> Vec<f64> {
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0].map(|step| step * PART);
        let count = |step: f64| ((self.most / step).floor() - (self.least / step).ceil()) as i64;
        let step = steps.into_iter().find(|step| count(*step) < 6).unwrap_or(1000.0 * PART);
        let first = (self.least / step).ceil() as i64;
        (0..=count(step)).map(|number| (first + number) as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(points: &[(i64, i64)]) -> RatingGraph {
        let point = |(rating, uncertainty): &(i64, i64)| RatingPoint {
            rating: rating * 1_000_000,
            uncertainty: uncertainty * 1_000_000,
        };
        RatingGraph { theme: Theme::LIGHT, points: points.iter().map(point).collect() }
    }

    #[test]
    fn what_is_better_is_higher_and_the_band_narrows() {
        let graph = graph(&[(25, 8), (27, 6), (30, 4)]);
        let scale = Scale::of(&graph.points);
        assert!(scale.y(30e6) < scale.y(25e6));
        let (first, last) = (graph.at(LEFT), graph.at(WIDTH - MARGIN - 1));
        assert!(last.0 > first.0 && last.1 < first.1, "{first:?} {last:?}");
        assert!((graph.at(graph.x(1)).0 - 27e6).abs() < 0.1e6);
        assert_eq!(scale.numbers(), [20e6, 25e6, 30e6]);
    }

    #[test]
    fn graphs_of_one_game_and_of_many_are_drawn() {
        for points in [vec![(25, 8)], vec![(25, 8), (25, 8)], (0..90).map(|n| (n, 3)).collect()] {
            let picture = graph(&points).render().image();
            assert_eq!((picture.width(), picture.height()), (WIDTH as u32, HEIGHT as u32));
        }
    }
}
