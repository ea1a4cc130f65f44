//! The Plague: its sign on tiles, sources of the plague and fleas.

use rules::expansions::plague::{Outbreak, Region};
use rules::{Game, Mark, Pos};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, coin, plate, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Label, Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, LandColours, Rgb, THINGS, TableColours};

pub(super) struct Slice;

pub(crate) static SIGN: Landmark = Landmark::sign("plague", 0.125, plague);

/// Where a token lies on its tile, in thousandths: in the corner where it hides least.
const CORNER: (i16, i16) = (800, 210);

/// A token of the plague.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plague {
    /// A flea.
    Flea {
        /// It spreads.
        active: bool,
    },
    /// A source of the plague.
    Outbreak {
        /// 1 to 6.
        number: u8,
        /// It has not been averted.
        active: bool,
    },
}

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Plague, &SIGN)];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let on = |token: Plague, pos: Pos| {
            Piece::new(Shape::Plague(token), PieceLocation::Cell(pos, CORNER))
        };
        let outbreaks = game.outbreaks().iter();
        pieces.extend(
            outbreaks.map(|&Outbreak { pos, number, active }| {
                on(Plague::Outbreak { number, active }, pos)
            }),
        );
        let regions = game.plague_regions();
        pieces.extend(game.fleas().iter().map(|&pos| {
            let spreads =
                |region: &Region| region.outbreak.is_some() && region.cells.contains(&pos);
            on(Plague::Flea { active: regions.iter().any(spreads) }, pos)
        }));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        let flea = |active| Shape::Plague(Plague::Flea { active });
        let outbreak = |active| Shape::Plague(Plague::Outbreak { number: 1, active });
        vec![
            (flea(true), "flea"),
            (flea(false), "latent flea"),
            (outbreak(true), "outbreak"),
            (outbreak(false), "averted"),
        ]
    }
}

impl Look for Plague {
    fn sharing(&self) -> TileSharing {
        TileSharing::Free
    }

    fn word(&self) -> Option<String> {
        Some(match *self {
            Self::Flea { active: true } => "flea".to_owned(),
            Self::Flea { active: false } => "sleeping".to_owned(),
            Self::Outbreak { number, active: true } => format!("outbreak{number}"),
            Self::Outbreak { number, active: false } => format!("averted{number}"),
        })
    }

    fn label(&self, table: &TableColours) -> Option<Label> {
        let Self::Outbreak { number, active } = *self else { return None };
        Some(Label { number, size: 0.20, ink: if active { table.white } else { table.dark } })
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let land = &colours.land;
        match *self {
            Self::Flea { active } => standing(0.30, px, Rim::TOKEN, colours, |brush| {
                let (ground, ink) = if active {
                    (THINGS.glow, THINGS.maroon)
                } else {
                    (land.church_shade, THINGS.iron)
                };
                coin(brush, ground);
                brush.within(at(0.03, 0.0), 4.2, |brush| flea(brush, ink, colours.table.white));
                if !active {
                    brush.line(&[at(-0.30, 0.30), at(0.30, -0.30)], 0.07, ink);
                }
            }),
            Self::Outbreak { active, .. } => standing(0.34, px, Rim::TOKEN, colours, |brush| {
                coin(brush, if active { THINGS.scarlet } else { land.church_shade });
                if !active {
                    brush.line(&[at(-0.32, 0.32), at(0.32, -0.32)], 0.08, THINGS.iron);
                }
            }),
        }
    }
}

/// The sign of the plague: a flea.
fn plague(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, THINGS.iron, THINGS.cream, land);
    brush.within(place, 0.95, |brush| flea(brush, THINGS.iron, THINGS.scarlet));
}

/// A flea around (0, 0), about 0.16 wide.
pub(super) fn flea(brush: &mut Brush, ink: Rgb, eye: Rgb) {
    for (from, knee, foot) in [
        ((-0.02, 0.03), (-0.055, 0.035), (-0.06, 0.085)),
        ((0.01, 0.04), (-0.01, 0.06), (0.0, 0.09)),
        ((0.035, 0.03), (0.085, 0.0), (0.07, 0.088)),
    ] {
        let line = [from, knee, foot].map(|(x, y)| at(x, y));
        brush.round_line(&line, 0.016, ink);
    }
    brush.ellipse(at(0.012, 0.0), [0.062, 0.048], ink);
    brush.disc(at(-0.058, -0.008), 0.030, ink);
    brush.round_line(&[at(-0.075, 0.005), at(-0.082, 0.04)], 0.012, ink);
    brush.disc(at(-0.064, -0.014), 0.010, eye);
    brush.round_line(&[at(-0.06, -0.03), at(-0.085, -0.06)], 0.010, ink);
}
