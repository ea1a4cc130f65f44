//! The storage on a PostgreSQL server, 13 or newer.
//!
//! Acts run beside each other. Each holds what it decides about: its key in the inbox, and then the
//! row of its game, which every change of a game touches first. So two acts on one game follow each
//! other, and the second sees what the first has done. A channel in which a game is opened is held
//! too, by an advisory lock, because the row to hold is not there yet.

use sqlx::postgres::PgRow as Row;
use sqlx::{PgConnection as Conn, Postgres as Db};
use store::PostgresStore as SqlStore;

/// Ends a query whose row nobody else may change before the act is over. Others may still refer to
/// the row.
macro_rules! held {
    () => {
        " FOR NO KEY UPDATE OF g"
    };
}

/// Ends a query for rows that nobody else is about to take.
macro_rules! unless_taken {
    ($($rows:literal)?) => {
        concat!(" FOR UPDATE", $($rows,)? " SKIP LOCKED")
    };
}

/// Begins a transaction that only reads: all its reads see the same instant.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The time by the server's clock, the same for every process; also within a transaction that began
/// earlier.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// Tells that time.
const CLOCK: Option<&str> = Some(concat!("SELECT ", now!()));

/// Whether a process lives.
macro_rules! lives {
    ($process:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM processes p WHERE p.process = ",
            $process,
            " AND p.until > ",
            now!(),
            ")"
        )
    };
}

/// Ends a statement about claimed rows that are to be free: those of processes that are dead.
macro_rules! of_the_dead {
    () => {
        concat!(" AND NOT ", lives!("holder"))
    };
}

/// Keeps others from opening a game in a channel until the act is over.
async fn hold_channel(conn: &mut Conn, channel: i64) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(channel).execute(conn).await.map(drop)
}

/// Keeps others from writing records until the act is over.
async fn hold_records(conn: &mut Conn) -> sqlx::Result<()> {
    sqlx::query(lock::RECORDS).execute(conn).await.map(drop)
}

/// The last number that was given to a row of a table.
const LAST_NUMBER: &str = "SELECT COALESCE(pg_sequence_last_value(
    CAST(pg_get_serial_sequence($1, 'id') AS regclass)), 0)";
/// Sets it.
const SET_LAST_NUMBER: &[&str] = &["SELECT setval(pg_get_serial_sequence($1, 'id'),
    CASE WHEN $2 > 0 THEN $2 ELSE 1 END, $2 > 0)"];

/// What sets one database apart from every other, and stays with it wherever it goes: when its first
/// tables were made, how many nanoseconds that took, and the schema that they are in.
const ORIGIN: &str = "SELECT CONCAT(
        CAST(EXTRACT(EPOCH FROM installed_on) * 1000000 AS BIGINT), ' ',
        execution_time, ' ', current_schema())
    FROM _sqlx_migrations ORDER BY version LIMIT 1";

mod address;
mod connect;
mod error;
mod examine;
mod fleet;
mod limits;
mod lock;
mod migrate;
mod promises;
mod reach;
mod store;

// What is written once for both databases, compiled with the names above.
#[path = "sql/mod.rs"]
mod sql;

pub use address::ServerAddress;
pub use limits::PASSING;
pub use store::PostgresStore;
