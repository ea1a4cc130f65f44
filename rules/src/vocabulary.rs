//! Closed vocabularies that every part of the game shares, whichever system brings the words: what
//! is printed on tiles (from the crate of these), figures and where they stand, tokens, why a figure
//! leaves, what is scored, and what was counted. The order of a turn is in [`SPINE`](crate::SPINE).

mod places;
mod points;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

pub use self::places::At;
pub use self::points::{ScoreLine, Source};
pub use tiles::vocabulary::{Mark, RoadEnd, SegmentKind, Tag};

use crate::expansions::mage::Magician;
use crate::expansions::wheel::Sector;
use crate::names::names;

/// A kind of figure. The order of the variants breaks ties (R-OV-18).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FigureKind {
    /// The ordinary follower, the meeple.
    Small,
    /// The phantom, which may be deployed after another wooden thing (R-PH-4).
    Phantom,
    /// The big follower, which counts as two (R-IC-3).
    Big,
    /// The ringmaster, who is paid for the shows around him (R-UB-14).
    Ringmaster,
    /// The abbot, which goes to monastic buildings and gardens and can be taken back (R-AB-4).
    Abbot,
    /// The wagon, which may move on after a scoring (R-AM-30).
    Wagon,
    /// The mayor, whose strength is the number of pennants in the city (R-AM-21).
    Mayor,
    /// The builder, which gives a second tile (R-TB-B4).
    Builder,
    /// The pig, which makes a farm worth more (R-TB-P4).
    Pig,
    /// The shepherd, whose flock grows on a field (R-HS-6).
    Shepherd,
    /// The barn, which stands on a corner of four tiles (R-AM-50).
    Barn,
}

impl FigureKind {
    /// All kinds, in tie-breaking order.
    pub const ALL: [Self; 11] = [
        Self::Small,
        Self::Phantom,
        Self::Big,
        Self::Ringmaster,
        Self::Abbot,
        Self::Wagon,
        Self::Mayor,
        Self::Builder,
        Self::Pig,
        Self::Shepherd,
        Self::Barn,
    ];

    /// The order in which the numbers of a supply are stored. It only ever grows at the end, so that
    /// stored games stay readable; a tie is broken by the order of [`Self::ALL`].
    pub(crate) const STORED: [Self; Self::ALL.len()] = [
        Self::Small,
        Self::Big,
        Self::Wagon,
        Self::Mayor,
        Self::Builder,
        Self::Pig,
        Self::Barn,
        Self::Phantom,
        Self::Abbot,
        Self::Shepherd,
        Self::Ringmaster,
    ];

    /// Stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it is a special figure that stands on a segment: no follower, and no barn.
    pub const fn is_special(self) -> bool {
        matches!(self, Self::Builder | Self::Pig | Self::Shepherd)
    }

    /// Whether it is a follower: it claims a feature and counts for the majority.
    pub const fn is_follower(self) -> bool {
        matches!(
            self,
            Self::Small
                | Self::Phantom
                | Self::Big
                | Self::Ringmaster
                | Self::Abbot
                | Self::Wagon
                | Self::Mayor
        )
    }

    /// Whether it goes wherever a small follower may: onto every feature that can be claimed, onto
    /// towers and crowns.
    pub const fn is_footloose(self) -> bool {
        matches!(self, Self::Small | Self::Phantom | Self::Big | Self::Ringmaster)
    }

    /// Whether it only stays where its owner has a follower (R-OV-4).
    pub(crate) const fn needs_follower(self) -> bool {
        matches!(self, Self::Builder | Self::Pig)
    }

    /// Whether it stays when its feature is scored (R-AM-53, R-HS-6).
    pub(crate) const fn stays(self) -> bool {
        matches!(self, Self::Barn | Self::Shepherd)
    }

    /// Whether its strength depends on the pennants around it (R-AM-21).
    pub(crate) const fn counts_pennants(self) -> bool {
        matches!(self, Self::Mayor)
    }

    /// Whether a follower of this kind may claim a segment of that kind.
    pub const fn claims(self, segment: SegmentKind) -> bool {
        match self {
            Self::Small | Self::Phantom | Self::Big | Self::Ringmaster => {
                use SegmentKind::{Acrobats, Castle, Garden, River};
                !matches!(segment, Acrobats | Garden | River | Castle)
            }
            Self::Abbot => {
                use SegmentKind::{Cloister, Garden, Pallet};
                matches!(segment, Cloister | Pallet | Garden)
            }
            Self::Wagon => {
                use SegmentKind::{City, Cloister, Hut, Pallet, Road};
                matches!(segment, City | Road | Cloister | Pallet | Hut)
            }
            Self::Mayor => matches!(segment, SegmentKind::City),
            Self::Builder | Self::Pig | Self::Shepherd | Self::Barn => false,
        }
    }

