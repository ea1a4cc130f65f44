//! The vocabulary of a throw: points on the table in *mu*, thousandths of a tile's side; the
//! rectangle in which a token may be aimed; the eight places it is thrown from; and spans of
//! numbers that a seat chooses from (R-CT-10, R-CT-13..15). What a throw does is not known here.

use serde::{Deserialize, Serialize};

use crate::geometry::Pos;

/// Half the side of a tile.
pub(crate) const HALF_TILE: i32 = 500;
/// How far beyond the outermost tiles tokens are thrown from and may be aimed (R-CT-14, R-CT-15).
const MARGIN: i32 = 1500;
/// No aim may be nearer to the site than this (R-CT-15).
const NEAREST_AIM: i128 = 500;
/// The force of a throw (R-CT-15).
const FORCES: std::ops::RangeInclusive<u8> = 1..=100;

/// A point on the table in mu. The middle of cell (0, 0) is (0, 0); `x` grows east, `y` south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Point {
    /// East of the middle of cell (0, 0).
    pub x: i32,
    /// South of it.
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The middle of a cell.
    pub fn middle(cell: Pos) -> Self {
        Self::new(1000 * i32::from(cell.x), 1000 * i32::from(cell.y))
    }

    /// This point moved by (`dx`, `dy`).
    pub const fn moved(self, dx: i32, dy: i32) -> Self {
        Self::new(self.x + dx, self.y + dy)
    }

    /// The square of the distance to another point.
    pub const fn square_to(self, other: Self) -> i128 {
        let (dx, dy) = (other.x as i128 - self.x as i128, other.y as i128 - self.y as i128);
        dx * dx + dy * dy
    }

    /// The distance to another point, rounded down.
    pub const fn distance_to(self, other: Self) -> i64 {
        self.square_to(other).isqrt() as i64
    }
}

impl std::fmt::Debug for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self { x, y }
    }
}

impl From<Point> for (i32, i32) {
    fn from(point: Point) -> Self {
        (point.x, point.y)
    }
}

/// One of the eight places around the tiles from which tokens are thrown (R-CT-14), clockwise from
/// north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Site {
    /// North of the middle.
    N,
    /// At the north-eastern corner.
    NE,
    /// East of the middle.
    E,
    /// At the south-eastern corner.
    SE,
    /// South of the middle.
    S,
    /// At the south-western corner.
    SW,
    /// West of the middle.
    W,
    /// At the north-western corner.
    NW,
}

impl Site {
    /// All sites, clockwise from north.
    pub const ALL: [Self; 8] =
        [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::NE => "NE",
            Self::E => "E",
            Self::SE => "SE",
            Self::S => "S",
            Self::SW => "SW",
            Self::W => "W",
            Self::NW => "NW",
        }
    }
}

/// A rectangle of the table in mu, sides included. In an option it is where the throw may be aimed;
/// in a chosen throw it is a single point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Point, Point)", into = "(Point, Point)")]
pub struct Area {
    /// Its north-western corner.
    pub first: Point,
    /// Its south-eastern corner.
    pub last: Point,
}

impl From<(Point, Point)> for Area {
    fn from((first, last): (Point, Point)) -> Self {
        Self { first, last }
    }
}

impl From<Area> for (Point, Point) {
    fn from(area: Area) -> Self {
        (area.first, area.last)
    }
}

impl std::fmt::Debug for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.point() {
            Some(point) => write!(f, "{point:?}"),
            None => write!(f, "{:?}..{:?}", self.first, self.last),
        }
    }
}

impl Area {
    /// Where tokens fly: the bounding box of these cells with a margin all around (R-CT-13,
    /// R-CT-15). The sites are on its sides and corners.
    pub fn around(cells: impl Iterator<Item = Pos>) -> Self {
        let (mut first, mut last) = (Pos::new(i16::MAX, i16::MAX), Pos::new(i16::MIN, i16::MIN));
        for Pos { x, y } in cells {
            first = Pos::new(first.x.min(x), first.y.min(y));
            last = Pos::new(last.x.max(x), last.y.max(y));
        }
        let out = HALF_TILE + MARGIN;
        Self {
            first: Point::middle(first).moved(-out, -out),
            last: Point::middle(last).moved(out, out),
        }
    }

