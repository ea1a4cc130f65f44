//! Bridges: wooden bridges over tiles.

use rules::{Axis, Game, Pos, Token};

use super::Depiction;
use crate::art::{Artwork, Brush, Icon, drawing, sheet};
use crate::look::{Layer, Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, THINGS};

pub(super) struct Slice;

/// A bridge along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bridge(pub Axis);

impl Depiction for Slice {
    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        pieces.extend(game.board().spans().map(|(pos, axis)| Piece::bridge(pos, axis)));
    }

    fn blends(&self) -> Vec<Shape> {
        vec![Shape::Bridges(Bridge(Axis::WestEast))]
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        Axis::ALL.into_iter().map(|axis| (Shape::Bridges(Bridge(axis)), "bridge")).collect()
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        (token == Token::Bridge).then_some(Icon::new(|brush, _, _, colours| icon(brush, colours)))
    }
}

impl Piece {
    /// A bridge over a tile.
    pub fn bridge(pos: Pos, axis: Axis) -> Self {
        Self::new(Shape::Bridges(Bridge(axis)), PieceLocation::Cell(pos, (0, 0)))
    }
}

impl Look for Bridge {
    fn sharing(&self) -> TileSharing {
        TileSharing::Flat
    }

    fn layer(&self) -> Layer {
        Layer::Built
    }

    fn word(&self) -> Option<String> {
        Some("bridge".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let axis = if self.0 == Axis::NorthSouth { "ns" } else { "we" };
        Some(format!("bridge:{}.{axis}", piece.at.cell()?.name()))
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        bridge(self.0 == Axis::NorthSouth, px, colours)
    }

    /// A bridge is longer than its tile and must not cover its caption.
    fn on_sheet(&self) -> (i32, i32, u16) {
        (15, 15, 70)
    }
}

const DECK: f32 = 0.205;
const PLANKS: f32 = 0.150;
const RAMP: f32 = 0.055;

/// A bridge over a tile whose north-west corner is the origin.
fn bridge(north_south: bool, px: u16, colours: &Colours) -> Artwork {
    let beyond = RAMP + 0.02;
    let (mut brush, origin) = sheet(px, [beyond, beyond, 1.0 + beyond, 1.0 + beyond]);
    let land = &colours.land;
    let place = |along: f32, across: f32| {
        if north_south { at(0.5 + across, along) } else { at(along, 0.5 + across) }
    };
    let deck = [place(-RAMP, 0.0), place(1.0 + RAMP, 0.0)];
    let fallen = deck.map(|point| point.plus(at(0.035, 0.045), 1.0));
    brush.line_glazed(&fallen, DECK, colours.table.dark, 80);
    brush.line(&deck, DECK, land.outline);
    brush.line(&deck, DECK - 0.025, THINGS.plank_dark);
    brush.line(&deck, PLANKS, THINGS.plank);
    let planks = 15;
    for number in 0..=planks {
        let along = -RAMP + (1.0 + 2.0 * RAMP) * number as f32 / planks as f32;
        let plank = [place(along, -PLANKS / 2.0), place(along, PLANKS / 2.0)];
        brush.line(&plank, 0.013, THINGS.plank_dark);
    }
    for along in [0.0, 0.33, 0.67, 1.0] {
        for side in [-1.0, 1.0] {
            let post = place(along, side * (DECK / 2.0 - 0.012));
            brush.disc(post, 0.030, land.outline);
            brush.disc(post, 0.019, THINGS.straw);
        }
    }
    drawing(brush, origin)
}

fn icon(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let arch: Vec<Vec2> = (0..=12)
        .map(|step| {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
            at(0.40 * angle.cos(), 0.22 + 0.36 * angle.sin())
        })
        .collect();
    brush.line(&arch, 0.24, land.outline);
    brush.line(&arch, 0.16, THINGS.plank);
    for step in [2, 4, 6, 8, 10] {
        let out = arch[step].minus(at(0.0, 0.22)).unit();
        brush.line(
            &[arch[step].plus(out, -0.07), arch[step].plus(out, 0.07)],
            0.035,
            THINGS.plank_dark,
        );
    }
}
