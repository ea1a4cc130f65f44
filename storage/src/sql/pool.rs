//! How the store uses its connections, the same for both databases.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::session::{SqlAccess, SqlFault, SqlSession, Statement, run};
use super::{SqlStore, WAITS};
use crate::reads::for_each_read;
use crate::*;

/// Waits for a connection in several attempts. While the process is stopped (a suspended machine, a
/// paused container) nobody returns a connection, and the current attempt times out as soon as the
/// process runs again; that alone is no reason to give up.
pub(crate) async fn patiently<T, F>(acquire: impl Fn() -> F) -> sqlx::Result<T>
where
    F: Future<Output = sqlx::Result<T>>,
{
    for _ in 1..WAITS {
        match acquire().await {
            Err(sqlx::Error::PoolTimedOut) => {}
            other => return other,
        }
    }
    acquire().await
}

impl SqlStore {
    /// The result of a step as the callers of the storage see it.
    pub(crate) fn settle<T>(&self, done: Result<T, impl Into<SqlFault>>) -> Result<T, StoreError> {
        done.map_err(|fault| match fault.into() {
            SqlFault::Refused(refusal) => refusal,
            SqlFault::Failed(error) => self.fault(error),
        })
    }

    /// A session that only reads.
    pub(super) async fn reading(&self) -> Result<SqlSession, StoreError> {
        Ok(SqlSession::new(SqlAccess::Reader(self.reader().await?), 0))
    }

    /// A session with a transaction of its own; it ends with [`Self::finish`].
    pub(super) async fn writing(&self, now: Millis) -> Result<SqlSession, StoreError> {
        Ok(SqlSession::new(SqlAccess::Act(self.write().await?), now))
    }

    /// Commits the transaction of a session if its step succeeded.
    pub(super) async fn finish<T>(
        &self,
        session: SqlSession,
        done: Result<T, impl Into<SqlFault>>,
    ) -> Result<T, StoreError> {
        let value = self.settle(done)?;
        if let SqlAccess::Act(tx) = session.access {
            self.commit(tx).await?;
        }
        Ok(value)
    }

    /// Runs one statement in a transaction of its own; returns the number of changed rows.
    pub(crate) async fn change(&self, statement: Statement<'_>) -> Result<u64, StoreError> {
        let mut session = self.writing(0).await?;
        let done = run(session.conn(), statement).await;
        self.finish(session, done).await
    }
}

macro_rules! read_from_the_pool {
    ($(
        $(#[$doc:meta])*
        async fn $read:ident(&self $(, $given:ident: $of:ty)* $(,)?) -> Result<$found:ty, StoreError>;
    )*) => {
        #[async_trait]
        impl Reads for SqlStore {
            $(async fn $read(&self $(, $given: $of)*) -> Result<$found, StoreError> {
                let found = self.reading().await?.$read($($given),*).await;
                self.settle(found)
            })*
        }
    };
}

for_each_read!(read_from_the_pool);
