//! Every limit of the crate in one place: how long things are kept, how long is waited. They are
//! constants and not settings because the promises of the crate are stated in their terms.

use std::time::Duration;

/// How long an outcome in the inbox and a sent row of the outbox are remembered, in milliseconds.
/// Discord delivers an interaction again within seconds, never after a day.
pub const INBOX_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// How long a buried row of the outbox stays for inspection, in milliseconds.
pub const BURIED_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How many of the latest snapshots of a running game are kept: how far an undo can reach,
/// counted in acts. The snapshot at the start is always kept besides.
pub const SNAPSHOTS_KEPT: u32 = 32;

/// How many seats a game can have here. The rules allow far fewer; this only keeps a seat a `u8`.
pub const SEATS: u8 = 64;

/// How many rows of one channel may be under way at once, besides the one whose turn it is in the
/// channel's order: where nothing is answered, the rows of others still find room.
pub const ASIDE: u32 = 2;

/// How long the database itself waits for a lock that another connection holds.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How long an act waits for the act before it, in one of its turns.
pub(crate) const WRITER_WAIT: Duration = Duration::from_secs(5);

/// How many such turns it waits before it gives up.
pub(crate) const WAITS: u32 = 2;

/// The pauses before a busy database is tried again; when they are used up, `Busy` surfaces.
pub(crate) const BUSY_PAUSES: [Duration; 3] =
    [Duration::from_millis(20), Duration::from_millis(80), Duration::from_millis(240)];

/// How many connections read at the same time.
pub(crate) const READERS: u32 = 4;

/// The size in bytes to which the write-ahead log is cut back after a checkpoint.
pub(crate) const JOURNAL_KEPT_BYTES: u32 = 16 * 1024 * 1024;

/// The longest nonce that Discord takes, in characters (Create Message, `nonce`).
pub const NONCE_CHARS: usize = 25;

/// The most rows of a kind that a sweep removes in one transaction: nobody waits for it long.
pub(crate) const SWEPT_AT_ONCE: u32 = 500;
