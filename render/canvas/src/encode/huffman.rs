//! Length-limited prefix codes, and bit output (RFC 1951, section 3.2).

/// Maximum number of bytes written at once.
const MAX_BYTES: usize = 7;

/// A bit buffer, lowest bits first.
#[derive(Default)]
pub(super) struct Bits {
    /// The bytes written so far, with spare room.
    bytes: Vec<u8>,
    written: usize,
    held: u64,
    count: u32,
}

impl Bits {
    /// Makes room for this many calls of [`put`](Self::put).
    pub(super) fn make_room(&mut self, calls: usize) {
        let wanted = self.written + MAX_BYTES * calls + 8;
        if self.bytes.len() < wanted {
            self.bytes.resize(wanted, 0);
        }
    }

    /// Appends the lowest `count` bits of `value`: at most 56, with no bits set above them.
    #[inline(always)]
    pub(super) fn put(&mut self, value: u64, count: u32) {
        self.held |= value.wrapping_shl(self.count);
        self.count = self.count.wrapping_add(count);
        if self.written + 8 > self.bytes.len() {
            self.make_room(64);
        }
        self.bytes[self.written..self.written + 8].copy_from_slice(&self.held.to_le_bytes());
        self.written += (self.count / 8) as usize;
        self.held = self.held.wrapping_shr(self.count & !7);
        self.count %= 8;
    }

    /// Returns the bytes, the last one padded with zeros, and starts over.
    pub(super) fn take(&mut self) -> Vec<u8> {
        let bytes = self.bytes[..self.written + usize::from(self.count > 0)].to_vec();
        (self.written, self.held, self.count) = (0, 0, 0);
        bytes
    }
}

/// A prefix code: the length of each symbol, and its bits as they are written.
pub(super) struct Code {
    pub lengths: Vec<u8>,
    bits: Vec<u16>,
}

impl Code {
    /// The code of minimal total length for these symbol counts, with no symbol longer than `limit`
    /// bits.
    pub(super) fn of(counts: &[u32], limit: u8) -> Self {
        let mut counts = counts.to_vec();
        let mut lengths = lengths(&counts);
        // Raise the counts of rare symbols until none is too long.
        while lengths.iter().any(|&length| length > limit) {
            counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
            lengths = self::lengths(&counts);
        }
        let bits = canonical(&lengths);
        Self { lengths, bits }
    }

    /// Writes a symbol.
    pub(super) fn put(&self, to: &mut Bits, symbol: usize) {
        to.put(self.bits[symbol].into(), self.lengths[symbol].into());
    }

    /// The bits of a symbol followed by its extra bits, and their total number.
    pub(super) fn joined(&self, (symbol, rest, extra): (usize, u32, u32)) -> (u32, u32) {
        let length = u32::from(self.lengths[symbol]);
        (u32::from(self.bits[symbol]) | rest << length, length + extra)
    }

    /// The number of symbols up to the last one that occurs, at least `least`.
    pub(super) fn used(&self, least: usize) -> usize {
        let last = self.lengths.iter().rposition(|&length| length > 0);
        last.map_or(0, |last| last + 1).max(least)
    }
}

/// Code lengths by Huffman's algorithm. A single symbol still gets one bit.
fn lengths(counts: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0u8; counts.len()];
    let mut leaves: Vec<(u64, usize)> = (0..counts.len())
        .filter(|&symbol| counts[symbol] > 0)
        .map(|symbol| (u64::from(counts[symbol]), symbol))
        .collect();
    leaves.sort_unstable();
    if let [(_, only)] = leaves[..] {
        lengths[only] = 1;
    }
    if leaves.len() < 2 {
        return lengths;
    }
    // Two queues: leaves by weight, and inner nodes, which are created in order of weight.
    let number = leaves.len();
    let mut weights: Vec<u64> = leaves.iter().map(|&(weight, _)| weight).collect();
    let mut parents = vec![0usize; 2 * number - 1];
    let (mut leaf, mut inner) = (0, number);
    for node in number..2 * number - 1 {
        let mut take = || {
            let leaf_first = inner >= node || leaf < number && weights[leaf] <= weights[inner];
            let taken = if leaf < number && leaf_first { &mut leaf } else { &mut inner };
            *taken += 1;
            *taken - 1
        };
        let (one, other) = (take(), take());
        parents[one] = node;
        parents[other] = node;
        let weight = weights[one] + weights[other];
        weights.push(weight);
    }
    let mut depths = vec![0u8; 2 * number - 1];
    for node in (0..2 * number - 2).rev() {
        depths[node] = depths[parents[node]].saturating_add(1);
    }
    for (&(_, symbol), depth) in leaves.iter().zip(depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// The bits of each symbol, reversed as the format requires.
fn canonical(lengths: &[u8]) -> Vec<u16> {
    let mut next = [0u16; 17];
    for length in 1..16 {
        let shorter = lengths.iter().filter(|&&other| usize::from(other) == length).count();
        next[length + 1] = (next[length] + shorter as u16) << 1;
    }
    let bits = lengths.iter().map(|&length| {
        let code = &mut next[usize::from(length)];
        let bits = if length == 0 { 0 } else { code.reverse_bits() >> (16 - length) };
        *code = code.wrapping_add(1);
        bits
    });
    bits.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each code fills the tree exactly (Kraft), within the limit.
    #[test]
    fn codes_are_complete_and_short_enough() {
        let fibonacci = |from: &mut (u32, u32)| {
            *from = (from.1, from.0.saturating_add(from.1));
            Some(from.0)
        };
        let mut state = (0, 1);
        let steep: Vec<u32> = std::iter::from_fn(|| fibonacci(&mut state)).take(40).collect();
        for counts in [steep, vec![1, 1], vec![5, 0, 0, 7, 1, 1, 1], (0..286).collect()] {
            for limit in [7u8, 15] {
                let symbols = counts.iter().filter(|&&count| count > 0).count();
                if symbols > 1 << limit {
                    continue;
                }
                let code = Code::of(&counts, limit);
                let used = code.lengths.iter().filter(|&&length| length > 0);
                let filled: f64 = used.map(|&length| 0.5f64.powi(length.into())).sum();
                assert!((filled - 1.0).abs() < 1e-12, "{filled}");
                assert!(code.lengths.iter().all(|&length| length <= limit));
            }
        }
    }
}
