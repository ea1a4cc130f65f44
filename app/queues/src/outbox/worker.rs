//! The outbox worker. It sends the messages that acts have queued, at least once, in the order of
//! their channel, and never after they are out of date. The row's nonce prevents a duplicate for a
//! few minutes. Failures are sorted: a temporary one is retried with growing waits; a permanent one
//! becomes a dead letter with its reason. The application decides what a row says ([`Composer`]).

use std::collections::HashMap;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use port::backoff::{Backoff, chance_of};
use port::clock::Clock;
use port::meters::DeliveryOutcome;
use port::{ChannelId, Failure, FailureCause, Form, Message, Permissions, Platform};
use storage::{BeginOutcome, Delivery, MessageId, MessageRef, Millis, Store, StoreError};
use table::internal_act::InternalAct;
use tokio::sync::Notify;
use tokio::task::{Id, JoinSet};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::outbox::trouble::Trouble;

mod composer;

pub use composer::{Composer, Outbound, Undeliverable, Untold, dead_letter};

/// How long this worker owns a claimed row, in milliseconds.
const LEASE_MS: Millis = 120_000;
/// How many rows are in flight at once. Requests that hang cannot fill it, because each channel has
/// only a few rows in flight.
const AT_ONCE: u32 = 64;
/// The longest sleep: the clock may jump while nothing seems to wait.
const LONGEST_SLEEP: Duration = Duration::from_secs(20);
/// How long a look at the outbox may take. A server that has vanished without a word never answers.
const LOOK: Duration = Duration::from_secs(30);
/// The wait after a storage error.
const AFTER_FAULT: Duration = Duration::from_secs(2);
/// The waits between attempts when Discord fails.
const BACKOFF: Backoff =
    Backoff { least: Duration::from_secs(1), most: Duration::from_secs(15 * 60) };
/// What Discord says where no other thread can be open (160006).
const FULL_OF_THREADS: i64 = 160_006;
/// A row that the application cannot prepare is given up after this many attempts.
const MAX_FAULTS: u32 = 8;

/// Everything needed to deliver a row.
#[derive(Debug)]
pub struct OutboxWorker<P, C, K> {
    /// The queue of rows.
    pub store: Arc<dyn Store>,
    /// Where the messages go.
    pub platform: Arc<P>,
    /// Decides what the messages say.
    pub courier: Arc<C>,
    /// The clock.
    pub clock: K,
}

/// What became of a row that needs no other attempt.
#[derive(Clone, Copy, Debug)]
enum Settled {
    /// It was out of date.
    Skipped,
    /// It was done, and left no message of its own.
    Done,
    /// It is this message.
    Sent(ChannelId, MessageId),
}

/// Where a message goes.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// A new one in this channel.
    New(ChannelId),
    /// An edit of this one.
    Edit(MessageRef),
}

/// Why an attempt failed.
#[derive(Debug)]
enum SendError {
    /// The application failed to prepare the row.
    Fault(String),
    /// Discord did not accept it.
    Failure(Failure),
    /// Discord accepted it, but not the thread from it.
    NoThread(FailureCause),
    /// The storage failed; the lease runs out by itself.
    Store(StoreError),
}

