//! What the worker asks of the application: what a row says, and what becomes of one that is given up.

use std::future::Future;

use port::meters::DeliveryOutcome;
use port::{ChannelId, FailureCause, Form, Message, Permissions, UserId};
use storage::{Delivery, MessageRef, StoreError, UnitOfWork};

/// What a row says, decided just before it is sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Outbound {
    /// A new message in the row's channel. If the row has a slot, the message that held the slot
    /// before loses its buttons.
    Send(Message),
    /// An edit of this message.
    Edit(MessageRef, Message),
    /// This message loses its buttons.
    Strip(MessageRef),
    /// A new message in the row's channel, and a thread from it with this name.
    Thread(Message, String),
    /// A direct message.
    Direct(UserId, Message),
    /// Reopens the row's channel, a thread, if it has archived itself. With `true` the thread is
    /// also asked to stay open as long as threads can.
    Wake(bool),
    /// Nothing: the row is out of date.
    Skip,
}

/// The application's side of the outbox.
pub trait Composer: Send + Sync + 'static {
    /// Called whenever the worker looks for rows: it is alive.
    fn turned(&self) {}

    /// Called after each attempt at a row.
    fn tried(&self, outcome: DeliveryOutcome) {
        let _ = outcome;
    }

    /// Prepares the message of a row: checks that what it says still holds (the seat is still to
    /// move at this ordinal, no later board is waiting) and draws its picture.
    ///
    /// # Errors
    /// A line for the log. The row is retried later, and given up in the end.
    fn prepare(&self, row: &Delivery) -> impl Future<Output = Result<Outbound, String>> + Send;

    /// The message of a row in a plainer form, because Discord refused it as it was. `lacks` are the
    /// permissions that the plainer form does without, if a missing one was the reason.
    ///
    /// # Errors
    /// As in [`Composer::prepare`].
    fn plainer(
        &self,
        row: &Delivery,
        message: &Message,
        (form, lacks): (Form, Permissions),
    ) -> impl Future<Output = Result<Message, String>> + Send {
        let (_, _) = (row, lacks);
        let plainer = message.clone().in_form(form);
        async { Ok(plainer) }
    }

    /// Called when the message of a row has arrived, before the row is settled. It may be called again
    /// for the same row.
    ///
    /// # Errors
    /// As in [`Composer::prepare`].
    fn arrived(&self, row: &Delivery) -> impl Future<Output = Result<(), String>> + Send {
        let _ = row;
        async { Ok(()) }
    }

    /// Called when the thread that a row asked for is there. It may be called again for the same row.
    ///
    /// # Errors
    /// As in [`Composer::prepare`].
    fn threaded(
        &self,
        row: &Delivery,
        thread: ChannelId,
    ) -> impl Future<Output = Result<(), String>> + Send {
        let _ = (row, thread);
        async { Ok(()) }
    }

    /// Gives a row up for good ([`dead_letter`]) and tells the people it concerns, in one act.
    ///
    /// # Errors
    /// [`Untold`]; nothing has changed then.
    fn undeliverable(
        &self,
        row: &Delivery,
        why: &Undeliverable,
    ) -> impl Future<Output = Result<(), Untold>> + Send;
}

/// Why giving up a row failed.
#[derive(Debug, thiserror::Error)]
pub enum Untold {
    /// The storage failed: the row will be claimed again.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Telling anybody will never succeed.
    #[error("{0}")]
    Never(String),
}

/// Gives up a row, and everything queued behind it if its channel is gone.
///
/// # Errors
/// Storage errors.
pub async fn dead_letter(
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    why: &Undeliverable,
) -> Result<(), StoreError> {
    let reason = why.to_string();
    act.dead_letter(row, &reason).await?;
    match why {
        Undeliverable::Refused(FailureCause::UnknownChannel) => {
            act.dead_letter_channel(row.outgoing.channel, &reason).await.map(drop)
        }
        _ => Ok(()),
    }
}

/// Why a row was given up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undeliverable {
    /// Discord will never take it.
    #[error(transparent)]
    Refused(#[from] FailureCause),
    /// Its message could be posted, but no thread started from it. The message is gone again.
    #[error("no thread: {0}")]
    NoThread(FailureCause),
    /// The application failed to prepare its message every time.
    #[error("it could not be prepared: {0}")]
    Unprepared(String),
}
