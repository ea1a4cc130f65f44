//! People: a player's name and language, bans, who watches which game, and the erasure of a player.
//! Ids of people appear only in the columns listed in `personal.rs`, provided that the caller's own
//! texts about moves and states name seats and not people.

use async_trait::async_trait;

use crate::{GameId, GuildId, StoreError, UserId};

/// A player, as known from their last interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The person.
    pub id: UserId,
    /// The display name, as Discord gave it; hostile until escaped.
    pub name: String,
    /// The language (Discord, "Locales"), such as `pl` or `en-GB`.
    pub locale: String,
}

/// The result of an erasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    /// How many rows named the player.
    pub rows: u64,
    /// True when the write-ahead log of a file no longer contains the id either. A long-running
    /// reader can prevent this; then erase again later. On a server true when the old rows have
    /// been given up to be written over; its log is not this program's.
    pub wiped: bool,
}

/// Reading about players, and erasing them.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait Players: Send + Sync {
    /// A player's name and language, if known.
    async fn player(&self, id: UserId) -> Result<Option<Player>, StoreError>;

    /// A player's notification preferences, as the caller's text; empty when nothing was chosen.
    async fn prefs(&self, player: UserId) -> Result<String, StoreError>;

    /// Whether somebody is a referee of a server.
    async fn is_referee(&self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

    /// The games that a person watches, with the caller's text.
    async fn watched(&self, player: UserId) -> Result<Vec<(GameId, String)>, StoreError>;

    /// Removes every trace of a player's id: name and language are deleted, seats and games stay
    /// but name nobody, and in unsent texts the id becomes 0 (so a waiting ping reaches nobody).
    /// Games go on. It can be repeated. Earlier backups still contain the id.
    async fn erase(&self, player: UserId) -> Result<Erased, StoreError>;
}

/// Writing about players.
///
/// # Errors
/// Database errors.
#[async_trait]
pub trait PlayerWork: Send {
    /// Saves a player's name and language.
    async fn save_player(&mut self, player: &Player) -> Result<(), StoreError>;

    /// Saves a player's notification preferences, as the caller's text. This does not give an
    /// unknown player a name.
    async fn save_prefs(&mut self, player: UserId, prefs: &str) -> Result<(), StoreError>;

    /// A player's notification preferences, as the caller's text; empty when nothing was chosen.
    async fn prefs(&mut self, player: UserId) -> Result<String, StoreError>;

    /// The same to change them: nobody else does until the act is over.
    async fn held_prefs(&mut self, player: UserId) -> Result<String, StoreError>;

    /// Bans a player from the games of a server.
    async fn ban(&mut self, guild: GuildId, player: UserId) -> Result<(), StoreError>;

    /// Lifts a ban; false if there was none.
    async fn unban(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

    /// Whether a player is banned from the games of a server, also if the ban is older than an
    /// erasure of the player.
    async fn is_banned(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

    /// Makes somebody a referee of a server, or ends it.
    async fn set_referee(
        &mut self,
        guild: GuildId,
        player: UserId,
        may: bool,
    ) -> Result<(), StoreError>;

    /// Whether somebody is a referee of a server.
    async fn is_referee(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

    /// Saves that somebody watches a game and when they are notified, as the caller's text; `None`
    /// ends it.
    async fn watch(
        &mut self,
        game: GameId,
        player: UserId,
        how: Option<&str>,
    ) -> Result<(), StoreError>;

    /// The watchers of a game, with the caller's text.
    async fn watchers(&mut self, game: GameId) -> Result<Vec<(UserId, String)>, StoreError>;
}
