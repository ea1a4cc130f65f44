//! Neutral figures: the dragon, the fairy, the count. Each has a silhouette and colours that no
//! seat has, and the same two lines around it as every figure.

use super::halo::Halo;
use super::{Artwork, Brush};
use crate::plan::{Vec2, at};
use crate::theme::{Colours, LandColours, THINGS};

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Neutral {
    Dragon,
    Fairy,
    Count,
}

impl Neutral {
    /// All of them.
    pub(crate) const ALL: [Self; 3] = [Self::Dragon, Self::Fairy, Self::Count];

    /// Height, as a fraction of a tile.
    pub(crate) const fn height(self) -> f32 {
        match self {
            Self::Dragon => 0.66,
            Self::Fairy => 0.40,
            Self::Count => 0.46,
        }
    }
}

/// Widths of the white and the dark line, as fractions of the height.
const WHITE: f32 = 0.05;
const DARK: f32 = 0.09;

pub(super) fn neutral(who: Neutral, px: u16, colours: &Colours) -> Artwork {
    let height = who.height() * f32::from(px);
    let reach = (height * (0.62 + DARK)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    match who {
        Neutral::Dragon => dragon_shape(&mut brush, at(0.0, 0.0), 1.0, &colours.land),
        Neutral::Fairy => fairy(&mut brush, &colours.land),
        Neutral::Count => count(&mut brush, &colours.land),
    }
    let halo = Halo { white: WHITE * height, dark: DARK * height, height };
    let pixels = halo.around(&brush.finish(), &colours.table);
    Artwork { pixels, left: reach as i32, top: reach as i32 }
}

/// A dragon facing west, one unit wide.
const DRAGON: [(f32, f32); 28] = [
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

pub(super) fn dragon_shape(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |(x, y): (f32, f32)| at(place.x + x * size, place.y + y * size);
    let shape: Vec<Vec2> = DRAGON.into_iter().map(c).collect();
    brush.shape(&shape, THINGS.dragon, 0.035 * size, THINGS.dragon_dark);
    for rib in [
        [(0.02, -0.38), (0.10, 0.02)],
        [(0.27, -0.40), (0.17, 0.02)],
        [(0.44, -0.26), (0.24, 0.03)],
    ] {
        brush.round_line(&rib.map(c), 0.035 * size, THINGS.dragon_dark);
    }
    let belly = [(-0.20, 0.08), (-0.12, 0.19), (0.04, 0.22)];
    brush.round_line(&belly.map(c), 0.055 * size, THINGS.glow);
    brush.disc(c((-0.335, -0.155)), 0.042 * size, land.gold);
    brush.disc(c((-0.345, -0.155)), 0.020 * size, land.outline);
}

/// The fairy's gown and her round wings.
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
    brush.shape(&gown, THINGS.fairy, line, land.outline);
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

/// The count's cape.
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
