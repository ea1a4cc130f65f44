//! Deflate for composed pictures (RFC 1951). What repeats in them repeats in few ways: the same
//! pixel, the row above or a pixel beside that, and, here and there, a piece of another sprite. So
//! a handful of places is tried for each match instead of a long search. What a match saves in bits
//! decides, not its length: one that lies near costs half of one that lies far.

use super::huffman::{Bits, Code};

/// Most that one match covers, least that is worth one, and how far back one may reach.
const LONGEST: usize = 258;
const SHORTEST: usize = 3;
pub(super) const WINDOW: usize = 32_768;
/// A match of this length ends the search.
const LONG_ENOUGH: usize = 24;
/// Every position in a match shorter than this is remembered.
const REMEMBERED: usize = 20;
/// Tokens of a block: each block has codes of its own.
const BLOCK: usize = 16_384;
/// Bits of the hash of five pixels.
const HASH_BITS: u32 = 13;
/// Marks the end of a block.
const END: usize = 256;
/// Pixels that are compared at once; so many more than there are may be looked at.
const STEP: usize = 8;
/// Roughly what tokens cost in bits: a pixel; a match with the pixel to the left, with the row
/// above, with anything else.
const LITERAL: i32 = 7;
const LEFT: i32 = 11;
const ABOVE: i32 = 17;
const ELSEWHERE: i32 = 21;

/// A literal (`length` 0) or a match.
#[derive(Clone, Copy)]
struct Token {
    length: u16,
    /// The literal, or how far back the match lies, less one.
    value: u16,
}

/// A match that was found, and what it saves.
#[derive(Clone, Copy)]
struct Match {
    length: usize,
    back: usize,
    saves: i32,
}

impl Match {
    const NONE: Self = Self { length: 0, back: 0, saves: 0 };

    fn or(self, other: Self) -> Self {
        if other.saves > self.saves { other } else { self }
    }
}

/// Deflates strips, one after the other, with the same memory.
pub(super) struct Deflater {
    stride: usize,
    /// The latest two positions of each hash, one more than the position; 0: none.
    heads: Vec<[u32; 2]>,
    tokens: Vec<Token>,
}

impl Deflater {
    /// For rows of `stride` bytes.
    pub(super) fn new(stride: usize) -> Self {
        // A picture has at least one pixel a row beside its filter byte.
        Self { stride: stride.max(2), heads: Vec::new(), tokens: Vec::new() }
    }

    /// Whole blocks, none of them the last, up to a byte, of the rows after the first `from` bytes,
    /// which may be referred to.
    pub(super) fn deflate(&mut self, rows: &mut Vec<u8>, from: usize) -> Vec<u8> {
        let end = rows.len();
        rows.resize(end + STEP, 0);
        self.heads.clear();
        self.heads.resize(1 << HASH_BITS, [0; 2]);
        let mut search =
            Search { rows, stride: self.stride, at: from, end, heads: &mut self.heads };
        let mut bits = Bits::with_room((end - from) / 8 + 64);
        while search.at < end {
            self.tokens.clear();
            search.block(&mut self.tokens);
            block(&mut bits, &self.tokens);
        }
        rows.truncate(end);
        // An empty stored block ends at a byte.
        bits.put(0, 3);
        let mut deflated = bits.finish();
        deflated.extend([0x00, 0x00, 0xFF, 0xFF]);
        deflated
    }
}

/// The search for what repeats.
struct Search<'a> {
    rows: &'a [u8],
    stride: usize,
    at: usize,
    end: usize,
    heads: &'a mut [[u32; 2]],
}

