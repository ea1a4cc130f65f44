//! What the painter asks of a piece, whichever expansion it comes from.

use crate::art::Artwork;
use crate::paint::Painter;
use crate::scene::{Piece, PlayerColour};
use crate::theme::{Colours, Rgb, TableColours};

/// When a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Layer {
    /// Below the marks of cells: what was built on the tiles.
    Built,
    /// Among the figures, from north to south.
    Standing,
    /// Above the figures and below other pieces.
    Flying,
    /// On top.
    Top,
}

/// How a piece shares its tile with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TileSharing {
    /// Others may stand on it.
    Flat,
    /// Others keep away from it.
    Fixed,
    /// It keeps away from others, anywhere on its tile.
    Free,
    /// The same on its segment.
    AtHome,
}

/// A number on a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub number: u8,
    /// Size as a share of the tile.
    pub size: f32,
    pub ink: Rgb,
}

/// How a piece looks.
pub(crate) trait Look {
    /// When it is drawn.
    fn layer(&self) -> Layer {
        Layer::Top
    }

    /// Its name in a position's notation; `None` if it is shown only for a moment.
    fn word(&self) -> Option<String> {
        None
    }

    /// The whole word in a position's notation.
    fn written(&self, piece: &Piece) -> Option<String> {
        Some(format!("lies:{}@{}", self.word()?, piece.at.word()?))
    }

    /// Minimum pixels per tile, as a share of the picture's width.
    fn least(&self) -> f32 {
        0.0
    }

    /// The number on it.
    fn label(&self, _: &TableColours) -> Option<Label> {
        None
    }

    /// How it shares its tile with others.
    fn sharing(&self) -> TileSharing {
        TileSharing::Fixed
    }

    /// A point of the table that it came from and that should be seen too.
    fn from(&self) -> Option<(i32, i32)> {
        None
    }

    /// Paints what is more than one sprite; returns whether it did.
    fn paint(&self, _: &Piece, _: &mut Painter<'_>) -> bool {
        false
    }

    /// Draws it in the colour of its seat, for tiles of `px`.
    fn draw(&self, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork;

    /// The position of its origin on a contact sheet and its size there, in percent.
    fn on_sheet(&self) -> (i32, i32, u16) {
        (50, 50, 100)
    }
}

/// A place that only one expansion knows.
pub(crate) trait OwnPlace {
    /// The pixel; `None` if it is not on the map.
    fn pixel(&self, painter: &Painter<'_>) -> Option<(i32, i32)>;

    /// Its name in a position's notation.
    fn word(&self) -> String;
}

/// Where a figure stands that is not simply on its segment.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Footing {
    /// The pixel; `None` if it is not on the map.
    pub place: Option<(i32, i32)>,
    /// Each figure there has a place of its own; otherwise they stand side by side.
    pub own: bool,
}
