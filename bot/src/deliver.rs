//! The outbox worker: what an act wrote to be said is said here, at least once, in the order of its
//! channel, and never after it went out of date. The row's nonce keeps a second copy away for a few
//! minutes. Failures are sorted: what may pass is tried again with growing waits, what cannot is
//! buried with its reason. What a row says is the application's ([`Courier`]).

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use storage::{Delivery, MessageId, MessageRef, Millis, Store, StoreError};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::backoff::Backoff;
use crate::clock::Clock;
use crate::platform::{Cause, ChannelId, Failure, Message, Platform, UserId};

/// How long a claimed row is this worker's, in milliseconds.
const LEASE_MS: Millis = 120_000;
/// How many rows are under way at the same time.
const AT_ONCE: u32 = 8;
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
    /// The message loses its buttons and menus.
    Strip(MessageRef),
    /// The message is deleted.
    Delete(MessageRef),
    /// A direct message.
    Direct(UserId, Message),
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

    /// A row was given up for good, for this cause. Nothing is done unless the application wants.
    fn undeliverable(&self, row: &Delivery, cause: Cause) -> impl Future<Output = ()> + Send {
        let _ = (row, cause);
        std::future::ready(())
    }
}
