//! Discord's ids and the token of an interaction. The ids that are stored are the storage's types,
//! so an id has one type from the wire to the table.

use std::fmt;

use serde::{Deserialize, Serialize};
pub use storage::{ChannelId, GuildId, InteractionId, MessageId, UserId};

/// The application that answers interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplicationId(pub u64);

impl fmt::Display for ApplicationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The token that answers one interaction for 15 minutes (Discord, "Receiving and Responding to
/// Interactions"). Anyone who has it can speak for the bot, so it is never printed.
///
/// ```
/// let token = port::InteractionToken::new("aW50ZXJhY3Rpb24");
/// assert_eq!(format!("{token:?}"), "InteractionToken(secret)");
/// assert_eq!(token.reveal(), "aW50ZXJhY3Rpb24");
/// ```
#[derive(Clone, PartialEq, Eq, Default)]
pub struct InteractionToken(String);

impl InteractionToken {
    /// Wraps the token of an interaction.
    pub fn new(token: impl Into<String>) -> Self {
        Self(token.into())
    }

    /// The token itself; use it only in the path of a request.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InteractionToken(secret)")
    }
}
