//! The log of a game: moves are appended, undone, and drafted privately before they are made. Each
//! step compares the ordinal that the caller expected with the game's.
//!
//! An ordinal is never reused. An undo takes the next one, so the log may have gaps: to replay it,
//! apply its moves in order, whatever their numbers.

use async_trait::async_trait;

use crate::{GameId, Millis, State, StoreError};

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

/// Reading the log.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Moves: Send + Sync {
    /// The moves of a game that were not undone, the oldest first.
    async fn moves(&self, game: GameId) -> Result<Vec<Move>, StoreError>;

    /// The latest moves of a game that were not undone, at most `most`, the newest first.
    async fn latest_moves(&self, game: GameId, most: u32) -> Result<Vec<Move>, StoreError>;

    /// The undone moves of a game, the oldest first.
    async fn undone(&self, game: GameId) -> Result<Vec<Move>, StoreError>;

    /// The ordinals that an undo can return to, the oldest first: the ends of the latest acts.
    async fn undo_points(&self, game: GameId) -> Result<Vec<u32>, StoreError>;

    /// The draft of a seat.
    async fn draft(&self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError>;
}

/// Moves, undo and drafts.
///
/// # Errors
/// [`StoreError::NotFound`] when the game does not exist, the errors that each method names, and
/// database errors.
#[async_trait]
pub trait MoveWork: Send {
    /// The moves of a game, the oldest first, also those of this act.
    async fn moves(&mut self, game: GameId) -> Result<Vec<Move>, StoreError>;

    /// Appends moves and the state after the last of them; returns the new ordinal. Each move takes
    /// one ordinal after `expected`. An empty list is a change without a move (a player resigned):
    /// it takes one ordinal too. This voids the drafts and timers of the game.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the game is not at `expected`;
    /// [`StoreError::WrongStatus`] when it is not running.
    async fn append(
        &mut self,
        game: GameId,
        expected: u32,
        moves: &[NewMove],
        state: &State,
    ) -> Result<u32, StoreError>;

    /// Undoes all moves after the ordinal `to` and restores the state of that time. The game gets a
    /// new ordinal; the moves are kept separately ([`Moves::undone`](crate::Moves::undone)). This voids the drafts and
    /// timers of the game.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] and [`StoreError::WrongStatus`] as in [`MoveWork::append`](crate::MoveWork::append);
    /// [`StoreError::NotFound`] when the state at `to` is not kept
    /// ([`Moves::undo_points`](crate::Moves::undo_points)) or no move was made since.
    async fn undo(&mut self, game: GameId, expected: u32, to: u32) -> Result<Undone, StoreError>;

    /// Keeps the state that the game had at an ordinal once more, which was given up since: an undo can
    /// go back to it.
    ///
    /// # Errors
    /// Database errors, also if the state is kept already.
    async fn keep_state(
        &mut self,
        game: GameId,
        ordinal: u32,
        state: &State,
    ) -> Result<(), StoreError>;

    /// Saves the caller's text about the clocks of a state that is kept.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the state is not kept.
    async fn keep_clocks(
        &mut self,
        game: GameId,
        ordinal: u32,
        clocks: &str,
    ) -> Result<(), StoreError>;

    /// The caller's text about the clocks of a state; `None` if there is none.
    async fn clocks_at(&mut self, game: GameId, ordinal: u32)
    -> Result<Option<String>, StoreError>;

    /// The ordinals that an undo can return to, the oldest first.
    async fn undo_points(&mut self, game: GameId) -> Result<Vec<u32>, StoreError>;

    /// The draft of a seat.
    async fn draft(&mut self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError>;

    /// Saves a draft, replacing an earlier one.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the game is not at the draft's ordinal;
    /// [`StoreError::WrongStatus`] when it is not running.
    async fn save_draft(&mut self, game: GameId, seat: u8, draft: &Draft)
    -> Result<(), StoreError>;
}
