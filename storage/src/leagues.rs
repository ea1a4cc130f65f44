//! Leagues: people who play against each other over weeks. How they are paired, their rounds and
//! results are the caller's text, in which members are numbers; whose number it is stands here.

use crate::{ChannelId, GuildId, MessageId, Millis, UserId};

/// The stage of a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueStatus {
    /// People join; no round has begun.
    Open,
    /// Rounds are played.
    Running,
    /// The season is over.
    Closed,
}

impl LeagueStatus {
    /// All of them, in the order of a season.
    pub const ALL: [Self; 3] = [Self::Open, Self::Running, Self::Closed];

    /// The stable word stored in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Closed => "closed",
        }
    }
}

/// A league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct League {
    /// Its number.
    pub id: i64,
    /// Its server.
    pub guild: GuildId,
    /// The channel in which its rounds are announced.
    pub channel: ChannelId,
    /// Its name, as somebody typed it; hostile until escaped.
    pub name: String,
    /// Who organises it; `None` once erased.
    pub organiser: Option<UserId>,
    /// Its stage.
    pub status: LeagueStatus,
    /// The caller's text about settings, rounds and results. It names nobody.
    pub state: String,
    /// When it was opened.
    pub created_at: Millis,
    /// The message with which people join it, in its channel; `None` until it is sent.
    pub message: Option<MessageId>,
}

/// A member of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueMember {
    /// Their number, counted from 1. It is never given to somebody else.
    pub number: u32,
    /// Who it is; `None` once erased.
    pub player: Option<UserId>,
    /// Their name, if it is known; hostile until escaped.
    pub name: Option<String>,
    /// How many rounds had begun when they joined.
    pub joined: u32,
    /// How many rounds had begun when they dropped out; `None` for whoever plays on.
    pub dropped: Option<u32>,
}
