//! How much there is in a database: what an operator wants to see of it at any time.

use crate::{ChannelId, GuildId, Millis, Owner};

/// Numbers of what is open. Each is found by an index, so that they can be read often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Tables whose games have not begun.
    pub lobbies: u64,
    /// Games that are played.
    pub running: u64,
    /// Games that were put aside.
    pub parked: u64,
    /// Rows of the outbox that are not sent yet.
    pub unsent: u64,
    /// Since when the oldest of them should have been sent (unix milliseconds).
    pub unsent_since: Option<Millis>,
    /// Timers that are due and not handled yet.
    pub overdue: u64,
    /// When the oldest of them was due (unix milliseconds).
    pub overdue_since: Option<Millis>,
}

/// What a look at a database found, without serving from it and without changing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examination {
    /// The version of its schema; `None` if it has no tables yet.
    pub schema: Option<i64>,
    /// The version that this program needs.
    pub known: i64,
    /// Where games are played, those that changed last first. Empty unless the schema is the one that
    /// this program needs.
    pub places: Vec<(Option<GuildId>, ChannelId)>,
    /// Whose games they are; `Nobody` unless the schema is the one that this program needs.
    pub owner: Owner,
    /// What only a server has.
    pub server: Option<ServerFacts>,
}

/// What only a database server has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerFacts {
    /// Its version, in its own words.
    pub version: String,
    /// What its clock showed (unix milliseconds).
    pub now: Millis,
    /// Whether it was told not to wait for its disk.
    pub forgets: bool,
    /// Whether it is a replica, which cannot be written to.
    pub is_replica: bool,
    /// Whether the user may create tables.
    pub may_create: bool,
    /// How many of the tables belong to somebody else.
    pub foreign_tables: i64,
    /// How many connections it has.
    pub connections: i64,
    /// How many it allows.
    pub most_connections: i64,
    /// How many a bot opens at most.
    pub connections_of_a_bot: i64,
}
