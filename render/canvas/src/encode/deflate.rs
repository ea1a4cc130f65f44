//! Deflate for composed pictures (RFC 1951). Repetitions in them take few forms: the same pixel,
//! the row above, and occasionally a piece of another sprite. So a handful
//! of candidates is tried for each match instead of a long search. Matches are compared by the bits
//! they save, not by length: a near match costs half as much as a distant one.

use super::huffman::{Bits, Code};

/// The maximum length of a match, the minimum length worth one, and the maximum distance.
const LONGEST: usize = 258;
const SHORTEST: usize = 3;
pub(super) const WINDOW: usize = 32_768;
/// A match of this length ends the search.
const LONG_ENOUGH: usize = 24;
/// After a match of this length none is tried a pixel later.
const GOOD_ENOUGH: usize = 16;
/// Remembered positions tried for a match, and for one that begins a pixel after one that was found.
const PLACES: usize = 2;
const LATER_PLACES: usize = 1;
/// Of a match so many of its last positions are remembered: new matches begin where others ended.
const REMEMBERED: usize = 3;
/// Of the rows before a strip every so many positions are remembered.
const BEFORE_STEP: usize = 7;
/// Tokens per block: each block has its own codes.
const BLOCK: usize = 32_768;
/// Bits of the hash of five pixels.
const HASH_BITS: u32 = 13;
/// Marks the end of a block.
const END: usize = 256;
/// Pixels compared at a time.
const STEP: usize = 8;
/// How many bytes past the end of the pixels may be read.
const BEYOND: usize = LONGEST.next_multiple_of(STEP) + STEP;
/// Approximate cost of tokens in bits: a literal; a match with the pixel to the left; one with the
/// row above; any other match, not counting the extra bits of its distance.
const LITERAL: i32 = 7;
const LEFT: i32 = 11;
const ABOVE: i32 = 17;
const ELSEWHERE: i32 = 11;

/// A literal or a match, in the form in which it is counted and written: its row in tables that
/// start with the literals and continue with the lengths, its distance symbol (literals have a null
/// symbol), and the extra bits of the distance.
#[derive(Clone, Copy)]
struct Symbol(u32);

impl Symbol {
    #[inline(always)]
    const fn literal(pixel: u8) -> Self {
        Self(pixel as u32 | (NO_DISTANCE as u32) << 10)
    }

    #[inline(always)]
    fn repeat(length: usize, back: usize) -> Self {
        let (symbol, rest, _) = symbol(back as u32 - 1, 1);
        Self((LENGTH + length) as u32 | (symbol as u32) << 10 | rest << 15)
    }

    #[inline(always)]
    const fn row(self) -> usize {
        self.0 as usize % ROWS
    }

    #[inline(always)]
    const fn distance(self) -> usize {
        (self.0 >> 10) as usize % DISTANCE_ROWS
    }

    #[inline(always)]
    const fn rest(self) -> u32 {
        self.0 >> 15
    }
}

/// A match, and the bits it saves.
#[derive(Clone, Copy)]
struct Match {
    length: usize,
    back: usize,
    saves: i32,
}

impl Match {
    const NONE: Self = Self { length: 0, back: 1, saves: 0 };
}

/// Deflates strips one after the other, reusing its memory.
pub(super) struct Deflater {
    stride: usize,
    heads: Vec<u32>,
    tokens: Vec<Symbol>,
    bits: Bits,
}

impl Deflater {
    /// For rows of `stride` bytes.
    pub(super) fn new(stride: usize) -> Self {
        // A row has at least one pixel besides its filter byte.
        let stride = stride.max(2);
        Self { stride, heads: Vec::new(), tokens: Vec::new(), bits: Bits::default() }
    }

    /// Deflates the rows after the first `from` bytes, which may be referred to, into whole blocks,
    /// none of them the last, that end on a byte boundary.
    pub(super) fn deflate(&mut self, rows: &mut Vec<u8>, from: usize) -> Vec<u8> {
        let end = rows.len();
        rows.resize(end + BEYOND, 0);
        self.heads.clear();
        self.heads.resize(1 << HASH_BITS, 0);
        let Self { stride, ref mut heads, ref mut tokens, ref mut bits } = *self;
        let mut search = Search { rows, stride, at: from, end, heads };
        (1..from).step_by(BEFORE_STEP).for_each(|at| search.remember(at));
        while search.at < end {
            tokens.clear();
            search.block(tokens);
            block(bits, tokens);
        }
        rows.truncate(end);
        // An empty stored block ends on a byte boundary.
        bits.put(0, 3);
        let mut deflated = bits.take();
        deflated.extend([0x00, 0x00, 0xFF, 0xFF]);
        deflated
    }
}

