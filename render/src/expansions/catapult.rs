//! The Catapult: fairs on tiles; the sites of the catapult, the tokens that fly, land and slide, whom
//! they hit; a throw being aimed, with a ruler along its direction, a rose of forces around its site,
//! and the area where the token will probably land. The rules know what a throw does; here are only
//! points and numbers.

use std::f32::consts::{PI, TAU};

use canvas::{Rect, oval, rectangle, text};
use rules::expansions::catapult::{Expected, Missile, Site, Thrown};
use rules::{Game, Mark, RoadEnd, Seat};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, SpriteKey, coin, corner, marked, standing, symbol};
use crate::camera::cell_of;
use crate::landmark::{Landmark, Parting, Print};
use crate::look::{Label, Layer, Look, TileSharing};
use crate::overview::Map;
use crate::paint::Painter;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Scene, Shape};
use crate::theme::{Colours, LandColours, Rgb, THINGS, TableColours};

pub(super) struct Slice;

/// A point in thousandths of a tile east and south of the corner of cell (0, 0).
type TablePoint = (i32, i32);

const LINE: f32 = 0.014;
/// Minimum pixels per tile for what is used for aiming, as a share of the picture's width: it must
/// be readable however small the tiles are.
const MIN_SITE: f32 = 0.075;
/// Pixels per tile for the sites and the aim on the map, and the size of their numbers, as shares
/// of the picture's width; the reach of a site, as a share of that.
const MAP_SITE: f32 = 0.050;
const MAP_NUMBER: f32 = 0.022;
const MAP_REACH: f32 = 0.30;
/// Dots of a throw on the map: their number, and their size as a share of the picture's width.
const MAP_DOTS: i32 = 14;
const MAP_DOT: f32 = 0.0045;

pub(crate) static FAIR: Landmark =
    Landmark { parting: Parting::Hedges, ..Landmark::sign("fair", 0.20, fair) };

/// What a throw shows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throw {
    /// A site of the catapult, with its number.
    Site(u8),
    /// A throw being aimed; it lies at its target.
    Aim(Aim),
    /// The mark of the target.
    Cross,
    /// The flight of a token, which lies where it slid to.
    Flight {
        /// The site.
        from: (i32, i32),
        /// Where it landed.
        landing: (i32, i32),
    },
    /// A token.
    Token(Missile),
    /// Something here was hit.
    Hit,
}

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Fair, &FAIR).ending(RoadEnd::Fair)];
        &PRINTS
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        let token = |missile| Shape::Catapult(Throw::Token(missile));
        vec![
            (token(Missile::KnockOut), "knock-out"),
            (token(Missile::Seduction), "seduction"),
            (token(Missile::Target), "target"),
            (token(Missile::Catch), "catch"),
            (Shape::Catapult(Throw::Hit), "hit"),
        ]
    }
}

/// A piece at a point of the table.
fn piece(throw: Throw, (x, y): TablePoint) -> Piece {
    Piece::new(Shape::Catapult(throw), PieceLocation::Point(x, y))
}

/// A point of the rules, in thousandths of a tile from the corner of cell (0, 0).
const fn table(point: rules::expansions::catapult::Point) -> TablePoint {
    (point.x + 500, point.y + 500)
}

impl Scene {
    /// Shows tokens thrown by the catapult: from where, to where, and which figures were hit.
    pub fn thrown(mut self, throws: &[Thrown]) -> Self {
        for thrown in throws {
            let [from, landing, rest] = [thrown.from, thrown.landing, thrown.rest].map(table);
            self.pieces.push(piece(Throw::Flight { from, landing }, rest).of(thrown.seat));
            self.pieces.push(piece(Throw::Token(thrown.missile), rest).of(thrown.seat));
            let knocked =
                thrown.hit.iter().flatten().filter(|_| thrown.missile == Missile::KnockOut);
            for &figure in knocked {
                // A figure that is gone is shown once more, crossed out.
                let stood = PieceLocation::Stood(figure);
                self.pieces.push(Piece::new(Shape::Follower(figure.kind), stood).of(figure.seat));
                self.pieces.push(Piece::new(Shape::Catapult(Throw::Hit), stood));
            }
        }
        self
    }

