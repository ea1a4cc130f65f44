//! Writing the PNG: one palette, rows without filters (filters hurt indexed data), one deflate
//! stream made of strips. Knows nothing of what the pixels show.

mod deflate;
mod gif;
mod huffman;
mod strips;

use std::ops::Range;

pub(crate) use gif::Gif;
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

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
/// Bits a pixel, and the colour type "indexed".
const DEPTH: u8 = 8;
const INDEXED: u8 = 3;

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

/// A PNG made of strips. `compose` appends rows, each with its filter byte before it; a strip that
/// was deflated before is neither composed nor deflated again.
pub(crate) fn png(
    (width, height): (usize, usize),
    palette: &[[u8; 3]],
    strips: &[Strip],
    compose: impl FnMut(Range<usize>, &mut Vec<u8>),
) -> Vec<u8> {
    let mut header = Vec::with_capacity(13);
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    header.extend([DEPTH, INDEXED, 0, 0, 0]);
    let mut png = Vec::with_capacity(width * height / 12 + 2048);
    png.extend(SIGNATURE);
    chunk(&mut png, b"IHDR", |data| data.extend(&header));
    chunk(&mut png, b"PLTE", |data| data.extend(palette.as_flattened()));
    chunk(&mut png, b"IDAT", |data| strips::zlib(width + 1, strips, compose, data));
    chunk(&mut png, b"IEND", |_| ());
    png
}

/// A chunk whose data `write` appends.
fn chunk(png: &mut Vec<u8>, name: &[u8; 4], write: impl FnOnce(&mut Vec<u8>)) {
    png.extend([0; 4]);
    let from = png.len();
    png.extend(name);
    write(png);
    let length = (png.len() - from - name.len()) as u32;
    png[from - 4..from].copy_from_slice(&length.to_be_bytes());
    let sum = crc32fast::hash(&png[from..]);
    png.extend(sum.to_be_bytes());
}
