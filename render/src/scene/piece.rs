//! What stands and lies on the board besides figures: one kind of piece, whichever expansion
//! brought it.

use rules::{At, Figure, Pos, Seat, Spot};

pub use crate::expansions::{Place, Shape};

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// What it is.
    pub shape: Shape,
    /// Whose it is, if it belongs to a seat.
    pub seat: Option<Seat>,
    /// Where it is.
    pub at: PieceLocation,
}

impl Piece {
    /// A piece that belongs to nobody.
    pub const fn new(shape: Shape, at: PieceLocation) -> Self {
        Self { shape, seat: None, at }
    }

    /// The same piece as a seat's.
    pub const fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }
}

/// The location of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceLocation {
    /// On a cell: thousandths of a tile east and south of the cell's corner.
    Cell(Pos, (i16, i16)),
    /// Over the edge between two cells.
    Edge(Pos, Pos),
    /// Next to the figures of a segment.
    Spot(Spot),
    /// On the mouth of a road.
    Mouth(Spot),
    /// Next to this figure.
    Beside(Figure),
    /// Where this figure stood, next to those that still stand there.
    Stood(Figure),
    /// At a point, in thousandths of a tile east and south of the corner of cell (0, 0).
    Point(i32, i32),
    /// In a place that only one expansion knows.
    Own(Place),
}

impl PieceLocation {
    /// The cell, if it is on one.
    pub fn cell(self) -> Option<Pos> {
        match self {
            Self::Cell(pos, _) => Some(pos),
            Self::Spot(spot) | Self::Mouth(spot) => Some(spot.pos),
            Self::Beside(figure) | Self::Stood(figure) => figure.at.pos(),
            Self::Edge(..) | Self::Point(..) | Self::Own(_) => None,
        }
    }

    /// Its name in a position's notation; `None` if pieces lie there only for a moment.
    pub(crate) fn word(self) -> Option<String> {
        Some(match self {
            Self::Cell(pos, _) => pos.name(),
            Self::Spot(at) | Self::Mouth(at) => spot_word(at),
            Self::Point(x, y) => format!("{x},{y}"),
            Self::Own(place) => place.own().word(),
            Self::Edge(..) | Self::Beside(_) | Self::Stood(_) => return None,
        })
    }
}

/// A segment of a tile as a word.
pub(crate) fn spot_word(spot: Spot) -> String {
    format!("{}.{}", spot.pos.name(), spot.segment)
}

/// A figure with its place as a word.
pub(crate) fn figure_word(figure: Figure) -> String {
    let at = match figure.at {
        At::Segment(place) => spot_word(place),
        At::Corner(place) => format!("{}^{}", place.pos.name(), place.segment),
        at => crate::expansions::all().find_map(|slice| slice.at_word(at)).unwrap_or_default(),
    };
    format!("{}{}@{at}", figure.seat.0, figure.kind.name())
}
