//! Seats and figures: who plays, with what, and what each figure counts for (the table of
//! overview section 2).

use serde::{Deserialize, Serialize};

use crate::board::Spot;

/// A place at the table, counted from 0 in playing order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

/// A kind of figure. The order is the order of ties (R-OV-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// The ordinary follower, the meeple.
    Small,
    /// The big follower, which counts two (R-IC-3).
    Big,
}

impl FigureKind {
    /// All kinds, in the order of ties.
    pub const ALL: [Self; 2] = [Self::Small, Self::Big];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Big => "big",
        }
    }

    /// What the figure counts when the majority is settled.
    pub const fn strength(self) -> u32 {
        match self {
            Self::Small => 1,
            Self::Big => 2,
        }
    }
}

/// Where a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// On a segment of a tile.
    Segment(Spot),
}

impl At {
    /// The segment it stands on, if it stands on one.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Segment(spot) => Some(spot),
        }
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Figure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub at: At,
}

/// The figures of one seat that are neither on the board nor captive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply([u8; FigureKind::ALL.len()]);

impl Supply {
    /// How many of a kind.
    pub const fn count(&self, kind: FigureKind) -> u8 {
        self.0[kind as usize]
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = FigureKind> {
        FigureKind::ALL
            .into_iter()
            .filter(|&kind| self.count(kind) > 0)
    }

    pub(crate) fn put(&mut self, kind: FigureKind, number: u8) {
        self.0[kind as usize] += number;
    }

    pub(crate) fn take(&mut self, kind: FigureKind) {
        self.0[kind as usize] -= 1;
    }
}