    /// An area of one point.
    pub const fn of(point: Point) -> Self {
        Self { first: point, last: point }
    }

    /// The point, if the area is a single one.
    pub fn point(self) -> Option<Point> {
        (self.first == self.last).then_some(self.first)
    }

    /// Whether a point is inside.
    pub const fn contains(self, point: Point) -> bool {
        self.first.x <= point.x
            && point.x <= self.last.x
            && self.first.y <= point.y
            && point.y <= self.last.y
    }

    /// Its middle.
    pub const fn middle(self) -> Point {
        Point::new((self.first.x + self.last.x) / 2, (self.first.y + self.last.y) / 2)
    }

    /// Where a site is (R-CT-14).
    pub const fn site(self, site: Site) -> Point {
        let Point { x: mx, y: my } = self.middle();
        let (west, north, east, south) = (self.first.x, self.first.y, self.last.x, self.last.y);
        match site {
            Site::N => Point::new(mx, north),
            Site::NE => Point::new(east, north),
            Site::E => Point::new(east, my),
            Site::SE => Point::new(east, south),
            Site::S => Point::new(mx, south),
            Site::SW => Point::new(west, south),
            Site::W => Point::new(west, my),
            Site::NW => Point::new(west, north),
        }
    }

    /// The range of force 100: the diagonal (`M` of R-CT-13), rounded down.
    pub const fn diagonal(self) -> i64 {
        self.first.distance_to(self.last)
    }

    /// The force with which an undisturbed token lands nearest to its aim (R-CT-15).
    pub fn force_for(self, site: Site, aim: Point) -> u8 {
        let (reach, most) = (self.site(site).distance_to(aim), self.diagonal());
        let force = (100 * reach + most / 2) / most.max(1);
        force.clamp(i64::from(*FORCES.start()), i64::from(*FORCES.end())) as u8
    }

    /// Whether a throw from a site may be aimed at a point (R-CT-15).
    pub const fn may_aim(self, site: Site, aim: Point) -> bool {
        self.contains(aim) && !self.is_too_near(site, aim)
    }

    /// Whether a point is too near to a site to be aimed at from there.
    pub const fn is_too_near(self, site: Site, aim: Point) -> bool {
        self.site(site).square_to(aim) < NEAREST_AIM * NEAREST_AIM
    }

    /// Whether a throw with this aim and force may be chosen when this area is offered.
    pub(crate) fn allows(self, site: Site, aim: Self, force: u8) -> bool {
        let aimed = aim.point().is_some_and(|point| self.may_aim(site, point));
        aimed && FORCES.contains(&force)
    }
}

/// Numbers to choose one from, ends included. An action with a whole span leaves the choice to the
/// rules' default; a chosen number is a span of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ThrowSpan {
    /// The minimum.
    #[serde(rename = "least")]
    pub min: i16,
    /// The maximum.
    #[serde(rename = "most")]
    pub max: i16,
}

impl ThrowSpan {
    /// One number.
    pub const fn of(number: i16) -> Self {
        Self { min: number, max: number }
    }

    /// The number, if the span is a single one.
    pub fn number(self) -> Option<i16> {
        (self.min == self.max).then_some(self.min)
    }

    /// Whether it is one number of a span, or that span itself.
    pub(crate) fn is_of(self, span: Self) -> bool {
        self == span || (self.min == self.max && (span.min..=span.max).contains(&self.min))
    }
}

/// A kind of token that is thrown (R-CT-1, R-CT-4..7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Missile {
    /// Followers that it touches go home, and so do those that they are pushed into.
    KnockOut,
    /// The closest follower may be exchanged.
    Seduction,
    /// The seat whose token is closest to the fair is paid.
    Target,
    /// Each seat throws to its left neighbour, who tries to catch.
    Catch,
}

impl Missile {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::KnockOut, Self::Seduction, Self::Target, Self::Catch];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KnockOut => "knock_out",
            Self::Seduction => "seduction",
            Self::Target => "target",
            Self::Catch => "catch",
        }
    }
}
