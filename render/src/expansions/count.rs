//! Count, King & Robber: the City of Carcassonne with its quarters, councillors, and the count.

use canvas::rectangle;
use rules::expansions::count::Quarter;
use rules::{At, Figure, Game, Mark, TileKind};

use super::castles::castle;
use super::{Depiction, Place};
use crate::art::{Artwork, Brush, Rim, buildings, corner, standing};
use crate::landmark::{Landmark, PlacedLandmark};
use crate::look::{Footing, Layer, Look, OwnPlace};
use crate::paint::Painter;
use crate::plan::{Block, Vec2, at, bezier, distance_to, weight};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::structure::{Entrance, Structure};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

/// The corners of the City's wall, and their radius.
const FROM: Vec2 = at(0.5, 0.5);
const TO: Vec2 = at(3.5, 2.5);
const ROUND: f32 = 0.35;
/// The number of councillors in a quarter with a place of their own.
const SLOTS: usize = 7;
const LINE: f32 = 0.016;
/// The streets: from the gates and the quarters to the square in the middle, and the squares.
const MIDDLE: Vec2 = at(2.02, 1.46);
const STREETS: [&[Vec2]; 5] = [
    &[at(0.62, 0.62), at(0.86, 0.80), at(1.30, 0.92), at(1.76, 1.12), MIDDLE],
    &[at(3.38, 0.62), at(3.20, 0.86), at(2.86, 1.02), at(2.40, 1.14), MIDDLE],
    &[at(2.50, 2.44), at(2.50, 2.06), at(2.34, 1.68), MIDDLE],
    &[at(0.60, 1.52), at(1.42, 1.60), MIDDLE],
    &[at(3.42, 1.52), at(2.94, 1.46), MIDDLE],
];
const SQUARES: [Vec2; 2] = [MIDDLE, at(2.94, 1.46)];
/// How far houses keep from the middle of a street.
const FROM_STREET: f32 = 0.11;

pub(crate) static CITY: Structure = Structure {
    mark: Mark::Carcassonne,
    outline,
    turrets,
    entrance: Entrance::Gate,
    is_home: Some(|place| !is_taken(place)),
    landmarks: buildings_of,
    draw: |brush, block, place, _, land| {
        brush.fill(&block.area, land.city);
        for street in &STREETS {
            let line: Vec<Vec2> = street.iter().map(|&point| place(point)).collect();
            brush.round_line(&line, weight::STREET, land.street);
        }
        for square in SQUARES {
            brush.disc(place(square), weight::SQUARE, land.street);
        }
        wall(brush, block, land);
    },
};

const fn house(draw: fn(&mut Brush, Vec2, &LandColours)) -> Landmark {
    Landmark::sign("quarter", 0.22, draw)
}

static CASTLE: Landmark = house(castle);
static MARKET: Landmark = house(market);
static SMITHY: Landmark = house(smithy);
static CATHEDRAL: Landmark = house(buildings::cathedral);

/// The quarters with their marks and buildings.
static QUARTERS: [(Mark, Quarter, &Landmark); 4] = [
    (Mark::Castle, Quarter::Castle, &CASTLE),
    (Mark::Market, Quarter::Market, &MARKET),
    (Mark::Blacksmith, Quarter::Blacksmith, &SMITHY),
    (Mark::Cathedral, Quarter::Cathedral, &CATHEDRAL),
];

/// The count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count;

/// The count's place in a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InQuarter(pub Quarter);

impl Depiction for Slice {
    fn structure(&self) -> Option<&'static Structure> {
        Some(&CITY)
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        pieces.extend(game.count().map(Piece::count));
    }

    fn blends(&self) -> Vec<Shape> {
        vec![Shape::Count(Count)]
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Count(Count), "count")]
    }

    fn at_word(&self, at: At) -> Option<String> {
        if let At::Quarter(quarter) = at { Some(quarter.name().to_owned()) } else { None }
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, before: usize) -> Option<Footing> {
        let At::Quarter(quarter) = figure.at else { return None };
        let place = painter.in_structure(&CITY, slot(quarter, before));
        let middle = painter.frame.board.middle();
        Some(Footing { place: Some(place.unwrap_or(middle)), own: true })
    }
}

impl Piece {
    /// The count in a quarter.
    pub fn count(quarter: Quarter) -> Self {
        Self::new(Shape::Count(Count), PieceLocation::Own(Place::Count(InQuarter(quarter))))
    }
}

impl OwnPlace for InQuarter {
    fn pixel(&self, painter: &Painter<'_>) -> Option<(i32, i32)> {
        painter.in_structure(&CITY, count_place(self.0))
    }

    fn word(&self) -> String {
        self.0.name().to_owned()
    }
}

impl Look for Count {
    fn layer(&self) -> Layer {
        Layer::Standing
    }

