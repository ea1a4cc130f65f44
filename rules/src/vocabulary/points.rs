//! What gives points.

use serde::{Deserialize, Serialize};

use super::Term;
use crate::board::Spot;
use crate::figure::Seat;

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
    /// A garden (R-AB-7).
    Garden,
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
    /// Ingots of gold (R-GM-6).
    Gold,
}

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Self; 17] = [
        Self::Road,
        Self::City,
        Self::Cloister,
        Self::Garden,
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
        Self::Gold,
    ];

    /// Whether the points are the value of the feature itself, so that whoever got them owns it.
    pub const fn is_value(self) -> bool {
        matches!(
            self,
            Self::Road | Self::City | Self::Cloister | Self::Garden | Self::Field | Self::Castle
        )
    }

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Garden => "garden",
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
            Self::Gold => "gold",
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
