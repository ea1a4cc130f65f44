//! What happened: the narration of a game, and the record from which a replay can be told without
//! any rule.

use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::figure::{Figure, Seat};
use crate::geometry::{Pos, Rotation};
use crate::tile::KindId;

/// One thing that happened, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat's turn began.
    TurnStarted {
        /// Whose.
        seat: Seat,
    },
    /// A tile was turned up. From here on nothing before it can be taken back freely.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which tile.
        kind: KindId,
    },
    /// A tile that fits nowhere left the game (R-BA-9).
    Discarded {
        /// Who drew it.
        seat: Seat,
        /// Which tile.
        kind: KindId,
    },
    /// A tile was laid.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which tile.
        kind: KindId,
        /// Where.
        pos: Pos,
        /// Clockwise quarter turns.
        rotation: Rotation,
    },
    /// A figure was deployed.
    Deployed(Figure),
    /// Points were credited, possibly 0.
    Scored(ScoreLine),
    /// A figure went back to its owner's supply.
    Returned {
        /// The figure, where it stood.
        figure: Figure,
        /// Why.
        cause: Cause,
    },
    /// The last turn is over: what follows is final scoring.
    FinalScoring,
    /// The last score was counted.
    Ended,
}

/// Why a figure left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Its feature was scored.
    Scored,
}

/// What was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A road (R-BA-18).
    Road,
    /// A city (R-BA-19).
    City,
    /// A cloister (R-BA-20).
    Cloister,
    /// A field, at the end (R-BA-29).
    Field,
}

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Self; 4] = [Self::Road, Self::City, Self::Cloister, Self::Field];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Field => "field",
        }
    }
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// Who is credited.
    pub seat: Seat,
    /// How much; 0 is possible.
    pub points: i32,
    /// For what.
    pub source: Source,
    /// A segment of the feature on which one of the seat's followers stood.
    pub at: Spot,
    /// The feature was complete, or is a field.
    pub complete: bool,
    /// What was counted.
    pub terms: Vec<Term>,
}

/// What was counted to reach the points of a [`ScoreLine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// So many tiles; for a cloister its own and the filled cells around.
    Tiles(u16),
    /// So many coats of arms.
    Pennants(u16),
    /// So many completed cities beside a field.
    Cities(u16),
    /// An inn (R-IC-6).
    Inn,
    /// A cathedral (R-IC-9).
    Cathedral,
}
