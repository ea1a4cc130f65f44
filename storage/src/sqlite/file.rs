//! Opening a SQLite file: the settings that make a commit durable, the inspection before anything
//! touches the file, and the folder it is in. Nothing here knows any table except the one that
//! holds the schema version.

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use super::Conn;
use super::backup::parent;
use super::limits::{BUSY_TIMEOUT, CHECKED_AT_ONCE, JOURNAL_KEPT_BYTES, READERS, WRITER_WAIT};
use super::migrate;
use super::sql::version::is_unreleased;
use crate::StoreError;
use crate::private::{beside, private_options};

/// The transaction of an act takes the write lock at once, because one that reads first and writes
/// later can be refused midway.
pub(super) const BEGIN: &str = "BEGIN IMMEDIATE";

/// What a file was found to be before it was opened for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// No file, an empty one, or one that was created but never got its tables.
    Nothing,
    /// One of ours at this schema version.
    Version(i64),
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).foreign_keys(true)
}

/// The single writing connection. `synchronous=FULL`, because with anything less a power cut can
/// revert acknowledged moves; `secure_delete`, so that erased data is really gone; `auto_vacuum`, so
/// that a new file can be made smaller later.
pub(super) async fn writer(path: &Arc<Path>) -> Result<SqlitePool, StoreError> {
    let mut options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("secure_delete", "ON")
        .pragma("journal_size_limit", JOURNAL_KEPT_BYTES.to_string());
    // Only in a new file: setting it once more would change the file. An old one gets it when it is
    // compacted.
    if path.metadata().map_or(true, |file| file.len() == 0) {
        options = options.auto_vacuum(SqliteAutoVacuum::Incremental);
    }
    pool(1)
        .after_release(|conn, _| Box::pin(sound(conn)))
        .connect_with(options)
        .await
        .map_err(|error| StoreError::from_sqlx(path, error))
}

/// Checkpoints the log into the database file and makes that durable. The previous process may have
/// ended because the disk did not confirm a commit: what is read of it now may exist only in the
/// system's memory, and nothing may build on it before it is on the disk.
pub(super) async fn settle(writer: &SqlitePool, path: &Arc<Path>) -> Result<(), StoreError> {
    let settled = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(writer).await;
    settled.map(drop).map_err(|error| StoreError::from_sqlx(path, error))
}

/// Whether the writer can be reused. When the disk is full, SQLite itself rolls the transaction
/// back; the driver does not notice, considers it open for ever and refuses to begin the next one.
/// Such a connection is closed and replaced. The ping is answered only after a rollback that is
/// still in progress.
async fn sound(conn: &mut Conn) -> sqlx::Result<bool> {
    conn.ping().await?;
    Ok(!conn.is_in_transaction())
}

/// The read-only connections; in WAL mode the writer never makes them wait.
pub(super) async fn readers(path: &Arc<Path>) -> Result<SqlitePool, StoreError> {
    pool(READERS)
        .connect_with(options(path).read_only(true))
        .await
        .map_err(|error| StoreError::from_sqlx(path, error))
}

