//! What is marked on a board besides cells: owners, and points.

use rules::{Seat, Spot};

/// Which features are shown with their owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claims {
    /// Roads, cities and cloisters.
    Features,
    /// Fields.
    Fields,
}

/// A segment of an owned feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The segment.
    pub spot: Spot,
    /// Everybody with the most followers on its feature.
    pub owners: Vec<Seat>,
}

/// Points scored for a feature, or for something that is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// A segment of the feature, on which a figure of the seat stood; `None` if no feature gave the
    /// points: they are shown on the seat's card.
    pub at: Option<Spot>,
    /// The seat that scored.
    pub seat: Seat,
    /// How many.
    pub points: i32,
}
