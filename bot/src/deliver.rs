//! The outbox worker: what an act wrote to be said is said here, at least once, in the order of its
//! channel, and never after it went out of date. The row's nonce keeps a second copy away for a few
//! minutes. Failures are sorted: what may pass is tried again with growing waits, what cannot is
//! buried with its reason. What a row says is the application's ([`Courier`]).

use std::collections::HashMap;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use storage::{
    Act, ActKey, Begun, Delivery, GameId, MessageId, MessageRef, Millis, Store, StoreError,
};
use tokio::sync::Notify;
use tokio::task::{Id, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::backoff::{Backoff, chance_of};
use crate::clock::Clock;
use crate::platform::{Cause, ChannelId, Failure, Message, Platform, UserId};

/// How long a claimed row is this worker's, in milliseconds.
const LEASE_MS: Millis = 120_000;
/// How many rows are under way at the same time: far more than hang where nothing is answered,
/// because of each channel only a few are.
const AT_ONCE: u32 = 64;
/// The longest sleep: the clock may jump while nothing seems to wait.
const LONGEST_SLEEP: Duration = Duration::from_secs(20);
/// The wait after the storage refused.
const AFTER_FAULT: Duration = Duration::from_secs(2);
/// The waits between attempts on Discord's side.
const BACKOFF: Backoff =
    Backoff { least: Duration::from_secs(1), most: Duration::from_secs(15 * 60) };
/// After so many attempts a row that the application cannot prepare is buried.
const MOST_FAULTS: u32 = 8;

/// What a row says, decided just before it is sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Parcel {
    /// A new message in the row's channel. When the row has a slot, the message that had the slot
    /// before loses its buttons.
    Send(Message),
    /// The message becomes this one.
    Edit(MessageRef, Message),
    /// A direct message.
    Direct(UserId, Message),
    /// The row's channel, a thread, is opened if it has archived itself; with `true` it is asked
    /// to stay open as long as threads can.
    Wake(bool),
    /// The row is out of date: nothing is sent.
    Skip,
}

/// The application's side of the outbox.
pub trait Courier: Send + Sync + 'static {
    /// Makes the message of a row: checks that what it says still holds (the seat is still to move
    /// at this ordinal, no later board is waiting) and draws its picture.
    ///
    /// # Errors
    /// A line for the log; the row is tried again later, and buried in the end.
    fn prepare(&self, row: &Delivery) -> impl Future<Output = Result<Parcel, String>> + Send;

    /// A row is given up for good: it is buried ([`bury`]), and those whom it concerns are told, in
    /// one act.
    ///
    /// # Errors
    /// [`Untold`]; then nothing has happened.
    fn undeliverable(
        &self,
        row: &Delivery,
        why: &Undeliverable,
    ) -> impl Future<Output = Result<(), Untold>> + Send;
}

/// Why a row could not be given up.
#[derive(Debug, thiserror::Error)]
pub enum Untold {
    /// The storage could not: the row comes again.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody can be told, however often it is tried.
    #[error("{0}")]
    Never(String),
}

/// Buries a row, with everything that waits behind it where its channel is gone.
///
/// # Errors
/// Those of the storage.
pub async fn bury(act: &mut Act, row: &Delivery, why: &Undeliverable) -> Result<(), StoreError> {
    let reason = why.to_string();
    act.bury(row, &reason).await?;
    match why {
        Undeliverable::Refused(Cause::UnknownChannel) => {
            act.bury_channel(row.outgoing.channel, &reason).await
        }
        _ => Ok(()),
    }
}

/// Why a row was given up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undeliverable {
    /// Discord will never take it.
    #[error(transparent)]
    Refused(#[from] Cause),
    /// The application could not make its message, however often it was asked.
    #[error("it could not be prepared: {0}")]
    Unprepared(String),
}

/// Everything that a row needs on its way.
#[derive(Debug)]
pub struct Post<P, C, K> {
    /// Where the rows are.
    pub store: Store,
    /// Where they go.
    pub platform: Arc<P>,
    /// Who says what is in them.
    pub courier: Arc<C>,
    /// Tells when.
    pub clock: K,
}

