//! After a backup took the place of the database: its players are told once.

use async_trait::async_trait;

use crate::{Millis, StoreError};

/// What a restoration leaves to be done.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Restores: Send + Sync {
    /// The time of the games, if the database was restored and the players have not been told.
    async fn restored(&self) -> Result<Option<Millis>, StoreError>;

    /// Marks the players as told about the restoration.
    async fn restored_is_told(&self) -> Result<(), StoreError>;
}
