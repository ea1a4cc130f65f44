//! What gives points.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::{SegmentKind, Term};
use crate::board::Spot;
use crate::figure::Seat;

/// What was scored. The order of the variants is that of the score sheet.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Source {
    /// A road (R-BA-18).
    Road,
    /// A city (R-BA-19).
    City,
    /// A cloister (R-BA-20).
    Cloister,
    /// An abbot who lies on a special monastery (R-MO-8).
    Abbot,
    /// A garden (R-AB-7).
    Garden,
    /// A hut (R-RU-2).
    Hut,
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
    /// Shows around a ringmaster (R-UB-15).
    Ringmaster,
    /// Followers around the big top (R-UB-4).
    Circus,
    /// Acrobats of a pyramid (R-UB-11, R-UB-13).
    Acrobats,
    /// The catapult (R-CT-6, R-CT-7).
    Catapult,
    /// A quarter of a wind rose in its section (R-WR-5).
    WindRose,
    /// The most followers around a church (R-DA-4).
    Church,
    /// A watchtower (R-WT-2).
    Watchtower,
    /// The pond takes points for each follower in it (R-RU-10).
    Pond,
    /// Ingots of gold (R-GM-6).
    Gold,
    /// The sheep on a field (R-HS-11).
    Flock,
}

impl Source {
    /// What the points of a segment are for.
    pub const fn of(kind: SegmentKind) -> Option<Self> {
        match kind {
            SegmentKind::City => Some(Self::City),
            SegmentKind::Road => Some(Self::Road),
            SegmentKind::Cloister => Some(Self::Cloister),
            SegmentKind::Pallet => Some(Self::Abbot),
            SegmentKind::Garden => Some(Self::Garden),
            SegmentKind::Hut => Some(Self::Hut),
            SegmentKind::Field => Some(Self::Field),
            SegmentKind::Castle => Some(Self::Castle),
            SegmentKind::Acrobats | SegmentKind::River => None,
        }
    }

    /// All sources, in the order of the score sheet.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Whether the points are the value of the feature itself, so that whoever got them owns it.
    pub const fn is_value(self) -> bool {
        matches!(
            self,
            Self::Road
                | Self::City
                | Self::Cloister
                | Self::Abbot
                | Self::Garden
                | Self::Hut
                | Self::Field
                | Self::Castle
        )
    }

    /// Stable name.
    pub fn name(self) -> &'static str {
        self.into()
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
