//! Deflate for composed pictures (RFC 1950, RFC 1951). What repeats in them repeats in few ways:
//! the same pixel, the row above or a pixel beside that, and, here and there, a piece of another
//! sprite. So a handful of places is tried for each match instead of a long search, which takes
//! two thirds of a general compressor's time at the same size.

use std::ops::Range;

use super::huffman::{Bits, Code};
use super::strips::{self, Piece};

/// Most that one match covers, least that is worth one, and how far back one may reach.
const LONGEST: usize = 258;
const SHORTEST: usize = 3;
const WINDOW: usize = 32_768;
/// A match of this length ends the search.
const LONG_ENOUGH: usize = 24;
/// Every position in a match shorter than this is remembered.
const REMEMBERED: usize = 24;
/// Tokens of a block: each block has codes of its own.
const BLOCK: usize = 8_192;
/// Bits of the hash of four pixels.
const HASH_BITS: u32 = 13;
/// Marks the end of a block.
const END: usize = 256;

/// A literal (`length` 0) or a match.
#[derive(Clone, Copy)]
struct Token {
    length: u16,
    /// The literal, or how far back the match lies.
    value: u16,
}

/// Writes a zlib stream of rows of `stride` bytes, cut into strips of so many bytes each.
pub(super) fn zlib(rows: &[u8], stride: usize, strips: &[usize], to: &mut Vec<u8>) {
    // Deflate with a window of 32 KiB; no dictionary.
    to.extend([0x78, 0x9C]);
    let mut matcher = Matcher::new(rows, stride);
    let (mut from, mut sum) = (0, 1);
    for &length in strips {
        let strip = from..from + length;
        let own = &rows[strip.clone()];
        let piece = strips::cached(own, stride, || matcher.piece(strip, own));
        to.extend(&piece.deflated);
        sum = joined(sum, piece.adler, length);
        from += length;
    }
    // The last block is empty.
    to.extend([0x03, 0x00]);
    to.extend(sum.to_be_bytes());
}

/// Finds what repeats.
struct Matcher<'a> {
    rows: &'a [u8],
    stride: usize,
    at: usize,
    /// Where the strip begins, before which nothing is looked at, and where it ends.
    from: usize,
    end: usize,
    /// The latest two positions of each hash, one more than the position; 0: none.
    heads: Vec<[u32; 2]>,
}

impl<'a> Matcher<'a> {
    fn new(rows: &'a [u8], stride: usize) -> Self {
        Self {
            rows,
            // A picture has at least one pixel a row beside its filter byte.
            stride: stride.max(2),
            at: 0,
            from: 0,
            end: 0,
            heads: Vec::new(),
        }
    }

    /// Deflates a strip, up to a byte.
    fn piece(&mut self, strip: Range<usize>, own: &[u8]) -> Piece {
        if self.heads.is_empty() {
            self.heads = vec![[0; 2]; 1 << HASH_BITS];
        }
        (self.at, self.from, self.end) = (strip.start, strip.start, strip.end);
        let mut bits = Bits::after(Vec::with_capacity(own.len() / 8 + 64));
        while self.at < self.end {
            let tokens = self.block();
            block(&mut bits, &tokens);
        }
        // An empty stored block ends at a byte.
        bits.put(0, 3);
        let mut deflated = bits.finish();
        deflated.extend([0x00, 0x00, 0xFF, 0xFF]);
        Piece { deflated, adler: adler32(own) }
    }

    fn block(&mut self) -> Vec<Token> {
        let mut tokens = Vec::with_capacity(BLOCK + LONG_ENOUGH);
        while tokens.len() < BLOCK && self.at < self.end {
            let (mut length, mut back) = self.best(self.at, SHORTEST - 1);
            // As long as a better match begins one pixel later, that is worth a literal.
            while (SHORTEST..LONG_ENOUGH).contains(&length) && self.at + 1 < self.end {
                let later = self.best(self.at + 1, length);
                if later.0 == 0 {
                    break;
                }
                tokens.push(self.literal());
                (length, back) = later;
            }
            if length == 0 {
                tokens.push(self.literal());
                continue;
            }
            tokens.push(Token { length: length as u16, value: (back - 1) as u16 });
            let end = self.at + length;
            if length < REMEMBERED {
                (self.at + 2..end).for_each(|at| self.remember(at));
            }
            self.at = end;
        }
        tokens
    }

