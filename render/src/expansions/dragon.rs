//! The Princess & the Dragon: princess, volcano, portal and dragon's sign on tiles; the dragon and
//! the fairy.

use rules::expansions::dragon::Fairy;
use rules::{Game, Mark, RoadEnd, Tag};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, corner, on_plate, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Layer, Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape, figure_word};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

const LINE: f32 = 0.014;
/// Where the dragon stands on a tile, and the fairy if she is with nobody, in thousandths.
const LAIR: (i16, i16) = (500, 500);
const ALONE: (i16, i16) = (270, 300);

pub(crate) static PRINCESS: Landmark = Landmark::sign("princess", 0.115, |brush, place, land| {
    on_plate(brush, place, THINGS.pink, land, princess);
});
pub(crate) static VOLCANO: Landmark =
    Landmark { field_only: true, ..Landmark::sign("volcano", 0.23, volcano) };
pub(crate) static DRAGON: Landmark = Landmark::sign("dragon", 0.135, dragon_sign);
pub(crate) static PORTAL: Landmark = Landmark::sign("portal", 0.135, portal);

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beast {
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
}

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 4] = [
            Print::city(Tag::Princess, &PRINCESS),
            Print::mark(Mark::Volcano, &VOLCANO).ending(RoadEnd::Volcano),
            Print::mark(Mark::Portal, &PORTAL),
            Print::mark(Mark::Dragon, &DRAGON),
        ];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        pieces.extend(game.dragon().map(Piece::dragon));
        pieces.extend(game.fairy().map(Piece::fairy));
    }

    fn blends(&self) -> Vec<Shape> {
        vec![Shape::Dragon(Beast::Dragon), Shape::Dragon(Beast::Fairy)]
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Dragon(Beast::Dragon), "dragon"), (Shape::Dragon(Beast::Fairy), "fairy")]
    }
}

impl Piece {
    /// The dragon on a tile.
    pub fn dragon(pos: rules::Pos) -> Self {
        Self::new(Shape::Dragon(Beast::Dragon), PieceLocation::Cell(pos, LAIR))
    }

    /// The fairy, next to a figure or alone.
    pub fn fairy(fairy: Fairy) -> Self {
        let at = match fairy.beside {
            Some(figure) => PieceLocation::Beside(figure),
            None => PieceLocation::Cell(fairy.pos, ALONE),
        };
        Self::new(Shape::Dragon(Beast::Fairy), at)
    }
}

impl Look for Beast {
    fn sharing(&self) -> TileSharing {
        if *self == Self::Fairy { TileSharing::Free } else { TileSharing::Fixed }
    }

    fn layer(&self) -> Layer {
        Layer::Standing
    }

