//! Animations of finished games: each is rendered once and kept while there is room for all of
//! them; the oldest goes first. The storage does not look inside them.

use async_trait::async_trait;

use crate::{GameId, Millis, StoreError};

/// Animations.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Films: Send + Sync {
    /// The animation of a game, if one with this look is stored.
    async fn film(&self, game: GameId, look: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Stores the animation of a game, replacing an earlier one. Together all stored animations
    /// take at most `most` bytes.
    async fn keep_film(
        &self,
        film_of: (GameId, &str),
        film: &[u8],
        most: usize,
        now: Millis,
    ) -> Result<(), StoreError>;
}
