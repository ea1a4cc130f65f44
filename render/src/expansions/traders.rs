//! Traders & Builders: the barrel, the sheaf and the cloth; the builder and the pig.

use canvas::{Outline, polygon, rectangle};
use rules::{FigureKind, Tag, Token};
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Brush, Costume, Icon, corner, on_plate, person};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static WINE: Landmark = Landmark::sign("wine", 0.115, |brush, place, land| {
    on_plate(brush, place, THINGS.plum, land, barrel);
});
pub(crate) static GRAIN: Landmark = Landmark::sign("grain", 0.115, |brush, place, land| {
    on_plate(brush, place, THINGS.straw_dark, land, sheaf);
});
pub(crate) static CLOTH: Landmark = Landmark::sign("cloth", 0.115, |brush, place, land| {
    on_plate(brush, place, THINGS.linen, land, cloth);
});

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 3] = [
            Print::city(Tag::Wine, &WINE),
            Print::city(Tag::Grain, &GRAIN),
            Print::city(Tag::Cloth, &CLOTH),
        ];
        &PRINTS
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        Some(match token {
            Token::Wine => Icon::new(|brush, _, _, c| barrel(brush, at(0.0, 0.0), 5.6, &c.land)),
            Token::Grain => Icon::new(|brush, _, _, c| sheaf(brush, at(0.0, 0.0), 5.6, &c.land)),
            Token::Cloth => Icon::new(|brush, _, _, c| cloth(brush, at(0.0, 0.0), 5.6, &c.land)),
            _ => return None,
        })
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        Some(match kind {
            FigureKind::Builder => Costume {
                height: 1.12,
                chest: (0.09, 0.155),
                body: || person(1.0, 0.18),
                gear: hammer,
                details: |_, _, _| {},
            },
            FigureKind::Pig => Costume {
                height: 0.82,
                chest: (0.06, 0.22),
                body: pig_outline,
                gear: || None,
                details: |brush, ink, _| {
                    brush.disc(at(-0.44, -0.10), 0.035, ink);
                    brush.ellipse(at(-0.575, 0.03), [0.03, 0.05], ink);
                },
            },
            _ => return None,
        })
    }
}

/// The builder's hammer.
fn hammer() -> Option<Path> {
    polygon(&[
        (0.33, 0.16),
        (0.37, -0.36),
        (0.20, -0.38),
        (0.22, -0.58),
        (0.62, -0.53),
        (0.60, -0.33),
        (0.47, -0.35),
        (0.43, 0.17),
    ])
}

/// A pig facing west.
pub(super) fn pig_outline() -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(-0.60, 0.12);
    path.line_to(-0.60, -0.06);
    path.cubic_to(-0.54, -0.16, -0.50, -0.24, -0.42, -0.28);
    path.line_to(-0.38, -0.46);
    path.line_to(-0.24, -0.30);
    path.cubic_to(0.0, -0.40, 0.36, -0.40, 0.50, -0.12);
    path.line_to(0.62, -0.26);
    path.line_to(0.64, -0.16);
    path.line_to(0.54, 0.0);
    path.cubic_to(0.56, 0.16, 0.52, 0.24, 0.46, 0.30);
    for (x, y) in
        [(0.46, 0.50), (0.26, 0.50), (0.24, 0.36), (-0.14, 0.36), (-0.16, 0.50), (-0.36, 0.50)]
    {
        path.line_to(x, y);
    }
    path.cubic_to(-0.38, 0.34, -0.44, 0.20, -0.48, 0.16);
    path.close();
    path.finish()
}

const LINE: f32 = 0.014;

/// A barrel lying on its side; `size` is 1 on a plate.
fn barrel(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let body = [
        c(-0.040, -0.072),
        c(0.040, -0.072),
        c(0.060, -0.03),
        c(0.060, 0.03),
        c(0.040, 0.072),
        c(-0.040, 0.072),
        c(-0.060, 0.03),
        c(-0.060, -0.03),
    ];
    brush.shape(&body, THINGS.plum, LINE * size, land.outline);
    for y in [-0.037, 0.037] {
        brush.line(&[c(-0.057, y), c(0.057, y)], 0.017 * size, land.gold);
    }
    brush.line(&[c(-0.018, -0.06), c(-0.018, 0.06)], 0.012 * size, THINGS.pink);
}

/// A sheaf of grain.
pub(super) fn sheaf(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    for (top, bottom) in [(-0.058, 0.04), (0.058, -0.04), (-0.03, 0.02), (0.03, -0.02), (0.0, 0.0)]
    {
        brush.round_line(&[c(bottom, 0.072), c(top, -0.045)], 0.034 * size, land.outline);
    }
    for (top, bottom) in [(-0.058, 0.04), (0.058, -0.04), (-0.03, 0.02), (0.03, -0.02), (0.0, 0.0)]
    {
        brush.round_line(&[c(bottom, 0.072), c(top, -0.045)], 0.020 * size, THINGS.straw);
        brush.ellipse(c(top, -0.05), [0.016 * size, 0.026 * size], THINGS.straw);
    }
    brush.round_line(&[c(-0.034, 0.018), c(0.034, 0.018)], 0.026 * size, THINGS.straw_dark);
}

/// A roll of cloth.
fn cloth(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let sheet = [c(-0.062, -0.03), c(0.035, -0.03), c(0.062, 0.068), c(-0.035, 0.068)];
    brush.shape(&sheet, THINGS.linen, LINE * size, land.outline);
    brush.line(&[c(-0.044, 0.02), c(0.044, 0.02)], 0.014 * size, land.church);
    let roll = rectangle(c(-0.075, -0.068), c(0.048, -0.016));
    brush.shape(&roll, THINGS.linen, LINE * size, land.outline);
    brush.ellipse(c(0.05, -0.042), [0.022 * size, 0.032 * size], land.outline);
    brush.ellipse(c(0.05, -0.042), [0.012 * size, 0.020 * size], land.church);
}
