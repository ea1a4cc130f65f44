//! Connections to the server: what each begins with, and the inspection before anything is written.

use std::path::Path;
use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;

use super::limits::{CONNECTION_WAIT, FIRST_CONNECTION, SESSION};
use super::sql::version::is_unreleased;
use super::{Conn, ORIGIN, ServerAddress, migrate};
use crate::StoreError;

/// The oldest server that this program knows, as the server numbers itself.
const OLDEST: i32 = 130_000;

pub(super) fn options(address: &ServerAddress) -> PgConnectOptions {
    let options = address.options();
    match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("carcas"),
    }
}

/// A connection of its own. The first one tells why there is none; a pool would only say that it
/// took too long.
pub(super) async fn connect(options: &PgConnectOptions) -> sqlx::Result<Conn> {
    let connected = async {
        let mut conn = options.connect().await?;
        sqlx::query(SESSION).execute(&mut conn).await?;
        Ok(conn)
    };
    let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
    timeout(FIRST_CONNECTION, connected).await.unwrap_or_else(late)
}

/// Connections are opened when they are needed. One that broke while nobody used it is replaced
/// unnoticed.
pub(super) fn pool(options: &PgConnectOptions, connections: u32) -> PgPool {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(CONNECTION_WAIT)
        .test_before_acquire(true)
        .after_connect(|conn, _| {
            Box::pin(async move { sqlx::query(SESSION).execute(conn).await.map(drop) })
        })
        .connect_lazy_with(options.clone())
}

/// The schema that a connection works in; none if there is no such schema.
pub(super) async fn schema(conn: &mut Conn) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar("SELECT CAST(current_schema() AS TEXT)").fetch_one(conn).await
}

/// What sets a database that has its tables apart from every other, by whatever address it is reached. A
/// dump that is restored beside it has another name.
pub(super) async fn identity(conn: &mut Conn) -> sqlx::Result<String> {
    let origin: String = sqlx::query_scalar(ORIGIN).fetch_one(&mut *conn).await?;
    let name = sqlx::query_scalar("SELECT CAST(current_database() AS TEXT)").fetch_one(conn);
    let name: String = name.await?;
    Ok(format!("{name} {origin}"))
}

/// Looks at a database without changing it: the schema version, or none if it is empty.
pub(super) async fn inspect(conn: &mut Conn, path: &Arc<Path>) -> Result<Option<i64>, StoreError> {
    let fault = |error| StoreError::from_postgres(path, error);
    let unfit = |why: String| StoreError::Database { path: Arc::clone(path), source: why.into() };
    conn.ping().await.map_err(fault)?;
    let (number, version, encoding): (i32, String, String) = sqlx::query_as(
        "SELECT CAST(current_setting('server_version_num') AS INTEGER),
            current_setting('server_version'), current_setting('server_encoding')",
    )
    .fetch_one(&mut *conn)
    .await
    .map_err(fault)?;
    if number < OLDEST {
        return Err(unfit(format!("PostgreSQL {version} is too old: 13 or newer is needed")));
    }
    if encoding != "UTF8" {
        return Err(unfit(format!("the database has the encoding {encoding}: UTF8 is needed")));
    }
    let tables: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p')",
    )
    .fetch_one(&mut *conn)
    .await
    .map_err(fault)?;
    if tables == 0 {
        return Ok(None);
    }
    let found = migrate::version(conn).await.map_err(fault)?;
    let found = found.ok_or_else(|| StoreError::Foreign(Arc::clone(path)))?;
    if is_unreleased(conn).await.map_err(fault)? {
        return Err(StoreError::Unreleased(Arc::clone(path)));
    }
    if found > migrate::KNOWN {
        let path = Arc::clone(path);
        return Err(StoreError::NewerSchema { path, found, known: migrate::KNOWN });
    }
    Ok(Some(found))
}
