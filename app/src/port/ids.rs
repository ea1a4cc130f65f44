//! Discord's ids and the token of an interaction. These are the storage's types, so an id has one
//! type from the wire to the table.

pub use storage::{
    ApplicationId, ChannelId, GuildId, InteractionId, InteractionToken, MessageId, UserId,
};
