//! One connection, and what its statements have in common.

use sqlx::Transaction;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;

use super::{Conn, Db, Row};
use crate::{Millis, StoreError};

/// A connection, with the statements of every subject as its methods.
#[derive(Debug)]
pub(super) struct SqlSession {
    pub(super) access: SqlAccess,
    /// The time of the act.
    pub(super) now: Millis,
    /// How many moves the act has made.
    pub(super) moves: u64,
}

/// How a session has its connection.
#[derive(Debug)]
pub(super) enum SqlAccess {
    /// For a while from the pool, to read.
    Reader(PoolConnection<Db>),
    /// With a transaction, to write.
    Act(Transaction<'static, Db>),
}

impl SqlSession {
    pub(super) fn new(access: SqlAccess, now: Millis) -> Self {
        Self { access, now, moves: 0 }
    }

    pub(super) fn is_act(&self) -> bool {
        matches!(self.access, SqlAccess::Act(_))
    }

    pub(super) fn conn(&mut self) -> &mut Conn {
        match &mut self.access {
            SqlAccess::Reader(conn) => conn,
            SqlAccess::Act(tx) => tx,
        }
    }
}

/// What a step of a session comes to.
pub(crate) type SqlResult<T> = Result<T, SqlFault>;

/// Why a step came to nothing.
#[derive(Debug)]
pub(crate) enum SqlFault {
    /// It must not be done. Nothing is wrong with the connection, and an act may go on.
    Refused(StoreError),
    /// A statement failed, or its answer could not be read. An act can only be dropped.
    Failed(sqlx::Error),
}

impl From<StoreError> for SqlFault {
    fn from(refusal: StoreError) -> Self {
        Self::Refused(refusal)
    }
}

impl From<sqlx::Error> for SqlFault {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error)
    }
}

/// A statement with its values.
pub(crate) type Statement<'q> = Query<'q, Db, <Db as sqlx::Database>::Arguments>;

/// Runs a statement; returns how many rows it changed.
pub(crate) async fn run(conn: &mut Conn, statement: Statement<'_>) -> SqlResult<u64> {
    Ok(statement.execute(conn).await?.rows_affected())
}

/// Reads the first row that a statement finds.
pub(super) async fn first<T>(
    conn: &mut Conn,
    statement: Statement<'_>,
    read: impl Fn(&Row) -> sqlx::Result<T> + Send,
) -> SqlResult<Option<T>> {
    Ok(statement.fetch_optional(conn).await?.as_ref().map(read).transpose()?)
}

/// Reads all rows that a statement finds.
pub(super) async fn all<T>(
    conn: &mut Conn,
    statement: Statement<'_>,
    read: impl Fn(&Row) -> sqlx::Result<T> + Send,
) -> SqlResult<Vec<T>> {
    Ok(statement.fetch_all(conn).await?.iter().map(read).collect::<sqlx::Result<_>>()?)
}

/// Wants a statement to have changed a row.
pub(super) fn changed(rows: u64, what: &'static str) -> SqlResult<()> {
    if rows == 0 { Err(StoreError::NotFound(what).into()) } else { Ok(()) }
}
