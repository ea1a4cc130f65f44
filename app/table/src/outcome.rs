//! The outcome of a transaction, as the inbox keeps it: just enough to repeat the answer to the
//! same interaction. It names nobody, so there is nothing in it to erase.

use serde::{Deserialize, Serialize};
use storage::GameId;

use crate::error::Fault;
use crate::poll::Poll;

/// The outcome of a transaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A table was opened.
    Opened,
    /// The person sat down in this game.
    Joined(i64),
    /// The person left this game.
    Left(i64),
    /// The sets and house rules of this table were changed.
    Settled(i64),
    /// The game began.
    BeginOutcome(i64),
    /// The game was ended or the table closed.
    Closed,
    /// The plan was changed.
    Laid(i64),
    /// A move was made.
    Moved(Moved),
    /// A move was undone.
    Undone(i64),
    /// A stand-in took over a seat of this game, or stopped.
    StandIn(i64),
    /// Somebody was given more time, or the pace of this game changed.
    Timed(i64),
    /// The standing answers of a seat in this game were changed.
    Standing(i64),
    /// The seating of this game changed, or a poll about it is open.
    Seats(i64),
    /// The person's yes decided this poll of this game.
    Decided(i64, Poll),
    /// A tile was drawn.
    Drawn,
    /// The person looked at the board; the ordinal that they had seen before.
    Looked(u32),
    /// The person looks for players.
    Seeks,
    /// The person has found players.
    Found,
    /// There was nothing to do.
    Nothing,
}

/// A recorded move. The log says what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The game.
    pub game: i64,
    /// Its ordinal after the move.
    pub ordinal: u32,
    /// Whether it was the last move.
    pub ended: bool,
    /// Until when it can be undone (unix seconds), and the seat whose look at the next tile ends
    /// that.
    pub back: Option<(i64, u8)>,
}

impl Moved {
    /// The game.
    pub fn id(&self) -> GameId {
        GameId(self.game)
    }
}

impl Outcome {
    /// The text that the inbox keeps.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }

    /// Reads the text that the inbox kept.
    ///
    /// # Errors
    /// [`Fault::Text`] if it was not written by [`Outcome::text`].
    pub fn read(text: &str) -> Result<Self, Fault> {
        Ok(serde_json::from_str(text)?)
    }
}