    /// Shows the sites from which the catapult throws over this board, numbered clockwise from
    /// north, and a throw from one of them at a point with a force (0 chooses a suitable one).
    pub fn aiming(
        mut self,
        game: &Game,
        throw: Option<(Site, rules::expansions::catapult::Point, u8)>,
    ) -> Self {
        let area = game.fairground();
        let sites = (1..).zip(Site::ALL);
        self.pieces
            .extend(sites.map(|(number, site)| piece(Throw::Site(number), table(area.site(site)))));
        let missile = game.catapult().and_then(|round| round.missile).unwrap_or(Missile::Target);
        self.pieces.extend(throw.map(|(site, at, force)| {
            let force = if force == 0 { area.force_for(site, at) } else { force };
            let (from, longest) = (table(area.site(site)), area.diagonal());
            piece(Throw::Aim(Aim { from, at: table(at), force, longest, missile }), table(at))
        }));
        self
    }

    /// Whether somebody aims: the sites of the catapult are shown.
    pub(crate) fn is_aimed(&self) -> bool {
        self.pieces.iter().any(|piece| matches!(piece.shape, Shape::Catapult(Throw::Site(_))))
    }

    /// The throw that is being aimed.
    fn aim(&self) -> Option<Aim> {
        self.pieces.iter().find_map(|piece| match piece.shape {
            Shape::Catapult(Throw::Aim(aim)) => Some(aim),
            _ => None,
        })
    }

    /// The cell aimed at.
    pub(crate) fn target(&self) -> Option<rules::Pos> {
        self.aim().map(|aim| cell_of(aim.at))
    }

    /// The space that sites need around an overview map in a picture of this width.
    pub(crate) fn map_margin(&self, width: i32) -> i32 {
        if self.is_aimed() { (width as f32 * MAP_SITE * MAP_REACH) as i32 } else { 0 }
    }
}

impl Look for Throw {
    fn sharing(&self) -> TileSharing {
        TileSharing::Flat
    }

    fn layer(&self) -> Layer {
        if matches!(self, Self::Aim(_) | Self::Flight { .. }) { Layer::Flying } else { Layer::Top }
    }

    fn least(&self) -> f32 {
        if matches!(self, Self::Site(_) | Self::Cross) { MIN_SITE } else { 0.0 }
    }

    fn label(&self, table: &TableColours) -> Option<Label> {
        let Self::Site(number) = *self else { return None };
        Some(Label { number, size: 0.36, ink: table.dark })
    }

    fn from(&self) -> Option<(i32, i32)> {
        if let Self::Flight { from, .. } = *self { Some(from) } else { None }
    }

    fn paint(&self, piece: &Piece, painter: &mut Painter<'_>) -> bool {
        match (*self, piece.at, piece.seat) {
            (Self::Aim(aim), ..) => painter.aim(aim),
            (Self::Flight { from, landing }, PieceLocation::Point(x, y), Some(seat)) => {
                painter.flight(&Trajectory { seat, from, landing, rest: (x, y) });
            }
            _ => return false,
        }
        true
    }

    fn draw(&self, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let table = &colours.table;
        match *self {
            Self::Site(_) => {
                standing(0.56, px, Rim::TOKEN, colours, |brush| coin(brush, table.mark))
            }
            // Including its lines, about as wide as the rules consider a token (R-CT-11).
            Self::Token(missile) => standing(0.35, px, Rim::TOKEN, colours, |brush| {
                missile_of(brush, missile, colour, colours);
            }),
            Self::Hit => marked(0.36, px, |brush| cross(brush, table)),
            Self::Cross | Self::Aim(_) | Self::Flight { .. } => {
                marked(0.42, px, |brush| crosshairs(brush, table))
            }
        }
    }
}

