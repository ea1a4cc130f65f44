//! People: a player's name and language, bans, who watches which game, and the erasure of a player.
//! Ids of people appear only in the columns listed in `personal.rs`, provided that the caller's own
//! texts about moves and states name seats and not people.

use crate::UserId;

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
