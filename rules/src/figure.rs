//! Seats and figures: who plays, with what, and what each figure counts for (the table of
//! overview section 2).

use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::expansions::count::Quarter;
use crate::expansions::wheel::Crown;
use crate::geometry::Pos;
use crate::names::names;
use crate::tile::SegmentKind;

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

/// A kind of figure. The order of the variants breaks ties (R-OV-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// The ordinary follower, the meeple.
    Small,
    /// The big follower, which counts as two (R-IC-3).
    Big,
    /// The wagon, which may move on after a scoring (R-AM-30).
    Wagon,
    /// The mayor, whose strength is the number of pennants in the city (R-AM-21).
    Mayor,
    /// The builder, which gives a second tile (R-TB-B4).
    Builder,
    /// The pig, which makes a farm worth more (R-TB-P4).
    Pig,
    /// The barn, which stands on a corner of four tiles (R-AM-50).
    Barn,
}

impl FigureKind {
    /// All kinds, in tie-breaking order.
    pub const ALL: [Self; 7] =
        [Self::Small, Self::Big, Self::Wagon, Self::Mayor, Self::Builder, Self::Pig, Self::Barn];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Big => "big",
            Self::Wagon => "wagon",
            Self::Mayor => "mayor",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Barn => "barn",
        }
    }

    /// Whether it is a follower: it claims a feature and counts for the majority.
    pub const fn is_follower(self) -> bool {
        matches!(self, Self::Small | Self::Big | Self::Wagon | Self::Mayor)
    }

    /// Whether a follower of this kind may claim a segment of that kind.
    pub const fn claims(self, segment: SegmentKind) -> bool {
        match self {
            Self::Small | Self::Big => !matches!(segment, SegmentKind::River | SegmentKind::Castle),
            Self::Wagon => {
                matches!(segment, SegmentKind::City | SegmentKind::Road | SegmentKind::Cloister)
            }
            Self::Mayor => matches!(segment, SegmentKind::City),
            Self::Builder | Self::Pig | Self::Barn => false,
        }
    }

    /// The figure's strength on a feature with this many pennants (the table of overview 2).
    pub const fn strength(self, pennants: u32) -> u32 {
        match self {
            Self::Small | Self::Wagon => 1,
            Self::Big => 2,
            Self::Mayor => pennants,
            Self::Builder | Self::Pig | Self::Barn => 0,
        }
    }
}

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
}

impl At {
    /// The segment to whose feature it belongs, if it belongs to one.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Segment(spot) | Self::Corner(spot) => Some(spot),
            Self::Tower(_) | Self::Quarter(_) | Self::Crown(_) => None,
        }
    }

    /// The cell on which it stands, if it stands on one.
    pub const fn pos(self) -> Option<Pos> {
        match self {
            Self::Segment(spot) | Self::Corner(spot) => Some(spot.pos),
            Self::Tower(pos) => Some(pos),
            Self::Quarter(_) | Self::Crown(_) => None,
        }
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

    /// The kinds that the supply has at least one of.
    pub fn kinds(&self) -> impl Iterator<Item = FigureKind> {
        FigureKind::ALL.into_iter().filter(|&kind| self.count(kind) > 0)
    }

    pub(crate) fn put(&mut self, kind: FigureKind, number: u8) {
        self.0[kind as usize] += number;
    }

    pub(crate) fn take(&mut self, kind: FigureKind) {
        self.0[kind as usize] -= 1;
    }
}

names! {
    /// A thing other than a figure that a seat holds.
    pub enum Token {
        /// Wine (R-TB-G1).
        Wine = "wine",
        /// Grain (R-TB-G1).
        Grain = "grain",
        /// Cloth (R-TB-G1).
        Cloth = "cloth",
        /// The king (R-KR-2).
        King = "king",
        /// The robber baron (R-KR-3).
        Robber = "robber",
        /// A piece of a tower (R-TO-1).
        TowerPiece = "tower_piece",
        /// The abbey (R-AM-1).
        Abbey = "abbey",
        /// A bridge (R-BR-2).
        Bridge = "bridge",
        /// A castle (R-CA-2).
        Castle = "castle",
        /// A tunnel token of the first pair (R-TU-1).
        TunnelA = "tunnel_a",
        /// A tunnel token of the second pair.
        TunnelB = "tunnel_b",
        /// A tunnel token of the third pair.
        TunnelC = "tunnel_c",
        /// The owner's incomplete cities count as complete at the end (R-PX-6).
        Porxada = "porxada",
    }
}

/// The tokens of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tokens([u8; Token::ALL.len()]);

impl Tokens {
    /// How many of a kind.
    pub const fn count(&self, token: Token) -> u8 {
        self.0[token as usize]
    }

    pub(crate) fn put(&mut self, token: Token, number: u8) {
        self.0[token as usize] += number;
    }

    pub(crate) fn take(&mut self, token: Token) {
        self.0[token as usize] -= 1;
    }
}
