//! Timers: the draw after the grace period, later reminders and time-outs. A timer belongs to one
//! state of a game and is void when the game moves on. Its instant is stored, so no restart and no
//! clock jump loses it, and it is handled in an act with its own key, so it never fires twice.

use crate::{ActKey, GameId, Millis};

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