impl Search<'_> {
    fn block(&mut self, tokens: &mut Vec<Token>) {
        while tokens.len() < BLOCK && self.at < self.end {
            let mut found = self.best(self.at);
            // As long as one that begins a pixel later saves more, that is worth a literal.
            while found.saves > 0 && found.length < LONG_ENOUGH && self.at + 1 < self.end {
                let later = self.best(self.at + 1);
                if later.saves <= found.saves {
                    break;
                }
                tokens.push(self.literal());
                found = later;
            }
            if found.saves <= 0 {
                tokens.push(self.literal());
                continue;
            }
            tokens.push(Token { length: found.length as u16, value: (found.back - 1) as u16 });
            let end = self.at + found.length;
            if found.length < REMEMBERED {
                (self.at + 2..end).for_each(|at| self.remember(at));
            }
            self.at = end;
        }
    }

    fn literal(&mut self) -> Token {
        let value = self.rows[self.at].into();
        self.at += 1;
        Token { length: 0, value }
    }

    /// The match at a position that saves most.
    fn best(&mut self, at: usize) -> Match {
        let here = self.eight(at);
        let mut best = Match::NONE;
        if at > self.stride && self.stride < WINDOW {
            best = self.try_at(at, here, self.stride, ABOVE);
            if best.length >= LONG_ENOUGH {
                return best;
            }
            best = best.or(self.try_at(at, here, 1, LEFT));
            if best.length >= LONG_ENOUGH {
                return best;
            }
            best = best.or(self.try_at(at, here, self.stride - 1, ABOVE));
            best = best.or(self.try_at(at, here, self.stride + 1, ABOVE));
        } else if at > 0 {
            best = self.try_at(at, here, 1, LEFT);
        }
        let head = &mut self.heads[hash(here)];
        let places = *head;
        if places[0] as usize != at + 1 {
            *head = [at as u32 + 1, places[0]];
        }
        for place in places {
            let place = place as usize;
            if place != 0 && place <= at && at + 1 - place <= WINDOW {
                best = best.or(self.try_at(at, here, at + 1 - place, ELSEWHERE));
            }
        }
        best
    }

    fn remember(&mut self, at: usize) {
        let head = &mut self.heads[hash(self.eight(at))];
        *head = [at as u32 + 1, head[0]];
    }

    #[inline(always)]
    fn eight(&self, at: usize) -> u64 {
        u64::from_le_bytes(self.rows[at..at + STEP].try_into().expect("eight bytes"))
    }

    /// The match with what lies so far back.
    #[inline(always)]
    fn try_at(&self, at: usize, here: u64, back: usize, cost: i32) -> Match {
        let differ = here ^ self.eight(at - back);
        let length = if differ == 0 {
            self.common(at, back)
        } else {
            (differ.trailing_zeros() / 8) as usize
        };
        let length = length.min(self.end - at);
        let saves = if length < SHORTEST { 0 } else { LITERAL * length as i32 - cost };
        Match { length, back, saves }
    }

    /// How many pixels at a position are the same as so far back; the first eight are.
    fn common(&self, at: usize, back: usize) -> usize {
        let most = LONGEST.min(self.end - at);
        let here = &self.rows[at..at + most];
        let there = &self.rows[at - back..at - back + most];
        let mut same = 0;
        for (one, other) in here.as_chunks::<STEP>().0.iter().zip(there.as_chunks::<STEP>().0) {
            let differ = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
            if differ != 0 {
                return same + (differ.trailing_zeros() / 8) as usize;
            }
            same += STEP;
        }
        let rest = here[same..].iter().zip(&there[same..]);
        same + rest.take_while(|(one, other)| one == other).count()
    }
}

#[inline(always)]
fn hash(eight: u64) -> usize {
    let five = eight << 24;
    (five.wrapping_mul(0x9E37_79B1_7F4A_7C15) >> (64 - HASH_BITS)) as usize
}

/// The symbol of a length or a distance, its extra bits, and how many these are: both follow the
/// same law, `steps` symbols for each number of extra bits.
const fn symbol(value: u32, steps_bits: u32) -> (usize, u32, u32) {
    let steps = 1 << steps_bits;
    if value < 2 * steps {
        return (value as usize, 0, 0);
    }
    let extra = 31 - value.leading_zeros() - steps_bits;
    let symbol = (extra << steps_bits) + (value >> extra);
    (symbol as usize, value & ((1 << extra) - 1), extra)
}

/// Length symbols begin at 257; the longest length has one of its own.
const fn length_symbol(length: u16) -> (usize, u32, u32) {
    if length as usize == LONGEST {
        return (285, 0, 0);
    }
    let (symbol, rest, extra) = symbol(length as u32 - 3, 2);
    (257 + symbol, rest, extra)
}

fn distance_symbol(value: u16) -> (usize, u32, u32) {
    symbol(value.into(), 1)
}

/// A length with its symbol, for every length.
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

fn block(bits: &mut Bits, tokens: &[Token]) {
    let (mut literals, mut distances) = ([0u32; 286], [0u32; 30]);
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
    for (&count, length) in lengths.iter().zip(LENGTHS).skip(SHORTEST) {
        literals[usize::from(length.0)] += count;
    }
    let (literals, distances) = (Code::of(&literals, 15), Code::of(&distances, 15));
    // Not the last, and with codes of its own.
    bits.put(0, 1);
    bits.put(2, 2);
    codes(bits, &literals, &distances);
    // A length is written with what follows it at once.
    let lengths = LENGTHS.map(|(symbol, rest, extra)| {
        literals.joined((usize::from(symbol), rest.into(), extra.into()))
    });
    for token in tokens {
        if token.length == 0 {
            literals.put(bits, token.value.into());
            continue;
        }
        let (value, count) = lengths[usize::from(token.length)];
        let (distance, more) = distances.joined(distance_symbol(token.value));
        bits.put(u64::from(value) | u64::from(distance) << count, count + more);
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
    bits.put(literal_count as u64 - 257, 5);
    bits.put(distance_count as u64 - 1, 5);
    bits.put(used as u64 - 4, 4);
    ORDER[..used].iter().for_each(|&symbol| bits.put(code.lengths[symbol].into(), 3));
    for (symbol, rest, extra) in runs {
        code.put(bits, symbol);
        bits.put(rest.into(), extra);
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
