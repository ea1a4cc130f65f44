//! The catapult: a throw being aimed, with a ruler along its direction, a rose of forces around its
//! site, and the area where the token will probably land; and tokens that fly, land and slide. The
//! rules know what a throw does; here are only points and numbers.

use std::f32::consts::{PI, TAU};

use rules::{Expected, Missile, Seat};

use crate::art::SpriteKey;
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::pieces::Piece;
use crate::scene::{PlayerColour, Scene};
use crate::text;
use crate::theme::Rgb;

/// A point in thousandths of a tile east and south of the corner of cell (0, 0).
type TablePoint = (i32, i32);

/// A throw being aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The site it is thrown from.
    pub from: (i32, i32),
    /// The target.
    pub at: (i32, i32),
    /// The force, 1 to 100.
    pub force: u8,
    /// The reach of force 100, in thousandths of a tile.
    pub longest: i64,
    /// What is thrown: some tokens scatter more than others.
    pub missile: Missile,
}

impl Aim {
    /// The expected result of this throw with another force.
    fn expected(self, force: u8) -> Expected {
        Expected::of(self.missile, force, self.longest)
    }
}

/// A thrown token. Points are thousandths of a tile east and south of the corner of cell (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowPath {
    /// Whose token.
    pub seat: Seat,
    /// The site.
    pub from: (i32, i32),
    /// Where it landed.
    pub landing: (i32, i32),
    /// Where it slid to.
    pub rest: (i32, i32),
}

/// Force between the rings of the rose and the segments of the ruler.
const RING: u8 = 10;
const FIELD: u8 = 5;
/// Half the opening of the rose, in radians.
const OPENING: f32 = 0.42;
/// Dots of a ring, the ruler, the rim of the landing area, and a flight: their spacing and size, in
/// tiles.
const RING_DOTS: (f32, f32) = (0.26, 0.075);
const RULE_DOTS: (f32, f32) = (0.075, 0.13);
const RIM_DOTS: (f32, f32) = (0.16, 0.115);
const FLIGHT_DOTS: (f32, f32) = (0.24, 0.075);
const SLIDE_DOTS: (f32, f32) = (0.13, 0.10);
/// How much larger a token appears at the top of its flight, and the height of the arc relative to
/// its length.
const HIGH: f32 = 1.3;
const ARC: f32 = 0.16;
/// Radius of the dust at the landing point, in tiles.
const DUST: f32 = 0.26;
/// Size of the numbers, as a share of the width of the picture.
const NUMBER: f32 = 0.019;
/// Size of the number of the chosen force.
const CHOSEN: f32 = 0.026;

/// A starting point on the table and a direction of length 1.
#[derive(Clone, Copy)]
struct Ray {
    from: (f32, f32),
    east: f32,
    south: f32,
}

impl Ray {
    fn new(from: TablePoint, to: TablePoint) -> Self {
        let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
        let long = dx.hypot(dy).max(1.0);
        Self { from: (from.0 as f32, from.1 as f32), east: dx / long, south: dy / long }
    }

    /// The point at these distances along it and to its right.
    fn go(self, along: f32, across: f32) -> TablePoint {
        let x = self.from.0 + self.east * along - self.south * across;
        let y = self.from.1 + self.south * along + self.east * across;
        (x.round() as i32, y.round() as i32)
    }
}

impl Scene {
    /// Whether the sites of the catapult are shown.
    pub(crate) fn is_aimed(&self) -> bool {
        self.pieces.iter().any(|(piece, _)| matches!(piece, Piece::Site(_)))
    }
}

