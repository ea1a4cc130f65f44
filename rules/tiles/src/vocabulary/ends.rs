//! Where a road with one edge ends on its tile.

use strum::EnumString;

/// What a road with one edge runs into on its tile. Every end except the tunnel finishes the
/// road on that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum RoadEnd {
    /// A crossing of roads.
    Junction,
    /// A city gate.
    City,
    /// A cloister.
    Cloister,
    /// A shrine.
    Shrine,
    /// Houses.
    House,
    /// A volcano.
    Volcano,
    /// A tower foundation.
    Tower,
    /// A bazaar.
    Bazaar,
    /// A crop circle.
    Crop,
    /// The City of Carcassonne.
    #[strum(serialize = "coc")]
    Carcassonne,
    /// A fair (R-CT-2).
    Fair,
    /// The school (R-SC-4).
    School,
    /// The wheel of fortune.
    Wheel,
    /// A circus (R-UB-1).
    Circus,
    /// A space for acrobats (R-UB-8).
    Acrobats,
    /// The mouth of a tunnel, which does not end the road (R-TU-3).
    Tunnel,
    /// A watchtower.
    Watchtower,
    /// The lake of a ferry (R-FR-1).
    Lake,
}

impl RoadEnd {
    /// Whether the road may go on from there.
    pub(crate) const fn goes_on(self) -> bool {
        matches!(self, Self::Tunnel)
    }

    /// Whether a link can be laid there that is moved later.
    pub(crate) const fn takes_movable_links(self) -> bool {
        matches!(self, Self::Lake)
    }
}
