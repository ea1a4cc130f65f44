//! Questions other than moves, which people answer with buttons.

use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::UserId;

use crate::model::Table;

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
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
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

impl Table {
    /// The open questions about who plays a seat.
    pub fn seat_asks(&self) -> Vec<Ask> {
        let offers = self.progress.offers.iter();
        let offered = offers.map(|offer| Ask::Accept { seat: offer.seat, user: offer.to });
        let away = self.progress.standins.iter().map(|seat| Ask::Return { seat: *seat });
        let free = self.open_seats().map(|seat| Ask::Take { seat });
        offered.chain(away).chain(free).collect()
    }

    /// Those of these questions about seats that are open no longer.
    pub fn answered(&self, before: Vec<Ask>) -> Vec<Ask> {
        let open = self.seat_asks();
        before.into_iter().filter(|ask| !open.contains(ask)).collect()
    }
}
