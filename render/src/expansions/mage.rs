//! Mage and Witch: the magic symbol on tiles, and the two on their roads and cities.

use rules::expansions::mage::Magician;
use rules::{Game, Mark};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, plate, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, LandColours, Rgb, THINGS};

pub(super) struct Slice;

pub(crate) static SIGN: Landmark = Landmark::sign("magic", 0.125, sign);

/// The mage or the witch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conjurer(pub Magician);

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["mw"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Magic, &SIGN)];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let piece = |&who: &Magician| {
            let place = PieceLocation::Spot(game.magician(who)?);
            Some(Piece::new(Shape::Mage(Conjurer(who)), place))
        };
        pieces.extend(Magician::ALL.iter().filter_map(piece));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        let sample = |&who: &Magician| (Shape::Mage(Conjurer(who)), who.name());
        Magician::ALL.iter().map(sample).collect()
    }
}

impl Look for Conjurer {
    fn sharing(&self) -> TileSharing {
        TileSharing::AtHome
    }

    fn word(&self) -> Option<String> {
        Some(self.0.name().to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let land = &colours.land;
        standing(0.46, px, Rim::TOKEN, colours, |brush| match self.0 {
            Magician::Mage => mage(brush, land),
            Magician::Witch => witch(brush, land),
        })
    }
}

/// A star over a cauldron would be too small: a star alone, on a dark plate.
fn sign(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, THINGS.magic, THINGS.magic_light, land);
    brush.within(place, 0.17, |brush| star(brush, at(0.0, 0.0), 0.5, THINGS.robe));
}

/// A star with five points.
fn star(brush: &mut Brush, place: Vec2, size: f32, colour: Rgb) {
    const OUTER: [(f32, f32); 5] =
        [(0.0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)];
    const INNER: [(f32, f32); 5] =
        [(0.24, -0.33), (0.39, 0.13), (0.0, 0.41), (-0.39, 0.13), (-0.24, -0.33)];
    let points = OUTER.iter().zip(&INNER).flat_map(|(outer, inner)| [outer, inner]);
    let points = points.map(|&(x, y)| at(place.x + x * size, place.y + y * size));
    brush.fill(&points.collect::<Vec<_>>(), colour);
}

/// A bearded man with a pointed hat and a staff, around (0, 0), one unit high.
fn mage(brush: &mut Brush, land: &LandColours) {
    brush.round_line(&[at(0.36, -0.30), at(0.36, 0.48)], 0.07, THINGS.plank_dark);
    brush.disc(at(0.36, -0.34), 0.10, THINGS.glow);
    brush.fill(&[at(-0.14, -0.16), at(0.14, -0.16), at(0.36, 0.50), at(-0.36, 0.50)], THINGS.linen);
    brush.disc(at(0.0, -0.16), 0.15, THINGS.skin);
    brush.fill(&[at(-0.14, -0.12), at(0.14, -0.12), at(0.0, 0.26)], land.church);
    brush.fill(&[at(-0.25, -0.18), at(0.25, -0.18), at(0.05, -0.52)], THINGS.linen);
    star(brush, at(0.02, -0.29), 0.07, THINGS.cream);
    for x in [-0.055, 0.055] {
        brush.disc(at(x, -0.13), 0.024, land.outline);
    }
}

/// A woman with a broad hat and a broom, around (0, 0), one unit high.
fn witch(brush: &mut Brush, land: &LandColours) {
    brush.round_line(&[at(-0.36, -0.34), at(-0.36, 0.30)], 0.06, THINGS.plank_dark);
    brush.fill(&[at(-0.40, 0.22), at(-0.32, 0.22), at(-0.25, 0.50), at(-0.47, 0.50)], THINGS.straw);
    brush.fill(&[at(-0.13, -0.14), at(0.13, -0.14), at(0.36, 0.50), at(-0.22, 0.50)], THINGS.robe);
    for x in [-0.15, 0.15] {
        brush.round_line(&[at(x * 0.8, -0.20), at(x, 0.04)], 0.08, THINGS.lava);
    }
    brush.disc(at(0.0, -0.15), 0.14, THINGS.skin);
    brush.ellipse(at(0.0, -0.23), [0.36, 0.065], THINGS.robe);
    brush.fill(&[at(-0.18, -0.24), at(0.18, -0.24), at(-0.06, -0.54)], THINGS.robe);
    brush.line(&[at(-0.155, -0.285), at(0.155, -0.285)], 0.05, THINGS.magic_light);
    for x in [-0.05, 0.05] {
        brush.disc(at(x, -0.12), 0.024, land.outline);
    }
}
