//! Writing the PNG: one palette, rows without filters (filters hurt indexed data), one deflate
//! stream. Knows nothing of what the pixels show.

mod deflate;
mod huffman;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
/// Bits a pixel, and the colour type "indexed".
const DEPTH: u8 = 8;
const INDEXED: u8 = 3;

/// A PNG of rows that each begin with their filter byte.
pub(crate) fn png(width: usize, height: usize, rows: &[u8], palette: &[[u8; 3]]) -> Vec<u8> {
    let mut header = Vec::with_capacity(13);
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    header.extend([DEPTH, INDEXED, 0, 0, 0]);
    let data = deflate::zlib(rows, width + 1);
    let mut png = Vec::with_capacity(data.len() + 1024);
    png.extend(SIGNATURE);
    chunk(&mut png, b"IHDR", &header);
    chunk(&mut png, b"PLTE", palette.as_flattened());
    chunk(&mut png, b"IDAT", &data);
    chunk(&mut png, b"IEND", &[]);
    png
}

fn chunk(png: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    png.extend((data.len() as u32).to_be_bytes());
    png.extend(name);
    png.extend(data);
    let mut sum = crc32fast::Hasher::new();
    sum.update(name);
    sum.update(data);
    png.extend(sum.finalize().to_be_bytes());
}
