//! What came of an act, as the inbox keeps it: enough to answer the same interaction again in the
//! same way, and nothing else. Nobody is named in it, so there is nothing in it to erase.

use serde::{Deserialize, Serialize};
use storage::GameId;

use super::stop::Fault;

/// What came of an act.
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
    Begun(i64),
    /// The game was ended or the table closed.
    Closed,
    /// The plan was changed.
    Laid(i64),
    /// A move was made.
    Moved(Moved),
    /// A move was taken back.
    Undone(i64),
    /// A stand-in plays a seat of this game, or does no more.
    StandIn(i64),
    /// Somebody was given more time, or the pace of this game has changed.
    Timed(i64),
    /// The standing answers of a seat in this game were changed.
    Standing(i64),
    /// Who sits where has changed in this game, or the players are asked about it.
    Seats(i64),
    /// A tile was drawn.
    Drawn,
    /// The person looked at the board, of which this ordinal was the last that they had seen.
    Looked(u32),
    /// There was nothing to do.
    Nothing,
}

/// A move that was made. What happened is told from the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The game.
    pub game: i64,
    /// Its ordinal after the move.
    pub ordinal: u32,
    /// Whether it was the last move.
    pub ended: bool,
    /// Until when it can be taken back (unix seconds), and the seat that could look before.
    pub back: Option<(i64, u8)>,
}

impl Moved {
    /// The game.
    pub fn id(&self) -> GameId {
        GameId(self.game)
    }
}

impl Outcome {
    /// As the inbox keeps it.
    ///
    /// # Errors
    /// Those of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }

    /// What the inbox kept.
    ///
    /// # Errors
    /// [`Fault::Text`] if it was not written by [`Outcome::text`].
    pub fn read(text: &str) -> Result<Self, Fault> {
        Ok(serde_json::from_str(text)?)
    }
}
