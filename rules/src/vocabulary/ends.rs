//! Where a road with one edge ends on its tile.

use crate::names::named;

named! {
    /// What a road with one edge runs into on its tile. Every end except the tunnel finishes the
    /// road on that side.
    RoadEnd {
        /// A crossing of roads.
        Junction = "junction",
        /// A city gate.
        City = "city",
        /// A cloister.
        Cloister = "cloister",
        /// A shrine.
        Shrine = "shrine",
        /// Houses.
        House = "house",
        /// A volcano.
        Volcano = "volcano",
        /// A tower foundation.
        Tower = "tower",
        /// A bazaar.
        Bazaar = "bazaar",
        /// A crop circle.
        Crop = "crop",
        /// The City of Carcassonne.
        Carcassonne = "coc",
        /// A fair (R-CT-2).
        Fair = "fair",
        /// The school (R-SC-4).
        School = "school",
        /// The wheel of fortune.
        Wheel = "wheel",
        /// A circus (R-UB-1).
        Circus = "circus",
        /// A space for acrobats (R-UB-8).
        Acrobats = "acrobats",
        /// The mouth of a tunnel, which does not end the road (R-TU-3).
        Tunnel = "tunnel",
        /// A watchtower.
        Watchtower = "watchtower",
        /// The lake of a ferry (R-FR-1).
        Lake = "lake",
    }
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