    fn word(&self) -> Option<String> {
        Some(if *self == Self::Dragon { "dragon" } else { "fairy" }.to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let at = match piece.at {
            PieceLocation::Beside(figure) => figure_word(figure),
            at => at.cell()?.name(),
        };
        Some(format!("{}:{at}", self.word()?))
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        match *self {
            Self::Dragon => standing(0.66, px, Rim::NEUTRAL, colours, |brush| {
                dragon_shape(brush, at(0.0, 0.0), 1.0, &colours.land);
            }),
            Self::Fairy => {
                standing(0.40, px, Rim::NEUTRAL, colours, |brush| fairy(brush, &colours.land))
            }
        }
    }
}

const OUTLINE: [(f32, f32); 28] = [
    (-0.50, -0.12),
    (-0.36, -0.27),
    (-0.27, -0.40),
    (-0.23, -0.24),
    (-0.13, -0.08),
    (-0.06, -0.12),
    (0.00, -0.48),
    (0.14, -0.33),
    (0.28, -0.50),
    (0.33, -0.28),
    (0.50, -0.32),
    (0.35, -0.02),
    (0.31, 0.12),
    (0.42, 0.19),
    (0.49, 0.06),
    (0.53, 0.32),
    (0.40, 0.31),
    (0.22, 0.27),
    (0.21, 0.44),
    (0.06, 0.44),
    (0.08, 0.28),
    (-0.06, 0.28),
    (-0.07, 0.44),
    (-0.21, 0.44),
    (-0.21, 0.20),
    (-0.27, 0.06),
    (-0.34, -0.05),
    (-0.47, -0.02),
];

fn dragon_shape(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |(x, y): (f32, f32)| at(place.x + x * size, place.y + y * size);
    let shape: Vec<Vec2> = OUTLINE.into_iter().map(c).collect();
    brush.shape(&shape, THINGS.scarlet, 0.035 * size, THINGS.maroon);
    for rib in [
        [(0.02, -0.38), (0.10, 0.02)],
        [(0.27, -0.40), (0.17, 0.02)],
        [(0.44, -0.26), (0.24, 0.03)],
    ] {
        brush.round_line(&rib.map(c), 0.035 * size, THINGS.maroon);
    }
    let belly = [(-0.20, 0.08), (-0.12, 0.19), (0.04, 0.22)];
    brush.round_line(&belly.map(c), 0.055 * size, THINGS.glow);
    brush.disc(c((-0.335, -0.155)), 0.042 * size, land.gold);
    brush.disc(c((-0.345, -0.155)), 0.020 * size, land.outline);
}

const GOWN: [(f32, f32); 5] =
    [(-0.09, -0.14), (0.09, -0.14), (0.27, 0.50), (0.0, 0.54), (-0.27, 0.50)];
const WINGS: [(f32, f32, f32, f32); 4] = [
    (-0.28, -0.16, 0.22, 0.27),
    (0.28, -0.16, 0.22, 0.27),
    (-0.25, 0.20, 0.17, 0.18),
    (0.25, 0.20, 0.17, 0.18),
];

fn fairy(brush: &mut Brush, land: &LandColours) {
    let line = 0.035;
    for (x, y, rx, ry) in &WINGS {
        brush.ellipse(at(*x, *y), [*rx, *ry], land.outline);
        brush.ellipse(at(*x, *y), [rx - line, ry - line], THINGS.magic_light);
    }
    let gown = GOWN.map(|(x, y)| at(x, y));
    brush.shape(&gown, THINGS.cream, line, land.outline);
    brush.disc(at(0.0, -0.30), 0.16, land.outline);
    brush.disc(at(0.0, -0.30), 0.16 - line, THINGS.skin);
    brush.ellipse(at(0.0, -0.385), [0.12, 0.06], land.gold);
    let tip = |index: usize| {
        let radius = if index.is_multiple_of(2) { 0.15 } else { 0.065 };
        let angle = (index as f32 / 10.0 - 0.25) * std::f32::consts::TAU;
        at(radius * angle.cos(), 0.20 + radius * angle.sin())
    };
    brush.fill(&(0..10).map(tip).collect::<Vec<_>>(), THINGS.magic);
}

fn princess(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let gown = [c(0.0, -0.015), c(0.030, 0.0), c(0.062, 0.078), c(-0.062, 0.078), c(-0.030, 0.0)];
    brush.shape(&gown, THINGS.pink, LINE, land.outline);
    brush.disc(c(0.0, -0.028), 0.040, land.outline);
    brush.disc(c(0.0, -0.028), 0.029, THINGS.skin);
    let crown = [
        c(-0.040, -0.046),
        c(-0.046, -0.088),
        c(-0.018, -0.066),
        c(0.0, -0.094),
        c(0.018, -0.066),
        c(0.046, -0.088),
        c(0.040, -0.046),
    ];
    brush.shape(&crown, land.gold, 0.010, land.outline);
}

/// An erupting mountain.
fn volcano(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y + 0.03);
    brush.ellipse_glazed(c(0.03, 0.155), [0.25, 0.075], land.tree_dark, 90);
    for (x, y, radius) in [(-0.02, -0.205, 0.038), (0.03, -0.235, 0.030), (0.0, -0.17, 0.044)] {
        brush.disc(c(x, y), radius, land.stone);
    }
    let cone = [
        c(-0.235, 0.165),
        c(-0.13, 0.02),
        c(-0.075, -0.125),
        c(0.075, -0.125),
        c(0.13, 0.02),
        c(0.235, 0.165),
        c(0.0, 0.195),
    ];
    brush.shape(&cone, THINGS.rock, 0.018, land.outline);
    let shade = [c(0.03, -0.115), c(0.068, -0.115), c(0.12, 0.02), c(0.215, 0.157), c(0.06, 0.178)];
    brush.fill(&shade, THINGS.rock_dark);
    let stream = [
        c(-0.07, -0.115),
        c(0.065, -0.115),
        c(0.045, -0.01),
        c(0.075, 0.10),
        c(0.03, 0.05),
        c(0.0, 0.15),
        c(-0.035, 0.03),
        c(-0.085, 0.085),
        c(-0.06, -0.02),
    ];
    brush.fill(&stream, THINGS.lava);
    brush.line(&[c(-0.01, -0.10), c(0.0, 0.0), c(-0.005, 0.07)], 0.026, THINGS.glow);
    brush.ellipse(c(0.0, -0.125), [0.080, 0.030], land.outline);
    brush.ellipse(c(0.0, -0.125), [0.066, 0.021], THINGS.glow);
}

/// The dragon's sign: a red beast's head on a dark plate.
fn dragon_sign(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [0.138, 0.138], land.stone_dark, 80);
    brush.disc(place, 0.138, THINGS.maroon);
    brush.disc(place, 0.116, land.gold);
    dragon_shape(brush, c(0.004, 0.004), 0.205, land);
}

/// A stone arch with light from elsewhere inside.
fn portal(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * 0.92, (y + 0.02) * 0.92);
    brush.ellipse_glazed(c(0.02, 0.115), [0.13, 0.035], land.tree_dark, 90);
    let arch = |grow: f32| -> Vec<Vec2> {
        let mut line = vec![c(-0.075 - grow, 0.12)];
        for step in 0..=12 {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
            line.push(c((0.075 + grow) * angle.cos(), -0.02 + (0.10 + grow) * angle.sin()));
        }
        line.push(c(0.075 + grow, 0.12));
        line
    };
    brush.shape(&arch(0.038), land.stone_light, 0.016, land.stone_dark);
    brush.shape(&arch(0.0), THINGS.magic, 0.016, land.stone_dark);
    brush.ellipse(c(0.0, 0.005), [0.046, 0.072], THINGS.magic_light);
    brush.ellipse(c(0.0, 0.012), [0.024, 0.042], land.church);
    for (x, y) in [(-0.104, 0.05), (0.104, 0.05), (-0.088, -0.075), (0.088, -0.075)] {
        brush.disc(c(x, y), 0.008, land.stone_dark);
    }
}