impl Painter<'_> {
    /// Draws the rose, the ruler with its numbers, the landing area and the target.
    pub(crate) fn aim(&mut self, aim: Aim) {
        let line = Ray::new(aim.from, aim.at);
        let reach = |force: u8| aim.expected(force).reach as f32;
        let (white, dark) = (self.colours.table.white, self.colours.table.dark);
        for force in (RING..=100).step_by(RING.into()) {
            let radius = reach(force);
            let steps = (2.0 * OPENING * radius / 1000.0 / RING_DOTS.0).ceil().max(2.0);
            for step in 0..=steps as i32 {
                let angle = OPENING * (2.0 * step as f32 / steps - 1.0);
                let at = line.go(radius * angle.cos(), radius * angle.sin());
                self.dot(at, RING_DOTS.1, white, dark);
            }
        }
        for field in (0..100).step_by(FIELD.into()) {
            let (first, last) = (reach(field), reach(field + FIELD));
            let fill = if (field / FIELD).is_multiple_of(2) { dark } else { white };
            let steps = ((last - first) / 1000.0 / RULE_DOTS.0).ceil().max(1.0);
            for step in 0..steps as i32 {
                let along = first + (last - first) * step as f32 / steps;
                self.dot(line.go(along, 0.0), RULE_DOTS.1, fill, dark);
            }
        }
        for force in (RING..=100).step_by(RING.into()) {
            self.force_number(line, reach(force), force, 1.0);
        }
        self.landing_zone(line, aim);
        self.force_number(line, reach(aim.force), aim.force, -1.0);
        let (piece, at) = (Piece::Aim, self.thousandths(aim.at));
        let px = self.piece_px(piece);
        self.draw(SpriteKey::Piece { piece, colour: PlayerColour::new(0), px }, at);
    }

    /// The number of a ring, to the right of the ruler; that of the chosen force is larger and to
    /// the left.
    fn force_number(&mut self, line: Ray, reach: f32, force: u8, side: f32) {
        let chosen = side < 0.0;
        let size = self.frame.width as f32 * if chosen { CHOSEN } else { NUMBER };
        let words = force.to_string();
        let (wide, high) = ((text::width(&words) + 0.5) * size, size * 1.15);
        let aside = 1000.0 * (0.62 * wide.max(high)) / self.frame.px as f32 + 60.0;
        let (x, y) = self.thousandths(line.go(reach, side * aside));
        let plate =
            Rect::new(x - (wide / 2.0) as i32, y - (high / 2.0) as i32, wide as i32, high as i32);
        if plate.common(self.frame.board) != Some(plate) {
            return;
        }
        let table = &self.colours.table;
        let (fill, ink) =
            if chosen { (table.accent, table.white) } else { (table.cell, table.cell_text) };
        self.card(plate, fill, Some((table.dark, 1)));
        self.text_at(&words, size, ink, plate.middle());
    }

    /// Two thirds of the tokens land within one deviation along the throw, and as many across: the
    /// inner rim; nearly all within two: the outer one. Then they slide.
    fn landing_zone(&mut self, line: Ray, aim: Aim) {
        let Expected { reach, along, across, slide } = aim.expected(aim.force);
        let (reach, along, across) = (reach as f32, along as f32, across as f32);
        let (mark, accent, dark) =
            (self.colours.table.mark, self.colours.table.accent, self.colours.table.dark);
        for (times, fill) in [(2.0, mark), (1.0, accent)] {
            let rim = PI * times * (along + across) / 1000.0;
            let steps = (rim / RIM_DOTS.0).ceil().clamp(10.0, 200.0);
            for step in 0..steps as i32 {
                let angle = TAU * step as f32 / steps;
                let out = (times * along * angle.cos(), times * across * angle.sin());
                self.dot(line.go(reach + out.0, out.1), RIM_DOTS.1, fill, dark);
            }
        }
        let steps = (slide as f32 / 1000.0 / RIM_DOTS.0).ceil().max(1.0);
        for step in 0..=steps as i32 {
            let on = slide as f32 * step as f32 / steps;
            self.dot(line.go(reach + on, 0.0), RIM_DOTS.1, accent, dark);
        }
    }

    /// Draws a token's flight, the dust where it lands, and its slide.
    pub(crate) fn flight(&mut self, flight: &ThrowPath) {
        let line = Ray::new(flight.from, flight.landing);
        let (dx, dy) =
            ((flight.landing.0 - flight.from.0) as f32, (flight.landing.1 - flight.from.1) as f32);
        let long = dx.hypot(dy);
        let body = self.colours.seats[self.scene.colour(flight.seat).index()].body;
        let (white, dark) = (self.colours.table.white, self.colours.table.dark);
        let steps = (long / 1000.0 / FLIGHT_DOTS.0).ceil().clamp(2.0, 400.0);
        for step in 0..=steps as i32 {
            let share = step as f32 / steps;
            let height = 4.0 * share * (1.0 - share);
            let (x, y) = line.go(long * share, 0.0);
            // A token is drawn larger and farther up while it is high; flights to the north and
            // south rise too.
            let up = (long * ARC * height) as i32;
            self.dot((x, y - up), FLIGHT_DOTS.1 * (1.0 + HIGH * height), body, white);
        }
        for step in 0..12_u8 {
            let angle = TAU * f32::from(step) / 12.0;
            let (x, y) = (1000.0 * DUST * angle.cos(), 1000.0 * DUST * angle.sin());
            let at = (flight.landing.0 + x as i32, flight.landing.1 + y as i32);
            self.dot(at, FLIGHT_DOTS.1 * 0.8, white, dark);
        }
        let slide = Ray::new(flight.landing, flight.rest);
        let (dx, dy) =
            ((flight.rest.0 - flight.landing.0) as f32, (flight.rest.1 - flight.landing.1) as f32);
        let far = dx.hypot(dy);
        let steps = (far / 1000.0 / SLIDE_DOTS.0).ceil().clamp(1.0, 200.0);
        for step in 0..steps as i32 {
            self.dot(slide.go(far * step as f32 / steps, 0.0), SLIDE_DOTS.1, body, dark);
        }
    }

    /// A round dot; its size is in tiles.
    fn dot(&mut self, at: TablePoint, size: f32, fill: Rgb, rim: Rgb) {
        let size = ((self.frame.px as f32 * size).round() as i32).max(4);
        let (x, y) = self.thousandths(at);
        let key = SpriteKey::Card {
            width: size as u16,
            height: size as u16,
            radius: size as u16 / 2,
            fill,
            rim: Some((rim, 1)),
        };
        self.draw(key, (x - size / 2, y - size / 2));
    }
}
