//! How each thing looks. A [`Motif`] names a small drawing; [`draw`] makes it with the vector
//! library. Everything upright (houses, churches, shields, figures) is drawn upright whatever the
//! rotation of the tile, and the light comes from the top left. Composing is not done here.

mod brush;
mod buildings;
mod figure;
mod marks;
mod tile;
mod water;

use rules::{FigureKind, KindId, Rotation, catalog};
use tiny_skia::Pixmap;

use crate::scene::{LIVERIES, Livery};
use crate::theme::{Colours, Rgb};

pub(crate) use brush::Brush;
pub(crate) use figure::figure_height;

/// A drawing that a picture is composed of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Motif {
    /// A tile, `px` wide.
    Tile { kind: KindId, rotation: Rotation, px: u16 },
    /// A tower where walls meet, for tiles of `px`.
    Tower { px: u16 },
    /// A figure for tiles of `px`; farmers lie.
    Figure { kind: FigureKind, livery: Livery, lying: bool, px: u16 },
    /// A line of text, `size` pixels an em; the origin is the left end of the baseline.
    Text { text: String, size: u16, ink: Rgb },
    /// A cell where the tile may go.
    Cell { px: u16 },
    /// The frame of the last tile.
    Frame { px: u16 },
    /// The dashed frame of a tile that is not laid yet.
    Draft { px: u16 },
    /// The round plate under the label of a spot.
    Plate { px: u16 },
    /// A rectangle with round corners.
    Card { width: u16, height: u16, radius: u16, fill: Rgb, rim: Option<(Rgb, u16)> },
    /// A pile of tiles.
    Pile { px: u16 },
}

/// A finished drawing and its origin from the top left corner.
pub(crate) struct Drawing {
    pub pixels: Pixmap,
    pub left: i32,
    pub top: i32,
}

/// Draws a motif.
pub(crate) fn draw(motif: &Motif, colours: &Colours) -> Drawing {
    match motif {
        Motif::Tile { kind, rotation, px } => tile::tile(*kind, *rotation, *px, &colours.land),
        Motif::Tower { px } => buildings::tower(*px, &colours.land),
        Motif::Figure { kind, livery, lying, px } => {
            figure::figure(*kind, *livery, *lying, *px, colours)
        }
        Motif::Text { text, size, ink } => marks::text(text, *size, *ink),
        Motif::Cell { px } => marks::cell(*px, &colours.table),
        Motif::Frame { px } => marks::frame(*px, &colours.table),
        Motif::Draft { px } => marks::draft(*px, &colours.table),
        Motif::Plate { px } => marks::plate(*px, &colours.table),
        Motif::Card { width, height, radius, fill, rim } => {
            marks::card([*width, *height], *radius, *fill, *rim)
        }
        Motif::Pile { px } => marks::pile(*px, colours),
    }
}

/// Pixels a tile of the samples from which a palette is taken.
const SAMPLE: u16 = 48;
/// Of the kinds of tiles, every so many is a sample: their colours repeat.
const SAMPLE_EVERY: usize = 3;

/// Drawings with everything that has colours of its own.
pub(crate) fn samples(colours: &Colours) -> Vec<Pixmap> {
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
    let motifs = catalog().kinds().step_by(SAMPLE_EVERY).map(tile).chain(figures).chain(marks);
    let mut samples: Vec<Pixmap> = motifs.map(|motif| draw(&motif, colours).pixels).collect();
    samples.push(marks::ramps(colours));
    samples
}
