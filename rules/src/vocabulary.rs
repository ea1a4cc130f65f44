//! Closed vocabularies that every part of the game shares, whichever system brings the words: what
//! is printed on tiles, figures and where they stand, tokens, why a
//! figure leaves, what is scored, and what was counted. The order of a turn is in
//! [`SPINE`](crate::SPINE).

mod ends;
mod places;
mod points;

use serde::{Deserialize, Serialize};

pub use self::ends::RoadEnd;
pub use self::places::At;
pub use self::points::{ScoreLine, Source};

use crate::expansions::mage::Magician;
use crate::expansions::wheel::Sector;
use crate::names::{named, names};

names! {
    /// What a segment is. The order of the variants is the order of scoring (R-OV-10).
    pub enum SegmentKind {
        /// City: knights.
        City = "city",
        /// Road: thieves.
        Road = "road",
        /// Cloister (also called monastery), abbey or shrine: monks and heretics.
        Cloister = "cloister",
        /// Where an abbot lies on a special monastery; never complete (R-MO-3, R-MO-9).
        Pallet = "pallet",
        /// Garden: only for figures that say so (R-AB-3).
        Garden = "garden",
        /// Hut: it pays for the empty cells around (R-RU-1).
        Hut = "hut",
        /// Field (farm): farmers.
        Field = "field",
        /// A space for acrobats: no feature that gives points (R-UB-10).
        Acrobats = "acrobats",
        /// River: not a feature, holds nobody (R-RI-17).
        River = "river",
        /// A small city that was turned into a castle (R-CA-4); never printed on a tile.
        Castle = "castle",
    }
}

impl SegmentKind {
    /// What [`Edit::Convert`] makes of such a feature.
    pub(crate) const fn converted(self) -> Option<Self> {
        match self {
            Self::City => Some(Self::Castle),
            _ => None,
        }
    }

    /// The kind that a tile file calls so.
    pub(crate) fn printed(name: &str) -> Option<Self> {
        let is_made = |kind| Self::ALL.iter().any(|from| from.converted() == Some(kind));
        Self::ALL.iter().copied().find(|&kind| kind.name() == name && !is_made(kind))
    }

    /// Whether its points are counted on it; a castle is paid what others are worth (R-CA-6).
    pub(crate) const fn is_counted(self) -> bool {
        !matches!(self, Self::Castle)
    }

    /// Whether a figure on it is on all of its tiles, wherever it stands: the lord of a castle
    /// (R-WT-11, R-DA-7).
    pub(crate) const fn is_one_place(self) -> bool {
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
    pub(crate) const fn counts_gaps(self) -> bool {
        matches!(self, Self::Hut)
    }

    /// Whether followers lie there instead of standing.
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Field | Self::Pallet)
    }

    /// Whether it gives points.
    pub const fn is_feature(self) -> bool {
        self.source().is_some()
    }

    /// Whether it is a place within its tile and reaches no edge.
    pub const fn is_place(self) -> bool {
        matches!(self, Self::Cloister | Self::Pallet | Self::Garden | Self::Acrobats | Self::Hut)
    }
}

named! {
    /// What else is printed on a segment.
    Tag {
        /// An inn by the lake (R-IC-8).
        Inn = "inn",
        /// A cathedral (R-IC-9).
        Cathedral = "cathedral",
        /// The river rises here.
        Spring = "spring",
        /// The river ends here.
        Lake = "lake",
        /// The river forks.
        Fork = "fork",
        /// A barrel of wine (R-TB-G1).
        Wine = "wine",
        /// Grain (R-TB-G1).
        Grain = "grain",
        /// Cloth (R-TB-G1).
        Cloth = "cloth",
        /// A princess (R-PD-P1).
        Princess = "princess",
        /// Besiegers (R-SI-1).
        Siege = "siege",
        /// A city of one edge that is not a half-circle and cannot become a castle (R-CA-1).
        NoCastle = "nocastle",
        /// One road with three or four edges, not a crossing.
        Roundabout = "roundabout",
        /// The centre of a labyrinth (R-LA-1).
        Labyrinth = "labyrinth",
        /// A herd of pigs (R-RI-13).
        PigHerd = "pigherd",
        /// Touches the City of Carcassonne (R-CO-17).
        Carcassonne = "coc",
        /// This cloister is a shrine (R-CU-1).
        Shrine = "shrine",
        /// This cloister is an abbey (R-AM-11).
        Abbey = "abbey",
        /// Pigs that are a herd only by a house rule (R-GQ-5).
        OptionalHerd = "optionalherd",
        /// This cloister is a church (R-DA-2).
        Church = "church",
        /// The Darmstadtium (R-DA-3).
        Darmstadtium = "darmstadtium",
        /// A special monastery, with a place to stand and one to lie (R-MO-3).
        Special = "special",
    }
}

impl Tag {
    /// What makes a feature a network, whose parts are claimed one by one.
    pub(crate) const NETWORKS: [Self; 1] = [Self::Labyrinth];
}

