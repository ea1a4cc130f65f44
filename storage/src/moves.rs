//! The log of a game: moves are appended, undone, and drafted privately before they are made. Each
//! step compares the ordinal that the caller expected with the game's.
//!
//! An ordinal is never reused. An undo takes the next one, so the log may have gaps: to replay it,
//! apply its moves in order, whatever their numbers.

use crate::{Millis, State};

/// A move to append to the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMove {
    /// Who moved.
    pub seat: u8,
    /// What was done: the truth, as the caller's text.
    pub action: String,
    /// The events it caused, as the caller's text.
    pub events: String,
    /// The hash of the state after it.
    pub hash: String,
    /// Who or what moved for the seat, as the caller's text; empty if its player did.
    pub made_by: String,
}

/// A move in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The ordinal that the game had after it.
    pub ordinal: u32,
    /// Who moved.
    pub seat: u8,
    /// What was done.
    pub action: String,
    /// The events it caused.
    pub events: String,
    /// The hash of the state after it.
    pub hash: String,
    /// Who or what moved for the seat, as the caller's text; empty if its player did.
    pub made_by: String,
    /// When it was made.
    pub moved_at: Millis,
}

/// The result of an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The new ordinal of the game.
    pub ordinal: u32,
    /// The state that the game is in again.
    pub state: State,
    /// The undone moves, the oldest first.
    pub moves: Vec<Move>,
}

/// A move that a player has drafted but not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The ordinal of the state it is based on.
    pub base_ordinal: u32,
    /// The caller's text.
    pub draft: String,
}
