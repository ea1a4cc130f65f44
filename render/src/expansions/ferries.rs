//! The Ferries: lakes where roads end, and ferries from one road to another.

use rules::expansions::ferries;
use rules::{Board, Game, Mark, RoadEnd, Side, Spot};

use super::Depiction;
use crate::art::{Artwork, Brush, corner, drawing, sheet};
use crate::landmark::{Landmark, Print};
use crate::look::{Layer, Look, TileSharing};
use crate::plan::{CENTRE, Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Scene, Shape};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

/// The radius of a lake.
const LAKE: f32 = 0.170;

pub(crate) static LAKE_SIGN: Landmark =
    Landmark { field_only: true, ..Landmark::sign("ferry lake", LAKE, lake) };

/// A ferry between two sides of its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ferry(pub Side, pub Side);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Ferry, &LAKE_SIGN).ending(RoadEnd::Lake)];
        &PRINTS
    }

    fn plain_sets(&self) -> &'static [&'static str] {
        &["ferries"]
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let board = game.board();
        pieces.extend(ferries::ferries(board).filter_map(|link| Piece::ferry(board, link)));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        [Ferry(Side::E, Side::W), Ferry(Side::E, Side::S)]
            .map(|ferry| (Shape::Ferries(ferry), "ferry"))
            .to_vec()
    }
}

impl Piece {
    /// The ferry between two roads of a tile.
    pub fn ferry(board: &Board, (from, to): (Spot, Spot)) -> Option<Self> {
        let side = |spot: Spot| {
            let (tile, road) = board.tile_at(spot.pos).zip(board.segment(spot))?;
            road.sides.turned(tile.rotation).iter().next()
        };
        let ferry = Ferry(side(from)?, side(to)?);
        Some(Self::new(Shape::Ferries(ferry), PieceLocation::Cell(from.pos, (0, 0))))
    }
}

impl Scene {
    /// The same scene with the ferry between these two roads, in place of the one on their lake.
    pub fn ferry(mut self, board: &Board, link: (Spot, Spot)) -> Self {
        let Some(ferry) = Piece::ferry(board, link) else { return self };
        let is_ferry = |piece: &Piece| matches!(piece.shape, Shape::Ferries(_));
        self.pieces.retain(|piece| !(is_ferry(piece) && piece.at == ferry.at));
        self.pieces.push(ferry);
        self
    }
}

impl Look for Ferry {
    fn sharing(&self) -> TileSharing {
        TileSharing::Flat
    }

    fn layer(&self) -> Layer {
        Layer::Built
    }

    fn word(&self) -> Option<String> {
        Some("ferry".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let sides = format!("{:?}{:?}", self.0, self.1).to_lowercase();
        Some(format!("ferry:{}.{sides}", piece.at.cell()?.name()))
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let (mut brush, origin) = sheet(px, [0.0, 0.0, 1.0, 1.0]);
        ferry(&mut brush, [self.0, self.1], colours);
        drawing(brush, origin)
    }

    fn on_sheet(&self) -> (i32, i32, u16) {
        (15, 15, 70)
    }
}

/// A lake with a light rim and ripples.
fn lake(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.disc(place, LAKE, land.river_casing);
    brush.disc(place, LAKE - 0.022, land.river);
    for (x, y) in [(-0.06, -0.05), (0.03, 0.01), (-0.03, 0.07)] {
        brush.round_line(
            &[c(x - 0.035, y), c(x, y - 0.014), c(x + 0.035, y)],
            0.013,
            land.river_light,
        );
    }
}

/// A raft with a deck of planks that reaches from shore to shore.
fn ferry(brush: &mut Brush, sides: [Side; 2], colours: &Colours) {
    let land = &colours.land;
    let out = |side: Side| match side {
        Side::N => at(0.0, -1.0),
        Side::E => at(1.0, 0.0),
        Side::S => at(0.0, 1.0),
        Side::W => at(-1.0, 0.0),
    };
    let shore = |side: Side| CENTRE.plus(out(side), LAKE + 0.015);
    let [from, to] = sides;
    let middle = CENTRE.plus(out(from), 0.025).plus(out(to), 0.025);
    let deck = [shore(from), middle, shore(to)];
    let fallen = deck.map(|point| point.plus(at(0.018, 0.026), 1.0));
    brush.line_glazed(&fallen, 0.135, colours.table.dark, 80);
    brush.line(&deck, 0.135, land.outline);
    brush.line(&deck, 0.112, THINGS.plank_dark);
    brush.line(&deck, 0.090, THINGS.plank);
    for [start, end] in [[deck[0], deck[1]], [deck[1], deck[2]]] {
        let along = end.minus(start).unit();
        let across = at(-along.y, along.x);
        for step in 0..5 {
            let plank = start.towards(end, 0.1 + 0.2 * step as f32);
            let ends = [plank.plus(across, 0.045), plank.plus(across, -0.045)];
            brush.line(&ends, 0.010, THINGS.plank_dark);
        }
    }
    for side in sides {
        brush.disc(shore(side), 0.032, land.outline);
        brush.disc(shore(side), 0.020, THINGS.straw);
    }
}