    fn word(&self) -> Option<String> {
        Some("count".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        Some(format!("count:{}", piece.at.word()?))
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.46, px, Rim::NEUTRAL, colours, |brush| count(brush, &colours.land))
    }
}

/// The buildings of a tile's quarters, in the City's coordinates.
fn buildings_of(kind: &TileKind) -> Vec<PlacedLandmark> {
    let own = QUARTERS.iter().filter(|(mark, ..)| kind.marks.has(*mark));
    own.map(|&(_, quarter, landmark)| PlacedLandmark {
        landmark,
        place: building(quarter),
        size: 1.0,
    })
    .collect()
}

fn turrets() -> Vec<Vec2> {
    let along = |from: u8, to: u8| (from..=to).map(f32::from);
    let across = along(1, 3).flat_map(|x| [at(x, FROM.y), at(x, TO.y)]);
    let down = along(1, 2).flat_map(|y| [at(FROM.x, y), at(TO.x, y)]);
    across.chain(down).collect()
}

/// The position of a quarter's building.
fn building(quarter: Quarter) -> Vec2 {
    match quarter {
        Quarter::Castle => at(2.5, 0.84),
        Quarter::Market => at(3.23, 1.42),
        Quarter::Blacksmith => at(2.5, 2.27),
        Quarter::Cathedral => at(1.42, 1.42),
    }
}

/// The count's position in a quarter.
fn count_place(quarter: Quarter) -> Vec2 {
    match quarter {
        Quarter::Castle => at(2.90, 0.84),
        Quarter::Market => at(3.22, 1.12),
        Quarter::Blacksmith => at(2.90, 2.18),
        Quarter::Cathedral => at(1.78, 1.30),
    }
}

/// A councillor's position; the first ones get the best places.
fn slot(quarter: Quarter, number: usize) -> Vec2 {
    const CASTLE: [(f32, f32); SLOTS] = [
        (2.20, 0.92),
        (2.38, 1.22),
        (2.62, 1.22),
        (2.86, 1.22),
        (2.14, 1.22),
        (1.96, 0.92),
        (3.06, 1.02),
    ];
    const MARKET: [(f32, f32); SLOTS] = [
        (3.08, 1.74),
        (3.31, 1.74),
        (2.86, 1.52),
        (3.08, 2.00),
        (3.31, 2.00),
        (2.86, 1.78),
        (2.66, 1.62),
    ];
    const BLACKSMITH: [(f32, f32); SLOTS] = [
        (2.20, 2.24),
        (2.38, 1.84),
        (2.62, 1.84),
        (1.96, 2.24),
        (2.14, 1.84),
        (3.06, 2.24),
        (1.90, 1.90),
    ];
    const CATHEDRAL: [(f32, f32); SLOTS] = [
        (1.08, 1.62),
        (1.20, 1.92),
        (1.44, 1.94),
        (1.68, 1.92),
        (0.86, 1.62),
        (0.96, 1.92),
        (1.82, 1.66),
    ];
    let slots = match quarter {
        Quarter::Castle => CASTLE,
        Quarter::Market => MARKET,
        Quarter::Blacksmith => BLACKSMITH,
        Quarter::Cathedral => CATHEDRAL,
    };
    // Later councillors stand slightly beside earlier ones.
    let (x, y) = slots[number % SLOTS];
    let beside = (number / SLOTS) as f32 * 0.07;
    at(x + beside, y + beside)
}

/// Whether a building, a councillor or a street needs the place, in the block's coordinates.
fn is_taken(place: Vec2) -> bool {
    let street = |street: &&[Vec2]| distance_to(street, place) < FROM_STREET;
    if STREETS.iter().any(street) {
        return true;
    }
    Quarter::ALL.into_iter().any(|quarter| {
        let building = building(quarter).distance(place) < 0.40;
        let slots = (0..SLOTS).map(|number| slot(quarter, number));
        building || slots.into_iter().any(|slot| slot.distance(place) < 0.17)
    })
}

fn outline() -> Vec<Vec2> {
    // 0.5523: the usual approximation of a quarter circle.
    let round = |from: Vec2, corner: Vec2, to: Vec2| {
        bezier(from, from.towards(corner, 0.5523), to.towards(corner, 0.5523), to)
    };
    let (a, b, r) = (FROM, TO, ROUND);
    [
        round(at(a.x, a.y + r), a, at(a.x + r, a.y)),
        round(at(b.x - r, a.y), at(b.x, a.y), at(b.x, a.y + r)),
        round(at(b.x, b.y - r), b, at(b.x - r, b.y)),
        round(at(a.x + r, b.y), at(a.x, b.y), at(a.x, b.y - r)),
    ]
    .concat()
}