fn cross(brush: &mut Brush, table: &TableColours) {
    for (width, colour) in [(0.30, table.dark), (0.22, table.white), (0.13, THINGS.scarlet)] {
        brush.round_line(&[at(-0.36, -0.36), at(0.36, 0.36)], width, colour);
        brush.round_line(&[at(0.36, -0.36), at(-0.36, 0.36)], width, colour);
    }
}

fn crosshairs(brush: &mut Brush, table: &TableColours) {
    for (width, colour) in [(0.20, table.dark), (0.13, table.white), (0.07, THINGS.scarlet)] {
        if let Some(ring) = oval(at(0.0, 0.0), [0.28, 0.28]) {
            brush.stroke_path(&ring, width, colour);
        }
        for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            brush.line(&[at(0.16 * x, 0.16 * y), at(0.48 * x, 0.48 * y)], width, colour);
        }
    }
}

impl Painter<'_> {
    /// Draws the sites and the throw being aimed on the overview map.
    pub(crate) fn sites(&mut self, map: &Map) {
        let px = (self.frame.width as f32 * MAP_SITE) as u16;
        let scene = self.scene;
        let key = |throw| SpriteKey::piece(Shape::Catapult(throw), PlayerColour::new(0), px);
        if let Some(Aim { from, at, .. }) = scene.aim() {
            let ((x, y), to) = (map.point(from), map.point(at));
            let size = ((self.frame.width as f32 * MAP_DOT) as i32).max(3);
            let (white, dark) = (self.colours.table.white, self.colours.table.dark);
            for step in 1..MAP_DOTS {
                let way = |from: i32, to: i32| from + (to - from) * step / MAP_DOTS - size / 2;
                let dot = Rect::new(way(x, to.0), way(y, to.1), size, size);
                self.card(dot.inset(-1), white, Some((dark, 1)));
            }
            self.draw(key(Throw::Cross), to);
        }
        for piece in &scene.pieces {
            let (Shape::Catapult(Throw::Site(number)), PieceLocation::Point(x, y)) =
                (piece.shape, piece.at)
            else {
                continue;
            };
            let place = map.point((x, y));
            self.draw(key(Throw::Site(number)), place);
            let size = self.frame.width as f32 * MAP_NUMBER;
            self.text_at(&number.to_string(), size, self.colours.table.dark, place);
        }
    }
}

/// A thrown token.
struct Trajectory {
    seat: Seat,
    from: TablePoint,
    landing: TablePoint,
    /// Where it slid to.
    rest: TablePoint,
}

/// A throw being aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Painter<'_> {
    /// Draws the rose, the ruler with its numbers, the landing area and the target.
    fn aim(&mut self, aim: Aim) {
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
        let shape = Shape::Catapult(Throw::Cross);
        let key = SpriteKey::piece(shape, PlayerColour::new(0), self.piece_px(shape));
        self.draw(key, self.thousandths(aim.at));
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
    fn flight(&mut self, flight: &Trajectory) {
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

/// A round striped tent with a flag, on trodden ground.
fn fair(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.02), [0.205, 0.175], land.road_casing);
    brush.ellipse(c(0.0, 0.02), [0.185, 0.155], land.road);
    brush.glaze(&rectangle(c(-0.10, 0.06), c(0.17, 0.125)), land.stone_dark, 60);
    let (top, eave, foot) = (-0.155, -0.02, 0.115);
    let stripes = 6;
    for index in 0..stripes {
        let x = |edge: usize, wide: f32| -wide + 2.0 * wide * edge as f32 / stripes as f32;
        let colour = if index % 2 == 0 { THINGS.magic } else { land.church };
        let wall = [
            c(x(index, 0.115), eave),
            c(x(index + 1, 0.115), eave),
            c(x(index + 1, 0.115), foot),
            c(x(index, 0.115), foot),
        ];
        brush.fill(&wall, colour);
        let roof = [c(0.0, top), c(x(index + 1, 0.155), eave), c(x(index, 0.155), eave)];
        brush.fill(&roof, if index % 2 == 0 { land.church } else { THINGS.magic });
        brush.disc(c((x(index, 0.155) + x(index + 1, 0.155)) / 2.0, eave), 0.026, colour);
    }
    brush.shape_line(&[c(0.0, top), c(0.158, eave), c(-0.158, eave)], LINE, land.outline);
    brush.shape_line(&rectangle(c(-0.116, eave), c(0.116, foot)), LINE, land.outline);
    brush.fill(&[c(-0.035, foot), c(0.0, 0.0), c(0.035, foot)], land.outline);
    brush.line(&[c(0.0, -0.22), c(0.0, top)], 0.014, land.outline);
    let flag = [c(0.004, -0.225), c(0.09, -0.195), c(0.004, -0.165)];
    brush.shape(&flag, land.gold, 0.009, land.outline);
}

