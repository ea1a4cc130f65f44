//! Every limit of the crate in one place: how long things are kept and how long to wait. They are
//! constants and not settings because the promises of the crate are stated in terms of them.

use std::time::Duration;

/// How long an outcome in the inbox and a sent row of the outbox are kept, in milliseconds. Discord
/// redelivers an interaction within seconds, never after a day.
pub const INBOX_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// How long a row of the outbox that was given up is kept for inspection, in milliseconds.
pub const DEAD_LETTERS_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long the copies that the program makes by itself are kept beside a file (before a migration,
/// before a restore): they still name people who were erased since.
pub const COPIES_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How long the log of a game that is over stays as it was written, in milliseconds; then it is
/// packed. Most looks back at a game are taken on its last day.
pub const LOGS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// How many of the latest snapshots of a running game are kept: how far an undo can reach, counted
/// in acts. The initial snapshot is always kept as well.
pub const SNAPSHOTS_KEPT: u32 = 32;

/// How many seats a game can have here. The rules allow far fewer; this only keeps a seat within a
/// `u8`.
pub const SEATS: u8 = 64;
/// How many waits of people who found players are kept for a server.
pub const WAITS_KEPT: u32 = 25;

/// How long it is known which message called for players, in milliseconds: longer than anybody looks
/// for them.
pub const CALLS_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long it is kept what the bot lacks in a channel after that was last told, in milliseconds: longer
/// than any game there waits for it.
pub const HINDRANCES_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// How many unordered rows of one channel may be in flight at once, in addition to its ordered row:
/// if nothing gets an answer there, rows of other channels still get through.
pub const ASIDE: u32 = 2;

/// The kind of timers that rightly take long: whoever handles one renews its claim for as long as that
/// takes, perhaps an hour. All others are late when they are not handled soon.
pub const LONG_TIMER: &str = "analyse";

/// The longest nonce that Discord accepts, in characters (Create Message, `nonce`).
pub const NONCE_CHARS: usize = 25;

/// How long a process is alive after it last said so, in milliseconds. A shard of one that died is
/// with another one soon after this.
pub const ALIVE_MS: i64 = 8_000;

/// How long what processes tell each other is kept, in milliseconds: as long as Discord counts invalid
/// requests.
pub const NEWS_KEPT_MS: i64 = 10 * 60 * 1000;

/// How long a refusal in a channel is kept for processes that start later, in milliseconds: much longer
/// than a process runs, because only one that knows of it tells the others when it is lifted.
pub const REFUSALS_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;
