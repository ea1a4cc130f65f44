//! The log of a game that is over, packed: every move with all that is known of it, taken back or
//! not, as one compressed value. The moves of a game are much alike, so together they take a fifth
//! of the room that their rows take.
//!
//! Packed is a byte for the format, and then a zlib stream (with its checksum) of columns: first
//! numbers as differences from the one before, then the lengths of the texts, then the texts.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::{Millis, Move};

/// The format that this program writes.
const FORMAT: u8 = 1;

/// A move that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TakenBack {
    pub made: Move,
    /// The ordinal that the undo took.
    pub undone_by: u32,
    pub undone_at: Millis,
}

/// Everything that the log of a game holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArchivedLog {
    /// The moves that stand, the oldest first.
    pub moves: Vec<Move>,
    /// Those that were taken back, the oldest first.
    pub undone: Vec<TakenBack>,
}

impl ArchivedLog {
    /// Packs it.
    ///
    /// # Errors
    /// None: it is written to memory.
    pub fn pack(&self) -> std::io::Result<Vec<u8>> {
        let all = || self.moves.iter().chain(self.undone.iter().map(|undone| &undone.made));
        let mut columns = PackedColumns::default();
        columns.numbers([self.moves.len() as i64, self.undone.len() as i64]);
        columns.numbers(all().map(|made| i64::from(made.ordinal)));
        columns.numbers(all().map(|made| i64::from(made.seat)));
        columns.numbers(all().map(|made| made.moved_at));
        columns.numbers(self.undone.iter().map(|undone| i64::from(undone.undone_by)));
        columns.numbers(self.undone.iter().map(|undone| undone.undone_at));
        for text in [TEXTS.0, TEXTS.1, TEXTS.2, TEXTS.3] {
            columns.numbers(all().map(|made| text(made).len() as i64));
            all().for_each(|made| columns.0.extend_from_slice(text(made).as_bytes()));
        }
        let mut packed = ZlibEncoder::new(vec![FORMAT], Compression::best());
        packed.write_all(&columns.0)?;
        packed.finish()
    }

    /// Unpacks it; `None` if it is damaged or in a format that this program does not know.
    pub fn unpack(packed: &[u8]) -> Option<Self> {
        let (&FORMAT, packed) = packed.split_first()? else { return None };
        let mut columns = Vec::new();
        ZlibDecoder::new(packed).read_to_end(&mut columns).ok()?;
        let mut columns = Unpacked(&columns);
        let counts = columns.numbers(2)?;
        let standing = usize::try_from(counts[0]).ok()?;
        let taken_back = usize::try_from(counts[1]).ok()?;
        let count = standing.checked_add(taken_back)?;
        let (ordinals, seats) = (columns.numbers(count)?, columns.numbers(count)?);
        let times = columns.numbers(count)?;
        let (undone_by, undone_at) = (columns.numbers(taken_back)?, columns.numbers(taken_back)?);
        let mut texts = || columns.texts(count);
        let (actions, events, hashes, makers) = (texts()?, texts()?, texts()?, texts()?);
        let mut texts = actions.into_iter().zip(events).zip(hashes).zip(makers);
        let mut moves = Vec::with_capacity(count);
        for ((ordinal, seat), moved_at) in ordinals.into_iter().zip(seats).zip(times) {
            let (((action, events), hash), made_by) = texts.next()?;
            let (ordinal, seat) = (ordinal.try_into().ok()?, seat.try_into().ok()?);
            moves.push(Move { ordinal, seat, action, events, hash, made_by, moved_at });
        }
        let undone = moves.split_off(standing).into_iter().zip(undone_by).zip(undone_at);
        let undone = undone.map(|((made, by), undone_at)| {
            Some(TakenBack { made, undone_by: by.try_into().ok()?, undone_at })
        });
        Some(Self { undone: undone.collect::<Option<_>>()?, moves })
    }
}

/// The texts of a move, in the order in which they are packed.
type MoveText = fn(&Move) -> &str;
const TEXTS: (MoveText, MoveText, MoveText, MoveText) =
    (|made| &made.action, |made| &made.events, |made| &made.hash, |made| &made.made_by);

/// Columns to be packed.
#[derive(Default)]
struct PackedColumns(Vec<u8>);

impl PackedColumns {
    /// Each number as its difference from the one before: its sign is the last bit, and each byte
    /// holds seven bits, the lowest first.
    fn numbers(&mut self, numbers: impl IntoIterator<Item = i64>) {
        let mut before = 0_i64;
        for number in numbers {
            let difference = number.wrapping_sub(before);
            before = number;
            let mut rest = ((difference << 1) ^ (difference >> 63)).cast_unsigned();
            while rest > 0x7F {
                self.0.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            self.0.push(rest as u8);
        }
    }
}

/// What is left of the columns to be read.
struct Unpacked<'a>(&'a [u8]);

impl Unpacked<'_> {
    fn numbers(&mut self, count: usize) -> Option<Vec<i64>> {
        let mut before = 0_i64;
        let mut number = || {
            let mut read = 0_u64;
            for shift in (0..64).step_by(7) {
                let (&byte, rest) = self.0.split_first()?;
                self.0 = rest;
                read |= u64::from(byte & 0x7F) << shift;
                if byte & 0x80 == 0 {
                    let difference = (read >> 1).cast_signed() ^ -(read & 1).cast_signed();
                    before = before.wrapping_add(difference);
                    return Some(before);
                }
            }
            None
        };
        (0..count).map(|_| number()).collect()
    }

    fn texts(&mut self, count: usize) -> Option<Vec<String>> {
        let lengths = self.numbers(count)?;
        let mut text = |length: i64| {
            let (text, rest) = self.0.split_at_checked(usize::try_from(length).ok()?)?;
            self.0 = rest;
            String::from_utf8(text.to_vec()).ok()
        };
        lengths.into_iter().map(&mut text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(ordinal: u32, moved_at: Millis) -> Move {
        Move {
            ordinal,
            seat: (ordinal % 3) as u8,
            action: format!("{{\"Place\":{{\"pos\":[{ordinal},-2],\"note\":\"Łucja ☕\"}}}}"),
            events: "[]".repeat(ordinal as usize % 5),
            hash: format!("{ordinal:064x}"),
            made_by: if ordinal.is_multiple_of(7) { "stand-in".into() } else { String::new() },
            moved_at,
        }
    }

    fn log() -> ArchivedLog {
        // Clocks may go back, and an undo leaves a gap.
        let moves = (1..90).map(|n| made(n * 2, 1_800_000_000_000 - i64::from(n * n))).collect();
        let undone = [made(31, i64::MAX), made(33, i64::MIN)].map(|made| TakenBack {
            made,
            undone_by: u32::MAX,
            undone_at: 1_800_000_000_007,
        });
        ArchivedLog { moves, undone: undone.into() }
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        for log in [log(), ArchivedLog::default()] {
            assert_eq!(ArchivedLog::unpack(&log.pack().unwrap()), Some(log));
        }
    }

    #[test]
    fn what_is_damaged_is_not_unpacked() {
        let whole = log().pack().unwrap();
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x41;
            // A few bits say nothing.
            let read = ArchivedLog::unpack(&damaged);
            assert!(read.is_none() || read == Some(log()), "byte {at}");
            let read = ArchivedLog::unpack(&whole[..at]);
            assert!(read.is_none() || read == Some(log()), "{at} bytes");
        }
    }
}
