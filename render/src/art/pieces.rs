//! Pieces of the last sets that are not figures of a seat: the teacher, the Gingerbread Man, the
//! wheel's pig, fleas and outbreaks of the plague, and the catapult's missiles.

use std::f32::consts::TAU;

use super::brush::{oval, rectangle};
use super::figure::{person_outline, pig_outline, symbol};
use super::halo::Halo;
use super::{Artwork, Brush, fair};
use rules::Missile;

use crate::pieces::Piece;
use crate::plan::{Vec2, at};
use crate::scene::PlayerColour;
use crate::theme::{Colours, Rgb, THINGS};

/// Widths of the white and the dark line around a piece, as fractions of its height.
const WHITE: f32 = 0.055;
const DARK: f32 = 0.10;

/// Height of a piece, as a fraction of a tile.
const fn height(piece: Piece) -> f32 {
    match piece {
        Piece::Teacher | Piece::Gingerbread => 0.44,
        Piece::WheelPig => 0.42,
        Piece::Outbreak { .. } => 0.34,
        Piece::Flea { .. } => 0.30,
        // Including its lines, about as wide as the rules consider a token (R-CT-11).
        Piece::Missile { .. } => 0.35,
        Piece::Site(_) => 0.56,
        Piece::Hit => 0.36,
        Piece::Aim => 0.42,
        Piece::Follower { .. } => 0.40,
    }
}

/// A piece for tiles of `px`; `colour` is that of its seat, if any.
pub(super) fn piece(piece: Piece, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
    let height = height(piece) * f32::from(px);
    let reach = (height * (0.72 + DARK)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    let (land, table) = (&colours.land, &colours.table);
    match piece {
        Piece::Teacher => teacher(&mut brush, colours),
        Piece::Gingerbread => {
            fair::gingerbread(&mut brush, land);
        }
        Piece::WheelPig => {
            if let Some(pig) = pig_outline() {
                brush.fill_path(&pig, THINGS.pink, 255);
            }
            brush.disc(at(-0.44, -0.10), 0.045, land.outline);
            brush.ellipse(at(-0.575, 0.03), [0.035, 0.06], land.outline);
            brush.round_line(&[at(-0.10, -0.05), at(0.25, -0.05)], 0.09, land.gold);
        }
        Piece::Flea { active } => {
            let (ground, ink) = if active {
                (THINGS.glow, THINGS.dragon_dark)
            } else {
                (land.church_shade, THINGS.iron)
            };
            coin(&mut brush, ground);
            brush.within(at(0.03, 0.0), 4.2, |brush| fair::flea(brush, ink, table.white));
            if !active {
                brush.line(&[at(-0.30, 0.30), at(0.30, -0.30)], 0.07, ink);
            }
        }
        Piece::Outbreak { active, .. } => {
            let ground = if active { THINGS.dragon } else { land.church_shade };
            coin(&mut brush, ground);
            if !active {
                brush.line(&[at(-0.32, 0.32), at(0.32, -0.32)], 0.08, THINGS.iron);
            }
        }
        Piece::Missile { missile, .. } => {
            missile_of(&mut brush, missile, colour, colours);
        }
        Piece::Site(_) => coin(&mut brush, table.mark),
        Piece::Aim => {
            for (width, colour) in [(0.20, table.dark), (0.13, table.white), (0.07, THINGS.dragon)]
            {
                if let Some(ring) = oval(at(0.0, 0.0), [0.28, 0.28]) {
                    brush.stroke_path(&ring, width, colour);
                }
                for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                    brush.line(&[at(0.16 * x, 0.16 * y), at(0.48 * x, 0.48 * y)], width, colour);
                }
            }
        }
        Piece::Hit => {
            for (width, colour) in [(0.30, table.dark), (0.22, table.white), (0.13, THINGS.dragon)]
            {
                brush.round_line(&[at(-0.36, -0.36), at(0.36, 0.36)], width, colour);
                brush.round_line(&[at(0.36, -0.36), at(-0.36, 0.36)], width, colour);
            }
        }
        Piece::Follower { .. } => {}
    }
    let mut pixels = brush.finish();
    // A mark does not stand there, so it gets no halo; it has lines of its own.
    if !matches!(piece, Piece::Aim | Piece::Hit) {
        let halo = Halo { white: WHITE * height, dark: DARK * height, height };
        pixels = halo.around(&pixels, table);
    }
    Artwork { pixels, left: reach as i32, top: reach as i32 }
}

fn coin(brush: &mut Brush, ground: Rgb) {
    brush.disc(at(0.0, 0.0), 0.46, ground);
}

/// The teacher, in a green gown, with a square cap and a book.
fn teacher(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    if let Some(body) = person_outline() {
        brush.fill_path(&body, land.tree_dark, 255);
    }
    brush.disc(at(0.0, -0.30), 0.15, THINGS.skin);
    let cap = [at(-0.27, -0.43), at(0.0, -0.53), at(0.27, -0.43), at(0.0, -0.34)];
    brush.shape(&cap, THINGS.iron, 0.03, land.outline);
    brush.line(&[at(0.20, -0.43), at(0.22, -0.26)], 0.035, land.gold);
    let pages = rectangle(at(-0.17, 0.02), at(0.17, 0.22));
    brush.shape(&pages, land.church, 0.04, land.outline);
    brush.line(&[at(0.0, 0.02), at(0.0, 0.22)], 0.03, land.outline);
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
            brush.disc(middle, 0.46, THINGS.dragon);
            brush.disc(middle, 0.34, land.church);
        }
        Missile::Catch => {
            brush.line(&[at(-0.46, -0.06), at(0.46, -0.06)], 0.14, THINGS.straw);
        }
        Missile::KnockOut | Missile::Seduction => {}
    }
    let cloth = colours.seats[colour.index()];
    brush.disc(middle, 0.245, table.dark);
    brush.disc(middle, 0.205, cloth.body);
    symbol(brush, colour, middle, 0.115, cloth.ink);
}

/// Thickness of the handle of a basket.
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
