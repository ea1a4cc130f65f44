//! Where figures stand.

use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::expansions::count::Quarter;
use crate::expansions::wheel::Crown;
use crate::geometry::Pos;

/// Where a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// On a segment of a tile.
    Segment(Spot),
    /// On the north-west corner of a tile; it belongs to this field segment (a barn, R-AM-62).
    Corner(Spot),
    /// On top of the tower of this cell (R-TO-11).
    Tower(Pos),
    /// In a quarter of the City of Carcassonne.
    Quarter(Quarter),
    /// On a crown of the Wheel of Fortune (R-WF-4).
    Crown(Crown),
    /// On the trap of this cell, on no feature (R-RU-10).
    Trap(Pos),
}

impl At {
    /// How many sorts of places there are.
    pub(crate) const SORTS: usize = 6;

    /// The number of its sort of place.
    pub(crate) const fn sort(self) -> usize {
        match self {
            Self::Segment(_) => 0,
            Self::Corner(_) => 1,
            Self::Tower(_) => 2,
            Self::Quarter(_) => 3,
            Self::Crown(_) => 4,
            Self::Trap(_) => 5,
        }
    }

    /// The segment to whose feature it belongs, if it belongs to one.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Segment(spot) | Self::Corner(spot) => Some(spot),
            Self::Tower(_) | Self::Quarter(_) | Self::Crown(_) | Self::Trap(_) => None,
        }
    }

    /// The cell on which it stands, if it stands on one.
    pub const fn pos(self) -> Option<Pos> {
        match self {
            Self::Segment(spot) | Self::Corner(spot) => Some(spot.pos),
            Self::Tower(pos) | Self::Trap(pos) => Some(pos),
            Self::Quarter(_) | Self::Crown(_) => None,
        }
    }
}