    /// The figure's strength on a feature with this many pennants (the table of overview 2).
    pub const fn strength(self, pennants: u32) -> u32 {
        match self {
            Self::Small | Self::Phantom | Self::Ringmaster | Self::Abbot | Self::Wagon => 1,
            Self::Big => 2,
            Self::Mayor => pennants,
            Self::Builder | Self::Pig | Self::Shepherd | Self::Barn => 0,
        }
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
        /// An ingot of gold (R-GM-3).
        Ingot = "ingot",
        /// A little building: a shed (R-LB-1).
        Shed = "shed",
        /// A little building: a house.
        House = "house",
        /// A little building: a tower.
        LittleTower = "little_tower",
    }
}

/// Why a figure left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Its feature was scored.
    Scored,
    /// The owner's last follower left the feature (R-OV-4).
    Lonely,
    /// The building beside it was finished first (R-CU-5).
    Challenge,
    /// It escaped from a besieged city (R-SI-6).
    Escape,
    /// The dragon came (R-PD-D5).
    Dragon,
    /// The princess sent it away (R-PD-P1).
    Princess,
    /// It was taken from a tower (R-TO-5).
    Tower,
    /// Its city became a castle with another figure as its lord (R-CA-3).
    Castle,
    /// Its owner took it back for points (R-AB-8).
    Abbot,
    /// Its owner took it back at a festival (R-FV-2).
    Festival,
    /// A crop circle made its owner take it back (R-CC-5).
    CropCircle,
    /// A token of the catapult hit it, or its place was taken (R-CT-4, R-CT-5).
    Catapult,
    /// Its owner refused an exchange (R-PX-12).
    Porxada,
    /// A flea came to its tile (R-PL-11).
    Flea,
    /// A wolf came to its field (R-HS-8, R-HS-10).
    Wolf,
    /// The Wheel of Fortune made its owner take it back (R-WF-11), or the game ended (R-WF-13).
    Wheel,
    /// Its owner released it from a trap (R-RU-11).
    Released,
}

/// What was counted to reach the points of a [`ScoreLine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// Number of tiles; for a cloister, its own and the filled cells around it.
    Tiles(u16),
    /// Number of coats of arms.
    Pennants(u16),
    /// Number of completed cities beside a field.
    Cities(u16),
    /// One of the cities is Carcassonne (R-CO-17).
    Carcassonne,
    /// Number of these cities that are castles (R-CA-11).
    Castles(u16),
    /// What a castle is paid for, or what the teacher repeats (R-CA-6, R-CA-9, R-SC-6).
    Copied(Source),
    /// An inn (R-IC-6).
    Inn,
    /// A cathedral (R-IC-9).
    Cathedral,
    /// A complete city of two tiles, where the house rules pay less for one (R-BA-19).
    Tiny,
    /// Besiegers (R-SI-2).
    Siege,
    /// The seat's own pig on the field, with the number of cities it counts for (R-TB-P4).
    Pig(u16),
    /// A herd of pigs on the field, with the number of cities it counts for (R-RI-13).
    PigHerd(u16),
    /// Number of vineyards around a completed building (R-HS-5).
    Vineyards(u16),
    /// Number of own figures beside the fairy at the start of a turn (R-PD-F4).
    Figures(u16),
    /// Number of completed roads on the board (R-KR-6).
    Roads(u16),
    /// The goods token that the seat holds most of (R-TB-G3).
    Most(Token),
    /// The building beside it was finished first (R-CU-5).
    Challenged,
    /// Nobody there has any strength: mayors in a city without coats of arms (R-AM-22).
    Powerless,
    /// Number of own knights, each paid for every tile of the city (R-GB-5).
    Knights(u16),
    /// Counted as if it were complete (R-PX-7).
    Porxada,
    /// A barn was built on the farm (R-AM-54).
    BarnBuilt,
    /// The farm was joined to one that has a barn (R-AM-55).
    BarnJoined,
    /// A barn at the end of the game (R-AM-59).
    Barn,
    /// The sector of the Wheel of Fortune (R-WF-2).
    Sector(Sector),
    /// Number of circuses around a ringmaster (R-UB-15).
    Circus(u16),
    /// Number of spaces for acrobats around a ringmaster (R-UB-15).
    Acrobats(u16),
    /// The mage or the witch stands there (R-MW-7, R-MW-8).
    Magic(Magician),
    /// The number of followers that are counted, or their strength (R-WF-7..10, R-LA-7).
    Followers(u16),
    /// The Darmstadtium (R-DA-3).
    Darmstadtium,
    /// Number of monastic buildings (R-WT-8).
    Buildings(u16),
    /// The empty cells around a hut, and one for itself (R-RU-2).
    Gaps(u16),
    /// Number of ingots (R-GM-6).
    Ingots(u16),
    /// Points for little buildings (R-LB-5).
    LittleBuildings(u16),
}

impl Term {
    /// The same thing counted so many times.
    pub(crate) const fn times(self, times: u16) -> Self {
        match self {
            Self::Castles(number) => Self::Castles(number * times),
            Self::Pig(number) => Self::Pig(number * times),
            Self::PigHerd(number) => Self::PigHerd(number * times),
            other => other,
        }
    }
}
