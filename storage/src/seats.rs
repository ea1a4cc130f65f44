//! Who sits in a game, and where. Seats are numbered from 0 without gaps, so each change of the
//! seating rewrites all of them. The caller decides when players may join or leave.

use async_trait::async_trait;

use crate::{GameId, StoreError, UserId};

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Its number, from 0 without gaps.
    pub seat: u8,
    /// The player; `None` once erased.
    pub player: Option<UserId>,
    /// The player's display name, if it is known.
    pub name: Option<String>,
}

/// Reading.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Seats: Send + Sync {
    /// The seats of a game in order.
    async fn seats(&self, game: GameId) -> Result<Vec<Seated>, StoreError>;
}

/// Sitting down and getting up.
///
/// # Errors
/// [`StoreError::NotFound`] when the game does not exist, the errors that each method names, and
/// database errors.
#[async_trait]
pub trait SeatWork: Send {
    /// Seats a player in the next free seat and returns its number.
    ///
    /// # Errors
    /// [`StoreError::AlreadySeated`]; [`StoreError::NoSeatLeft`] after [`SEATS`](crate::limits::SEATS).
    async fn join(&mut self, game: GameId, player: UserId) -> Result<u8, StoreError>;

    /// Removes a player from the game; the seats behind move up.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the player has no seat in the game.
    async fn leave(&mut self, game: GameId, player: UserId) -> Result<(), StoreError>;

    /// Seats exactly these players in this order: for the draw of seats at the start, and for a
    /// substitute.
    ///
    /// # Errors
    /// [`StoreError::AlreadySeated`] when a player is named twice; [`StoreError::NoSeatLeft`].
    async fn set_seats(&mut self, game: GameId, players: &[UserId]) -> Result<(), StoreError>;

    /// Puts a player into a seat, replacing anyone there, or empties the seat. The other seats stay
    /// as they are.
    ///
    /// # Errors
    /// [`StoreError::AlreadySeated`] when the player has another seat in the game;
    /// [`StoreError::NotFound`] when there is no such seat.
    async fn set_player(
        &mut self,
        game: GameId,
        seat: u8,
        player: Option<UserId>,
    ) -> Result<(), StoreError>;
}
