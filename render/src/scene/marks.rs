//! What is marked on a board besides cells: owners, and points of the last count.

use rules::{Seat, Spot};

/// A segment of an owned feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The segment.
    pub spot: Spot,
    /// Everybody with the most followers on its feature.
    pub owners: Vec<Seat>,
}

/// Points scored for a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The segment on which the seat's figure stood.
    pub at: Spot,
    /// The seat that scored.
    pub seat: Seat,
    /// How many.
    pub points: i32,
}
