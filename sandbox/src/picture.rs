//! The width and height of a picture, read from its file header. The sandbox draws and decodes
//! nothing: a file with an unknown header has no size, and Discord shows it as a download.

/// Pixels across and down, for PNG, GIF, JPEG and WebP.
pub(crate) fn size_of(bytes: &[u8]) -> Option<(u32, u32)> {
    png(bytes).or_else(|| gif(bytes)).or_else(|| jpeg(bytes)).or_else(|| webp(bytes))
}

fn big(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    let part = bytes.get(at..at + count)?;
    Some(part.iter().fold(0, |sum, byte| sum << 8 | u32::from(*byte)))
}

fn little(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    let part = bytes.get(at..at + count)?;
    Some(part.iter().rev().fold(0, |sum, byte| sum << 8 | u32::from(*byte)))
}

fn png(bytes: &[u8]) -> Option<(u32, u32)> {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n").then_some(())?;
    (bytes.get(12..16)? == b"IHDR").then_some(())?;
    Some((big(bytes, 16, 4)?, big(bytes, 20, 4)?))
}

fn gif(bytes: &[u8]) -> Option<(u32, u32)> {
    (bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a")).then_some(())?;
    Some((little(bytes, 6, 2)?, little(bytes, 8, 2)?))
}

/// Walks the segments up to the frame header.
fn jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    bytes.starts_with(&[0xff, 0xd8]).then_some(())?;
    let mut at = 2;
    loop {
        (*bytes.get(at)? == 0xff).then_some(())?;
        let marker = *bytes.get(at + 1)?;
        match marker {
            // Padding and markers without a length.
            0xff => at += 1,
            0x01 | 0xd0..=0xd8 => at += 2,
            // Frame headers; C4, C8 and CC are tables that share the range.
            0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => {
                return Some((big(bytes, at + 7, 2)?, big(bytes, at + 5, 2)?));
            }
            _ => at += 2 + big(bytes, at + 2, 2)? as usize,
        }
    }
}

fn webp(bytes: &[u8]) -> Option<(u32, u32)> {
    (bytes.starts_with(b"RIFF") && bytes.get(8..12)? == b"WEBP").then_some(())?;
    match bytes.get(12..16)? {
        b"VP8 " => Some((little(bytes, 26, 2)? & 0x3fff, little(bytes, 28, 2)? & 0x3fff)),
        b"VP8L" => {
            let bits = little(bytes, 21, 4)?;
            Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
        }
        b"VP8X" => Some((little(bytes, 24, 3)? + 1, little(bytes, 27, 3)? + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heads_of_pictures_tell_their_sizes() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 2, 38, 0, 0, 1, 94]);
        let gif = b"GIF89a\x26\x02\x5e\x01\0".to_vec();
        let mut jpeg = vec![0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc4, 0, 3, 9];
        jpeg.extend([0xff, 0xc2, 0, 17, 8, 1, 94, 2, 38]);
        let mut webp = b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0".to_vec();
        webp.extend([0x25, 2, 0, 0x5d, 1, 0]);
        for bytes in [png, gif, jpeg, webp] {
            assert_eq!(size_of(&bytes), Some((550, 350)), "{bytes:?}");
            for cut in 0..bytes.len() {
                let _ = size_of(&bytes[..cut]);
            }
        }
        assert_eq!(size_of(b"plain text"), None);
        assert_eq!(size_of(b""), None);
    }
}
