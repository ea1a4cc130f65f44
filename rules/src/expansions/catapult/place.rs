//! Where figures stand, in mu: the point of their place on the tile, moved aside where places or
//! figures would overlap (R-CT-12).

use std::sync::OnceLock;

use super::throw::{HALF_TILE, Point};
use crate::board::{Board, Placed, Spot};
use crate::expansions::count::Quarter;
use crate::figure::Figure;
use crate::game::Game;
use crate::tile::{Segment, catalog};
use crate::vocabulary::{At, FigureKind, Mark, SegmentKind};

/// Places of a tile that are closer together than this are moved apart.
const APART: i128 = 120;
/// Where a place is moved if it is too close to another.
const ASIDE: [(i32, i32); 6] = [(160, 0), (-160, 0), (0, 160), (0, -160), (160, 160), (-160, -160)];
/// Where the figures that share a place stand around it.
const CROWD: [(i32, i32); 7] =
    [(0, 0), (140, 0), (-140, 0), (0, 140), (0, -140), (140, 140), (-140, -140)];
/// The middles of the sides.
const SIDES: [(i32, i32); 4] = [(0, -500), (500, 0), (0, 500), (-500, 0)];
/// The middles of the half sides, from N1 clockwise.
const HALVES: [(i32, i32); 8] = [
    (-250, -500),
    (250, -500),
    (500, -250),
    (500, 250),
    (250, 500),
    (-250, 500),
    (-500, 250),
    (-500, -250),
];
/// The places of fields that reach no side.
const ENCLOSED: [(i32, i32); 2] = [(-120, -120), (120, 120)];
/// The top of a tower.
const TOWER_TOP: (i32, i32) = (250, -250);
/// The minimum radius of a lord (R-CT-11).
const LORD: i32 = 110;

/// A figure where the catapult can hit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The figure.
    pub figure: Figure,
    /// Where its middle is.
    pub point: Point,
    /// Its radius in mu (R-CT-11, R-CT-27).
    pub radius: i32,
}

/// The radius of a figure.
const fn radius(kind: FigureKind) -> i32 {
    match kind {
        FigureKind::Big => 120,
        FigureKind::Mayor | FigureKind::Wagon => 110,
        kind if kind.is_follower() => 90,
        _ => 80,
    }
}

/// The followers on the board, and builders and pigs if `special`, in the order of figures
/// (R-OV-18).
pub(super) fn targets(game: &Game, special: bool) -> Vec<Target> {
    let counts = |kind: FigureKind| kind.is_follower() || (special && kind.is_special());
    let standing = game.figures.iter().zip(&game.nodes);
    let counting = standing.filter(|(figure, _)| counts(figure.kind));
    let mut standing: Vec<(&Figure, Option<u16>)> = Vec::with_capacity(game.figures.len());
    standing.extend(counting.map(|(figure, &node)| (figure, node)));
    standing.sort_by_key(|(figure, _)| (figure.seat, figure.kind));
    // How many followers so far stand on each segment. Few stand elsewhere.
    let mut crowds = vec![0u8; game.board.segments()];
    let mut found: Vec<Target> = Vec::with_capacity(standing.len());
    for (&figure, node) in standing {
        let crowd = match node {
            // R-CT-27: builder and pig stand exactly on the place.
            _ if !figure.kind.is_follower() => 0,
            Some(node) => {
                let crowd = &mut crowds[usize::from(node)];
                *crowd += 1;
                usize::from(*crowd - 1)
            }
            None => {
                let same = |target: &&Target| {
                    target.figure.at == figure.at && target.figure.kind.is_follower()
                };
                found.iter().filter(same).count()
            }
        };
        if let Some((point, least)) = place(game, &figure) {
            let (dx, dy) = CROWD[crowd % CROWD.len()];
            let radius = radius(figure.kind).max(least);
            found.push(Target { figure, point: point.moved(dx, dy), radius });
        }
    }
    found
}

/// The point of a figure's place and its minimum radius there; `None` if it is out of reach.
fn place(game: &Game, figure: &Figure) -> Option<(Point, i32)> {
    let board = game.board();
    let point = match figure.at {
        At::Segment(_) if game.is_lord(figure) => return Some((lord(game, figure)?, LORD)),
        At::Segment(spot) => {
            let placed = board.tile_at(spot.pos)?;
            on_tile(placed, anchor_of(placed, spot.segment))
        }
        At::Corner(_) => return None,
        At::Tower(pos) => on_tile(board.tile_at(pos)?, TOWER_TOP),
        At::Trap(pos) => Point::middle(pos),
        At::Quarter(quarter) => Point::middle(cell_of(board, quarter)?),
        At::Crown(crown) => {
            let (x, y) = game.crown_point(crown)?;
            Point::new(x as i32, y as i32)
        }
    };
    Some((point, 0))
}

