//! Timers: the draw after the grace period, later reminders and time-outs. A timer belongs to one
//! state of a game and is void when the game moves on. Its instant is stored, so no restart and no
//! clock jump loses it, and it is handled in an act with its own key, so it never fires twice.

use async_trait::async_trait;

use crate::{ActKey, GameId, Millis, StoreError};

/// Something that is to happen by itself at an instant, unless the game has moved on.
///
/// To handle it, begin an act with [`Timer::key`] and commit it, even if there was nothing left to
/// do: committing removes the timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timer {
    /// The caller's name for what is to happen.
    pub kind: String,
    /// The game.
    pub game: GameId,
    /// The state of the game for which it was set.
    pub ordinal: u32,
    /// When it is due.
    pub due_at: Millis,
}

impl Timer {
    /// The key of the act that handles it.
    pub fn key(&self) -> ActKey {
        ActKey::timer(&self.kind, self.game, self.ordinal)
    }
}

/// Named instants that outlive the process.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Timers: Send + Sync {
    /// The instant stored under a name.
    async fn instant(&self, name: &str) -> Result<Option<Millis>, StoreError>;

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

    /// When the next timer can be claimed; `None` when none is set. It may be in the past.
    async fn next_due(&self) -> Result<Option<Millis>, StoreError>;
}

/// Setting timers.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait TimerWork: Send {
    /// Sets or resets a timer: there is one for each kind, game and ordinal. A timer that was
    /// already handled is not set again: it would fire for ever, and its act would never be new.
    async fn schedule(&mut self, timer: &Timer) -> Result<(), StoreError>;

    /// Cancels all timers of a game that are of a kind or of its dotted subkinds.
    async fn unschedule(&mut self, game: GameId, kind: &str) -> Result<(), StoreError>;

    /// Delays all timers of a kind and of its dotted subkinds.
    async fn postpone(&mut self, kind: &str, by: Millis) -> Result<(), StoreError>;

    /// The clock went back by `by` milliseconds and is now at `now`: outbox rows and leases wait no
    /// longer than they would have. Deadlines are instants and stay.
    async fn clock_went_back(&mut self, now: Millis, by: Millis) -> Result<(), StoreError>;

    /// The instant stored under a name.
    async fn instant(&mut self, name: &str) -> Result<Option<Millis>, StoreError>;

    /// Stores an instant under a name.
    async fn keep_instant(&mut self, name: &str, at: Millis) -> Result<(), StoreError>;
}