/// Why an attempt did not succeed.
#[derive(Debug)]
enum Trouble {
    /// The application could not prepare the row.
    Fault(String),
    /// Discord did not take it.
    Failure(Failure),
    /// The storage refused; the lease ends by itself.
    Store(StoreError),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<P: Platform, C: Courier, K: Clock> Post<P, C, K> {
    /// Delivers rows until `stop`, then finishes those that are under way. `look` wakes it when
    /// rows may have been written. What an earlier process left unsent is sent first.
    pub async fn run(self: Arc<Self>, look: Arc<Notify>, stop: CancellationToken) {
        let mut underway = JoinSet::new();
        // A lease is measured by a clock that may jump: whoever is at a row knows it better.
        let mut rows_of: HashMap<Id, i64> = HashMap::new();
        while !stop.is_cancelled() {
            let room = AT_ONCE.saturating_sub(u32::try_from(underway.len()).unwrap_or(AT_ONCE));
            let pause = match self.claim(room).await {
                Ok((rows, pause)) => {
                    for row in rows {
                        if rows_of.values().any(|id| *id == row.id) {
                            continue;
                        }
                        let (post, id) = (Arc::clone(&self), row.id);
                        let task = underway.spawn(async move { post.deliver(&row).await });
                        rows_of.insert(task.id(), id);
                    }
                    pause
                }
                Err(error) => {
                    tracing::warn!(%error, "the outbox could not be read");
                    AFTER_FAULT
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = look.notified() => {}
                Some(ended) = underway.join_next_with_id() => {
                    let task = match ended {
                        Ok((task, ())) => task,
                        Err(error) => {
                            tracing::error!("a delivery has panicked; its row comes again");
                            error.id()
                        }
                    };
                    rows_of.remove(&task);
                }
                () = tokio::time::sleep(pause) => {}
            }
        }
        while underway.join_next().await.is_some() {}
    }

    /// Delivers what may be sent now, one row after another; gives how many rows that were.
    ///
    /// # Errors
    /// Those of the storage.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let rows = self.store.claim(self.clock.now(), LEASE_MS, AT_ONCE).await?;
        for row in &rows {
            self.deliver(row).await;
        }
        Ok(rows.len())
    }

    /// Rows to send now, and how long to sleep when nothing else happens.
    async fn claim(&self, room: u32) -> Result<(Vec<Delivery>, Duration), StoreError> {
        let rows = match room {
            0 => Vec::new(),
            _ => self.store.claim(self.clock.now(), LEASE_MS, room).await?,
        };
        let next = self.store.next_delivery().await?;
        let wait = next.map(|at| u64::try_from(at.saturating_sub(self.clock.now())).unwrap_or(0));
        let wait = wait.map_or(LONGEST_SLEEP, Duration::from_millis);
        Ok((rows, wait.clamp(Duration::from_millis(50), LONGEST_SLEEP)))
    }

    /// One attempt at one row, and what follows from how it ends.
    async fn deliver(&self, row: &Delivery) {
        let settled = match self.attempt(row).await {
            Ok(sent) => {
                tracing::debug!(row = row.id, kind = row.outgoing.kind, "delivered");
                let mut row = row.clone();
                // A direct message lies in a channel of its own.
                row.outgoing.channel = sent.map_or(row.outgoing.channel, |(channel, _)| channel);
                self.store.sent(&row, sent.map(|(_, id)| id), self.clock.now()).await
            }
            Err(Trouble::Fault(fault)) => self.after_fault(row, &fault).await,
            Err(Trouble::Failure(failure)) => self.after_failure(row, &failure).await,
            Err(Trouble::Store(error)) => Err(error),
        };
        if let Err(error) = settled {
            tracing::warn!(row = row.id, %error, "a row could not be settled; it comes again");
        }
    }

    async fn attempt(&self, row: &Delivery) -> Result<Option<(ChannelId, MessageId)>, Trouble> {
        let prepared = AssertUnwindSafe(self.courier.prepare(row)).catch_unwind().await;
        let prepared = prepared.unwrap_or_else(|_| Err("panicked".to_owned()));
        let here = |message: MessageId| Some((row.outgoing.channel, message));
        match prepared.map_err(Trouble::Fault)? {
            Parcel::Skip => Ok(None),
            Parcel::Send(message) => self.send(row, &message).await.map(here),
            Parcel::Edit(at, message) => {
                let edit = || self.platform.edit(at.channel, at.message, &message);
                gone_is_done(self.awake(at.channel, edit).await)?;
                Ok((at.channel == row.outgoing.channel).then_some((at.channel, at.message)))
            }
            Parcel::Wake(lasting) => {
                match self.platform.wake(row.outgoing.channel, lasting).await {
                    // Whether it matters is seen when something is to be said there.
                    Err(Failure::Permanent(Cause::MissingPermission)) => {}
                    woken => woken?,
                }
                Ok(None)
            }
            Parcel::Direct(user, message) => {
                let channel = self.platform.open_dm(user).await?;
                let id = self.platform.send(channel, &message, &row.nonce).await?;
                Ok(Some((channel, id)))
            }
        }
    }

    async fn send(&self, row: &Delivery, message: &Message) -> Result<MessageId, Trouble> {
        let before = self.holder_of_slot(row).await?;
        let channel = row.outgoing.channel;
        let send = || self.platform.send(channel, message, &row.nonce);
        let sent = match self.awake(channel, send).await {
            Err(Failure::Permanent(cause @ (Cause::MissingAccess | Cause::MissingPermission))) => {
                self.through_webhook(row, message, cause).await
            }
            sent => sent,
        }?;
        if let Some(before) = before.filter(|before| before.message != sent) {
            // Not worth failing for: a stale button answers that it is stale.
            if let Err(failure) = self.platform.strip(before.channel, before.message).await {
                tracing::debug!(row = row.id, %failure, "an older message keeps its buttons");
            }
        }
        Ok(sent)
    }

    /// Does something in a channel. A thread that has archived itself is opened for it; one that
    /// a moderator locked stays closed.
    async fn awake<T, F>(
        &self,
        channel: ChannelId,
        attempt: impl Fn() -> F + Send + Sync,
    ) -> Result<T, Failure>
    where
        T: Send,
        F: Future<Output = Result<T, Failure>> + Send,
    {
        let done = attempt().await;
        if !matches!(done, Err(Failure::Permanent(Cause::ThreadClosed))) {
            return done;
        }
        match self.platform.wake(channel, false).await {
            Ok(()) => attempt().await,
            Err(Failure::Permanent(_)) => done,
            Err(failure) => Err(failure),
        }
    }

    /// The bot may not write here; while the interaction lives, its webhook may.
    async fn through_webhook(
        &self,
        row: &Delivery,
        message: &Message,
        cause: Cause,
    ) -> Result<MessageId, Failure> {
        let reply = row.outgoing.reply.as_ref();
        let Some(reply) = reply.filter(|reply| reply.until > self.clock.now()) else {
            return Err(Failure::Permanent(cause));
        };
        match self.platform.follow_up(reply.application, &reply.token, message).await {
            Err(Failure::Expired) => Err(Failure::Permanent(cause)),
            sent => sent,
        }
    }

    async fn holder_of_slot(&self, row: &Delivery) -> Result<Option<MessageRef>, StoreError> {
        match (row.outgoing.game, &row.outgoing.slot) {
            (Some(game), Some(slot)) => self.store.message(game, slot).await,
            _ => Ok(None),
        }
    }

    async fn after_fault(&self, row: &Delivery, fault: &str) -> Result<(), StoreError> {
        tracing::error!(row = row.id, kind = row.outgoing.kind, fault, "a row was not prepared");
        if row.attempts >= MOST_FAULTS {
            return self.give_up(row, &Undeliverable::Unprepared(fault.to_owned())).await;
        }
        self.again(row, None).await
    }

    async fn after_failure(&self, row: &Delivery, failure: &Failure) -> Result<(), StoreError> {
        let (id, kind) = (row.id, &row.outgoing.kind);
        match failure {
            Failure::Retry { after, .. } => {
                tracing::info!(row = id, kind, %failure, attempts = row.attempts, "tried again later");
                self.again(row, *after).await
            }
            // Somebody must repair the token; nothing is wrong with the row.
            Failure::Permanent(Cause::Unauthorised) => self.again(row, Some(BACKOFF.most)).await,
            Failure::Expired => self.again(row, None).await,
            Failure::Permanent(cause) => self.give_up(row, &Undeliverable::Refused(*cause)).await,
        }
    }

    /// A row that nobody can be told of is buried all the same: it would come for ever.
    async fn give_up(&self, row: &Delivery, why: &Undeliverable) -> Result<(), StoreError> {
        match self.courier.undeliverable(row, why).await {
            Ok(()) => Ok(()),
            Err(Untold::Store(error)) => Err(error),
            Err(Untold::Never(fault)) => {
                tracing::error!(row = row.id, fault, "nobody could be told of a lost message");
                let key = ActKey::timer("buried", GameId(0), number(row));
                match self.store.begin(&key, self.clock.now()).await? {
                    Begun::Repeated(_) => Ok(()),
                    Begun::New(mut act) => {
                        bury(&mut act, row, why).await?;
                        act.commit("").await
                    }
                }
            }
        }
    }

    async fn again(&self, row: &Delivery, asked: Option<Duration>) -> Result<(), StoreError> {
        let chance = chance_of(&row.nonce, row.attempts);
        let wait = BACKOFF.after(row.attempts, chance).max(asked.unwrap_or_default());
        let wait = Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX);
        self.store.retry(row, self.clock.now().saturating_add(wait)).await
    }
}

/// The number of a row in the key of an act.
pub fn number(row: &Delivery) -> u32 {
    u32::try_from(row.id).unwrap_or(u32::MAX)
}

/// A message that is gone, or too old to be edited again, needs no edit.
fn gone_is_done(result: Result<(), Failure>) -> Result<(), Failure> {
    match result {
        Err(Failure::Permanent(Cause::UnknownMessage | Cause::TooManyEdits)) => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests;