/// The point half-way between the two cells of the castle.
fn lord(game: &Game, figure: &Figure) -> Option<Point> {
    let board = game.board();
    let Spot { pos, .. } = figure.at.spot()?;
    let castle = board.feature_at(figure.at.spot()?);
    let other = board.members(castle).map(|(placed, _)| placed.pos).find(|&cell| cell != pos)?;
    let (a, b) = (Point::middle(pos), Point::middle(other));
    Some(Point::new((a.x + b.x) / 2, (a.y + b.y) / 2))
}

/// The cell on which a quarter of Carcassonne is drawn.
fn cell_of(board: &Board, quarter: Quarter) -> Option<crate::geometry::Pos> {
    let mark = match quarter {
        Quarter::Castle => Mark::Castle,
        Quarter::Market => Mark::Market,
        Quarter::Blacksmith => Mark::Blacksmith,
        Quarter::Cathedral => Mark::Cathedral,
    };
    board.marked(mark).next()
}

/// Converts a point of a tile in the table's orientation to a point on the board.
fn on_tile(placed: &Placed, (x, y): (i32, i32)) -> Point {
    let turn = |(x, y): (i32, i32)| (-y, x);
    let (x, y) = (0..placed.rotation.index()).fold((x, y), |point, _| turn(point));
    Point::middle(placed.pos).moved(x, y)
}

/// The place of a segment in the table's orientation, computed only once for what is printed on the
/// tiles of the catalog: a bridge comes after that and moves nothing aside.
fn anchor_of(placed: &Placed, segment: u8) -> (i32, i32) {
    static PRINTED: OnceLock<Vec<Vec<(i32, i32)>>> = OnceLock::new();
    let printed = PRINTED.get_or_init(|| {
        let kinds = catalog().kinds().map(|id| id.kind().segments.iter().collect());
        kinds.map(anchors).collect()
    });
    let index = usize::from(segment);
    let printed = printed.get(placed.kind.number()).and_then(|anchors| anchors.get(index));
    let segments = || (0..placed.segments()).filter_map(|index| placed.segment(index)).collect();
    printed.copied().unwrap_or_else(|| anchors(segments())[index])
}

/// The places of a tile's segments in the table's orientation, monastic buildings first, each moved
/// aside if it is too close to an earlier one.
fn anchors(segments: Vec<&Segment>) -> Vec<(i32, i32)> {
    let is_building = |index: &usize| segments[*index].kind.is_surrounded();
    let (buildings, others): (Vec<usize>, Vec<usize>) = (0..segments.len()).partition(is_building);
    let mut anchors = vec![(0, 0); segments.len()];
    let mut taken: Vec<Point> = Vec::new();
    let mut enclosed = ENCLOSED.into_iter();
    for index in buildings.into_iter().chain(others) {
        let Some(anchor) = anchor(segments[index], &mut enclosed) else { continue };
        let free = |point: Point| taken.iter().all(|&other| point.square_to(other) >= APART.pow(2));
        let own = Point::new(anchor.0, anchor.1);
        let mut tried = std::iter::once((0, 0)).chain(ASIDE).map(|(dx, dy)| own.moved(dx, dy));
        let point = tried.find(|&point| free(point)).unwrap_or(own);
        taken.push(point);
        anchors[index] = point.into();
    }
    anchors
}

/// The place of a segment, if it can hold figures.
fn anchor(
    segment: &Segment,
    enclosed: &mut impl Iterator<Item = (i32, i32)>,
) -> Option<(i32, i32)> {
    let sum = |points: &mut dyn Iterator<Item = (i32, i32)>| {
        points.fold((0, 0, 0), |(x, y, number), (dx, dy)| (x + dx, y + dy, number + 1))
    };
    match segment.kind {
        SegmentKind::Cloister
        | SegmentKind::Pallet
        | SegmentKind::Garden
        | SegmentKind::Acrobats
        | SegmentKind::Hut => Some((0, 0)),
        SegmentKind::Field if segment.halves.is_empty() => {
            Some(enclosed.next().unwrap_or((120, 120)))
        }
        SegmentKind::Field => {
            let (x, y, number) = sum(&mut segment.halves.iter().map(|half| HALVES[half]));
            Some((x * 7 / (10 * number), y * 7 / (10 * number)))
        }
        SegmentKind::City | SegmentKind::Road | SegmentKind::Castle => {
            let (x, y, number) = sum(&mut segment.sides.iter().map(|side| SIDES[side.index()]));
            let number = number.max(1);
            Some((x * 3 / (5 * number), y * 3 / (5 * number)))
        }
        SegmentKind::River => None,
    }
}

/// The square of the distance from a tile to a point; 0 if the point is on the tile.
pub(super) fn square_to_tile(cell: crate::geometry::Pos, point: Point) -> i128 {
    let middle = Point::middle(cell);
    let nearest = |at: i32, middle: i32| at.clamp(middle - HALF_TILE, middle + HALF_TILE);
    point.square_to(Point::new(nearest(point.x, middle.x), nearest(point.y, middle.y)))
}