named! {
    /// What is printed on a tile without belonging to a segment.
    Mark {
        /// Something crosses over something else.
        Bridge = "bridge",
        /// The tile is one of the river's ends; a tag of the river says so too.
        Spring = "spring",
        /// The tile is one of the river's ends; a tag of the river says so too.
        Lake = "lake",
        /// The river forks; a tag of the river says so too.
        Fork = "fork",
        /// Two fields share an edge.
        SplitEdge = "splitedge",
        /// A volcano (R-PD-V3).
        Volcano = "volcano",
        /// A dragon (R-PD-D1).
        Dragon = "dragon",
        /// A magic portal (R-PD-M1).
        Portal = "portal",
        /// A tower foundation (R-TO-3).
        Tower = "tower",
        /// A bazaar (R-BZ-1).
        Bazaar = "bazaar",
        /// A crop circle in the shape of a shield: knights (R-CC-2).
        CropShield = "crop=shield",
        /// A crop circle in the shape of a club: thieves (R-CC-2).
        CropClub = "crop=club",
        /// A crop circle in the shape of a pitchfork: farmers (R-CC-2).
        CropPitchfork = "crop=pitchfork",
        /// Only in the larger edition of its set (R-CU, `cult.tiles`).
        OnlySix = "only6",
        /// Each seat has one; it is not in the draw pile.
        PerPlayer = "perplayer=1",
        /// Part of the City of Carcassonne.
        Carcassonne = "block=coc",
        /// The castle quarter is drawn here.
        Castle = "quarter=castle",
        /// The market quarter is drawn here.
        Market = "quarter=market",
        /// The blacksmith quarter is drawn here.
        Blacksmith = "quarter=blacksmith",
        /// The cathedral quarter is drawn here.
        Cathedral = "quarter=cathedral",
        /// A fair: the catapult is fired (R-CT-2).
        Fair = "fair",
        /// Part of the School (R-SC-1).
        School = "block=school",
        /// La Porxada (R-PX-2).
        Porxada = "porxada",
        /// The plague breaks out (R-PL-7).
        Plague = "plague",
        /// The wheel's pig moves one step (R-WF-2).
        WheelOne = "wheel=1",
        /// The wheel's pig moves two steps (R-WF-2).
        WheelTwo = "wheel=2",
        /// The wheel's pig moves three steps (R-WF-2).
        WheelThree = "wheel=3",
        /// Part of the wheel of fortune.
        Wheel = "block=wheel",
        /// The sign of the Gingerbread Man (R-GB-3).
        Gingerbread = "gingerbread",
        /// A whole wind rose (R-WR-3).
        RoseFull = "rose=full",
        /// The north-western quarter of a wind rose (R-WR-5).
        RoseNorthWest = "rose=nw",
        /// The north-eastern quarter of a wind rose.
        RoseNorthEast = "rose=ne",
        /// The south-eastern quarter of a wind rose.
        RoseSouthEast = "rose=se",
        /// The south-western quarter of a wind rose.
        RoseSouthWest = "rose=sw",
        /// A watchtower that looks for cities (R-WT-7).
        WatchCity = "watchtower=city",
        /// A watchtower that looks for roads (R-WT-7).
        WatchRoad = "watchtower=road",
        /// A watchtower that looks for followers (R-WT-5).
        WatchMeeple = "watchtower=meeple",
        /// A watchtower that looks for coats of arms (R-WT-6).
        WatchPennant = "watchtower=pennant",
        /// A watchtower that looks for monastic buildings (R-WT-8).
        WatchCloister = "watchtower=cloister",
        /// A tree that takes the followers of its road (R-RU-5).
        Tree = "trap=tree",
        /// A pond that takes the followers around it (R-RU-6).
        Pond = "trap=pond",
        /// A festival: a figure may come home (R-FV-2).
        Festival = "festival",
        /// A gold mine: two ingots are laid (R-GM-1).
        Goldmine = "goldmine",
        /// A flying machine along an axis (R-FL-1).
        FlyStraight = "fly=W",
        /// A flying machine across a corner (R-FL-1).
        FlyDiagonal = "fly=NW",
        /// A hill (R-HS-1).
        Hill = "hill",
        /// A vineyard (R-HS-5).
        Vineyard = "vineyard",
        /// The lake of a ferry (R-FR-1).
        Ferry = "ferry",
        /// A circus (R-UB-1).
        Circus = "circus",
        /// A space for acrobats (R-UB-8).
        Acrobats = "acrobats",
        /// The magic symbol (R-MW-1).
        Magic = "mage",
    }
}

impl Mark {
    /// The marks that point somewhere and turn with their tile.
    pub(crate) const POINTERS: [Self; 2] = [Self::FlyStraight, Self::FlyDiagonal];
}

/// A kind of figure. The order of the variants breaks ties (R-OV-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Phantom => "phantom",
            Self::Big => "big",
            Self::Ringmaster => "ringmaster",
            Self::Abbot => "abbot",
            Self::Wagon => "wagon",
            Self::Mayor => "mayor",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Shepherd => "shepherd",
            Self::Barn => "barn",
        }
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
