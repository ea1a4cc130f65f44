//! How the store uses its connections, the same for both databases.

use super::limits::WAITS;
use super::{Db, SqlStore};
use crate::StoreError;

/// Waits for a connection in several attempts. While the process is stopped (a suspended machine, a
/// paused container) nobody returns a connection, and the current attempt times out as soon as the
/// process runs again; that alone is no reason to give up.
pub(super) async fn patiently<T, F>(acquire: impl Fn() -> F) -> sqlx::Result<T>
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
    /// Runs one statement in a transaction of its own; returns the number of changed rows.
    pub(super) async fn change(
        &self,
        query: sqlx::query::Query<'_, Db, <Db as sqlx::Database>::Arguments>,
    ) -> Result<u64, StoreError> {
        let mut tx = self.write().await?;
        let done = query.execute(&mut *tx).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(done.rows_affected())
    }
}
