//! What keeps messages, or parts of them, out of channels. Which permissions the bot lacks is a set of
//! bits that the caller writes and reads.

use async_trait::async_trait;

use crate::{ChannelId, GuildId, Millis, StoreError};

/// What the bot lacks in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hindrance {
    /// The channel.
    pub channel: ChannelId,
    /// Its server, if that is known.
    pub guild: Option<GuildId>,
    /// The missing permissions.
    pub lacks: u64,
    /// Since when messages are kept out, or came plainer.
    pub since: Millis,
    /// When people were last told what is missing; 0 for never.
    pub said_at: Millis,
    /// The row of the outbox that told them, or that was refused last; 0 for none.
    pub said_in: i64,
}

/// Reading what keeps messages out of channels.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Hindrances: Send + Sync {
    /// What the bot lacks in a channel, if anything is known to be missing.
    async fn hindrance(&self, channel: ChannelId) -> Result<Option<Hindrance>, StoreError>;

    /// The channels of a server in which the bot lacks something.
    async fn hindered(&self, guild: GuildId) -> Result<Vec<ChannelId>, StoreError>;
}

/// Changing it.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait HindranceWork: Send {
    /// What the bot lacks in a channel, if anything is known to be missing.
    async fn hindrance(&mut self, channel: ChannelId) -> Result<Option<Hindrance>, StoreError>;

    /// Keeps what the bot lacks in a channel, instead of what it lacked before.
    async fn save_hindrance(&mut self, hindrance: &Hindrance) -> Result<(), StoreError>;

    /// The bot lacks nothing there any more.
    async fn end_hindrance(&mut self, channel: ChannelId) -> Result<(), StoreError>;
}