    fn literal(&mut self) -> Token {
        let value = self.rows[self.at].into();
        self.at += 1;
        Token { length: 0, value }
    }

    /// The longest match at a position and how far back it lies; nothing if none is longer than
    /// `least`.
    fn best(&mut self, at: usize, least: usize) -> (usize, usize) {
        let (mut length, mut found) = (least, 0);
        for back in [self.stride, 1, self.stride - 1, self.stride + 1] {
            if back <= at - self.from && back <= WINDOW && self.may_beat(at, back, length) {
                let common = self.common(at, back);
                if common > length {
                    (length, found) = (common, back);
                }
                if common >= LONG_ENOUGH {
                    return (length, found);
                }
            }
        }
        let Some(hash) = self.hash(at) else {
            return if found > 0 { (length, found) } else { (0, 0) };
        };
        let heads = self.heads[hash];
        for head in heads {
            let head = head as usize;
            if head <= self.from || head > at || at + 1 - head > WINDOW {
                continue;
            }
            // A far match costs more than a near one: it must be longer by two.
            let back = at + 1 - head;
            let wanted = if found > 0 { length + 1 } else { length.max(SHORTEST) };
            if self.may_beat(at, back, wanted) {
                let common = self.common(at, back);
                if common > wanted {
                    (length, found) = (common, back);
                }
            }
        }
        if heads[0] as usize != at + 1 {
            self.heads[hash] = [at as u32 + 1, heads[0]];
        }
        if found > 0 { (length, found) } else { (0, 0) }
    }

