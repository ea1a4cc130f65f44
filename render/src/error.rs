//! Why a scene cannot be drawn.

use rules::Pos;
use thiserror::Error;

/// Why a scene cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RenderError {
    /// A figure or a spot is on a cell where no tile lies, or on a segment that the tile has not.
    #[error("there is no segment {segment} at {}", pos.name())]
    NoSegment {
        /// The cell.
        pos: Pos,
        /// Index of the segment.
        segment: u8,
    },
    /// The cells to be shown are farther apart than any game's.
    #[error("the board is {columns} by {rows} cells, more than {most} in a direction")]
    TooLarge {
        /// Columns.
        columns: u32,
        /// Rows.
        rows: u32,
        /// [`MOST_CELLS`](crate::MOST_CELLS).
        most: u32,
    },
    /// A moving picture of no scene.
    #[error("there is nothing to be shown")]
    Nothing,
    /// Whoever was told of the progress of a moving picture wants no more of it.
    #[error("the picture was given up")]
    GivenUp,
    /// A moving picture that is too large at the smallest scale.
    #[error("the picture has {bytes} bytes, more than {most}")]
    TooManyBytes {
        /// Bytes at the smallest scale, when it was given up.
        bytes: usize,
        /// [`Pace::most`](crate::Pace::most).
        most: usize,
    },
    /// A moving picture that the format does not allow.
    #[error("the moving picture cannot be written: {0}")]
    Unwritten(String),
}

impl From<gif::EncodingError> for RenderError {
    fn from(error: gif::EncodingError) -> Self {
        Self::Unwritten(error.to_string())
    }
}