impl From<Failure> for SendError {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<StoreError> for SendError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<P: Platform, C: Composer, K: Clock> OutboxWorker<P, C, K> {
    /// Delivers rows until `stop`, then finishes those in flight. `look` wakes it when rows may
    /// have been written. Rows left unsent by an earlier process go first.
    pub async fn run(self: Arc<Self>, look: Arc<Notify>, stop: CancellationToken) {
        let mut underway = JoinSet::new();
        // Leases are measured by a clock that may jump, so the rows in flight are also tracked
        // here.
        let mut rows_of: HashMap<Id, i64> = HashMap::new();
        while !stop.is_cancelled() {
            self.courier.turned();
            let room = AT_ONCE.saturating_sub(u32::try_from(underway.len()).unwrap_or(AT_ONCE));
            let pause = match timeout(LOOK, self.claim(room)).await {
                Ok(Ok((rows, pause))) => {
                    for row in rows {
                        if rows_of.values().any(|id| *id == row.id) {
                            continue;
                        }
                        let (worker, id) = (Arc::clone(&self), row.id);
                        let task = underway.spawn(async move { worker.deliver(&row).await });
                        rows_of.insert(task.id(), id);
                    }
                    pause
                }
                Ok(Err(error)) => {
                    tracing::warn!(%error, "the outbox could not be read");
                    AFTER_FAULT
                }
                Err(_) => {
                    tracing::warn!("the outbox was not read in time");
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

    /// Delivers the rows that are due, one after another, and returns how many there were.
    ///
    /// # Errors
    /// Storage errors.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let (rows, _) = self.claim(AT_ONCE).await?;
        for row in &rows {
            self.deliver(row).await;
        }
        Ok(rows.len())
    }

    /// The rows to send now, and how long to sleep if nothing else happens.
    async fn claim(&self, room: u32) -> Result<(Vec<Delivery>, Duration), StoreError> {
        // Claiming takes the database's only writer from those who act, looking does not.
        let next = self.store.next_delivery().await?;
        let wait = next.map(|at| at.saturating_sub(self.clock.now()));
        let rows = match wait {
            Some(..=0) if room > 0 => self.store.claim(self.clock.now(), LEASE_MS, room).await?,
            _ => Vec::new(),
        };
        let wait = wait.map_or(LONGEST_SLEEP, |ms| Duration::from_millis(ms.max(0).unsigned_abs()));
        Ok((rows, wait.clamp(Duration::from_millis(50), LONGEST_SLEEP)))
    }

    /// Makes one attempt at one row and records how it ended.
    async fn deliver(&self, row: &Delivery) {
        let settled = match self.attempt(row).await {
            Ok(settled) => {
                tracing::debug!(row = row.id, kind = row.outgoing.kind, "delivered");
                self.courier.tried(self.outcome(row, settled));
                let mut row = row.clone();
                let sent = match settled {
                    Settled::Sent(channel, message) => {
                        // A direct message has a channel of its own.
                        row.outgoing.channel = channel;
                        Some(message)
                    }
                    Settled::Done | Settled::Skipped => None,
                };
                self.store.sent(&row, sent, self.clock.now()).await
            }
            Err(SendError::Fault(fault)) => self.after_fault(row, &fault).await,
            Err(SendError::Failure(failure)) => self.after_failure(row, &failure).await,
            Err(SendError::NoThread(cause)) => {
                self.give_up(row, &Undeliverable::NoThread(cause)).await
            }
            Err(SendError::Store(error)) => Err(error),
        };
        if let Err(error) = settled {
            tracing::warn!(row = row.id, %error, "a row could not be settled; it comes again");
        }
    }

    /// The outcome of a row that is settled.
    fn outcome(&self, row: &Delivery, settled: Settled) -> DeliveryOutcome {
        let due = row.created_at.max(row.outgoing.not_before);
        let late = u64::try_from(self.clock.now().saturating_sub(due)).unwrap_or(0);
        match settled {
            Settled::Skipped => DeliveryOutcome::Skipped,
            Settled::Sent(..) | Settled::Done => DeliveryOutcome::Sent(Duration::from_millis(late)),
        }
    }

    async fn attempt(&self, row: &Delivery) -> Result<Settled, SendError> {
        let prepared = AssertUnwindSafe(self.courier.prepare(row)).catch_unwind().await;
        let prepared = prepared.unwrap_or_else(|_| Err("panicked".to_owned()));
        let here = |message: MessageId| Settled::Sent(row.outgoing.channel, message);
        match prepared.map_err(SendError::Fault)? {
            Outbound::Skip => Ok(Settled::Skipped),
            Outbound::Send(message) => {
                let id = self.send(row, &message).await?;
                self.has_arrived(row).await.map(|()| here(id))
            }
            Outbound::Thread(message, name) => {
                let channel = row.outgoing.channel;
                let id = self.send(row, &message).await?;
                match self.platform.start_thread(channel, id, &name).await {
                    Err(Failure::Permanent(cause)) if cause != FailureCause::Unauthorised => {
                        // It would tell of a thread that does not exist.
                        let deleted = self.platform.delete(channel, id).await;
                        if let Err(failure @ Failure::Retry { .. }) = deleted {
                            return Err(failure.into());
                        }
                        return Err(SendError::NoThread(cause));
                    }
                    started => started?,
                }
                let threaded = self.courier.threaded(row, ChannelId(id.0)).await;
                threaded.map(|()| here(id)).map_err(SendError::Fault)
            }
            Outbound::Edit(at, message) => {
                let here_still = at.channel == row.outgoing.channel;
                match self.post(row, Target::Edit(at), &message).await {
                    Ok(_) => {}
                    Err(SendError::Failure(failure)) => gone_is_done(Err(failure), here_still)?,
                    Err(other) => return Err(other),
                }
                Ok(if here_still { here(at.message) } else { Settled::Done })
            }
            Outbound::Strip(at) => {
                let strip = || self.platform.strip(at.channel, at.message);
                let here_still = at.channel == row.outgoing.channel;
                gone_is_done(self.awake(at.channel, strip).await, here_still)?;
                Ok(Settled::Done)
            }
            Outbound::Wake(lasting) => {
                match self.platform.wake(row.outgoing.channel, lasting).await {
                    // Ignored: if the permission matters, the next message to the channel fails.
                    Err(Failure::Permanent(FailureCause::MissingPermission)) => {}
                    woken => woken?,
                }
                Ok(Settled::Done)
            }
            Outbound::Direct(user, message) => {
                let channel = self.platform.open_dm(user).await?;
                let id = self.post(row, Target::New(channel), &message).await?;
                self.has_arrived(row).await.map(|()| Settled::Sent(channel, id))
            }
        }
    }

    async fn has_arrived(&self, row: &Delivery) -> Result<(), SendError> {
        self.courier.arrived(row).await.map_err(SendError::Fault)
    }

    async fn send(&self, row: &Delivery, message: &Message) -> Result<MessageId, SendError> {
        let before = self.holder_of_slot(row).await?;
        let sent = self.post(row, Target::New(row.outgoing.channel), message).await?;
        if let Some(before) = before.filter(|before| before.message != sent) {
            // Not worth failing for: a stale button replies that it is stale.
            if let Err(failure) = self.platform.strip(before.channel, before.message).await {
                tracing::debug!(row = row.id, %failure, "an older message keeps its buttons");
            }
        }
        Ok(sent)
    }

    /// Sends or edits a message. What Discord refuses as it is goes in ever plainer forms, as long as
    /// one may help.
    async fn post(
        &self,
        row: &Delivery,
        target: Target,
        message: &Message,
    ) -> Result<MessageId, SendError> {
        let whole = Form::of(message);
        let (mut tried, mut plainer, mut forbidden) = (vec![whole], None, true);
        loop {
            let cause = match self.put(row, target, plainer.as_ref().unwrap_or(message)).await {
                Err(Failure::Permanent(cause)) => cause,
                sent => {
                    if sent.is_ok() && plainer.is_some() {
                        self.courier.tried(DeliveryOutcome::Plainer);
                    }
                    return Ok(sent?);
                }
            };
            let Some(form) = Form::next(&tried, cause) else {
                return Err(Failure::Permanent(cause).into());
            };
            let kind = &row.outgoing.kind;
            tracing::warn!(row = row.id, kind, %cause, ?form, "refused; a plainer form is tried");
            forbidden &= cause == FailureCause::MissingPermission;
            let lacks = if forbidden { form.saves(whole) } else { Permissions::default() };
            let prepared = self.courier.plainer(row, message, (form, lacks)).await;
            plainer = Some(prepared.map_err(SendError::Fault)?);
            tried.push(form);
        }
    }

    async fn put(
        &self,
        row: &Delivery,
        target: Target,
        message: &Message,
    ) -> Result<MessageId, Failure> {
        match target {
            Target::New(channel) => {
                self.awake(channel, || self.platform.send(channel, message, &row.nonce)).await
            }
            Target::Edit(at) => {
                let edit = || self.platform.edit(at.channel, at.message, message);
                self.awake(at.channel, edit).await.map(|()| at.message)
            }
        }
    }

    /// Runs an attempt in a channel. A thread that has archived itself is reopened first; one that
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
        if !matches!(done, Err(Failure::Permanent(FailureCause::ThreadClosed))) {
            return done;
        }
        match self.platform.wake(channel, false).await {
            Ok(()) => attempt().await,
            Err(Failure::Permanent(_)) => done,
            Err(failure) => Err(failure),
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
        if row.attempts >= MAX_FAULTS {
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
            // Somebody must fix the token; nothing is wrong with the row.
            Failure::Permanent(FailureCause::Unauthorised) => {
                self.again(row, Some(BACKOFF.most)).await
            }
            Failure::Expired => self.again(row, None).await,
            // A thread is closed, and the server has as many open ones as it may.
            Failure::Permanent(FailureCause::Refused { code: FULL_OF_THREADS, .. })
                if row.attempts < MAX_FAULTS =>
            {
                self.again(row, Some(BACKOFF.most)).await
            }
            Failure::Permanent(cause) => {
                let cause = self.judged(row, *cause).await?;
                self.give_up(row, &Undeliverable::Refused(cause)).await
            }
        }
    }

    /// The cause of a refusal, looked into. A channel that the bot may not see is gone if the bot is no
    /// longer on its server: over HTTP nobody tells of a removal, nor while there was no connection.
    async fn judged(
        &self,
        row: &Delivery,
        cause: FailureCause,
    ) -> Result<FailureCause, StoreError> {
        let (FailureCause::MissingAccess, Some(game)) = (cause, row.outgoing.game) else {
            return Ok(cause);
        };
        let stored = self.store.game(game).await?;
        let Some(guild) = stored.and_then(|stored| stored.guild) else { return Ok(cause) };
        // Without an answer the game goes on, and its next message asks again.
        if self.platform.is_on(guild).await != Ok(false) {
            return Ok(cause);
        }
        tracing::warn!(row = row.id, %guild, "the bot was removed from the server of a game");
        Ok(FailureCause::UnknownChannel)
    }

    /// Gives a row up. Even if nobody can be told, it becomes a dead letter, so that it does not
    /// come back for ever.
    async fn give_up(&self, row: &Delivery, why: &Undeliverable) -> Result<(), StoreError> {
        self.courier.tried(DeliveryOutcome::GivenUp);
        match self.courier.undeliverable(row, why).await {
            Ok(()) => Ok(()),
            Err(Untold::Store(error)) => Err(error),
            Err(Untold::Never(fault)) => {
                tracing::error!(row = row.id, fault, "nobody could be told of a lost message");
                let key = InternalAct::Buried.key(None, number(row));
                match self.store.begin(&key, self.clock.now()).await? {
                    BeginOutcome::Repeated(_) => Ok(()),
                    BeginOutcome::New(mut act) => {
                        dead_letter(&mut *act, row, why).await?;
                        act.commit("").await
                    }
                }
            }
        }
    }

    async fn again(&self, row: &Delivery, asked: Option<Duration>) -> Result<(), StoreError> {
        self.courier.tried(DeliveryOutcome::Retried);
        let chance = chance_of(&row.nonce, row.attempts);
        let wait = BACKOFF.after(row.attempts, chance).max(asked.unwrap_or_default());
        let wait = Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX);
        self.store.retry(row, self.clock.now().saturating_add(wait)).await
    }
}

/// The number of a row for the key of an act.
pub fn number(row: &Delivery) -> u32 {
    u32::try_from(row.id).unwrap_or(u32::MAX)
}

/// Treats the edit of a message as done if the message is gone or too old to be edited again, or if it
/// is in a channel that the game has left and that is closed to the bot now.
fn gone_is_done(result: Result<(), Failure>, here_still: bool) -> Result<(), Failure> {
    let Err(Failure::Permanent(cause)) = &result else { return result };
    match cause {
        FailureCause::UnknownMessage | FailureCause::TooManyEdits => Ok(()),
        cause if !here_still && Trouble::of(&Undeliverable::Refused(*cause)) != Trouble::Ours => {
            Ok(())
        }
        _ => result,
    }
}

#[cfg(test)]
mod tests;
