//! What is kept of games that were played to their end: how each seat did, ratings, and the bests of
//! a server. It is made from the logs and can be made again. What the numbers mean is the caller's
//! business; facts and kinds are opaque text.

use async_trait::async_trait;

use crate::{GameId, GuildId, Millis, StoreError, UserId};

/// The place of ratings over all servers, and of games in direct messages: no server has this id.
pub const OVER_ALL: GuildId = GuildId(0);

/// How a seat did in a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: u8,
    /// Its player; `None` for nobody, somebody erased, and somebody who wants no records.
    pub player: Option<UserId>,
    /// The server; [`OVER_ALL`] in direct messages.
    pub guild: GuildId,
    /// The ground set.
    pub ground: String,
    /// When it was recorded. Of two games the one that was recorded later has the later time.
    pub ended_at: Millis,
    /// The place; 1 is the best.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// Everything else, as the caller's text. It names nobody.
    pub facts: String,
}

/// A rating of a player on a server, or over all, with a ground set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The rating, in millionths.
    pub rating: i64,
    /// How far from it the true strength may be (a standard deviation), in millionths.
    pub uncertainty: i64,
    /// The number of rated games.
    pub games: u32,
    /// What a list is ordered by, in millionths; more is better.
    pub standing: i64,
}

/// A place in a list of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The player.
    pub player: UserId,
    /// The player's name; hostile until escaped.
    pub name: Option<String>,
    /// The rating.
    pub rating: Rating,
}

/// The best of its kind on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What it is the best of, as the caller's word.
    pub kind: String,
    /// How much it is.
    pub value: i64,
    /// The game.
    pub game: GameId,
    /// The seat; `None` if it is of the whole game.
    pub seat: Option<u8>,
}

/// A best, with who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldBest {
    /// The best.
    pub best: Best,
    /// The player of the seat; `None` for nobody, and for somebody who wants no records.
    pub player: Option<UserId>,
    /// The player's name; hostile until escaped.
    pub name: Option<String>,
    /// When its game was recorded.
    pub ended_at: Option<Millis>,
}

/// Reading records.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Records: Send + Sync {
    /// How a player did on a server, or everywhere, the last game first, at most `limit`.
    async fn results_of(
        &self,
        player: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<SeatResult>, StoreError>;

    /// How the seats of a game did; empty if it was not recorded.
    async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError>;

    /// A player's ratings: where, with which ground set.
    async fn ratings_of(
        &self,
        player: UserId,
    ) -> Result<Vec<(GuildId, String, Rating)>, StoreError>;

    /// The players of a server, the best first, at most `limit`; with `over_all` by their ratings
    /// over all servers.
    async fn ranked(
        &self,
        guild: GuildId,
        ground: &str,
        over_all: bool,
        limit: u32,
    ) -> Result<Vec<RankedPlayer>, StoreError>;

    /// The bests of a server.
    async fn bests(&self, guild: GuildId) -> Result<Vec<HeldBest>, StoreError>;

    /// Every game that was played to its end, in the order in which they were or would be recorded.
    async fn ended(&self) -> Result<Vec<GameId>, StoreError>;

    /// Every rating: where, whose, with which ground set.
    async fn all_ratings(&self) -> Result<Vec<(GuildId, UserId, String, Rating)>, StoreError>;

    /// Every best.
    async fn all_bests(&self) -> Result<Vec<(GuildId, Best)>, StoreError>;
}

/// Writing records.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait RecordWork: Send {
    /// Keeps others from writing records until the act is over: they depend on each other. An act
    /// that also changes a game does that first.
    async fn hold_records(&mut self) -> Result<(), StoreError>;

    /// When a game was last recorded.
    async fn last_recorded(&mut self) -> Result<Option<Millis>, StoreError>;

    /// How the seats of a game did, in their order; empty if that was not recorded.
    async fn results_within(&mut self, game: GameId) -> Result<Vec<SeatResult>, StoreError>;

    /// Records how the seats of a game did, in place of what was recorded of them.
    async fn save_results(&mut self, results: &[SeatResult]) -> Result<(), StoreError>;

    /// How often a player had more points than all others in a game that counted for their rating
    /// on a server.
    async fn wins(&mut self, guild: GuildId, player: UserId) -> Result<u32, StoreError>;

    /// A player's rating on a server, or over all.
    async fn rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
    ) -> Result<Option<Rating>, StoreError>;

    /// Saves a player's rating.
    async fn save_rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
        rating: Rating,
    ) -> Result<(), StoreError>;

    /// The best of a kind on a server.
    async fn best(&mut self, guild: GuildId, kind: &str) -> Result<Option<Best>, StoreError>;

    /// Saves the best of its kind on a server.
    async fn save_best(&mut self, guild: GuildId, best: &Best) -> Result<(), StoreError>;

    /// Takes a player out of the records: ratings are deleted, results stay without a name.
    async fn leave_records(&mut self, player: UserId) -> Result<(), StoreError>;

    /// Deletes all records, to make them again.
    async fn clear_records(&mut self) -> Result<(), StoreError>;
}
