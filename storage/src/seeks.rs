//! People who look for players in a server, and how long it took those who found some. What somebody
//! wants to play is text that the caller writes and reads.

use crate::{ChannelId, GuildId, Millis, UserId};

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
