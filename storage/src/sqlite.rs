//! The storage in one SQLite file.

use sqlx::sqlite::SqliteRow as Row;
use sqlx::{Sqlite as Db, SqliteConnection as Conn};
use store::SqliteStore as SqlStore;

/// Ends a query whose row nobody else may change before the act is over: with one writer nobody
/// can.
macro_rules! held {
    () => {
        ""
    };
}

/// Ends a query for rows that nobody else is about to take: with one writer nobody is.
macro_rules! unless_taken {
    ($($rows:literal)?) => {
        ""
    };
}

/// Begins a transaction that only reads: all its reads see the same instant.
const SNAPSHOT: &str = "BEGIN";

/// There is no server with a clock of its own.
const CLOCK: Option<&str> = None;

/// Ends a statement about claimed rows that are to be free: with one process all of them are left from
/// an earlier one.
macro_rules! of_the_dead {
    () => {
        ""
    };
}

/// Keeps others from opening a game in a channel until the act is over: the one writer does.
async fn hold_channel(_: &mut Conn, _: i64) -> sqlx::Result<()> {
    Ok(())
}

/// Keeps others from writing records until the act is over: the one writer does.
async fn hold_records(_: &mut Conn) -> sqlx::Result<()> {
    Ok(())
}

/// The last number that was given to a row of a table.
#[cfg(feature = "postgres")]
const LAST_NUMBER: &str = "SELECT seq FROM sqlite_sequence WHERE name = $1";
/// Sets it.
#[cfg(feature = "postgres")]
const SET_LAST_NUMBER: &[&str] = &[
    "DELETE FROM sqlite_sequence WHERE name = $1 AND $2 >= 0",
    "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)",
];

/// What sets one database apart from every other, and stays with it wherever it goes: when its first
/// tables were made, and how many nanoseconds that took.
#[cfg(feature = "postgres")]
const ORIGIN: &str = "SELECT installed_on || ' ' || execution_time FROM _sqlx_migrations
    ORDER BY version LIMIT 1";

mod backup;
mod error;
mod examine;
mod file;
mod limits;
mod lock;
mod migrate;
mod promises;
mod restore;
mod shrink;
mod store;

// What is written once for both databases, compiled with the names above.
#[path = "sql/mod.rs"]
mod sql;

pub use crate::OpenMode;
pub use restore::Restored;
pub use store::SqliteStore;
