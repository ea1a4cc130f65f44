//! Leagues: people who play against each other over weeks. How they are paired, their rounds and
//! results are the caller's text, in which members are numbers; whose number it is stands here.

use async_trait::async_trait;

use crate::{ChannelId, GuildId, MessageId, Millis, StoreError, UserId};

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

/// Reading leagues.
///
/// # Errors
/// Database errors; a row that this program cannot have written is [`StoreError::Corrupt`].
#[async_trait]
pub trait Leagues: Send + Sync {
    /// A league by its number.
    async fn league(&self, id: i64) -> Result<Option<League>, StoreError>;

    /// The leagues of a server, the newest first, at most `limit`.
    async fn leagues(&self, guild: GuildId, limit: u32) -> Result<Vec<League>, StoreError>;

    /// The members of a league by their numbers.
    async fn league_members(&self, league: i64) -> Result<Vec<LeagueMember>, StoreError>;
}

/// Changing leagues. Every change of a league and its members begins with [`LeagueWork::league`],
/// which holds it until the act is over.
///
/// # Errors
/// [`StoreError::NotFound`] when there is no such row, and database errors.
#[async_trait]
pub trait LeagueWork: Send {
    /// Opens a league; its number is given by the storage, and returned. The one in `league` does not
    /// matter, and neither does its message, which is there when it is sent.
    async fn create_league(&mut self, league: &League) -> Result<i64, StoreError>;

    /// A league by its number. Nobody else changes it until the act is over.
    async fn league(&mut self, id: i64) -> Result<Option<League>, StoreError>;

    /// The leagues of a server, the newest first, at most `limit`.
    async fn leagues(&mut self, guild: GuildId, limit: u32) -> Result<Vec<League>, StoreError>;

    /// The members of a league by their numbers.
    async fn league_members(&mut self, league: i64) -> Result<Vec<LeagueMember>, StoreError>;

    /// Saves the stage and the text of a league.
    async fn save_league(
        &mut self,
        id: i64,
        status: LeagueStatus,
        state: &str,
    ) -> Result<(), StoreError>;

    /// Adds a member; the number is given by the storage, and returned.
    ///
    /// # Errors
    /// [`StoreError::AlreadySeated`] when the person is a member.
    async fn join_league(
        &mut self,
        league: i64,
        player: UserId,
        joined: u32,
    ) -> Result<u32, StoreError>;

    /// Notes when a member dropped out, or that they are back.
    async fn drop_out(
        &mut self,
        league: i64,
        number: u32,
        dropped: Option<u32>,
    ) -> Result<(), StoreError>;
}
