//! Writing the PNG: one palette, rows without filters (filters hurt indexed data), one deflate
//! stream made of strips. Knows nothing of what the pixels show.

mod deflate;
mod huffman;
mod strips;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
/// Bits a pixel, and the colour type "indexed".
const DEPTH: u8 = 8;
const INDEXED: u8 = 3;

/// A PNG of rows that each begin with their filter byte. `cuts` are the rows at which another
/// strip begins: where they are the same and nothing changed between two, nothing is deflated
/// again.
pub(crate) fn png(
    width: usize,
    height: usize,
    rows: &[u8],
    palette: &[[u8; 3]],
    cuts: &[usize],
) -> Vec<u8> {
    let mut ends: Vec<usize> =
        cuts.iter().copied().filter(|&cut| 0 < cut && cut < height).collect();
    ends.sort_unstable();
    ends.dedup();
    ends.push(height);
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let strips: Vec<usize> =
        starts.zip(&ends).map(|(start, end)| (end - start) * (width + 1)).collect();
    let mut header = Vec::with_capacity(13);
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    header.extend([DEPTH, INDEXED, 0, 0, 0]);
    let mut png = Vec::with_capacity(rows.len() / 8 + 2048);
    png.extend(SIGNATURE);
    chunk(&mut png, b"IHDR", |data| data.extend(&header));
    chunk(&mut png, b"PLTE", |data| data.extend(palette.as_flattened()));
    chunk(&mut png, b"IDAT", |data| deflate::zlib(rows, width + 1, &strips, data));
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