    fn hash(&self, at: usize) -> Option<usize> {
        let four = self.rows.get(at..at + 4).filter(|_| at + 4 <= self.end)?;
        let four = u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        Some((four.wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize)
    }

    fn remember(&mut self, at: usize) {
        if let Some(hash) = self.hash(at) {
            let heads = &mut self.heads[hash];
            if heads[0] as usize != at + 1 {
                *heads = [at as u32 + 1, heads[0]];
            }
        }
    }

    /// Whether a match could be longer than `length`: one look, before the whole comparison.
    fn may_beat(&self, at: usize, back: usize, length: usize) -> bool {
        let next = at + length;
        next < self.end && self.rows[next] == self.rows[next - back]
    }

    /// How many pixels at a position are the same as so far back.
    fn common(&self, at: usize, back: usize) -> usize {
        let most = LONGEST.min(self.end - at);
        let here = &self.rows[at..at + most];
        let there = &self.rows[at - back..at - back + most];
        let eight = |piece: &[u8]| u64::from_le_bytes(piece.try_into().expect("eight bytes"));
        let mut same = 0;
        for (one, other) in here.chunks_exact(8).zip(there.chunks_exact(8)) {
            let differ = eight(one) ^ eight(other);
            if differ != 0 {
                return same + (differ.trailing_zeros() / 8) as usize;
            }
            same += 8;
        }
        let rest = here[same..].iter().zip(&there[same..]);
        same + rest.take_while(|(one, other)| one == other).count()
    }
}

/// The symbol of a length or a distance, its extra bits, and how many these are: both follow the
/// same law, `steps` symbols for each number of extra bits.
fn symbol(value: u32, steps_bits: u32) -> (usize, u32, u32) {
    let steps = 1 << steps_bits;
    if value < 2 * steps {
        return (value as usize, 0, 0);
    }
    let extra = 31 - value.leading_zeros() - steps_bits;
    let symbol = (extra << steps_bits) + (value >> extra);
    (symbol as usize, value & ((1 << extra) - 1), extra)
}

/// Length symbols begin at 257; the longest length has one of its own.
fn length_symbol(length: u16) -> (usize, u32, u32) {
    if usize::from(length) == LONGEST {
        return (285, 0, 0);
    }
    let (symbol, rest, extra) = symbol(u32::from(length) - 3, 2);
    (257 + symbol, rest, extra)
}

fn distance_symbol(value: u16) -> (usize, u32, u32) {
    symbol(value.into(), 1)
}

fn block(bits: &mut Bits, tokens: &[Token]) {
    let (mut literals, mut distances) = (vec![0u32; 286], vec![0u32; 30]);
    let mut lengths = [0u32; LONGEST + 1];
    literals[END] = 1;
    for token in tokens {
        if token.length == 0 {
            literals[usize::from(token.value)] += 1;
        } else {
            lengths[usize::from(token.length)] += 1;
            distances[distance_symbol(token.value).0] += 1;
        }
    }
    for (&count, length) in lengths.iter().zip(0u16..).skip(SHORTEST) {
        literals[length_symbol(length).0] += count;
    }
    let (literals, distances) = (Code::of(&literals, 15), Code::of(&distances, 15));
    // Not the last, and with codes of its own.
    bits.put(0, 1);
    bits.put(2, 2);
    codes(bits, &literals, &distances);
    // A length is written with what follows it at once.
    let with_rest = |length: u16| literals.joined(length_symbol(length));
    let lengths: Vec<(u32, u32)> =
        (0..=LONGEST as u16).map(|length| with_rest(length.max(SHORTEST as u16))).collect();
    for token in tokens {
        if token.length == 0 {
            literals.put(bits, token.value.into());
            continue;
        }
        let (value, count) = lengths[usize::from(token.length)];
        bits.put(value, count);
        let (value, count) = distances.joined(distance_symbol(token.value));
        bits.put(value, count);
    }
    literals.put(bits, END);
}

/// The order in which the lengths of the code for lengths are written.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Writes the two codes as lengths, which have a code of their own.
fn codes(bits: &mut Bits, literals: &Code, distances: &Code) {
    let (literal_count, distance_count) = (literals.used(257), distances.used(1));
    let mut lengths = literals.lengths[..literal_count].to_vec();
    lengths.extend(&distances.lengths[..distance_count]);
    let runs = runs(&lengths);
    let mut counts = vec![0u32; 19];
    runs.iter().for_each(|&(symbol, ..)| counts[symbol] += 1);
    let code = Code::of(&counts, 7);
    let used = ORDER.iter().rposition(|&symbol| code.lengths[symbol] > 0);
    let used = used.map_or(0, |last| last + 1).max(4);
    bits.put(literal_count as u32 - 257, 5);
    bits.put(distance_count as u32 - 1, 5);
    bits.put(used as u32 - 4, 4);
    ORDER[..used].iter().for_each(|&symbol| bits.put(code.lengths[symbol].into(), 3));
    for (symbol, rest, extra) in runs {
        code.put(bits, symbol);
        bits.put(rest, extra);
    }
}

/// Lengths with their repetitions shortened: symbol, extra bits, how many.
fn runs(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut runs = Vec::new();
    for group in lengths.chunk_by(|a, b| a == b) {
        let (value, mut left) = (usize::from(group[0]), group.len());
        if value != 0 {
            runs.push((value, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, least, extra) = match (value, left) {
                (_, 1 | 2) => {
                    runs.push((value, 0, 0));
                    left -= 1;
                    continue;
                }
                (0, 11..) => (18, 11, 7),
                (0, _) => (17, 3, 3),
                _ => (16, 3, 2),
            };
            let taken = left.min(least + (1 << extra) - 1);
            runs.push((symbol, (taken - least) as u32, extra));
            left -= taken;
        }
    }
    runs
}

/// The modulus of the checksum.
const MODULUS: u32 = 65_521;

/// The checksum of what `one` and then `other`, which is so long, are the checksums of.
fn joined(one: u32, other: u32, length: usize) -> u32 {
    let (a, b) = (one & 0xFFFF, one >> 16);
    let (c, d) = (other & 0xFFFF, other >> 16);
    let length = (length % MODULUS as usize) as u32;
    // The later sums began at 1 and are moved on by the earlier one at each byte.
    let moved = (u64::from(length) * u64::from(a + MODULUS - 1) % u64::from(MODULUS)) as u32;
    let low = (a + c + MODULUS - 1) % MODULUS;
    let high = (b + d + moved) % MODULUS;
    high << 16 | low
}

/// The checksum of RFC 1950.
fn adler32(bytes: &[u8]) -> u32 {
    /// Bytes that are summed up at once.
    const LANE: usize = 32;
    /// How often each of them counts.
    const WEIGHTS: [u32; LANE] = {
        let mut weights = [0; LANE];
        let mut index = 0;
        while index < LANE {
            weights[index] = (LANE - index) as u32;
            index += 1;
        }
        weights
    };
    /// The most bytes after which the sums still fit 32 bits, in whole lanes.
    const PIECE: usize = 5_552 / LANE * LANE;
    let (mut sum, mut sums) = (1u32, 0u32);
    for piece in bytes.chunks(PIECE) {
        let (lanes, rest) = piece.as_chunks::<LANE>();
        for lane in lanes {
            // Nothing here can overflow; said so, many bytes are summed up at once.
            let (mut flat, mut steep) = (0u32, 0u32);
            for (&byte, weight) in lane.iter().zip(WEIGHTS) {
                flat = flat.wrapping_add(u32::from(byte));
                steep = steep.wrapping_add(u32::from(byte).wrapping_mul(weight));
            }
            sums += LANE as u32 * sum + steep;
            sum += flat;
        }
        for &byte in rest {
            sum += u32::from(byte);
            sums += sum;
        }
        sum %= MODULUS;
        sums %= MODULUS;
    }
    sums << 16 | sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// Another decoder gives back what was packed.
    fn check(rows: &[u8], stride: usize) {
        for cut in [rows.len() / 3, rows.len() / 2, rows.len()] {
            unpacks(rows, stride, &[cut, rows.len() - cut]);
        }
    }

    fn unpacks(rows: &[u8], stride: usize, strips: &[usize]) {
        let mut packed = Vec::new();
        zlib(rows, stride, strips, &mut packed);
        let mut unpacked = Vec::new();
        let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
        decoder.read_to_end(&mut unpacked).expect("a sound stream");
        assert!(unpacked == rows, "{} bytes, stride {stride}", rows.len());
    }

    #[test]
    fn whatever_goes_in_comes_out_again() {
        let mut state = 1u32;
        let mut noise = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        let random: Vec<u8> = (0..70_000).map(|_| noise()).collect();
        let few: Vec<u8> = (0..300_000).map(|_| noise() % 3).collect();
        for bytes in [&[][..], &[7], &[1, 2, 3], &[0; 3], &[9; 100_000], &random, &few] {
            for stride in [1, 3, 100, 40_000] {
                check(bytes, stride);
            }
        }
        let pattern: Vec<u8> =
            (0..200_000u32).map(|i| (i % 257 * (i / 4_000) % 251) as u8).collect();
        check(&pattern, 257);
    }

    #[test]
    fn the_checksum_is_that_of_the_format() {
        assert_eq!(adler32(b"Wikipedia"), 0x11E6_0398);
        assert_eq!(adler32(&[]), 1);
        let slow = |bytes: &[u8]| {
            let add = |(a, b): (u32, u32), &byte: &u8| {
                let a = (a + u32::from(byte)) % 65_521;
                (a, (b + a) % 65_521)
            };
            let (a, b) = bytes.iter().fold((1, 0), add);
            b << 16 | a
        };
        for length in [1, 15, 16, 17, 5_551, 5_552, 5_553, 100_003] {
            let bytes = vec![255u8; length];
            assert_eq!(adler32(&bytes), slow(&bytes), "{length} bytes");
            let (one, other) = bytes.split_at(length / 3);
            let both = joined(adler32(one), adler32(other), other.len());
            assert_eq!(both, slow(&bytes), "{length} bytes in two");
        }
    }

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_format() {
        assert_eq!(length_symbol(3), (257, 0, 0));
        assert_eq!(length_symbol(10), (264, 0, 0));
        assert_eq!(length_symbol(12), (265, 1, 1));
        assert_eq!(length_symbol(257), (284, 30, 5));
        assert_eq!(length_symbol(258), (285, 0, 0));
        assert_eq!(distance_symbol(0), (0, 0, 0));
        assert_eq!(distance_symbol(4), (4, 0, 1));
        assert_eq!(distance_symbol(32_767), (29, 8_191, 13));
    }
}
