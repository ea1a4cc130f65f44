//! Any number of processes serve from a database, but none while it is copied. Each holds an advisory
//! lock of the server for as long as it has a connection, those who serve a shared one; the server
//! drops the lock when the connection is gone, however the process went.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::Conn;
use super::connect::connect;
use super::limits::LOCK_WAIT_MS;
use crate::{OpenMode, StoreError};

/// The second number of the lock of those who serve: 1, or that of the schema if the tables are not in
/// `public`, because one schema may be copied into another of the same database.
macro_rules! schema {
    () => {
        "COALESCE((SELECT CAST(oid AS INTEGER) FROM pg_namespace
            WHERE nspname = current_schema() AND nspname <> 'public'), 1)"
    };
}

/// The lock of those who serve. Locks of two numbers never meet those of channels, which have one. The
/// first number is `carc` in ASCII.
const SERVING: &str = concat!("SELECT pg_advisory_lock_shared(1667330659, ", schema!(), ")");
/// The same lock, for whoever needs the database for itself.
const COPYING: &str = concat!("SELECT pg_advisory_lock(1667330659, ", schema!(), ")");
/// The lock of whoever changes tables, until its transaction ends. Of several processes that start
/// together all but one wait for it, and on a busy server new tables take seconds; the tables
/// themselves are waited for no longer than by an act.
pub(super) const MIGRATING: [&str; 3] = [
    "SET LOCAL lock_timeout = '120s'",
    "SELECT pg_advisory_xact_lock(1667330659, 2)",
    "SET LOCAL lock_timeout = '5s'",
];
/// The lock of whoever writes records, until its transaction ends.
pub(super) const RECORDS: &str = "SELECT pg_advisory_xact_lock(1667330659, 3)";

/// How long the server may take to answer on the connection of the lock. Nothing else runs there.
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);

/// Held while a process serves or copies.
#[derive(Debug)]
pub(super) struct ServerLock {
    /// The statement that takes it.
    kind: &'static str,
    options: PgConnectOptions,
    path: Arc<Path>,
    conn: Mutex<Conn>,
}

impl ServerLock {
    /// Takes the lock that a mode needs, or fails if another process keeps it.
    pub async fn take(
        mode: OpenMode,
        options: &PgConnectOptions,
        path: &Arc<Path>,
    ) -> Result<Option<Self>, StoreError> {
        let kind = match mode {
            OpenMode::Read => return Ok(None),
            OpenMode::Serve => SERVING,
            OpenMode::CopyFrom | OpenMode::CopyTo => COPYING,
        };
        let conn = Mutex::new(locked(kind, options, path).await?);
        Ok(Some(Self { kind, options: options.clone(), path: Arc::clone(path), conn }))
    }

    /// Checks that the lock is still held, and takes it again if the connection broke. A server that
    /// does not answer has given it to nobody else; one that has vanished answers on another way.
    pub async fn keep(&self) -> Result<(), StoreError> {
        let mut conn = self.conn.lock().await;
        match timeout(ANSWERS_WITHIN, conn.ping()).await {
            Ok(Ok(())) => return Ok(()),
            // Nobody else can have a copy's lock before the server has given up this connection, nor
            // can the copy itself.
            Err(_) if self.kind == COPYING => return Ok(()),
            Ok(Err(_)) | Err(_) => {}
        }
        let again = locked(self.kind, &self.options, &self.path);
        match timeout(ANSWERS_WITHIN, again).await {
            Ok(Ok(again)) => *conn = again,
            Ok(Err(error @ StoreError::InUse(_))) => return Err(error),
            Ok(Err(_)) | Err(_) => {}
        }
        Ok(())
    }

    /// Gives the lock back at once, not when the server notices that nobody is there.
    pub async fn release(&self) {
        let mut conn = self.conn.lock().await;
        let released = sqlx::query("SELECT pg_advisory_unlock_all()").execute(&mut *conn);
        let _ = timeout(ANSWERS_WITHIN, released).await;
    }
}

async fn locked(
    kind: &'static str,
    options: &PgConnectOptions,
    path: &Arc<Path>,
) -> Result<Conn, StoreError> {
    let fault = |error| StoreError::from_postgres(path, error);
    let mut conn = connect(options).await.map_err(fault)?;
    let wait = AssertSqlSafe(format!("SET lock_timeout = {LOCK_WAIT_MS}"));
    sqlx::query(wait).execute(&mut conn).await.map_err(fault)?;
    match sqlx::query(kind).execute(&mut conn).await.map_err(fault) {
        Ok(_) => Ok(conn),
        Err(StoreError::Busy(path)) => Err(StoreError::InUse(path)),
        Err(error) => Err(error),
    }
}
