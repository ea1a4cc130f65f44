//! The Goldmines: the sign of a mine on tiles, and ingots.

use rules::{Game, Mark, Token};

use super::Depiction;
use crate::art::{Artwork, Brush, Icon, Rim, corner, plate, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Label, Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, LandColours, THINGS, TableColours};

pub(super) struct Slice;

pub(crate) static MINE: Landmark = Landmark::sign("gold mine", 0.125, mine);

/// Where ingots lie on their tile, in thousandths: in the corner that other tokens leave free.
const CORNER: (i16, i16) = (200, 800);

/// The ingots on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ingots(pub u8);

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["gold"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Goldmine, &MINE)];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        pieces.extend(game.ingots().iter().map(|&(pos, number)| {
            Piece::new(Shape::Goldmines(Ingots(number)), PieceLocation::Cell(pos, CORNER))
        }));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Goldmines(Ingots(2)), "ingots")]
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        (token == Token::Ingot)
            .then(|| Icon::new(|brush, _, _, colours| ingot(brush, at(0.0, 0.06), 1.0, colours)))
    }
}

impl Look for Ingots {
    fn sharing(&self) -> TileSharing {
        TileSharing::Free
    }

    fn word(&self) -> Option<String> {
        Some(format!("gold{}", self.0))
    }

    fn label(&self, table: &TableColours) -> Option<Label> {
        (self.0 > 1).then_some(Label { number: self.0, size: 0.17, ink: table.dark })
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.30, px, Rim::TOKEN, colours, |brush| ingot(brush, at(0.0, 0.0), 1.0, colours))
    }
}

/// A pick on a heap of gold.
fn mine(brush: &mut Brush, place: Vec2, land: &LandColours) {
    plate(brush, place, land.gold, land.church, land);
    let c = |x: f32, y: f32| corner(place, x, y);
    for (x, y) in [(-0.034, 0.052), (0.034, 0.052), (0.0, 0.020)] {
        brush.disc(c(x, y), 0.036, land.outline);
        brush.disc(c(x, y), 0.025, land.gold);
    }
    brush.round_line(&[c(-0.045, 0.010), c(0.032, -0.062)], 0.022, THINGS.plank_dark);
    brush.round_line(&[c(-0.014, -0.078), c(0.030, -0.062), c(0.058, -0.014)], 0.022, THINGS.iron);
}

/// A bar of gold around a place, about as wide as `size`.
fn ingot(brush: &mut Brush, place: Vec2, size: f32, colours: &Colours) {
    let land = &colours.land;
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let line = 0.07 * size;
    let front = [c(-0.30, -0.10), c(0.30, -0.10), c(0.42, 0.30), c(-0.42, 0.30)];
    brush.shape(&front, land.gold, line, land.outline);
    let top = [c(-0.18, -0.30), c(0.18, -0.30), c(0.30, -0.10), c(-0.30, -0.10)];
    brush.shape(&top, THINGS.cream, line, land.outline);
}

#[cfg(test)]
mod tests {
    use rules::{At, Figure, FigureKind, Pos, Rotation, Seat, Spot, catalog};

    use super::*;
    use crate::paint::Painter;
    use crate::scene::{Scene, Tile};

    #[test]
    fn ingots_lie_elsewhere_if_a_figure_stands_in_their_corner() {
        let pos = Pos::default();
        let ingots = Piece::new(Shape::Goldmines(Ingots(1)), PieceLocation::Cell(pos, CORNER));
        let (mut stayed, mut moved) = (0, 0);
        for kind in catalog().set("base") {
            let tiles = vec![Tile { kind, pos, rotation: Rotation::default() }];
            for segment in 0..kind.kind().segments.len() as u8 {
                let at = At::Segment(Spot { pos, segment });
                let figures = vec![Figure { seat: Seat(0), kind: FigureKind::Small, at }];
                let pieces = vec![ingots];
                let scene = Scene { tiles: tiles.clone(), pieces, figures, ..Scene::empty() };
                let painter = Painter::of(&scene).expect("a small board");
                let layout = painter.layout().expect("the segment exists");
                let place = layout.pieces[0].expect("it is on the map").place;
                let stands = layout.figures[0].expect("it is on the map").middle;
                let far = (place.0 - stands.0).pow(2) + (place.1 - stands.1).pow(2);
                assert!(far >= painter.along(0.25).pow(2), "{kind:?}: {place:?} beside {stands:?}");
                let alone = painter.location(ingots.at) == Some(place);
                if alone { stayed += 1 } else { moved += 1 }
            }
        }
        assert!(stayed > 0 && moved > 0, "{stayed} stayed, {moved} moved");
    }
}
