//! The processes that serve from one database beside each other: which are alive, which of them hears
//! which shard of Discord's gateway, and what they may do together only so often. A server keeps this
//! in rows, and all its times are of the server's clock, the same for every process; a file has one
//! process, which keeps it in memory ([`Alone`](crate::alone::Alone)).
//!
//! A process is alive for [`ALIVE_MS`](crate::limits::ALIVE_MS) from each [`Fleet::beat`]. Whatever it
//! has (shards, claimed rows, promised answers) is another one's once that is over, so it must stop
//! acting for its shards before, if it could not say that it lives.

use async_trait::async_trait;

use crate::{ChannelId, Millis, StoreError};

/// A process that serves. Numbers are never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub i64);

impl std::fmt::Display for ProcessId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A living process, as the others see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Who.
    pub process: ProcessId,
    /// When it began.
    pub since: Millis,
    /// Whether it is about to stop and hands over what it has.
    pub leaving: bool,
}

/// Who hears a shard. The dead are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardLease {
    /// The shard.
    pub shard: u32,
    /// How many there are.
    pub total: u32,
    /// The process that hears it.
    pub owner: Option<ProcessId>,
    /// The process that connects, to take it over.
    pub heir: Option<ProcessId>,
}

/// What a process sees when it looks around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The process itself.
    pub me: ProcessId,
    /// Everybody who is alive, itself too, in the order of their numbers.
    pub alive: Vec<Peer>,
    /// The shards that somebody has had, in their order.
    pub shards: Vec<ShardLease>,
    /// How many processes were found dead just now; what they had claimed is free.
    pub dead: u32,
}

impl Roll {
    /// The others who are going to stay.
    pub fn others(&self) -> impl Iterator<Item = ProcessId> + '_ {
        let staying = self.alive.iter().filter(|peer| !peer.leaving && peer.process != self.me);
        staying.map(|peer| peer.process)
    }
}

/// How often something may be done: one place each `every` milliseconds, and up to `burst` more at once
/// after a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spacing {
    /// The milliseconds between two places.
    pub every: Millis,
    /// How many may be taken ahead.
    pub burst: u32,
}

/// A change of what Discord refuses in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalNews {
    /// The channel.
    pub channel: ChannelId,
    /// The kind of request.
    pub route: String,
    /// Why it is refused, as the caller's word; none if it is no longer refused.
    pub cause: Option<String>,
}

/// What the other processes have learned from Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Changes of what is refused, in no order; one may be told more than once.
    pub refusals: Vec<RefusalNews>,
    /// Whom each new invalid request of another process is charged to, and how many milliseconds ago.
    pub invalid: Vec<(Option<u64>, Millis)>,
    /// Where to go on with [`Fleet::news`].
    pub seen: NewsRead,
}

/// How far the news were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NewsRead {
    /// The time of the latest change of a refusal.
    pub refusals: Millis,
    /// The number of the latest invalid request.
    pub invalid: i64,
}

/// What processes agree on.
///
/// # Errors
/// Database errors; then nothing has changed, as far as the caller knows.
#[async_trait]
pub trait Fleet: Send + Sync + std::fmt::Debug {
    /// Says that this process is alive, and whether it is leaving; looks who else is. What the dead
    /// had claimed is free again.
    async fn beat(&self, leaving: bool) -> Result<Roll, StoreError>;

    /// Becomes the owner of a shard that nobody alive owns or is about to take over; true if it is.
    async fn take(&self, shard: u32, total: u32) -> Result<bool, StoreError>;

    /// Becomes the heir of a shard that somebody else owns and nobody else is about to take over.
    async fn bid(&self, shard: u32) -> Result<bool, StoreError>;

    /// Becomes the owner of a shard as its heir: from now on the owner before must not act for it.
    async fn succeed(&self, shard: u32) -> Result<bool, StoreError>;

    /// Gives up a shard, or the intention to take it over.
    async fn release(&self, shard: u32) -> Result<(), StoreError>;

    /// Takes the next free place of a schedule; the milliseconds until it is there.
    async fn reserve(&self, schedule: &str, spacing: Spacing) -> Result<Millis, StoreError>;

    /// Lets nobody have a place of a schedule for a time. The next place is at its end, so those who
    /// wait for it do not all go at once.
    async fn block(&self, schedule: &str, by: Millis) -> Result<(), StoreError>;

    /// Tells the others what Discord refuses in a channel, or no longer refuses.
    async fn tell_refusal(&self, news: &RefusalNews) -> Result<(), StoreError>;

    /// Tells the others of an invalid request and whom it is charged to.
    async fn tell_invalid(&self, tenant: Option<u64>) -> Result<(), StoreError>;

    /// What the others have told since.
    async fn news(&self, since: NewsRead) -> Result<News, StoreError>;
}
