//! The store: everything that can be read, the way to begin an act, and the worker's writes, each of
//! which is a transaction of its own.

use async_trait::async_trait;

use crate::{
    ActKey, ChannelId, Delivery, Erased, GameId, InteractionId, MessageId, Millis, Promise, Reads,
    StoreError, Timer, UnitOfWork, UserId,
};

/// The result of beginning an act.
#[derive(Debug)]
pub enum BeginOutcome {
    /// The act was already committed, with this outcome.
    Repeated(String),
    /// The act is new: carry it out and commit it, or drop it.
    New(Box<dyn UnitOfWork>),
}

/// Everything that can be read, the one way to write what belongs together ([`Store::begin`]), and
/// what belongs to no act.
///
/// # Errors
/// Database errors; [`StoreError::ReadOnly`] for writing when opened read-only.
#[async_trait]
pub trait Store: Reads {
    /// Begins an act, or finds that it was already done. `now` is the timestamp for everything in
    /// the act, in unix milliseconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] after several tries, [`StoreError::Away`], [`StoreError::Full`],
    /// [`StoreError::ReadOnly`] and database errors. Any later step of the act may also be a
    /// [`StoreError::Collision`].
    async fn begin(&self, key: &ActKey, now: Millis) -> Result<BeginOutcome, StoreError>;

    // People.

    /// Removes every trace of a player's id: name and language are deleted, seats and games stay
    /// but name nobody, and in unsent texts the id becomes 0 (so a waiting ping reaches nobody).
    /// Games go on. It can be repeated. Earlier backups still contain the id.
    async fn erase(&self, player: UserId) -> Result<Erased, StoreError>;

    // The outbox.

    /// Claims up to `limit` rows that may be sent now, for `lease_ms` milliseconds: at most one
    /// ordered and one unordered row of each channel. If the lease ends before the row is settled,
    /// it may be claimed again.
    async fn claim(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Delivery>, StoreError>;

    /// Settles a sent row. The message id is remembered under the row's slot, unless the slot
    /// already has a message of a later state. Harmless if the row was already settled.
    async fn sent(
        &self,
        delivery: &Delivery,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Returns a row to the queue, to be sent not before `at`. Does nothing if the lease has passed
    /// to somebody else.
    async fn retry(&self, delivery: &Delivery, at: Millis) -> Result<(), StoreError>;

    /// Gives a row up for good, with the reason. Does nothing if the lease has passed to somebody
    /// else.
    async fn dead_letter(
        &self,
        delivery: &Delivery,
        reason: &str,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Gives up all ordered rows of a deleted channel and returns how many there were. Messages
    /// that only one person sees do not need the channel: they may say that it is gone.
    async fn dead_letter_channel(
        &self,
        channel: ChannelId,
        reason: &str,
        now: Millis,
    ) -> Result<u64, StoreError>;

    // Timers and named instants.

    /// Stores an instant under a name, in a transaction of its own.
    async fn keep_instant(&self, name: &str, at: Millis) -> Result<(), StoreError>;

    /// The time by the clock of the database's server, the same for every process; none with a file,
    /// which is read by this machine's clock.
    async fn server_clock(&self) -> Result<Option<Millis>, StoreError>;

    /// Claims up to `limit` due timers, the earliest first, for `lease_ms` milliseconds; a timer
    /// that was not handled by then is given out again.
    async fn claim_due(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Timer>, StoreError>;

    /// Keeps a timer that this process has claimed until `until`, if it still has it.
    async fn keep_claimed(&self, timer: &ActKey, until: Millis) -> Result<(), StoreError>;

    // Promised answers.

    /// Makes a promise durable; repeating it changes nothing.
    async fn promise(&self, promise: &Promise) -> Result<(), StoreError>;

    /// The outstanding promises that no other living process is about to keep, the earliest first.
    /// They are this process's from now on; one on a server is given out to it only once. They include
    /// a file that was only partly written; nothing was promised by it.
    async fn promised(&self) -> Result<Vec<Promise>, StoreError>;

    /// Deletes a promise, because it was kept or nobody waits for it any more.
    async fn redeem(&self, interaction: InteractionId) -> Result<(), StoreError>;

    // Animations.

    /// Stores the animation of a game, replacing an earlier one. Together all stored animations
    /// take at most `most` bytes.
    async fn keep_film(
        &self,
        film_of: (GameId, &str),
        film: &[u8],
        most: usize,
        now: Millis,
    ) -> Result<(), StoreError>;

    // After a restoration.

    /// Marks the players as told about the restoration.
    async fn restored_is_told(&self) -> Result<(), StoreError>;
}