/// A missile; its shape shows what it does: a bang that knocks out, a heart that seduces, a target,
/// a basket that catches. The colour and the symbol of its seat are in its centre.
fn missile_of(brush: &mut Brush, missile: Missile, colour: PlayerColour, colours: &Colours) {
    let (land, table) = (&colours.land, &colours.table);
    let (outline, ground, middle) = match missile {
        Missile::KnockOut => (bang(), THINGS.glow, at(0.0, 0.0)),
        Missile::Seduction => (heart(), THINGS.pink, at(0.0, -0.04)),
        Missile::Target => (round(0.50), land.church, at(0.0, 0.0)),
        Missile::Catch => (basket(), THINGS.plank, at(0.0, 0.16)),
    };
    let handle: Vec<Vec2> = match missile {
        Missile::Catch => (0..=12u8).map(|step| handle(f32::from(step) / 12.0)).collect(),
        _ => Vec::new(),
    };
    brush.round_line(&handle, HANDLE, THINGS.plank_dark);
    brush.fill(&outline, ground);
    match missile {
        Missile::Target => {
            brush.disc(middle, 0.46, THINGS.scarlet);
            brush.disc(middle, 0.34, land.church);
        }
        Missile::Catch => {
            brush.line(&[at(-0.46, -0.06), at(0.46, -0.06)], 0.14, THINGS.straw);
        }
        Missile::KnockOut | Missile::Seduction => {}
    }
    let dress = colours.seats[colour.index()];
    brush.disc(middle, 0.245, table.dark);
    brush.disc(middle, 0.205, dress.body);
    symbol(brush, colour, middle, 0.115, dress.ink);
}

const HANDLE: f32 = 0.09;

/// The handle of a basket, from left to right.
fn handle(along: f32) -> Vec2 {
    let angle = std::f32::consts::PI * (1.0 + along);
    at(0.34 * angle.cos(), -0.10 + 0.40 * angle.sin())
}

fn basket() -> Vec<Vec2> {
    vec![at(-0.50, -0.13), at(0.50, -0.13), at(0.34, 0.47), at(-0.34, 0.47)]
}

fn bang() -> Vec<Vec2> {
    let tip = |index: u8| {
        let radius = if index.is_multiple_of(2) { 0.62 } else { 0.34 };
        let angle = f32::from(index) / 16.0 * TAU;
        at(radius * angle.sin(), -radius * angle.cos())
    };
    (0..16).map(tip).collect()
}

fn round(radius: f32) -> Vec<Vec2> {
    let place = |index: u8| {
        let angle = f32::from(index) / 48.0 * TAU;
        at(radius * angle.sin(), -radius * angle.cos())
    };
    (0..48).map(place).collect()
}

fn heart() -> Vec<Vec2> {
    let place = |index: u8| {
        let angle = f32::from(index) / 48.0 * TAU;
        let waves = [(1.0, 13.0), (2.0, -5.0), (3.0, -2.0), (4.0, -1.0)];
        let high: f32 = waves.iter().map(|(times, part)| part * (times * angle).cos()).sum();
        at(0.0345 * 16.0 * angle.sin().powi(3), 0.0345 * (-2.0 - high))
    };
    (0..48).map(place).collect()
}
