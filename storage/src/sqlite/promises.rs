//! Promised answers beside a file: each is a file, too, because answers are promised precisely when
//! the database cannot be written in time.

use std::time::SystemTime;

use async_trait::async_trait;

use super::{SqlStore, backup};
use crate::{InteractionId, Millis, Promise, Promises, StoreError};

impl SqlStore {
    /// Deletes what is soon of no use by itself; how many copies of the database were among it.
    pub(super) async fn forget_passing(&self, now: Millis) -> Result<u64, StoreError> {
        self.forget_late_files(now).await?;
        Ok(backup::remove_old_copies(self.place(), SystemTime::now()))
    }
}

#[async_trait]
impl Promises for SqlStore {
    async fn promise(&self, promise: &Promise) -> Result<(), StoreError> {
        self.promise_in_file(promise).await
    }

    async fn promised(&self) -> Result<Vec<Promise>, StoreError> {
        self.take_files(self.promised_files().await?, Vec::new()).await
    }

    async fn redeem(&self, interaction: InteractionId) -> Result<(), StoreError> {
        self.redeem_file(interaction).await
    }
}