/// A tile's part of the City's wall, with its towers.
fn wall(brush: &mut Brush, block: &Block, land: &LandColours) {
    buildings::wall_shadow(brush, &block.wall, land);
    buildings::wall(brush, &block.wall, land);
    for &turret in &block.turrets {
        buildings::turret(brush, turret, 0.062, land);
    }
}

/// Two stalls.
fn market(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (x, y, one) in [(-0.045, -0.09, THINGS.linen), (0.04, 0.09, land.roofs[1])] {
        let middle = corner(place, x, y);
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.glaze(&rectangle(c(-0.08, 0.02), c(0.125, 0.095)), land.stone_dark, 60);
        brush.shape(&rectangle(c(-0.09, 0.02), c(0.09, 0.08)), THINGS.plank, 0.012, land.outline);
        for (x, colour) in [(-0.05, land.gold), (0.0, THINGS.plum), (0.05, land.tree_light)] {
            brush.disc(c(x, 0.022), 0.018, colour);
        }
        for index in 0..5usize {
            let x = |edge: usize| -0.11 + 0.22 * edge as f32 / 5.0;
            let colour = if index % 2 == 0 { one } else { land.church };
            brush.block(c(x(index), -0.085), c(x(index + 1), -0.015), colour);
            brush.disc(c((x(index) + x(index + 1)) / 2.0, -0.015), 0.022, colour);
        }
        brush.shape_line(&rectangle(c(-0.11, -0.085), c(0.11, -0.015)), 0.012, land.outline);
    }
}

/// A forge with a glowing hearth, a chimney and an anvil.
fn smithy(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.15, 0.02), c(0.22, 0.15)), land.stone_dark, 60);
    for (x, y, radius) in [(0.125, -0.215, 0.026), (0.15, -0.185, 0.020)] {
        brush.disc(c(x, y), radius, land.stone_light);
    }
    brush.shape(&rectangle(c(0.08, -0.19), c(0.15, 0.0)), land.stone, LINE, land.stone_dark);
    brush.shape(&rectangle(c(-0.17, -0.03), c(0.17, 0.135)), land.house, LINE, land.outline);
    let roof = [c(-0.20, -0.02), c(-0.14, -0.135), c(0.14, -0.135), c(0.20, -0.02)];
    brush.shape(&roof, land.stone_dark, LINE, land.outline);
    brush.block(c(-0.13, 0.02), c(-0.02, 0.13), land.outline);
    brush.ellipse(c(-0.075, 0.09), [0.042, 0.04], THINGS.lava);
    brush.ellipse(c(-0.075, 0.10), [0.024, 0.024], THINGS.glow);
    anvil(brush, c(0.085, 0.105), 1.0, land);
}

fn anvil(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let outline = [
        c(-0.10, -0.045),
        c(0.065, -0.045),
        c(0.065, -0.01),
        c(0.025, 0.005),
        c(0.03, 0.03),
        c(0.055, 0.05),
        c(-0.045, 0.05),
        c(-0.02, 0.03),
        c(-0.02, 0.005),
        c(-0.07, -0.012),
    ];
    brush.shape(&outline, THINGS.iron, 0.012 * size, land.outline);
}

const CAPE: [(f32, f32); 8] = [
    (-0.10, -0.08),
    (0.10, -0.08),
    (0.30, 0.02),
    (0.36, 0.50),
    (0.12, 0.54),
    (-0.12, 0.54),
    (-0.36, 0.50),
    (-0.30, 0.02),
];
const CROWN: [(f32, f32); 7] = [
    (-0.17, -0.28),
    (-0.21, -0.54),
    (-0.09, -0.42),
    (0.0, -0.58),
    (0.09, -0.42),
    (0.21, -0.54),
    (0.17, -0.28),
];

fn count(brush: &mut Brush, land: &LandColours) {
    let line = 0.035;
    let cape = CAPE.map(|(x, y)| at(x, y));
    brush.shape(&cape, THINGS.robe, line, land.outline);
    let fur = [at(-0.05, -0.02), at(0.05, -0.02), at(0.08, 0.52), at(-0.08, 0.52)];
    brush.fill(&fur, land.church);
    for y in [0.08, 0.24, 0.40] {
        brush.disc(at(0.0, y), 0.028, land.outline);
    }
    brush.round_line(&[at(-0.22, 0.02), at(0.22, 0.02)], 0.10, land.gold);
    brush.disc(at(0.0, -0.20), 0.17, land.outline);
    brush.disc(at(0.0, -0.20), 0.17 - line, THINGS.skin);
    let beard = [at(-0.10, -0.17), at(0.10, -0.17), at(0.0, -0.02)];
    brush.fill(&beard, land.wood);
    let crown = CROWN.map(|(x, y)| at(x, y));
    brush.shape(&crown, land.gold, line, land.outline);
}
