//! What the bot and its world say to each other: a line of JSON each, over standard input and
//! output.

use port::Interaction;
use serde::{Deserialize, Serialize};

/// What the world says.
#[derive(Debug, Serialize, Deserialize)]
pub enum Heard {
    /// Somebody has done something at a table. Its game, as far as anybody knows, is looked at
    /// afterwards.
    Done(Box<Interaction>, Option<i64>),
    /// The message that was sent with this request has this number.
    Sent(u64, u64),
    /// What do the books say of the table?
    Look(u64, Option<i64>),
}

/// What the bot says.
#[derive(Debug, Serialize, Deserialize)]
pub enum Said {
    /// It serves.
    Ready,
    /// It cannot: why, and whether it may be able to a moment later.
    Unable(String, bool),
    /// The answer to an interaction, and how the table stands after it; none if it cannot be read.
    Answer {
        /// The interaction.
        id: u64,
        /// The words of the answer, or the values to choose from.
        words: Vec<String>,
        /// How the table stands.
        stands: Option<Position>,
    },
    /// A message for a channel, to be acknowledged with its request's number.
    Send {
        /// The request.
        request: u64,
        /// The same for the same message.
        nonce: String,
        /// Whom it pings.
        pings: Vec<u64>,
        /// The game and its state that the message is about.
        about: Option<(i64, u32)>,
        /// What it says.
        words: String,
    },
    /// What the books say; none if they cannot be read.
    Books(Option<Books>),
}

/// How a table stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The game; 0 where none was opened.
    pub game: i64,
    /// The stage of its life.
    pub status: String,
    /// Who sits in which seat.
    pub seats: Vec<u64>,
    /// How often it has changed.
    pub ordinal: u32,
    /// The hash of its state.
    pub hash: String,
    /// Who is to move.
    pub mover: Option<u64>,
}

/// A table with its log.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Books {
    /// How it stands.
    pub stands: Position,
    /// The state from which it was begun.
    pub start: Option<String>,
    /// The log: the ordinal after each move, its seat, what was done, the hash after it.
    pub log: Vec<(u32, u8, String, String)>,
    /// How many messages wait.
    pub unsent: usize,
}
