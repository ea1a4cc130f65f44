//! Discord's ids as types of their own, and the token of an interaction that never prints itself.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

macro_rules! snowflake {
    ($(#[$doc:meta] $name:ident)*) => {$(
        #[$doc]
        ///
        /// A 64-bit snowflake (Discord, API reference, "Snowflakes").
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl $name {
            /// The snowflake as a number.
            pub const fn get(self) -> u64 {
                self.0
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

snowflake! {
    /// A server.
    GuildId
    /// A channel, a thread or a conversation of direct messages.
    ChannelId
    /// A person.
    UserId
    /// One command, click or choice of a person.
    InteractionId
    /// The application that answers interactions.
    ApplicationId
    /// A message in a channel.
    MessageId
}

/// The token that answers one interaction for 15 minutes (Discord, "Receiving and Responding to
/// Interactions"). Whoever has it may speak for the bot, so it is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct InteractionToken(String);

impl InteractionToken {
    /// Wraps the token of an interaction.
    pub fn new(token: impl Into<String>) -> Self {
        Self(token.into())
    }

    /// The token itself, for the path of a request and for nothing else.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InteractionToken(secret)")
    }
}
