//! How far a table is: what changes with every move and is no part of the rules' own state.

use game::standing_orders::Instruction;
use rules::{Event, Seat};
use serde::{Deserialize, Serialize};
use storage::{Millis, UserId};

use crate::error::Fault;
use crate::poll::Poll;
use crate::time_control::Clocks;

/// The table's progress: everything about a game other than the rules' own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The move that can be undone until the next tile is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// The last move, which can still be undone later if everybody agrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Undo>,
    /// Events since the last public message (a tile that fitted nowhere, a forced move).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unannounced: Vec<Event>,
    /// The seats that have used a standing answer since then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preanswered: Vec<Seat>,
    /// The seats played by a stand-in until their players come back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standins: Vec<Seat>,
    /// Whether the game is played in a thread, which must be kept open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_thread: bool,
    /// Why the game is put aside; none while it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<AsideReason>,
    /// When somebody's act in its thread last resumed a game that had been closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reopened_at: Option<Millis>,
    /// Whether the last message was refused because the bot is not in the private thread.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shut_out: bool,
    /// The clocks.
    pub clocks: Clocks,
    /// The ordinal at which several seats were asked at once, while one of them still is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parallel_since: Option<u32>,
    /// The extra time that others gave for the current questions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<Extension>,
    /// Standing answers, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<(Seat, Instruction)>,
    /// The seats whose players have resigned: the defaults answer their questions at once
    /// (R-OV-34).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
    /// The people who were removed and may not take a seat again.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
    pub removed: Vec<Option<UserId>>,
    /// At a table of a duplicate: the people who had a seat and left it; they know the tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
    pub left: Vec<Option<UserId>>,
    /// Open offers of a seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<SeatOffer>,
    /// The open poll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<Poll>,
    /// Polls that have ended since this was stored, by number, and the text that replaces their
    /// messages when it is stored again.
    #[serde(skip)]
    pub ended_polls: Vec<(u32, String)>,
    /// The number of polls so far.
    pub polls: u32,
    /// The ordinal of the last state that the player of a seat looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_seen: Vec<(Seat, u32)>,
}

impl Progress {
    /// The progress of a stored game.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read.
    pub fn read(stored: &storage::StoredGame) -> Result<Self, Fault> {
        match stored.progress.as_str() {
            "" => Ok(Self::default()),
            text => Ok(serde_json::from_str(text)?),
        }
    }

    /// The ordinal of the last state that the player of a seat looked at; 0 for none.
    pub fn looked(&self, seat: Seat) -> u32 {
        let own = self.last_seen.iter().find(|(other, _)| *other == seat);
        own.map_or(0, |(_, ordinal)| *ordinal)
    }

    /// Records that the player of a seat has seen the state with this ordinal.
    pub fn looks(&mut self, seat: Seat, ordinal: u32) {
        let seen = ordinal.max(self.looked(seat));
        self.last_seen.retain(|(other, _)| *other != seat);
        self.last_seen.push((seat, seen));
    }
}

/// Why a game is put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AsideReason {
    /// Nobody moved for weeks.
    Idle,
    /// Somebody closed its thread.
    Closed,
    /// Its channel is gone, or the bot is no longer on the server.
    Gone,
}

/// How often one person can extend the time for the same question.
pub const EXTENSIONS_EACH: usize = 3;
/// How often everybody together can.
pub const EXTENSIONS_IN_ALL: usize = 14;

/// Extra time that somebody gave to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extension {
    /// The seat that receives it.
    pub seat: Seat,
    /// The number of the turn it was given in.
    pub turn: u32,
    /// The person who gave it.
    #[serde(with = "storage::erasable")]
    pub by: Option<UserId>,
}

/// An offer of a seat to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The offered seat.
    pub seat: Seat,
    /// The person.
    #[serde(with = "storage::erasable")]
    pub to: Option<UserId>,
}

/// A move that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The seat that made it.
    pub seat: Seat,
    /// The ordinal of the state to go back to.
    pub to: u32,
}
