//! Every limit of the crate in one place: how long things are kept and how long to wait. They are
//! constants and not settings because the promises of the crate are stated in terms of them.

use std::time::Duration;

/// How long an outcome in the inbox and a sent row of the outbox are kept, in milliseconds. Discord
/// redelivers an interaction within seconds, never after a day.
pub const INBOX_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// How long a buried row of the outbox is kept for inspection, in milliseconds.
pub const BURIED_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How many of the latest snapshots of a running game are kept: how far an undo can reach, counted
/// in acts. The initial snapshot is always kept as well.
pub const SNAPSHOTS_KEPT: u32 = 32;

/// How many seats a game can have here. The rules allow far fewer; this only keeps a seat within a
/// `u8`.
pub const SEATS: u8 = 64;

/// How many unordered rows of one channel may be in flight at once, in addition to its ordered row:
/// if nothing gets an answer there, rows of other channels still get through.
pub const ASIDE: u32 = 2;

/// How long SQLite waits for a lock that another connection holds.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How long an act waits for the act before it, for each attempt.
pub(crate) const WRITER_WAIT: Duration = Duration::from_secs(5);

/// How many such attempts it makes before it gives up.
pub(crate) const WAITS: u32 = 2;

/// The pauses between retries of a busy database; after the last one `Busy` is returned.
pub(crate) const BUSY_PAUSES: [Duration; 3] =
    [Duration::from_millis(20), Duration::from_millis(80), Duration::from_millis(240)];

/// How many connections read at the same time.
pub(crate) const READERS: u32 = 4;

/// The size in bytes to which the write-ahead log is truncated after a checkpoint.
pub(crate) const JOURNAL_KEPT_BYTES: u32 = 16 * 1024 * 1024;

/// The longest nonce that Discord accepts, in characters (Create Message, `nonce`).
pub const NONCE_CHARS: usize = 25;

/// The most rows of a kind that a sweep removes in one transaction, so that nobody waits for it
/// long.
pub(crate) const SWEPT_AT_ONCE: u32 = 500;