/// The search for repetitions.
struct Search<'a> {
    rows: &'a [u8],
    stride: usize,
    at: usize,
    end: usize,
    /// For each hash the latest two positions, the newer in the lower sixteen bits. Every candidate
    /// is compared anyway, so an entry may be stale or collide.
    heads: &'a mut [u32],
}

impl Search<'_> {
    /// The tokens of a block.
    fn block(&mut self, tokens: &mut Vec<Symbol>) {
        while tokens.len() < BLOCK && self.at < self.end {
            let mut found = self.best::<PLACES>(self.at, 0);
            // If a match beginning one pixel later saves more, it is worth a literal. Nothing
            // begins after the last pixel, whatever the padding there looks like.
            while found.saves > 0 && found.length < GOOD_ENOUGH && self.at + 1 < self.end {
                let later = self.best::<LATER_PLACES>(self.at + 1, found.length - 1);
                if later.saves <= found.saves {
                    break;
                }
                tokens.push(self.literal());
                found = later;
            }
            let length = found.length.min(self.end - self.at);
            if found.saves <= 0 || length < SHORTEST {
                tokens.push(self.literal());
                continue;
            }
            tokens.push(Symbol::repeat(length, found.back));
            let end = self.at + length;
            let first = (self.at + 2).max(end.saturating_sub(REMEMBERED));
            (first..end).for_each(|at| self.remember(at));
            self.at = end;
        }
    }

    #[inline(always)]
    fn literal(&mut self) -> Symbol {
        let pixel = self.rows[self.at];
        self.at += 1;
        Symbol::literal(pixel)
    }

    /// The match at a position that saves the most; one no longer than `least` may be missed.
    fn best<const PLACES: usize>(&mut self, at: usize, least: usize) -> Match {
        let here = self.eight(at);
        let mut best = Match::NONE;
        if at > self.stride && self.stride < WINDOW {
            best = self.better(best, (at, here), self.stride, ABOVE, least);
            if best.length >= LONG_ENOUGH {
                return best;
            }
            best = self.better(best, (at, here), 1, LEFT, least);
            if best.length >= LONG_ENOUGH {
                return best;
            }
        } else if at > 0 {
            best = self.better(best, (at, here), 1, LEFT, least);
        }
        let head = &mut self.heads[hash(here)];
        let mut places = *head;
        *head = places << 16 | at as u32 & 0xFFFF;
        for _ in 0..PLACES {
            let back = usize::from((at as u16).wrapping_sub(places as u16));
            places >>= 16;
            if (1..=WINDOW.min(at)).contains(&back) {
                let cost = ELSEWHERE + back.ilog2() as i32;
                best = self.better(best, (at, here), back, cost, least.max(best.length));
            }
        }
        best
    }

    #[inline(always)]
    fn remember(&mut self, at: usize) {
        let head = &mut self.heads[hash(self.eight(at))];
        *head = *head << 16 | at as u32 & 0xFFFF;
    }

    #[inline(always)]
    fn eight(&self, at: usize) -> u64 {
        u64::from_le_bytes(self.rows[at..at + STEP].try_into().expect("eight bytes"))
    }

    /// The better of a match and the match at this distance; if the latter is no longer than
    /// `least`, it need not be measured.
    #[inline(always)]
    fn better(
        &self,
        best: Match,
        (at, here): (usize, u64),
        back: usize,
        cost: i32,
        least: usize,
    ) -> Match {
        let differ = here ^ self.eight(at - back);
        let length = if differ == 0 {
            if least >= STEP && self.rows[at + least] != self.rows[at + least - back] {
                return best;
            }
            self.common(at, back)
        } else {
            (differ.trailing_zeros() / 8) as usize
        };
        let saves = if length < SHORTEST { 0 } else { LITERAL * length as i32 - cost };
        if saves > best.saves { Match { length, back, saves } } else { best }
    }

    /// How many pixels at a position equal those at this distance back; the first eight are known
    /// to. The count may run past the end into the padding.
    #[inline(never)]
    fn common(&self, at: usize, back: usize) -> usize {
        let here = &self.rows[at + STEP..at + BEYOND];
        let there = &self.rows[at + STEP - back..at + BEYOND - back];
        let mut same = STEP;
        for (one, other) in here.as_chunks::<STEP>().0.iter().zip(there.as_chunks::<STEP>().0) {
            let differ = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
            if differ != 0 {
                same += (differ.trailing_zeros() / 8) as usize;
                break;
            }
            same += STEP;
        }
        same.min(LONGEST)
    }
}

