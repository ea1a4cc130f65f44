//! How this implementation waits, and in what portions it works.

use std::time::Duration;

/// How long SQLite waits for a lock that another connection holds, in each attempt: with the
/// retries, about eight seconds.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// How long an act waits for the act before it, for each attempt.
pub(super) const WRITER_WAIT: Duration = Duration::from_secs(5);

/// How many such attempts it makes before it gives up.
pub(super) const WAITS: u32 = 2;

/// The pauses between retries of a busy database; after the last one `Busy` is returned.
pub(super) const BUSY_PAUSES: [Duration; 3] =
    [Duration::from_millis(20), Duration::from_millis(80), Duration::from_millis(240)];

/// How many connections read at the same time.
pub(super) const READERS: u32 = 4;

/// The size in bytes to which the write-ahead log is truncated after a checkpoint.
pub(super) const JOURNAL_KEPT_BYTES: u32 = 16 * 1024 * 1024;

/// The largest file, in bytes, that is looked through for damage before it is used. That takes about a
/// second for a gigabyte, more from a slow disk; a larger one is looked through while it is used.
pub(super) const CHECKED_AT_ONCE: u64 = 128 * 1024 * 1024;
