//! The Gingerbread Man: his sign on tiles, and the man himself in his city.

use rules::{Game, Mark};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, plate, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static SIGN: Landmark = Landmark::sign("gingerbread", 0.125, sign);

/// The man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gingerbread {
    /// In a city.
    Man,
}

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Gingerbread, &SIGN)];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let man = Shape::Gingerbread(Gingerbread::Man);
        pieces.extend(game.gingerbread().map(|city| Piece::new(man, PieceLocation::Spot(city))));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Gingerbread(Gingerbread::Man), "gingerbread")]
    }
}

impl Look for Gingerbread {
    fn sharing(&self) -> TileSharing {
        TileSharing::AtHome
    }

    fn word(&self) -> Option<String> {
        Some("gingerbread".to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.44, px, Rim::TOKEN, colours, |brush| gingerbread(brush, &colours.land))
    }
}

fn sign(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, THINGS.scarlet, land.church, land);
    brush.within(place, 0.185, |brush| gingerbread(brush, land));
}

/// A man of gingerbread around (0, 0), one unit high.
fn gingerbread(brush: &mut Brush, land: &LandColours) {
    let (dough, rim, icing) = (THINGS.plank, THINGS.plank_dark, land.church);
    let limbs = [
        [at(-0.36, -0.02), at(0.36, -0.02)],
        [at(0.0, 0.05), at(-0.20, 0.40)],
        [at(0.0, 0.05), at(0.20, 0.40)],
    ];
    for (width, colour) in [(0.27, rim), (0.20, dough)] {
        limbs.iter().for_each(|limb| brush.round_line(limb, width, colour));
        brush.disc(at(0.0, -0.27), 0.18 + width / 5.0, colour);
        brush.ellipse(at(0.0, 0.06), [0.12 + width / 3.0, 0.16 + width / 3.0], colour);
    }
    for x in [-0.075, 0.075] {
        brush.disc(at(x, -0.30), 0.032, land.outline);
    }
    brush.round_line(&[at(-0.07, -0.20), at(0.0, -0.17), at(0.07, -0.20)], 0.035, icing);
    for y in [0.0, 0.12] {
        brush.disc(at(0.0, y), 0.042, THINGS.scarlet);
    }
    for x in [-0.40, 0.40] {
        brush.line(&[at(x * 0.88, -0.10), at(x * 0.88, 0.06)], 0.04, icing);
    }
    for x in [-0.20, 0.20] {
        brush.line(&[at(x - 0.08, 0.36), at(x + 0.08, 0.36)], 0.04, icing);
    }
}
