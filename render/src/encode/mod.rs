//! Writing files of palette numbers: PNG and GIF. The `png` and `gif` crates frame them; the
//! compression is ours where theirs takes longer. Knows nothing of what the pixels show.

mod deflate;
mod gif;
mod huffman;
mod indexed;
mod strips;

use std::ops::Range;

pub(crate) use gif::Gif;
pub use indexed::IndexedPng;
pub(crate) use strips::Mixer;

/// Rows before a strip on which its deflated form depends, in a picture of this width.
pub(crate) fn reach(width: usize, start: usize) -> usize {
    strips::reach(width + 1, start)
}

/// Whether a picture of this size is deflated in the way of large ones, on which the deflated form
/// of each strip depends.
pub(crate) const fn is_large((width, height): (usize, usize)) -> bool {
    deflate::is_large((width + 1) * height)
}

/// A strip of a picture: whole rows, known by what is drawn on them.
#[derive(Clone, Debug)]
pub(crate) struct Strip {
    /// The rows.
    pub rows: Range<usize>,
    /// To so many rows before them its deflated form may refer.
    pub before: usize,
    /// The same key: the same pixels, and the same in the rows before it to which it may refer.
    pub key: u128,
}
