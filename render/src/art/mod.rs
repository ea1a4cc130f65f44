//! The look of each thing. A [`SpriteKey`] names a small drawing; [`draw`] makes it with the vector
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
use crate::plan::TilePlan;
use crate::scene::{PLAYER_COLOURS, PlayerColour};
use crate::theme::{Colours, Rgb};

pub(crate) use brush::Brush;
pub(crate) use crafts::tower_top;
pub(crate) use figure::figure_height;
pub(crate) use neutral::Neutral;

/// A drawing that a picture is composed of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SpriteKey {
    /// A tile, `px` wide.
    Tile { kind: KindId, rotation: Rotation, px: u16 },
    /// A tile that a host described and that is not in any game.
    Described { tile: HostTile, px: u16 },
    /// A tower where walls meet, for tiles of `px`.
    Tower { px: u16 },
    /// A figure for tiles of `px`; farmers lie.
    Figure { kind: FigureKind, colour: PlayerColour, lying: bool, px: u16 },
    /// A neutral figure, for tiles of `px`.
    Neutral { who: Neutral, px: u16 },
    /// A bridge over a tile of `px`.
    Bridge { axis: Axis, px: u16 },
    /// A castle over the edge between two tiles of `px`.
    Castle { px: u16 },
    /// A tower with this many floors on a tile of `px`.
    Keep { height: u8, px: u16 },
    /// A tunnel token on a tile of `px`.
    Tunnel { pair: Token, colour: PlayerColour, px: u16 },
    /// The icon of what a seat holds, in a square of `px`.
    Token { token: Token, colour: PlayerColour, px: u16 },
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
    /// A piece that is not a figure, for tiles of `px`; the colour is that of its seat.
    Piece { piece: Piece, colour: PlayerColour, px: u16 },
    /// The dashed frame of a tile that can be chosen.
    Choice { px: u16 },
    /// A cell that no tile fits.
    Dead { px: u16 },
    /// A segment in the patterns of its feature's owners, one bit per colour.
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
pub(crate) struct Artwork {
    pub pixels: RgbaImage,
    pub left: i32,
    pub top: i32,
}

/// Draws what a key names.
pub(crate) fn draw(key: &SpriteKey, colours: &Colours) -> Artwork {
    match key {
        SpriteKey::Tile { kind, rotation, px } => {
            tile::tile(&TilePlan::of(*kind), *rotation, *px, &colours.land)
        }
        SpriteKey::Described { tile, px } => {
            tile::tile(&TilePlan::draw(tile.kind()), Rotation::default(), *px, &colours.land)
        }
        SpriteKey::Tower { px } => buildings::tower(*px, &colours.land),
        SpriteKey::Figure { kind, colour, lying, px } => {
            figure::figure(*kind, *colour, *lying, *px, colours)
        }
        SpriteKey::Neutral { who, px } => neutral::neutral(*who, *px, colours),
        SpriteKey::Bridge { axis, px } => crafts::bridge(*axis == Axis::NorthSouth, *px, colours),
        SpriteKey::Castle { px } => crafts::castle(*px, colours),
        SpriteKey::Keep { height, px } => crafts::tower(*height, *px, colours),
        SpriteKey::Tunnel { pair, colour, px } => crafts::tunnel(*pair, *colour, *px, colours),
        SpriteKey::Token { token, colour, px } => crafts::token(*token, *colour, *px, colours),
        SpriteKey::Bars { px } => crafts::bars(*px, colours),
        SpriteKey::Text { text, size, ink } => marks::text(text, *size, *ink),
        SpriteKey::Wheel { px } => fair::whole_wheel(*px, &colours.land),
        SpriteKey::Crown { px } => fair::crown(*px, &colours.land),
        SpriteKey::Cell { px } => marks::cell(*px, &colours.table),
        SpriteKey::Frame { px } => marks::frame(*px, &colours.table),
        SpriteKey::Piece { piece, colour, px } => pieces::piece(*piece, *colour, *px, colours),
        SpriteKey::Choice { px } => marks::choice(*px, &colours.table),
        SpriteKey::Dead { px } => marks::dead(*px, &colours.table),
        SpriteKey::Claim { kind, rotation, segment, owners, px } => {
            marks::claim((*kind, *rotation, *segment), *owners, *px, colours)
        }
        SpriteKey::Draft { px } => marks::draft(*px, &colours.table),
        SpriteKey::Plate { px } => marks::plate(*px, &colours.table),
        SpriteKey::Card { width, height, radius, fill, rim } => {
            marks::card([*width, *height], *radius, *fill, *rim)
        }
        SpriteKey::Pile { px } => marks::pile(*px, colours),
        SpriteKey::Clock { px } => marks::clock(*px, &colours.table),
    }
}

/// Pixels per tile of the samples from which a palette is derived.
const SAMPLE: u16 = 48;
/// Only every nth kind of tile is a sample: their colours repeat.
const SAMPLE_EVERY: usize = 3;

/// Drawings of everything that has its own colours.
pub(crate) fn samples(colours: &Colours) -> Vec<RgbaImage> {
    let tile = |kind| SpriteKey::Tile { kind, rotation: Rotation::default(), px: SAMPLE };
    let figures = (0..PLAYER_COLOURS).map(|colour| SpriteKey::Figure {
        kind: FigureKind::Small,
        colour: PlayerColour::new(colour),
        lying: false,
        px: 2 * SAMPLE,
    });
    let marks = [
        SpriteKey::Tower { px: 3 * SAMPLE },
        SpriteKey::Cell { px: SAMPLE },
        SpriteKey::Frame { px: SAMPLE },
        SpriteKey::Plate { px: 2 * SAMPLE },
        SpriteKey::Pile { px: 2 * SAMPLE },
    ];
    let wares = [
        SpriteKey::Bridge { axis: Axis::WestEast, px: SAMPLE },
        SpriteKey::Castle { px: SAMPLE },
        SpriteKey::Keep { height: 3, px: SAMPLE },
    ];
    let neutrals = Neutral::ALL.map(|who| SpriteKey::Neutral { who, px: SAMPLE });
    let marks = marks.into_iter().chain(wares).chain(neutrals);
    let keys = catalog().kinds().step_by(SAMPLE_EVERY).map(tile).chain(figures).chain(marks);
    let mut samples: Vec<RgbaImage> = keys.map(|key| draw(&key, colours).pixels).collect();
    samples.push(marks::ramps(colours));
    samples
}
