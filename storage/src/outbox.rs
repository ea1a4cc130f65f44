//! What is still to be sent to Discord. An act writes rows; a worker claims them for a while (a
//! lease), sends them and settles them. A row is delivered at least once; its nonce lets Discord
//! drop a second copy within a few minutes. Nothing here sends anything or knows what a payload
//! means.
//!
//! The ordered rows of one channel leave one after the other: a later one is not given out while an
//! earlier one waits or is being sent. Only a few unordered rows of a channel are given out at a
//! time, so that no channel takes all the capacity.

use crate::{ChannelId, GameId, GuildId, InteractionId, MessageId, Millis};

/// A message (or an edit, or whatever `kind` means to the caller) to send.
///
/// ```
/// use storage::{ChannelId, GameId, Outgoing};
///
/// let ring = Outgoing {
///     game: Some(GameId(7)),
///     ordinal: Some(12),
///     slot: Some("turn".into()),
///     ..Outgoing::to(ChannelId(55), "ring", "7:12:ring", r#"{"content":"Your turn"}"#)
/// };
/// assert!(ring.in_order);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The dedupe key, unique among the rows, such as `game:ordinal:kind`.
    pub dedupe: String,
    /// The caller's name for what to do with the payload.
    pub kind: String,
    /// The game it belongs to, if any.
    pub game: Option<GameId>,
    /// The state of the game that it is about, so that a worker can tell when it is stale.
    pub ordinal: Option<u32>,
    /// The target channel.
    pub channel: ChannelId,
    /// True when it must wait for the earlier rows of its channel; false for what only one person
    /// sees.
    pub in_order: bool,
    /// The name under which the sent message is remembered ([`Reads::message`](crate::Reads::message)); needs a game.
    pub slot: Option<String>,
    /// The caller's text, usually JSON.
    pub payload: String,
    /// The earliest time to send it; 0 for at once.
    pub not_before: Millis,
}

impl Outgoing {
    /// A message without a game, in order, to be sent at once.
    pub fn to(
        channel: ChannelId,
        kind: impl Into<String>,
        dedupe: impl Into<String>,
        payload: impl Into<String>,
    ) -> Self {
        Self {
            dedupe: dedupe.into(),
            kind: kind.into(),
            game: None,
            ordinal: None,
            channel,
            in_order: true,
            slot: None,
            payload: payload.into(),
            not_before: 0,
        }
    }
}

/// A row as a worker claims or reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its number; rows are sent in the order of their numbers.
    pub id: i64,
    /// What to send.
    pub outgoing: Outgoing,
    /// Stays the same however often the row is sent; at most [`NONCE_CHARS`](crate::limits::NONCE_CHARS) letters and digits.
    pub nonce: String,
    /// How often it was claimed, this time included.
    pub attempts: u32,
    /// The end of this worker's lease. It also distinguishes this claim from a later one.
    pub lease_until: Millis,
    /// When the act that wrote it happened.
    pub created_at: Millis,
}

/// A row that was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadLetter {
    /// The row.
    pub delivery: Delivery,
    /// Why.
    pub reason: String,
}

/// A sent message of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageRef {
    /// Its channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The state of the game that it is about.
    pub ordinal: u32,
}

/// The slot of the message that lists the games of a server; it belongs to no game.
pub fn overview_slot(guild: GuildId) -> String {
    format!("{OVERVIEW}{guild}")
}

/// The slot of the message that calls for players, which an interaction made; it belongs to no game.
pub fn call_slot(call: InteractionId) -> String {
    format!("{CALL}{call}")
}

/// The slot of the message with which people join a league; it belongs to no game.
pub fn league_slot(league: i64) -> String {
    format!("{LEAGUE}{league}")
}

/// The prefix of the slot of a league's message.
pub(crate) const LEAGUE: &str = "league:";

/// The prefix of the slot of a call for players.
pub(crate) const CALL: &str = "call:";

/// The prefix of an overview's slot.
pub(crate) const OVERVIEW: &str = "overview:";
