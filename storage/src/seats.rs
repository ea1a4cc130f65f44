//! Who sits in a game, and where. Seats are numbered from 0 without gaps, so each change of the
//! seating rewrites all of them. The caller decides when players may join or leave.

use crate::UserId;

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Its number, from 0 without gaps.
    pub seat: u8,
    /// The player; `None` once erased.
    pub player: Option<UserId>,
    /// The player's display name, if it is known.
    pub name: Option<String>,
}
