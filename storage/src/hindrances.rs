//! What keeps messages, or parts of them, out of channels. Which permissions the bot lacks is a set of
//! bits that the caller writes and reads.

use crate::{ChannelId, GuildId, Millis};

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
