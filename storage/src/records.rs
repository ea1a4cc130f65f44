//! What is kept of games that were played to their end: how each seat did, ratings, and the bests of
//! a server. It is made from the logs and can be made again. What the numbers mean is the caller's
//! business; facts and kinds are opaque text.

use crate::{GameId, GuildId, Millis, UserId};

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
