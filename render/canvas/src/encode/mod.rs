//! Writes files of palette numbers, PNG and GIF, with the crates `png`, `flate2` and `gif`. Knows nothing
//! about what the pixels show.

mod gif;
mod indexed;
mod strips;

use std::ops::Range;

pub use gif::Gif;
pub use indexed::IndexedPng;
pub use strips::{KeyHasher, NO_FILTER};

/// The number of rows before a strip on which its deflated form depends, in a picture of this
/// width.
pub fn reach(width: usize, start: usize) -> usize {
    strips::reach(width + 1, start)
}

/// A strip of a picture: whole rows, identified by what is drawn on them.
#[derive(Clone, Debug)]
pub struct Strip {
    /// The rows.
    pub rows: Range<usize>,
    /// The number of rows before it that its deflated form may refer to.
    pub before: usize,
    /// Equal keys mean equal pixels, also in the rows before it that it may refer to.
    pub key: u128,
}
