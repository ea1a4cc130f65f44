//! How this implementation waits, and how many connections it opens.

use std::time::Duration;

/// How many acts run at the same time; more wait for their turn.
pub(super) const ACTS: u32 = 8;

/// How many connections read at the same time.
pub(super) const READERS: u32 = 4;

/// How many connections processes use to tell each other that they live and what they know.
pub(super) const TALKERS: u32 = 2;

/// How many connections a bot opens at most: these, and the one that holds its lock.
pub(super) const CONNECTIONS: u32 = ACTS + READERS + TALKERS + 1;

/// How long to wait for a connection, for each attempt.
pub(super) const CONNECTION_WAIT: Duration = Duration::from_secs(5);

/// How many such attempts there are.
pub(super) const WAITS: u32 = 2;

/// How long a first connection may take: something may listen there that never answers.
pub(super) const FIRST_CONNECTION: Duration = Duration::from_secs(30);

/// How long to wait for the lock of those who serve. The server takes a moment to notice that a
/// process is gone.
pub(super) const LOCK_WAIT_MS: u32 = 2_000;

/// What every session begins with. An act that waits longer for another one is told that the
/// database is busy; one that is left alone for a minute is undone by the server; and a commit is on
/// the disk of the server before it is acknowledged, whatever the server does by itself.
pub(super) const SESSION: &str = "SELECT set_config('lock_timeout', '5s', false),
        set_config('idle_in_transaction_session_timeout', '60s', false),
        set_config('default_transaction_isolation', 'read committed', false),
        set_config('default_transaction_read_only', 'off', false),
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
            WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)";

/// The pauses before the questions whether a commit was done whose answer was lost.
pub(super) const DOUBT_PAUSES: [Duration; 6] = [
    Duration::ZERO,
    Duration::from_millis(100),
    Duration::from_millis(400),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
];

/// How long a promised answer may take to become a row. After that it becomes a file: Discord must be
/// told in time.
pub(super) const ROW_WITHIN: Duration = Duration::from_millis(250);

/// The tables that only a server has: what they hold is about the processes that run now, and no copy
/// contains it.
pub const PASSING: [&str; 6] =
    ["invalid_requests", "processes", "promises", "refusals", "schedules", "shards"];
