//! Set-ups: what people keep of tables that they like, under names of their own. The settings are text
//! that the caller writes and reads.

use async_trait::async_trait;

use crate::{StoreError, UserId};

/// A kept set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSetup {
    /// Its name; hostile until escaped.
    pub name: String,
    /// The settings.
    pub settings: String,
}

/// Reading set-ups.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Setups: Send + Sync {
    /// A person's set-ups, by name.
    async fn setups(&self, player: UserId) -> Result<Vec<SavedSetup>, StoreError>;
}

/// Keeping set-ups.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait SetupWork: Send {
    /// A person's set-ups, by name.
    async fn setups(&mut self, player: UserId) -> Result<Vec<SavedSetup>, StoreError>;

    /// Keeps a set-up, instead of one with the same name.
    async fn save_setup(&mut self, player: UserId, setup: &SavedSetup) -> Result<(), StoreError>;

    /// Removes a set-up; false if there was none with this name.
    async fn remove_setup(&mut self, player: UserId, name: &str) -> Result<bool, StoreError>;
}
