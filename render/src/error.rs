//! Why a scene cannot be drawn.

use rules::Pos;
use thiserror::Error;

/// Why a scene cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RenderError {
    /// A figure or a spot is on a cell without a tile, or on a segment that the tile does not have.
    #[error("there is no segment {segment} at {}", pos.name())]
    NoSegment {
        /// The cell.
        pos: Pos,
        /// Index of the segment.
        segment: u8,
    },
    /// The cells to show are farther apart than in any game.
    #[error("the board is {columns} by {rows} cells, more than {most} in a direction")]
    TooLarge {
        /// Columns.
        columns: u32,
        /// Rows.
        rows: u32,
        /// [`MAX_CELLS`](crate::MAX_CELLS).
        most: u32,
    },
    /// An animation without scenes.
    #[error("there is nothing to be shown")]
    Nothing,
    /// The progress callback of an animation asked to stop.
    #[error("the picture was given up")]
    GivenUp,
    /// An animation that is too large even at the smallest scale.
    #[error("the picture has {bytes} bytes, more than {most}")]
    TooManyBytes {
        /// Bytes at the smallest scale, when rendering stopped.
        bytes: usize,
        /// [`FrameTiming::most`](crate::FrameTiming::most).
        most: usize,
    },
    /// An animation that the format does not allow.
    #[error("the moving picture cannot be written: {0}")]
    Unwritten(String),
}

impl From<gif::EncodingError> for RenderError {
    fn from(error: gif::EncodingError) -> Self {
        Self::Unwritten(error.to_string())
    }
}
