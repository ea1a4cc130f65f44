//! Closed vocabularies that every part of the game shares: why a figure leaves, what is scored, and
//! what was counted.

use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::expansions::wheel::Sector;
use crate::figure::{Seat, Token};

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
    /// A crop circle made its owner take it back (R-CC-5).
    CropCircle,
    /// A token of the catapult hit it, or its place was taken (R-CT-4, R-CT-5).
    Catapult,
    /// Its owner refused an exchange (R-PX-12).
    Porxada,
    /// A flea came to its tile (R-PL-11).
    Flea,
    /// The Wheel of Fortune made its owner take it back (R-WF-11), or the game ended (R-WF-13).
    Wheel,
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
    /// A field (R-BA-29).
    Field,
    /// The most wine, grain or cloth (R-TB-G3).
    Goods,
    /// The king (R-KR-6).
    King,
    /// The robber baron (R-KR-6).
    Robber,
    /// The fairy (R-PD-F4, R-PD-F5).
    Fairy,
    /// Paid or received for a captive (R-TO-16).
    Ransom,
    /// A castle (R-CA-6).
    Castle,
    /// The teacher repeats the points of another feature (R-SC-6).
    Lesson,
    /// The Gingerbread Man leaves a city (R-GB-5).
    Gingerbread,
    /// A sector of the Wheel of Fortune (R-WF-6..10).
    Wheel,
    /// A crown of the Wheel of Fortune (R-WF-5).
    Crown,
    /// The catapult (R-CT-6, R-CT-7).
    Catapult,
}

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Self; 15] = [
        Self::Road,
        Self::City,
        Self::Cloister,
        Self::Field,
        Self::Goods,
        Self::King,
        Self::Robber,
        Self::Fairy,
        Self::Ransom,
        Self::Castle,
        Self::Lesson,
        Self::Gingerbread,
        Self::Wheel,
        Self::Crown,
        Self::Catapult,
    ];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Field => "field",
            Self::Goods => "goods",
            Self::King => "king",
            Self::Robber => "robber",
            Self::Fairy => "fairy",
            Self::Ransom => "ransom",
            Self::Castle => "castle",
            Self::Catapult => "catapult",
            Self::Lesson => "lesson",
            Self::Gingerbread => "gingerbread",
            Self::Wheel => "wheel",
            Self::Crown => "crown",
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
    /// What the points are for.
    pub source: Source,
    /// A segment of the feature where one of the seat's followers stood; `None` for points that no
    /// feature gave.
    pub at: Option<Spot>,
    /// The feature was complete, or is a field.
    pub complete: bool,
    /// What was counted.
    pub terms: Vec<Term>,
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
    /// Number of these cities that are castles (R-CA-11).
    Castles(u16),
    /// What a castle is paid for, or what the teacher repeats (R-CA-6, R-CA-9, R-SC-6).
    Copied(Source),
    /// One of the cities is Carcassonne (R-CO-17).
    Carcassonne,
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
    /// The number of own followers there, or their strength (R-WF-7..10).
    Followers(u16),
}
