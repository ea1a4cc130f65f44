//! What is printed on tiles: a closed vocabulary that every set shares.

mod ends;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

pub use self::ends::RoadEnd;

/// What a segment is. The order of the variants is the order of scoring (R-OV-10).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum SegmentKind {
    /// City: knights.
    City,
    /// Road: thieves.
    Road,
    /// Cloister (also called monastery), abbey or shrine: monks and heretics.
    Cloister,
    /// Where an abbot lies on a special monastery; never complete (R-MO-3, R-MO-9).
    Pallet,
    /// Garden: only for figures that say so (R-AB-3).
    Garden,
    /// Hut: it pays for the empty cells around (R-RU-1).
    Hut,
    /// Field (farm): farmers.
    Field,
    /// A space for acrobats: no feature that gives points (R-UB-10).
    Acrobats,
    /// River: not a feature, holds nobody (R-RI-17).
    River,
    /// A small city that was turned into a castle (R-CA-4); never printed on a tile.
    Castle,
}

impl SegmentKind {
    /// All of them.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What [`Edit::Convert`](crate::board::Edit::Convert) makes of such a feature.
    pub(crate) const fn converted(self) -> Option<Self> {
        match self {
            Self::City => Some(Self::Castle),
            _ => None,
        }
    }

    /// The kind that a tile file calls so.
    pub(crate) fn printed(name: &str) -> Option<Self> {
        name.parse().ok().filter(|kind| *kind != Self::Castle)
    }

    /// Whether its points are counted on it; a castle is paid what others are worth (R-CA-6).
    pub const fn is_counted(self) -> bool {
        !matches!(self, Self::Castle)
    }

    /// Whether a figure on it is on all of its tiles, wherever it stands: the lord of a castle
    /// (R-WT-11, R-DA-7).
    pub const fn is_one_place(self) -> bool {
        matches!(self, Self::Castle)
    }

    /// The kind whose segments a tile file calls by this letter and a number.
    pub(crate) const fn lettered(letter: char) -> Option<Self> {
        match letter {
            'c' => Some(Self::City),
            'r' => Some(Self::Road),
            'k' => Some(Self::Cloister),
            'p' => Some(Self::Pallet),
            _ => None,
        }
    }

    /// Whether it lies on one tile alone and is complete when the eight cells around that are filled.
    pub const fn is_surrounded(self) -> bool {
        matches!(self, Self::Cloister | Self::Garden | Self::Hut)
    }

    /// Whether it counts the empty cells around instead of the filled ones (R-RU-2).
    pub const fn counts_gaps(self) -> bool {
        matches!(self, Self::Hut)
    }

    /// Whether followers lie there instead of standing.
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Field | Self::Pallet)
    }

    /// Whether it gives points.
    pub const fn is_feature(self) -> bool {
        !matches!(self, Self::Acrobats | Self::River)
    }

    /// Whether it is a place within its tile and reaches no edge.
    pub const fn is_place(self) -> bool {
        matches!(self, Self::Cloister | Self::Pallet | Self::Garden | Self::Acrobats | Self::Hut)
    }
}

/// What else is printed on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Tag {
    /// An inn by the lake (R-IC-8).
    Inn,
    /// A cathedral (R-IC-9).
    Cathedral,
    /// The river rises here.
    Spring,
    /// The river ends here.
    Lake,
    /// The river forks.
    Fork,
    /// A barrel of wine (R-TB-G1).
    Wine,
    /// Grain (R-TB-G1).
    Grain,
    /// Cloth (R-TB-G1).
    Cloth,
    /// A princess (R-PD-P1).
    Princess,
    /// Besiegers (R-SI-1).
    Siege,
    /// A city of one edge that is not a half-circle and cannot become a castle (R-CA-1).
    NoCastle,
    /// One road with three or four edges, not a crossing.
    Roundabout,
    /// The centre of a labyrinth (R-LA-1).
    Labyrinth,
    /// A herd of pigs (R-RI-13).
    PigHerd,
    /// Touches the City of Carcassonne (R-CO-17).
    #[strum(serialize = "coc")]
    Carcassonne,
    /// This cloister is a shrine (R-CU-1).
    Shrine,
    /// This cloister is an abbey (R-AM-11).
    Abbey,
    /// Pigs that are a herd only by a house rule (R-GQ-5).
    OptionalHerd,
    /// This cloister is a church (R-DA-2).
    Church,
    /// The Darmstadtium (R-DA-3).
    Darmstadtium,
    /// A special monastery, with a place to stand and one to lie (R-MO-3).
    Special,
}

impl Tag {
    /// All of them.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// What makes a feature a network, whose parts are claimed one by one.
    pub(crate) const NETWORKS: [Self; 1] = [Self::Labyrinth];
}