/// A read-only connection to a file that nobody changes; like [`looking`], it leaves nothing behind.
pub(super) async fn still(path: &Arc<Path>) -> Result<SqlitePool, StoreError> {
    pool(1)
        .connect_with(options(path).read_only(true).immutable(!has_log(path)))
        .await
        .map_err(|error| StoreError::from_sqlx(path, error))
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(WRITER_WAIT)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

/// A connection that changes nothing. Without a log next to it the file is complete in itself; saying
/// so (`immutable`) keeps the connection from leaving files behind.
pub(super) async fn looking(path: &Path) -> sqlx::Result<Conn> {
    options(path).read_only(true).immutable(!has_log(path)).connect().await
}

/// Inspects a file without changing a byte: whose it is, its version, whether it is intact. A large
/// one is looked through later ([`SqliteStore::check`](super::SqliteStore::check)).
pub(super) async fn inspect(path: &Arc<Path>) -> Result<Found, StoreError> {
    let fault = |error| StoreError::from_sqlx(path, error);
    let mut conn = match looking(path).await {
        Ok(conn) => conn,
        Err(error) => return recovered(path, fault(error)).await,
    };
    let found = look(&mut conn, path).await;
    conn.close().await.map_err(fault)?;
    match found {
        Err(error) => recovered(path, error).await,
        found => found,
    }
}

/// A program killed while it created the file leaves a rollback journal, which only a writable
/// connection can play back; that is SQLite's own recovery and loses nothing.
async fn recovered(path: &Arc<Path>, error: StoreError) -> Result<Found, StoreError> {
    if !matches!(error, StoreError::ReadOnly(_)) || !beside(path, "-journal").exists() {
        return Err(error);
    }
    let fault = |error| StoreError::from_sqlx(path, error);
    let mut conn = options(path).connect().await.map_err(fault)?;
    let found = look(&mut conn, path).await;
    conn.close().await.map_err(fault)?;
    found
}

async fn look(conn: &mut Conn, path: &Arc<Path>) -> Result<Found, StoreError> {
    let fault = |error| StoreError::from_sqlx(path, error);
    let tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_schema")
        .fetch_one(&mut *conn)
        .await
        .map_err(fault)?;
    if tables == 0 {
        return measure(conn, path).await.map(|()| Found::Nothing);
    }
    let found = migrate::version(conn).await.map_err(fault)?;
    let found = found.ok_or_else(|| StoreError::Foreign(Arc::clone(path)))?;
    if is_unreleased(conn).await.map_err(fault)? {
        return Err(StoreError::Unreleased(Arc::clone(path)));
    }
    if found > migrate::KNOWN {
        return Err(StoreError::NewerSchema {
            path: Arc::clone(path),
            found,
            known: migrate::KNOWN,
        });
    }
    measure(conn, path).await?;
    if !is_large(path) {
        check(conn, path).await?;
    }
    Ok(Found::Version(found))
}

/// Whether checking a file would keep people waiting for the start.
pub(super) fn is_large(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.len() > CHECKED_AT_ONCE)
}

/// Reads the whole file and looks for damage.
pub(super) async fn check(conn: &mut Conn, path: &Arc<Path>) -> Result<(), StoreError> {
    let fault = |error| StoreError::from_sqlx(path, error);
    let findings: Vec<String> =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_all(conn).await.map_err(fault)?;
    match findings.first().map(String::as_str) {
        Some("ok") => Ok(()),
        other => Err(StoreError::Corrupt {
            path: Arc::clone(path),
            detail: other.unwrap_or("the check gave no answer").replace('\n', " "),
        }),
    }
}

/// Checks what SQLite does not: it takes a file shorter than a page for an empty database and would
/// overwrite it, and it reads zeros where the last page is truncated. A log next to the file may
/// supply a page that a power cut left unfinished, so only a file without one is measured.
async fn measure(conn: &mut Conn, path: &Arc<Path>) -> Result<(), StoreError> {
    let fault = |error| StoreError::from_sqlx(path, error);
    if has_log(path) {
        return Ok(());
    }
    let page: i64 =
        sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut *conn).await.map_err(fault)?;
    let pages: i64 =
        sqlx::query_scalar("PRAGMA page_count").fetch_one(conn).await.map_err(fault)?;
    let length = path.metadata().map_err(|source| StoreError::from_io(path, source))?.len();
    let detail = match u64::try_from(page * pages) {
        Ok(expected) if expected == length => return Ok(()),
        Ok(0) => "file is not a database".to_owned(),
        _ => format!("file has {length} bytes, its header says {pages} x {page}"),
    };
    Err(StoreError::Corrupt { path: Arc::clone(path), detail })
}

/// True when something beside the file belongs to its content.
pub(super) fn has_log(path: &Path) -> bool {
    beside(path, "-wal").exists() || beside(path, "-journal").exists()
}

/// Refuses a file in a folder that is not there, for a mistyped path would make one, and a file that
/// is marked read-only, also for a user whom the system would let write it.
pub(super) fn prepare(path: &Arc<Path>) -> Result<(), StoreError> {
    let wrong = |source| StoreError::from_io(path, source);
    match path.metadata() {
        Ok(found) if found.permissions().readonly() => Err(StoreError::ReadOnly(Arc::clone(path))),
        Ok(found) if !found.is_file() => Err(wrong(std::io::ErrorKind::IsADirectory.into())),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let folder = parent(path);
            match folder.metadata() {
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.into());
                    Err(StoreError::NoFolder { path: Arc::clone(path), folder })
                }
                _ => Ok(()),
            }
        }
        Err(error) => Err(wrong(error)),
    }
}

/// Creates the empty file of a new database, unless it is there.
pub(super) fn create(path: &Arc<Path>) -> Result<(), StoreError> {
    match private_options().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::from_io(path, error)),
    }
}
