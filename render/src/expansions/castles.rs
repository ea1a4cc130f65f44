//! Castles: castles over the edge between two tiles, and where their lords stand.

use canvas::rectangle;
use rules::{At, Edit, Figure, Game, Pos, SegmentKind, Side, Spot, Token};

use super::Depiction;
use crate::art::{Artwork, Brush, Icon, corner, drawing, sheet};
use crate::look::{Footing, Layer, Look};
use crate::paint::Painter;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape, Tile};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

const LINE: f32 = 0.016;
/// The size of a castle, relative to the one printed in Carcassonne.
const SIZE: f32 = 1.32;
/// The position of a castle's lord, relative to its centre.
const LORD: Vec2 = at(0.34, 0.14);

/// A castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castle;

impl Depiction for Slice {
    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let board = game.board();
        let both = |&(_, edit): &(u16, Edit)| {
            let Edit::Convert(spot) = edit else {
                return None;
            };
            let mut cells = board.members(board.feature_at(spot)).map(|(placed, _)| placed.pos);
            Some(Piece::castle(cells.next()?, cells.next()?))
        };
        pieces.extend(board.edits().iter().filter_map(both));
    }

    fn blends(&self) -> Vec<Shape> {
        vec![Shape::Castles(Castle)]
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Castles(Castle), "castle")]
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        (token == Token::Castle).then_some(Icon {
            scale: 1.85,
            reach: 0.27,
            draw: |brush, _, _, colours| castle(brush, at(0.0, 0.03), &colours.land),
        })
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, _: usize) -> Option<Footing> {
        let At::Segment(spot) = figure.at else { return None };
        let mut pieces = painter.scene.pieces.iter();
        if !pieces.any(|piece| piece.shape == Shape::Castles(Castle)) {
            return None;
        }
        let (tile, kind) = painter.segment(spot).ok()?;
        let (one, other) = castle_of(painter, &tile, spot).filter(|_| kind == SegmentKind::City)?;
        let ((x, y), (right, down)) = (painter.edge(one, other), painter.pixels(LORD));
        Some(Footing { place: Some((x + right, y + down)), ..Footing::default() })
    }
}

impl Piece {
    /// A castle between two cells.
    pub fn castle(one: Pos, other: Pos) -> Self {
        Self::new(Shape::Castles(Castle), PieceLocation::Edge(one, other))
    }
}

/// The castle that a small city belongs to.
fn castle_of(painter: &Painter<'_>, tile: &Tile, spot: Spot) -> Option<(Pos, Pos)> {
    let sides = tile.kind.kind().segments.get(usize::from(spot.segment))?.sides;
    let mut across = sides.turned(tile.rotation).iter().map(|side: Side| tile.pos.step(side));
    let across = across.next()?;
    let mut castles = painter.scene.pieces.iter().filter_map(|piece| match piece.at {
        PieceLocation::Edge(one, other) if piece.shape == Shape::Castles(Castle) => {
            Some((one, other))
        }
        _ => None,
    });
    castles.find(|&both| both == (tile.pos, across) || both == (across, tile.pos))
}

impl Look for Castle {
    fn layer(&self) -> Layer {
        Layer::Built
    }

    fn word(&self) -> Option<String> {
        Some("castle".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let PieceLocation::Edge(one, other) = piece.at else { return None };
        Some(format!("castle:{}.{}", one.name(), other.name()))
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let unit = (f32::from(px) * SIZE) as u16;
        let (mut brush, origin) = sheet(unit, [0.33, 0.33, 0.33, 0.27]);
        let land = &colours.land;
        brush.ellipse_glazed(at(0.02, 0.12), [0.31, 0.11], colours.table.dark, 90);
        brush.ellipse(at(0.0, 0.10), [0.30, 0.105], land.outline);
        brush.ellipse(at(0.0, 0.10), [0.285, 0.09], land.mound);
        castle(&mut brush, at(0.0, 0.0), land);
        drawing(brush, origin)
    }
}

/// A keep between two towers with flags.
pub(super) fn castle(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.17, 0.04), c(0.26, 0.17)), land.stone_dark, 60);
    brush.shape(
        &rectangle(c(-0.12, -0.06), c(0.12, 0.15)),
        land.stone_light,
        LINE,
        land.stone_dark,
    );
    for x in [-0.19, 0.19] {
        brush.shape(
            &rectangle(c(x - 0.055, -0.11), c(x + 0.055, 0.15)),
            land.stone_light,
            LINE,
            land.stone_dark,
        );
        let roof = [c(x - 0.075, -0.10), c(x, -0.23), c(x + 0.075, -0.10)];
        brush.shape(&roof, land.church_roof, LINE, land.outline);
        brush.line(&[c(x, -0.005), c(x, 0.05)], 0.026, land.stone_dark);
    }
    for x in [-0.09, 0.0, 0.09] {
        brush.shape(
            &rectangle(c(x - 0.026, -0.10), c(x + 0.026, -0.05)),
            land.stone_light,
            0.012,
            land.stone_dark,
        );
    }
    brush.ellipse(c(0.0, 0.07), [0.046, 0.05], land.wood);
    brush.block(c(-0.046, 0.07), c(0.046, 0.146), land.wood);
    brush.line(&[c(0.0, -0.24), c(0.0, -0.10)], 0.016, land.outline);
    brush.shape(
        &[c(0.004, -0.245), c(0.10, -0.21), c(0.004, -0.17)],
        THINGS.scarlet,
        0.010,
        land.outline,
    );
}
