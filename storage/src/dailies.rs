//! The daily board: what its tiles are drawn from each day, and how everybody played it. States,
//! drafts and strips are text that the caller writes and reads.

use crate::{GuildId, Millis, UserId};

/// How somebody plays the board of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPlay {
    /// The day, counted from 1970-01-01 (UTC).
    pub day: u32,
    /// The number of the play among those of its day.
    pub number: u32,
    /// The servers in which it was played.
    pub guilds: Vec<GuildId>,
    /// The state.
    pub snapshot: String,
    /// The number of the state; it grows with every tile that is placed.
    pub ordinal: u32,
    /// What is laid out and not confirmed; empty if nothing is.
    pub draft: String,
    /// A letter for each tile that was placed.
    pub strip: String,
    /// The points so far.
    pub points: i32,
    /// When the last tile was placed; `None` while the board is played.
    pub ended_at: Option<Millis>,
}

/// A line of the list of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedDaily {
    /// The play.
    pub play: DailyPlay,
    /// Who plays it; `None` once erased.
    pub player: Option<UserId>,
    /// The player's name; hostile until escaped.
    pub name: Option<String>,
}