#[inline(always)]
fn hash(eight: u64) -> usize {
    let five = eight << 24;
    (five.wrapping_mul(0x9E37_79B1_7F4A_7C15) >> (64 - HASH_BITS)) as usize
}

/// The symbol of a length or a distance, its extra bits, and how many these are. Both follow the
/// same scheme: `steps` symbols for each number of extra bits.
const fn symbol(value: u32, steps_bits: u32) -> (usize, u32, u32) {
    let steps = 1 << steps_bits;
    if value < 2 * steps {
        return (value as usize, 0, 0);
    }
    let extra = 31 - value.leading_zeros() - steps_bits;
    let symbol = (extra << steps_bits) + (value >> extra);
    (symbol as usize, value & ((1 << extra) - 1), extra)
}

/// Length symbols begin at 257; the maximum length has its own symbol.
const fn length_symbol(length: u16) -> (usize, u32, u32) {
    if length as usize == LONGEST {
        return (285, 0, 0);
    }
    let (symbol, rest, extra) = symbol(length as u32 - 3, 2);
    (257 + symbol, rest, extra)
}

/// The extra bits of the symbol of a distance.
const fn distance_extra(symbol: usize) -> u32 {
    if symbol < 2 { 0 } else { symbol as u32 / 2 - 1 }
}

/// For every length, the length with its symbol.
static LENGTHS: [(u16, u8, u8); LONGEST + 1] = {
    let mut table = [(0, 0, 0); LONGEST + 1];
    let mut length = SHORTEST;
    while length <= LONGEST {
        let (symbol, rest, extra) = length_symbol(length as u16);
        table[length] = (symbol as u16, rest as u8, extra as u8);
        length += 1;
    }
    table
};

/// Where the lengths start in tables that begin with the literals; a round number of rows.
const LENGTH: usize = END;
const ROWS: usize = 1024;
/// Symbols of distances, and a null symbol; tables have a round number of rows.
const DISTANCES: usize = 30;
const NO_DISTANCE: usize = DISTANCES;
const DISTANCE_ROWS: usize = 32;

/// Writes a block. All tokens are written through table lookups, whatever their kind: the next kind
/// is unpredictable, and a mispredicted branch costs more.
fn block(bits: &mut Bits, tokens: &[Symbol]) {
    let (mut rows, mut distances) = ([0u32; ROWS], [0u32; DISTANCE_ROWS]);
    for token in tokens {
        rows[token.row()] += 1;
        distances[token.distance()] += 1;
    }
    let mut literals = [0u32; 286];
    literals[..END].copy_from_slice(&rows[..END]);
    literals[END] = 1;
    for (&count, length) in rows[LENGTH..].iter().zip(LENGTHS).skip(SHORTEST) {
        literals[usize::from(length.0)] += count;
    }
    let (literals, distances) = (Code::of(&literals, 15), Code::of(&distances[..DISTANCES], 15));
    // Not the last block, and with its own codes.
    bits.put(0, 1);
    bits.put(2, 2);
    codes(bits, &literals, &distances);
    let mut words = [(0, 0); ROWS];
    for (literal, word) in words[..LENGTH].iter_mut().enumerate() {
        *word = literals.joined((literal, 0, 0));
    }
    for (word, (symbol, rest, extra)) in words[LENGTH..].iter_mut().zip(LENGTHS) {
        *word = literals.joined((usize::from(symbol), rest.into(), extra.into()));
    }
    let mut far = [(0, 0, 0); DISTANCE_ROWS];
    for (symbol, word) in far[..DISTANCES].iter_mut().enumerate() {
        let (bits, length) = distances.joined((symbol, 0, 0));
        *word = (bits, length, length + distance_extra(symbol));
    }
    bits.make_room(tokens.len());
    for token in tokens {
        // A length is written together with its extra bits and the distance that follows.
        let (value, count) = words[token.row()];
        let (distance, length, whole) = far[token.distance()];
        let distance = u64::from(distance) | u64::from(token.rest()).wrapping_shl(length);
        let both = u64::from(value) | distance.wrapping_shl(count);
        bits.put(both, count.wrapping_add(whole));
    }
    literals.put(bits, END);
}

