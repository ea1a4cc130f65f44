//! What happened: the narration of a game, and the record from which a replay is told without any
//! rules.

use serde::{Deserialize, Serialize};

use crate::expansions::all::{extend, part, systems};
use crate::figure::{Figure, Seat};
use crate::geometry::{Pos, Rotation};
use crate::tile::KindId;
use crate::vocabulary::{At, Cause, ScoreLine, Token};

extend! { event:
    /// One thing that happened, in order.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event {
        /// A seat's turn began.
        TurnStarted {
            /// The seat whose turn it is.
            seat: Seat,
        },
        /// A tile was turned up. Nothing before this can be taken back freely any more.
        Drew {
            /// The seat that turned it up.
            seat: Seat,
            /// Which tile.
            kind: KindId,
        },
        /// A tile that came too early was set aside; another one is drawn (R-PD-V1).
        SetAside {
            /// Who drew it.
            seat: Seat,
            /// Which tile.
            kind: KindId,
        },
        /// The tiles that were set aside went back into the draw pile (R-PD-V2).
        PutBack {
            /// How many tiles.
            tiles: u8,
        },
        /// A tile that fits nowhere left the game (R-BA-9).
        Discarded {
            /// Who drew it.
            seat: Seat,
            /// Which tile.
            kind: KindId,
        },
        /// A seat answered a question that was put to several seats at once; its choice is told when
        /// all have answered.
        Answered {
            /// The seat that answered.
            seat: Seat,
        },
        /// A tile was laid.
        Placed {
            /// The seat that laid it.
            seat: Seat,
            /// Which tile.
            kind: KindId,
            /// Its cell.
            pos: Pos,
            /// Clockwise quarter turns.
            rotation: Rotation,
        },
        /// A figure was deployed.
        Deployed(Figure),
        /// A figure moved by a rule that is not a deployment (R-AM-31, R-CO-9).
        Moved {
            /// The figure, where it stood.
            figure: Figure,
            /// Where it stands now.
            to: At,
        },
        /// Points were credited, possibly 0.
        Scored(ScoreLine),
        /// A figure went back to its owner's supply.
        Returned {
            /// The figure, where it stood.
            figure: Figure,
            /// Why.
            cause: Cause,
        },
        /// A seat got (or gave up) a token.
        Token {
            /// The seat.
            seat: Seat,
            /// The token.
            token: Token,
            /// The change in how many the seat holds.
            change: i8,
        },
        /// A builder gives the seat a second tile in this turn (R-TB-B5).
        DoubleTurn {
            /// Whose turn goes on.
            seat: Seat,
            /// Whether there is a tile for it (R-TB-B12).
            #[serde(default = "always")]
            lays: bool,
        },
        /// The last turn is over: what follows is final scoring.
        FinalScoring,
        /// The last score was counted.
        Ended,
    }
}

/// Older versions recorded a second part only if there was a tile for it.
const fn always() -> bool {
    true
}
