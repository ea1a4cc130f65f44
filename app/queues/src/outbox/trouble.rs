//! What is wrong with a channel in which a message could not be posted.

use port::FailureCause;
use serde::{Deserialize, Serialize};
use table::model::Table;

use crate::outbox::worker::Undeliverable;

/// What is wrong with a channel, in terms that its people can fix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The bot may not write there.
    Permission,
    /// The bot cannot see the thread: it is private, and nobody has let the bot in.
    Outside,
    /// The thread is archived or locked.
    Closed,
    /// The channel is gone.
    Gone,
    /// The fault is ours.
    Ours,
}

impl Trouble {
    pub fn of(why: &Undeliverable) -> Self {
        match why {
            Undeliverable::Refused(
                FailureCause::MissingAccess | FailureCause::MissingPermission,
            ) => Self::Permission,
            Undeliverable::Refused(FailureCause::ThreadClosed) => Self::Closed,
            Undeliverable::Refused(FailureCause::UnknownChannel) => Self::Gone,
            Undeliverable::Refused(_)
            | Undeliverable::NoThread(_)
            | Undeliverable::Unprepared(_) => Self::Ours,
        }
    }

    /// The same where this game is played. A thread that the bot cannot see is most likely a private one
    /// that it is not in: whatever Discord says of its permissions there, everything is refused.
    pub fn at(why: &Undeliverable, table: &Table) -> Self {
        match why {
            Undeliverable::Refused(FailureCause::MissingAccess) if table.progress.in_thread => {
                Self::Outside
            }
            why => Self::of(why),
        }
    }

    /// Whether nobody can play in the channel.
    pub const fn closes(self) -> bool {
        matches!(self, Self::Closed | Self::Gone)
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Permission => "permission",
            Self::Outside => "outside",
            Self::Closed => "closed",
            Self::Gone => "gone",
            Self::Ours => "ours",
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Permission => "unsent-permission",
            Self::Outside => "unsent-outside",
            Self::Closed => "unsent-closed",
            Self::Gone => "unsent-gone",
            Self::Ours => "unsent-ours",
        }
    }
}
