//! An act: one thing that a person or a timer did, as one write transaction. Its key goes into the
//! inbox first and its outcome last; in between goes everything it changes and every message it
//! causes. Either all of it is durable or none of it happened.

use std::fmt::Debug;

use async_trait::async_trait;

use crate::{
    ActKey, Dailies, DailyWork, Films, GameWork, Games, HindranceWork, Hindrances, LeagueWork,
    Leagues, Millis, MoveWork, Moves, Outbox, OutboxWork, PersonalData, PlayerWork, Players,
    Promises, RecordWork, Records, Restores, SeatWork, Seats, SeekWork, Seeks, SetupWork, Setups,
    StoreError, TimerWork, Timers,
};

/// The result of beginning an act.
#[derive(Debug)]
pub enum BeginOutcome {
    /// The act was already committed, with this outcome.
    Repeated(String),
    /// The act is new: carry it out and commit it, or drop it.
    New(Box<dyn UnitOfWork>),
}

/// Everything that can be read, and the one way to write what belongs together.
#[async_trait]
pub trait Store:
    Games
    + Moves
    + Seats
    + Players
    + Outbox
    + Timers
    + Promises
    + Films
    + PersonalData
    + Records
    + Dailies
    + Setups
    + Seeks
    + Hindrances
    + Leagues
    + Restores
    + Debug
    + Send
    + Sync
{
    /// Begins an act, or finds that it was already done. `now` is the timestamp for everything in
    /// the act, in unix milliseconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] after several tries, [`StoreError::Away`], [`StoreError::Full`],
    /// [`StoreError::ReadOnly`] and database errors. Any later step of the act may also be a
    /// [`StoreError::Collision`].
    async fn begin(&self, key: &ActKey, now: Millis) -> Result<BeginOutcome, StoreError>;
}

/// A write transaction. Other acts may wait for it (in a file all of them, on a server those with
/// the same key, channel or game), so do nothing slow while holding one, and never begin a second
/// one in the same task. What it has read of a game stays true until it is over.
///
/// Dropping an act without [`UnitOfWork::commit`] rolls it back. After a database error the act can only
/// be dropped ([`StoreError::ActFailed`]): half an act is never committed.
#[async_trait]
pub trait UnitOfWork:
    GameWork
    + MoveWork
    + SeatWork
    + PlayerWork
    + OutboxWork
    + TimerWork
    + RecordWork
    + DailyWork
    + SetupWork
    + SeekWork
    + HindranceWork
    + LeagueWork
    + Debug
    + Send
{
    /// The time of the act, as given to [`Store::begin`].
    fn now(&self) -> Millis;

    /// Makes the act durable, together with the outcome to return if it is repeated. A timer under
    /// the key of this act is removed. Acknowledge only after this has returned.
    ///
    /// # Errors
    /// [`StoreError::InDoubt`] when it is unknown whether the act was committed;
    /// [`StoreError::Full`] and other database errors: then nothing of the act has happened.
    async fn commit(self: Box<Self>, outcome: &str) -> Result<(), StoreError>;
}
