//! Promised answers beside a file: each is a file, too, because answers are promised precisely when
//! the database cannot be written in time.

use std::time::SystemTime;

use super::{SqlStore, backup};
use crate::{InteractionId, Millis, Promise, StoreError};

impl SqlStore {
    /// Deletes what is soon of no use by itself; how many copies of the database were among it.
    pub(crate) async fn forget_passing(&self, now: Millis) -> Result<u64, StoreError> {
        self.forget_late_files(now).await?;
        Ok(backup::remove_old_copies(self.place(), SystemTime::now()))
    }

    pub(crate) async fn keep_promise(&self, promise: &Promise) -> Result<(), StoreError> {
        self.promise_in_file(promise).await
    }

    pub(crate) async fn take_promises(&self) -> Result<Vec<Promise>, StoreError> {
        self.take_files(self.promised_files().await?, Vec::new()).await
    }

    pub(crate) async fn redeem_promise(
        &self,
        interaction: InteractionId,
    ) -> Result<(), StoreError> {
        self.redeem_file(interaction).await
    }
}
