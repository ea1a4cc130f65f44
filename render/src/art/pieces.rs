//! Pieces of the last sets that are no figures of a seat: the teacher, the Gingerbread Man, the
//! wheel's pig, fleas and outbreaks of the plague, and what a catapult throws.

use tiny_skia::Path;

use super::brush::{oval, rectangle};
use super::figure::{person_outline, pig_outline, symbol};
use super::{Brush, Drawing, fair};
use rules::Missile;

use crate::pieces::Piece;
use crate::plan::at;
use crate::scene::Livery;
use crate::theme::{Colours, Rgb, THINGS};

/// White and dark lines around a piece, in its height; both sides together.
const WHITE: f32 = 0.11;
const DARK: f32 = 0.20;

/// Height of a piece, as a fraction of a tile.
const fn height(piece: Piece) -> f32 {
    match piece {
        Piece::Teacher | Piece::Gingerbread => 0.44,
        Piece::WheelPig => 0.42,
        Piece::Outbreak { .. } => 0.34,
        Piece::Flea { .. } => 0.30,
        Piece::Missile { .. } => 0.26,
        Piece::Site(_) => 0.56,
        Piece::Hit => 0.36,
        Piece::Aim => 0.42,
        Piece::Follower { .. } => 0.40,
    }
}

/// A piece for tiles of `px`; `livery` is that of its seat, if it has one.
pub(super) fn piece(piece: Piece, livery: Livery, px: u16, colours: &Colours) -> Drawing {
    let height = height(piece) * f32::from(px);
    let reach = (height * (0.72 + DARK / 2.0)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    let (land, table) = (&colours.land, &colours.table);
    match piece {
        Piece::Teacher => teacher(&mut brush, colours),
        Piece::Gingerbread => {
            lined(&mut brush, person_outline(), colours);
            fair::gingerbread(&mut brush, land);
        }
        Piece::WheelPig => {
            lined(&mut brush, pig_outline(), colours);
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
            coin(&mut brush, ground, colours);
            brush.within(at(0.03, 0.0), 4.2, |brush| fair::flea(brush, ink, table.white));
            if !active {
                brush.line(&[at(-0.30, 0.30), at(0.30, -0.30)], 0.07, ink);
            }
        }
        Piece::Outbreak { active, .. } => {
            let ground = if active { THINGS.dragon } else { land.church_shade };
            coin(&mut brush, ground, colours);
            if !active {
                brush.line(&[at(-0.32, 0.32), at(0.32, -0.32)], 0.08, THINGS.iron);
            }
        }
        Piece::Missile { missile, .. } => {
            let cloth = colours.cloths[livery.index()];
            coin(&mut brush, cloth.body, colours);
            sign(&mut brush, missile, livery, cloth.ink);
        }
        Piece::Site(_) => coin(&mut brush, table.mark, colours),
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
    Drawing { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// The two lines that everything that stands on the board has.
fn lined(brush: &mut Brush, outline: Option<Path>, colours: &Colours) {
    if let Some(outline) = outline {
        brush.stroke_path(&outline, DARK, colours.table.dark);
        brush.stroke_path(&outline, WHITE, colours.table.white);
        brush.fill_path(&outline, THINGS.plank_dark, 255);
    }
}

fn coin(brush: &mut Brush, ground: Rgb, colours: &Colours) {
    if let Some(rim) = oval(at(0.0, 0.0), [0.46, 0.46]) {
        brush.stroke_path(&rim, DARK, colours.table.dark);
        brush.stroke_path(&rim, WHITE, colours.table.white);
        brush.fill_path(&rim, ground, 255);
    }
}

/// In a green gown, with a square cap and a book.
fn teacher(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    lined(brush, person_outline(), colours);
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

/// What a missile does: knock out, seduce, come near, be caught.
fn sign(brush: &mut Brush, missile: Missile, livery: Livery, ink: Rgb) {
    match missile {
        Missile::KnockOut => {
            for turn in 0..4u8 {
                let angle = f32::from(turn) * std::f32::consts::FRAC_PI_4;
                let (x, y) = (0.30 * angle.cos(), 0.30 * angle.sin());
                brush.round_line(&[at(-x, -y), at(x, y)], 0.08, ink);
            }
        }
        Missile::Seduction => {
            for x in [-0.11, 0.11] {
                brush.disc(at(x, -0.08), 0.14, ink);
            }
            brush.fill(&[at(-0.24, -0.02), at(0.24, -0.02), at(0.0, 0.29)], ink);
        }
        Missile::Target => {
            if let Some(ring) = oval(at(0.0, 0.0), [0.26, 0.26]) {
                brush.stroke_path(&ring, 0.09, ink);
            }
            brush.disc(at(0.0, 0.0), 0.10, ink);
        }
        Missile::Catch => {
            brush.round_line(&[at(-0.26, -0.10), at(-0.14, 0.20), at(0.14, 0.20)], 0.10, ink);
            brush.round_line(&[at(0.14, 0.20), at(0.26, -0.10)], 0.10, ink);
            symbol(brush, livery, at(0.0, -0.14), 0.12, ink);
        }
    }
}
