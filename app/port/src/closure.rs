//! How a channel became unusable for a game, and what a thread's own data say of it.

/// How a channel became unusable for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closure {
    /// It was deleted.
    Gone,
    /// Somebody closed the thread: locked it, or archived it while it was in use.
    Closed,
    /// The thread archived itself because nobody wrote in it; it can be reopened.
    Asleep,
    /// The thread was archived before its time, but nobody had written in it for a while: a busy
    /// server does that by itself. It can be reopened.
    Early,
}

/// The shortest time after which a thread archives itself, in milliseconds ("Threads",
/// `auto_archive_duration`). One that is archived sooner after a message was archived by somebody.
const SHORTEST: i64 = 60 * 60_000;

/// What Discord tells of a thread. Times are unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadState {
    /// Whether it is archived.
    pub archived: bool,
    /// Whether only moderators can open it.
    pub locked: bool,
    /// When the last message was written.
    pub spoken_at: i64,
    /// When it was archived or opened last, if that is known.
    pub changed_at: Option<i64>,
    /// How long it may be quiet before it archives itself.
    pub quiet_for: i64,
}

impl Closure {
    /// How a thread was closed; none while it is open.
    ///
    /// Discord does not say who archived a thread. A lock is surely somebody's doing, and so is an
    /// archiving within an hour of the last message. Anything later may have been Discord's: servers
    /// with many threads archive them before their time. Then the game goes on; whoever wants to
    /// close a quiet thread for good locks it.
    pub fn of(thread: &ThreadState) -> Option<Self> {
        if thread.locked {
            return Some(Self::Closed);
        }
        if !thread.archived {
            return None;
        }
        let Some(changed_at) = thread.changed_at else { return Some(Self::Asleep) };
        Some(match changed_at - thread.spoken_at {
            quiet if quiet >= thread.quiet_for => Self::Asleep,
            quiet if quiet >= SHORTEST => Self::Early,
            _ => Self::Closed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60_000;

    #[test]
    fn only_a_lock_or_a_thread_archived_in_use_is_somebodys_doing() {
        let open = ThreadState {
            archived: false,
            locked: false,
            spoken_at: 0,
            changed_at: Some(0),
            quiet_for: 7 * 24 * HOUR,
        };
        assert_eq!(Closure::of(&open), None);
        let after = |changed_at| ThreadState { archived: true, changed_at, ..open };
        for (changed_at, closure) in [
            (Some(HOUR - 1), Closure::Closed),
            (Some(HOUR), Closure::Early),
            (Some(3 * 24 * HOUR), Closure::Early),
            (Some(7 * 24 * HOUR), Closure::Asleep),
            (None, Closure::Asleep),
        ] {
            assert_eq!(Closure::of(&after(changed_at)), Some(closure), "{changed_at:?}");
        }
        for archived in [false, true] {
            let locked = ThreadState { archived, locked: true, ..after(Some(8 * 24 * HOUR)) };
            assert_eq!(Closure::of(&locked), Some(Closure::Closed));
        }
    }
}
