//! Discord's ids and the token of an interaction. They are the storage's types, so that one id is
//! one type from the wire to the table.

pub use storage::{
    ApplicationId, ChannelId, GuildId, InteractionId, InteractionToken, MessageId, UserId,
};
