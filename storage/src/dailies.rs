//! The daily board: what its tiles are drawn from each day, and how everybody played it. States,
//! drafts and strips are text that the caller writes and reads.

use async_trait::async_trait;

use crate::{GuildId, Millis, StoreError, UserId};

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

/// Reading daily boards.
///
/// # Errors
/// Database errors; a row that this program cannot have written is [`StoreError::Corrupt`].
#[async_trait]
pub trait Dailies: Send + Sync {
    /// What the tiles of a day are drawn from; `None` if nobody has played on it.
    async fn daily_seed(&self, day: u32) -> Result<Option<String>, StoreError>;

    /// How a person plays the board of a day.
    async fn daily_play(&self, day: u32, player: UserId) -> Result<Option<DailyPlay>, StoreError>;

    /// The finished boards of a day that were played in a server, the best first, at most `limit`.
    async fn dailies(
        &self,
        day: u32,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<ListedDaily>, StoreError>;
}

/// Playing daily boards.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait DailyWork: Send {
    /// What the tiles of a day are drawn from: `fresh` if nothing was kept before.
    async fn seed_daily(&mut self, day: u32, fresh: &str) -> Result<String, StoreError>;

    /// How a person plays the board of a day. Nobody else changes that until the act is over.
    async fn daily_play(
        &mut self,
        day: u32,
        player: UserId,
    ) -> Result<Option<DailyPlay>, StoreError>;

    /// Begins the board of a day; its number is given by the storage, and returned.
    ///
    /// # Errors
    /// [`StoreError::AlreadySeated`] if the person has begun it before.
    async fn begin_daily(&mut self, player: UserId, play: &DailyPlay) -> Result<u32, StoreError>;

    /// Saves how a board is played.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if it was never begun.
    async fn save_daily(&mut self, play: &DailyPlay) -> Result<(), StoreError>;
}
