//! Whether the players must be told of a restoration.

use async_trait::async_trait;

use super::SqlStore;
use crate::{Millis, Restores, StoreError, Timers as _};

/// The time of the games in a restored database, until its players have been told.
pub(super) const RESTORED: &str = "restored";

#[async_trait]
impl Restores for SqlStore {
    async fn restored(&self) -> Result<Option<Millis>, StoreError> {
        self.instant(RESTORED).await
    }

    async fn restored_is_told(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM instants WHERE name = $1";
        self.change(sqlx::query(sql).bind(RESTORED)).await.map(drop)
    }
}
