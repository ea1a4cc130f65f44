//! Questions other than moves, which people answer with buttons.

use rules::Seat;
use serde::{Deserialize, Serialize};

/// A question other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To anybody: take a free seat.
    Take {
        /// The seat.
        seat: Seat,
    },
    /// To one person: take over a seat.
    Accept {
        /// The seat.
        seat: Seat,
        /// The person.
        user: u64,
    },
    /// To a player replaced by a stand-in: come back.
    Return {
        /// The player's seat.
        seat: Seat,
    },
    /// To the players: vote in a poll.
    Poll {
        /// The number of the poll.
        number: u32,
    },
}