/// The order in which the code lengths of the length code are written.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Writes the two codes as code lengths, which have a code of their own.
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
    bits.put(literal_count as u64 - 257, 5);
    bits.put(distance_count as u64 - 1, 5);
    bits.put(used as u64 - 4, 4);
    ORDER[..used].iter().for_each(|&symbol| bits.put(code.lengths[symbol].into(), 3));
    for (symbol, rest, extra) in runs {
        code.put(bits, symbol);
        bits.put(rest.into(), extra);
    }
}

/// Code lengths with run-length encoding: symbol, extra bits, number of extra bits.
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

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use std::io::Read;

    /// Another decoder restores what was compressed.
    fn check(rows: &[u8], stride: usize) {
        for cut in [rows.len() / 3, rows.len() / 2, rows.len()] {
            unpacks(rows, stride, &[cut, rows.len() - cut]);
        }
    }

    fn unpacks(rows: &[u8], stride: usize, strips: &[usize]) {
        let mut deflater = Deflater::new(stride);
        let (mut packed, mut from) = (vec![0x78, 0x9C], 0);
        for length in strips {
            // Each strip may refer to the one before it.
            let mut known = rows[..from + length].to_vec();
            packed.extend(deflater.deflate(&mut known, from));
            from += length;
        }
        packed.extend([0x03, 0x00]);
        packed.extend(simd_adler32::adler32(&rows).to_be_bytes());
        let mut unpacked = Vec::new();
        let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
        decoder.read_to_end(&mut unpacked).expect("a sound stream");
        assert!(unpacked == rows, "{} bytes, stride {stride}", rows.len());
    }

    #[test]
    fn what_would_go_on_behind_the_end_ends_there() {
        // Ever longer runs of the first number, which also fills the padding after the end, follow
        // each pixel: a match that begins with the last pixel, and a better one after it.
        for last in 0..200 {
            let mut rows: Vec<u8> = (1..=200).flat_map(|pixel| [pixel, 0, 0, 0, 0, 250]).collect();
            rows.extend([0; 20]);
            rows.extend([251, last + 1]);
            check(&rows, 1_000);
        }
    }

    #[test]
    fn whatever_goes_in_comes_out_again() {
        let mut noise = ChaCha8Rng::seed_from_u64(1);
        let random: Vec<u8> = (0..70_000).map(|_| noise.random()).collect();
        let few: Vec<u8> = (0..300_000).map(|_| noise.random_range(..3)).collect();
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
    fn lengths_and_distances_have_the_symbols_of_the_format() {
        assert_eq!(length_symbol(3), (257, 0, 0));
        assert_eq!(length_symbol(10), (264, 0, 0));
        assert_eq!(length_symbol(12), (265, 1, 1));
        assert_eq!(length_symbol(257), (284, 30, 5));
        assert_eq!(length_symbol(258), (285, 0, 0));
        for (back, expected) in [(1, (0, 0, 0)), (5, (4, 0, 1)), (32_768, (29, 8_191, 13))] {
            let token = Symbol::repeat(SHORTEST, back);
            let extra = distance_extra(token.distance());
            assert_eq!((token.distance(), token.rest(), extra), expected, "{back}");
            assert_eq!(symbol(back as u32 - 1, 1).2, extra);
            assert_eq!(token.row(), LENGTH + SHORTEST);
        }
        let pixel = Symbol::literal(255);
        assert_eq!((pixel.row(), pixel.distance(), pixel.rest()), (255, NO_DISTANCE, 0));
    }
}