/// What is printed on a tile without belonging to a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Mark {
    /// Something crosses over something else.
    Bridge,
    /// The tile is one of the river's ends; a tag of the river says so too.
    Spring,
    /// The tile is one of the river's ends; a tag of the river says so too.
    Lake,
    /// The river forks; a tag of the river says so too.
    Fork,
    /// Two fields share an edge.
    SplitEdge,
    /// A volcano (R-PD-V3).
    Volcano,
    /// A dragon (R-PD-D1).
    Dragon,
    /// A magic portal (R-PD-M1).
    Portal,
    /// A tower foundation (R-TO-3).
    Tower,
    /// A bazaar (R-BZ-1).
    Bazaar,
    /// A crop circle in the shape of a shield: knights (R-CC-2).
    #[strum(serialize = "crop=shield")]
    CropShield,
    /// A crop circle in the shape of a club: thieves (R-CC-2).
    #[strum(serialize = "crop=club")]
    CropClub,
    /// A crop circle in the shape of a pitchfork: farmers (R-CC-2).
    #[strum(serialize = "crop=pitchfork")]
    CropPitchfork,
    /// Only in the larger edition of its set (R-CU, `cult.tiles`).
    #[strum(serialize = "only6")]
    OnlySix,
    /// Each seat has one; it is not in the draw pile.
    #[strum(serialize = "perplayer=1")]
    PerPlayer,
    /// Part of the City of Carcassonne.
    #[strum(serialize = "block=coc")]
    Carcassonne,
    /// The castle quarter is drawn here.
    #[strum(serialize = "quarter=castle")]
    Castle,
    /// The market quarter is drawn here.
    #[strum(serialize = "quarter=market")]
    Market,
    /// The blacksmith quarter is drawn here.
    #[strum(serialize = "quarter=blacksmith")]
    Blacksmith,
    /// The cathedral quarter is drawn here.
    #[strum(serialize = "quarter=cathedral")]
    Cathedral,
    /// A fair: the catapult is fired (R-CT-2).
    Fair,
    /// Part of the School (R-SC-1).
    #[strum(serialize = "block=school")]
    School,
    /// La Porxada (R-PX-2).
    Porxada,
    /// The plague breaks out (R-PL-7).
    Plague,
    /// The wheel's pig moves one step (R-WF-2).
    #[strum(serialize = "wheel=1")]
    WheelOne,
    /// The wheel's pig moves two steps (R-WF-2).
    #[strum(serialize = "wheel=2")]
    WheelTwo,
    /// The wheel's pig moves three steps (R-WF-2).
    #[strum(serialize = "wheel=3")]
    WheelThree,
    /// Part of the wheel of fortune.
    #[strum(serialize = "block=wheel")]
    Wheel,
    /// The sign of the Gingerbread Man (R-GB-3).
    Gingerbread,
    /// A whole wind rose (R-WR-3).
    #[strum(serialize = "rose=full")]
    RoseFull,
    /// The north-western quarter of a wind rose (R-WR-5).
    #[strum(serialize = "rose=nw")]
    RoseNorthWest,
    /// The north-eastern quarter of a wind rose.
    #[strum(serialize = "rose=ne")]
    RoseNorthEast,
    /// The south-eastern quarter of a wind rose.
    #[strum(serialize = "rose=se")]
    RoseSouthEast,
    /// The south-western quarter of a wind rose.
    #[strum(serialize = "rose=sw")]
    RoseSouthWest,
    /// A watchtower that looks for cities (R-WT-7).
    #[strum(serialize = "watchtower=city")]
    WatchCity,
    /// A watchtower that looks for roads (R-WT-7).
    #[strum(serialize = "watchtower=road")]
    WatchRoad,
    /// A watchtower that looks for followers (R-WT-5).
    #[strum(serialize = "watchtower=meeple")]
    WatchMeeple,
    /// A watchtower that looks for coats of arms (R-WT-6).
    #[strum(serialize = "watchtower=pennant")]
    WatchPennant,
    /// A watchtower that looks for monastic buildings (R-WT-8).
    #[strum(serialize = "watchtower=cloister")]
    WatchCloister,
    /// A tree that takes the followers of its road (R-RU-5).
    #[strum(serialize = "trap=tree")]
    Tree,
    /// A pond that takes the followers around it (R-RU-6).
    #[strum(serialize = "trap=pond")]
    Pond,
    /// A festival: a figure may come home (R-FV-2).
    Festival,
    /// A gold mine: two ingots are laid (R-GM-1).
    Goldmine,
    /// A flying machine along an axis (R-FL-1).
    #[strum(serialize = "fly=W")]
    FlyStraight,
    /// A flying machine across a corner (R-FL-1).
    #[strum(serialize = "fly=NW")]
    FlyDiagonal,
    /// A hill (R-HS-1).
    Hill,
    /// A vineyard (R-HS-5).
    Vineyard,
    /// The lake of a ferry (R-FR-1).
    Ferry,
    /// A circus (R-UB-1).
    Circus,
    /// A space for acrobats (R-UB-8).
    Acrobats,
    /// The magic symbol (R-MW-1).
    #[strum(serialize = "mage")]
    Magic,
}

impl Mark {
    /// The marks that point somewhere and turn with their tile.
    pub(crate) const POINTERS: [Self; 2] = [Self::FlyStraight, Self::FlyDiagonal];
}
