//! The look of each thing. A [`Motif`] names a small drawing; [`draw`] makes it with the vector
//! library. Everything upright (houses, churches, shields, figures) is drawn upright whatever the
//! tile's rotation, and the light comes from the top left. Composing is done elsewhere.

mod brush;
mod buildings;
mod crafts;
mod fair;
mod figure;
mod halo;
mod marks;
mod neutral;
mod pieces;
mod quarters;
mod sights;
mod tile;
mod water;

use image::RgbaImage;
use rules::{Axis, FigureKind, HostTile, KindId, Rotation, Token, catalog};

use crate::pieces::Piece;
use crate::plan::Plan;
use crate::scene::{LIVERIES, Livery};
use crate::theme::{Colours, Rgb};

pub(crate) use brush::Brush;
pub(crate) use crafts::tower_top;
pub(crate) use figure::figure_height;
pub(crate) use neutral::Neutral;

/// A drawing that a picture is composed of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Motif {
    /// A tile, `px` wide.
    Tile { kind: KindId, rotation: Rotation, px: u16 },
    /// A tile that a host described and that is not in any game.
    Described { tile: HostTile, px: u16 },
    /// A tower where walls meet, for tiles of `px`.
    Tower { px: u16 },
    /// A figure for tiles of `px`; farmers lie.
    Figure { kind: FigureKind, livery: Livery, lying: bool, px: u16 },
    /// A neutral figure, for tiles of `px`.
    Neutral { who: Neutral, px: u16 },
    /// A bridge over a tile of `px`.
    Bridge { axis: Axis, px: u16 },
    /// A castle over the edge between two tiles of `px`.
    Castle { px: u16 },
    /// A tower with this many floors on a tile of `px`.
    Keep { height: u8, px: u16 },
    /// A tunnel token on a tile of `px`.
    Tunnel { pair: Token, livery: Livery, px: u16 },
    /// The icon of what a seat holds, in a square of `px`.
    Token { token: Token, livery: Livery, px: u16 },
    /// Bars in front of a captive, in a square of `px`.
    Bars { px: u16 },
    /// A line of text, `size` pixels an em; the origin is the left end of the baseline.
    Text { text: String, size: u16, ink: Rgb },
    /// The whole wheel of fortune, for tiles of `px`; the origin is its hub.
    Wheel { px: u16 },
    /// A wheel space with a crown, for tiles of `px`.
    Crown { px: u16 },
    /// A cell where the tile may go.
    Cell { px: u16 },
    /// The frame of the last tile.
    Frame { px: u16 },
    /// A piece that is not a figure, for tiles of `px`; the livery is that of its seat.
    Piece { piece: Piece, livery: Livery, px: u16 },
    /// The dashed frame of a tile that can be chosen.
    Choice { px: u16 },
    /// A cell that no tile fits.
    Dead { px: u16 },
    /// A segment in the patterns of its feature's owners, one bit per livery.
    Claim { kind: KindId, rotation: Rotation, segment: u8, owners: u8, px: u16 },
    /// The dashed frame of a tile that is not placed yet.
    Draft { px: u16 },
    /// The round plate under the label of a spot.
    Plate { px: u16 },
    /// A rectangle with round corners.
    Card { width: u16, height: u16, radius: u16, fill: Rgb, rim: Option<(Rgb, u16)> },
    /// A pile of tiles.
    Pile { px: u16 },
    /// The face of a clock, in a square of `px`.
    Clock { px: u16 },
}

/// A finished drawing and its origin from the top left corner.
pub(crate) struct Drawing {
    pub pixels: RgbaImage,
    pub left: i32,
    pub top: i32,
}

/// Draws a motif.
pub(crate) fn draw(motif: &Motif, colours: &Colours) -> Drawing {
    match motif {
        Motif::Tile { kind, rotation, px } => {
            tile::tile(&Plan::of(*kind), *rotation, *px, &colours.land)
        }
        Motif::Described { tile, px } => {
            tile::tile(&Plan::draw(tile.kind()), Rotation::default(), *px, &colours.land)
        }
        Motif::Tower { px } => buildings::tower(*px, &colours.land),
        Motif::Figure { kind, livery, lying, px } => {
            figure::figure(*kind, *livery, *lying, *px, colours)
        }
        Motif::Neutral { who, px } => neutral::neutral(*who, *px, colours),
        Motif::Bridge { axis, px } => crafts::bridge(*axis == Axis::NorthSouth, *px, colours),
        Motif::Castle { px } => crafts::castle(*px, colours),
        Motif::Keep { height, px } => crafts::tower(*height, *px, colours),
        Motif::Tunnel { pair, livery, px } => crafts::tunnel(*pair, *livery, *px, colours),
        Motif::Token { token, livery, px } => crafts::token(*token, *livery, *px, colours),
        Motif::Bars { px } => crafts::bars(*px, colours),
        Motif::Text { text, size, ink } => marks::text(text, *size, *ink),
        Motif::Wheel { px } => fair::whole_wheel(*px, &colours.land),
        Motif::Crown { px } => fair::crown(*px, &colours.land),
        Motif::Cell { px } => marks::cell(*px, &colours.table),
        Motif::Frame { px } => marks::frame(*px, &colours.table),
        Motif::Piece { piece, livery, px } => pieces::piece(*piece, *livery, *px, colours),
        Motif::Choice { px } => marks::choice(*px, &colours.table),
        Motif::Dead { px } => marks::dead(*px, &colours.table),
        Motif::Claim { kind, rotation, segment, owners, px } => {
            marks::claim((*kind, *rotation, *segment), *owners, *px, colours)
        }
        Motif::Draft { px } => marks::draft(*px, &colours.table),
        Motif::Plate { px } => marks::plate(*px, &colours.table),
        Motif::Card { width, height, radius, fill, rim } => {
            marks::card([*width, *height], *radius, *fill, *rim)
        }
        Motif::Pile { px } => marks::pile(*px, colours),
        Motif::Clock { px } => marks::clock(*px, &colours.table),
    }
}

/// Pixels per tile of the samples from which a palette is derived.
const SAMPLE: u16 = 48;
/// Only every nth kind of tile is a sample: their colours repeat.
const SAMPLE_EVERY: usize = 3;

/// Drawings of everything that has its own colours.
pub(crate) fn samples(colours: &Colours) -> Vec<RgbaImage> {
    let tile = |kind| Motif::Tile { kind, rotation: Rotation::default(), px: SAMPLE };
    let figures = (0..LIVERIES).map(|livery| Motif::Figure {
        kind: FigureKind::Small,
        livery: Livery::new(livery),
        lying: false,
        px: 2 * SAMPLE,
    });
    let marks = [
        Motif::Tower { px: 3 * SAMPLE },
        Motif::Cell { px: SAMPLE },
        Motif::Frame { px: SAMPLE },
        Motif::Plate { px: 2 * SAMPLE },
        Motif::Pile { px: 2 * SAMPLE },
    ];
    let wares = [
        Motif::Bridge { axis: Axis::WestEast, px: SAMPLE },
        Motif::Castle { px: SAMPLE },
        Motif::Keep { height: 3, px: SAMPLE },
    ];
    let neutrals = Neutral::ALL.map(|who| Motif::Neutral { who, px: SAMPLE });
    let marks = marks.into_iter().chain(wares).chain(neutrals);
    let motifs = catalog().kinds().step_by(SAMPLE_EVERY).map(tile).chain(figures).chain(marks);
    let mut samples: Vec<RgbaImage> = motifs.map(|motif| draw(&motif, colours).pixels).collect();
    samples.push(marks::ramps(colours));
    samples
}
