//! The look of each thing. A [`SpriteKey`] names a small drawing; [`draw`] makes it with the vector
//! library. Everything upright (houses, churches, shields, figures) is drawn upright whatever the
//! tile's rotation, and the light comes from the top left. Composing is done elsewhere.

pub(crate) mod buildings;
mod crops;
mod figure;
mod icon;
mod marks;
mod meadow;
mod piece;
mod plate;
mod road_ends;
mod tile;
mod town;
mod water;

use image::RgbaImage;
use rules::{FigureKind, HostTile, KindId, Rotation, Token, catalog};

use crate::expansions;
use crate::plan::TilePlan;
use crate::scene::{PLAYER_COLOURS, PlayerColour, Shape};
use crate::theme::{Colours, Rgb};

pub(crate) use canvas::Brush;
pub(crate) use crops::Crop;
pub(crate) use figure::{Costume, Pin, figure_height, person, symbol};
pub(crate) use icon::{Icon, drawing, letters, sheet};
pub(crate) use piece::{Rim, coin, marked, standing};
pub(crate) use plate::{corner, on_plate, plate};
pub(crate) use road_ends::{farm, hill, island};
pub(crate) use tile::Church;

/// What the cities around a tile are, as bit sets of its segments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CityMarks {
    /// Finished ones: their ground glows.
    pub finished: u16,
    /// Those with a skyline.
    pub grand: u16,
    /// Large ones that have their hall on this tile.
    pub halls: u16,
}

impl CityMarks {
    /// A segment as such a set.
    pub(crate) const fn bit(segment: u8) -> u16 {
        1 << (segment % 16)
    }
}

/// A drawing that a picture is composed of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SpriteKey {
    /// A tile, `px` wide.
    Tile { kind: KindId, rotation: Rotation, px: u16 },
    /// A tile that a host described and that is not in any game.
    Described { tile: HostTile, px: u16 },
    /// The part of a tile of our own that is drawn otherwise because of the cities it belongs to.
    Cities { kind: KindId, rotation: Rotation, cities: CityMarks, px: u16 },
    /// A parcel of a field: half its width and height on the lattice of parcels, for tiles of `px`.
    Crop { crop: Crop, half: [u8; 2], px: u16 },
    /// A tower where walls meet, for tiles of `px`; that of a finished city flies a flag.
    Tower { flag: bool, px: u16 },
    /// A figure for tiles of `px`; farmers lie. The origin is its middle, or the point of its pin.
    Figure { kind: FigureKind, colour: PlayerColour, lying: bool, pin: Option<Pin>, px: u16 },
    /// The crown of a winner whose figure is for tiles of `px`.
    Crown { px: u16 },
    /// The icon of what a seat holds, in a square of `px`.
    Token { token: Token, colour: PlayerColour, px: u16 },
    /// Bars in front of a captive, in a square of `px`.
    Bars { px: u16 },
    /// A line of text, `size` pixels an em; the origin is the left end of the baseline.
    Text { text: String, size: u16, ink: Rgb },
    /// A cell where the tile may go.
    Cell { px: u16 },
    /// The frame of the last tile.
    Frame { px: u16 },
    /// A piece for tiles of `px`; the colour is that of its seat.
    Piece { shape: Shape, colour: PlayerColour, px: u16 },
    /// The dashed frame of a tile that can be chosen.
    Choice { px: u16 },
    /// A cell that no tile fits.
    Dead { px: u16 },
    /// The outline of a segment in the colours of its feature's owners, one bit per colour.
    Claim { kind: KindId, rotation: Rotation, segment: u8, owners: u8, px: u16 },
    /// The symbol of an owner on a disc, for tiles of `px`.
    Badge { colour: PlayerColour, px: u16 },
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

impl SpriteKey {
    /// A piece; a figure is the same sprite wherever it stands.
    pub(crate) const fn piece(shape: Shape, colour: PlayerColour, px: u16) -> Self {
        match shape {
            Shape::Follower(kind) => Self::Figure { kind, colour, lying: false, pin: None, px },
            _ => Self::Piece { shape, colour, px },
        }
    }
}

/// A finished drawing and its origin from the top left corner.
pub(crate) struct Artwork {
    pub pixels: RgbaImage,
    pub left: i32,
    pub top: i32,
}

/// Draws what a key names.
pub(crate) fn draw(key: &SpriteKey, colours: &Colours) -> Artwork {
    let plain = CityMarks::default();
    match key {
        SpriteKey::Tile { kind, rotation, px } => {
            tile::tile(&TilePlan::of(*kind), *rotation, plain, *px, &colours.land)
        }
        SpriteKey::Described { tile, px } => {
            tile::tile(&TilePlan::draw(tile.kind()), Rotation::default(), plain, *px, &colours.land)
        }
        SpriteKey::Cities { kind, rotation, cities, px } => {
            tile::cities(&TilePlan::of(*kind), *rotation, *cities, *px, &colours.land)
        }
        SpriteKey::Crop { crop, half, px } => crops::crop(*crop, *half, *px, &colours.land),
        SpriteKey::Tower { flag, px } => town::tower(*flag, *px, &colours.land),
        SpriteKey::Figure { kind, colour, lying, pin, px } => {
            figure::figure(*kind, *colour, (*lying, *pin), *px, colours)
        }
        SpriteKey::Crown { px } => figure::crown(*px, colours),
        SpriteKey::Token { token, colour, px } => icon::token(*token, *colour, *px, colours),
        SpriteKey::Bars { px } => icon::bars(*px, colours),
        SpriteKey::Text { text, size, ink } => marks::text(text, *size, *ink),
        SpriteKey::Cell { px } => marks::cell(*px, &colours.table),
        SpriteKey::Frame { px } => marks::frame(*px, &colours.table),
        SpriteKey::Piece { shape, colour, px } => shape.look().draw(*colour, *px, colours),
        SpriteKey::Choice { px } => marks::choice(*px, &colours.table),
        SpriteKey::Dead { px } => marks::dead(*px, &colours.table),
        SpriteKey::Claim { kind, rotation, segment, owners, px } => {
            marks::claim((*kind, *rotation, *segment), *owners, *px, colours)
        }
        SpriteKey::Badge { colour, px } => marks::badge(*colour, *px, colours),
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
        pin: None,
        px: 2 * SAMPLE,
    });
    let marks = [
        SpriteKey::Tower { flag: true, px: 3 * SAMPLE },
        SpriteKey::Cell { px: SAMPLE },
        SpriteKey::Frame { px: SAMPLE },
        SpriteKey::Plate { px: 2 * SAMPLE },
        SpriteKey::Pile { px: 2 * SAMPLE },
    ];
    let crops = Crop::ALL.map(|crop| SpriteKey::Crop { crop, half: [3, 2], px: SAMPLE });
    let pieces = expansions::all().flat_map(|slice| slice.blends());
    let pieces = pieces.map(|shape| SpriteKey::piece(shape, PlayerColour::new(0), SAMPLE));
    let marks = marks.into_iter().chain(crops).chain(pieces);
    let plain: Vec<&str> =
        expansions::all().flat_map(|slice| slice.plain_sets()).copied().collect();
    let kinds = catalog().kinds().filter(|kind| !plain.contains(&kind.kind().set()));
    let keys = kinds.step_by(SAMPLE_EVERY).map(tile).chain(figures).chain(marks);
    let mut samples: Vec<RgbaImage> = keys.map(|key| draw(&key, colours).pixels).collect();
    samples.push(marks::ramps(colours));
    samples
}
