//! People who look for players in a server, and how long it took those who found some. What somebody
//! wants to play is text that the caller writes and reads.

use async_trait::async_trait;

use crate::{ChannelId, GuildId, InteractionId, MessageRef, Millis, StoreError, UserId};

/// Somebody looks for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The server.
    pub guild: GuildId,
    /// The person.
    pub player: UserId,
    /// Where they asked.
    pub channel: ChannelId,
    /// What they want to play.
    pub wants: String,
    /// Since when they wait.
    pub sought_at: Millis,
    /// Until when.
    pub ends_at: Millis,
}

/// Reading who looks for players.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Seeks: Send + Sync {
    /// What a person looks for in a server.
    async fn seek(&self, guild: GuildId, player: UserId) -> Result<Option<Seek>, StoreError>;

    /// The message that called for players, if it was sent and not long ago.
    async fn call(&self, call: InteractionId) -> Result<Option<MessageRef>, StoreError>;

    /// How long each of those waited who found players in a server, the latest first, at most
    /// `limit`.
    async fn waits(&self, guild: GuildId, limit: u32) -> Result<Vec<Millis>, StoreError>;
}

/// Looking for players.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait SeekWork: Send {
    /// Who looks for players in a server, the longest waiting first. Nobody else changes that until
    /// the act is over.
    async fn seeks(&mut self, guild: GuildId) -> Result<Vec<Seek>, StoreError>;

    /// Keeps what somebody looks for, instead of what they looked for before.
    async fn save_seek(&mut self, seek: &Seek) -> Result<(), StoreError>;

    /// Somebody does not look for players any more. Returns what they looked for, if anything.
    async fn end_seek(
        &mut self,
        guild: GuildId,
        player: UserId,
    ) -> Result<Option<Seek>, StoreError>;

    /// Keeps how long somebody waited who now found players, and only the latest of those.
    async fn keep_wait(
        &mut self,
        guild: GuildId,
        sought_at: Millis,
        waited: Millis,
    ) -> Result<(), StoreError>;
}
