//! How a request to Discord fails, sorted by what can be done about it.

use std::time::Duration;

use crate::LimitBroken;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Another attempt may succeed: 429, 5xx, a time-out, no connection.
    #[error("failed for now{}", after.map(|d| format!(", retry in {d:?}")).unwrap_or_default())]
    Retry {
        /// How long Discord asked to wait, if it did.
        after: Option<Duration>,
        /// True if the request may still have been carried out (the answer was lost); false if it
        /// certainly was not.
        in_doubt: bool,
    },
    /// Retrying is pointless until somebody changes something.
    #[error("failed for good: {0}")]
    Permanent(FailureCause),
    /// The interaction's token or its three seconds have expired (10062, 10015, 50027).
    #[error("the interaction is over")]
    Expired,
}

/// Why a request fails every time (Discord, "Opcodes and Status Codes", JSON error codes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FailureCause {
    /// 50001: the bot cannot see the channel.
    #[error("missing access")]
    MissingAccess,
    /// 50013: the bot lacks a permission in the channel.
    #[error("missing permission")]
    MissingPermission,
    /// 10003, 10004: the channel or the server is gone.
    #[error("unknown channel")]
    UnknownChannel,
    /// 10008: the message is gone.
    #[error("unknown message")]
    UnknownMessage,
    /// 50007, 50278: the person accepts no direct messages from the bot.
    #[error("cannot send direct messages to this user")]
    CannotDm,
    /// 50083, 160005: the thread is archived or locked.
    #[error("the thread is archived or locked")]
    ThreadClosed,
    /// 30046: too many edits of a message older than an hour.
    #[error("too many edits of an old message")]
    TooManyEdits,
    /// 40060: the interaction has already been answered.
    #[error("the interaction was answered before")]
    AnsweredBefore,
    /// 160004: the message has a thread.
    #[error("the message has a thread")]
    HasThread,
    /// 401: the bot's token is wrong or was revoked.
    #[error("unauthorised")]
    Unauthorised,
    /// 400001, 40005, status 413 and others: the files of the message are not taken.
    #[error("files are not taken")]
    NoFiles,
    /// 40058, 50008 and others: no message can be written there, whatever it is.
    #[error("no message can be written there")]
    NotHere,
    /// The message breaks a limit, so it was not sent.
    #[error("not sent: {0}")]
    OverLimit(LimitBroken),
    /// Discord refused it for another reason.
    #[error("refused with status {status}, code {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's JSON error code; 0 when there was none.
        code: i64,
    },
}

impl From<LimitBroken> for Failure {
    fn from(broken: LimitBroken) -> Self {
        Self::Permanent(FailureCause::OverLimit(broken))
    }
}
