//! What happened: the narration of a game, and the record from which a replay is told without any
//! rules.

use serde::{Deserialize, Serialize};

use crate::board::{Axis, Spot};
use crate::expansions::Teacher;
use crate::expansions::{Duel, Thrown};
use crate::figure::{At, Figure, FigureKind, Quarter, Seat, Sector, Token};
use crate::geometry::{Pos, Rotation};
use crate::throw::Missile;
use crate::tile::KindId;

/// One thing that happened, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat's turn began.
    TurnStarted {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A tile was turned up. Nothing before this can be taken back freely any more.
    Drew {
        /// The seat that turned it up.
        seat: Seat,
        /// Which tile.
        kind: KindId,
    },
    /// A tile that came too early was set aside; another one is drawn (R-PD-V1).
    SetAside {
        /// Who drew it.
        seat: Seat,
        /// Which tile.
        kind: KindId,
    },
    /// The tiles that were set aside went back into the draw pile (R-PD-V2).
    PutBack {
        /// How many tiles.
        tiles: u8,
    },
    /// A tile that fits nowhere left the game (R-BA-9).
    Discarded {
        /// Who drew it.
        seat: Seat,
        /// Which tile.
        kind: KindId,
    },
    /// A seat answered a question that was put to several seats at once; its choice is told when
    /// all have answered.
    Answered {
        /// The seat that answered.
        seat: Seat,
    },
    /// A tile was laid.
    Placed {
        /// The seat that laid it.
        seat: Seat,
        /// Which tile.
        kind: KindId,
        /// Its cell.
        pos: Pos,
        /// Clockwise quarter turns.
        rotation: Rotation,
    },
    /// A figure was deployed.
    Deployed(Figure),
    /// A figure moved by a rule that is not a deployment (R-AM-31, R-CO-9).
    Moved {
        /// The figure, where it stood.
        figure: Figure,
        /// Where it stands now.
        to: At,
    },
    /// Points were credited, possibly 0.
    Scored(ScoreLine),
    /// The count stands in a quarter of Carcassonne now (R-CO-1, R-CO-7).
    CountMoved {
        /// The quarter.
        to: Quarter,
    },
    /// A figure went back to its owner's supply.
    Returned {
        /// The figure, where it stood.
        figure: Figure,
        /// Why.
        cause: Cause,
    },
    /// A seat got (or gave up) a token.
    Token {
        /// The seat.
        seat: Seat,
        /// The token.
        token: Token,
        /// The change in how many the seat holds.
        change: i8,
    },
    /// The largest city or longest road so far was completed (R-KR-2, R-KR-3).
    Record {
        /// The seat that completed it and now holds the card.
        seat: Seat,
        /// King or robber baron.
        token: Token,
        /// Its size.
        size: u16,
    },
    /// The dragon flew to a volcano or made a step (R-PD-V3, R-PD-D3).
    DragonMoved {
        /// Its new cell.
        to: Pos,
    },
    /// The fairy was moved (R-PD-F1).
    FairyMoved {
        /// Her new tile.
        to: Pos,
        /// Beside this follower; `None` with `fairy_mode=on_tile`.
        beside: Option<Figure>,
    },
    /// A tower got a piece (R-TO-3).
    TowerRaised {
        /// Its cell.
        pos: Pos,
        /// How many pieces it has now.
        height: u8,
    },
    /// A follower left the board as a captive (R-TO-8).
    Captured {
        /// The figure, where it stood.
        figure: Figure,
        /// Who holds it.
        captor: Seat,
    },
    /// Two captives were exchanged and went home (R-TO-14).
    Exchanged {
        /// Who just captured.
        seat: Seat,
        /// What this seat got back.
        kind: FigureKind,
        /// The other seat.
        with: Seat,
        /// What the other seat got back.
        other: FigureKind,
    },
    /// A captive was bought back (R-TO-16).
    Ransomed {
        /// Who paid.
        seat: Seat,
        /// What came home.
        kind: FigureKind,
        /// Who was paid.
        captor: Seat,
    },
    /// A tunnel token was put on a mouth (R-TU-2).
    Tunnel {
        /// The seat that put it there.
        seat: Seat,
        /// The pair that the token belongs to.
        pair: Token,
        /// The road that runs into the mouth.
        at: Spot,
        /// The road that it is joined to now (R-TU-4).
        linked: Option<Spot>,
    },
    /// A small city became a castle (R-CA-4).
    Castle {
        /// The follower that stays as its lord.
        lord: Figure,
    },
    /// A bridge was built (R-BR-3, R-BR-9).
    Bridge {
        /// The seat that built it.
        seat: Seat,
        /// The tile that it spans.
        pos: Pos,
        /// Its direction.
        axis: Axis,
    },
    /// An exchange of followers was offered (R-PX-3).
    Offered {
        /// The follower of the seat that offers.
        own: Figure,
        /// The follower that it wants.
        wanted: Figure,
    },
    /// Two followers exchanged places (R-PX-3).
    Swapped {
        /// The follower of the seat that offered, where it stood.
        own: Figure,
        /// The other follower, where it stood.
        wanted: Figure,
    },
    /// A figure left the game (R-PX-12).
    Lost {
        /// The owner.
        seat: Seat,
        /// The kind of figure.
        kind: FigureKind,
        /// Where it stood; `None` if it was in the supply.
        from: Option<At>,
    },
    /// The teacher moved (R-SC-5, R-SC-6, R-SC-14).
    TeacherMoved {
        /// Where he is now.
        to: Teacher,
    },
    /// The Gingerbread Man moved (R-GB-3, R-GB-4).
    GingerbreadMoved {
        /// The first segment of his city; `None` if he is off the board.
        to: Option<Spot>,
    },
    /// All seats have said whether the tiles that the host brings are in the game (R-CR-2).
    HostTiles {
        /// Whether they are.
        accepted: bool,
    },
    /// The wheel turned for the tile just drawn (R-WF-2).
    WheelTurned {
        /// By this many sectors.
        steps: u8,
        /// The sector where it stopped.
        to: Sector,
    },
    /// A tile with the symbol of the plague breaks out (R-PL-7).
    Outbreak {
        /// Its cell.
        pos: Pos,
        /// Its number, from 1.
        number: u8,
    },
    /// An outbreak is over for good (R-PL-6).
    Averted {
        /// Its cell.
        pos: Pos,
        /// Its number.
        number: u8,
    },
    /// A flea was put on a tile (R-PL-8).
    Flea {
        /// The seat that put it there.
        seat: Seat,
        /// Where it came from; `None` for the supply.
        from: Option<Pos>,
        /// Where it is now.
        to: Pos,
    },
    /// A round of the catapult begins (R-CT-3).
    Catapult {
        /// Who chose the tokens.
        seat: Seat,
        /// The fair for which it is played.
        fair: Pos,
        /// The kind that every seat throws.
        missile: Missile,
    },
    /// A token was thrown at the board (R-CT-16).
    Thrown(Thrown),
    /// A follower went home, and another seat's took its place (R-CT-21).
    Seduced {
        /// Who threw.
        seat: Seat,
        /// The follower that went home, where it stood.
        figure: Figure,
        /// The kind that took its place.
        with: FigureKind,
        /// Where that follower stood; `None` if it came from the supply.
        from: Option<At>,
    },
    /// A token was thrown to the left neighbour (R-CT-23).
    Duel(Duel),
    /// An auction begins: the next tiles that are turned up are for sale (R-BZ-3).
    Bazaar {
        /// Who turns them up.
        seat: Seat,
    },
    /// A tile was sold (R-BZ-6). The auctioneer or the highest bidder gets it and pays the other.
    Sold {
        /// The tile.
        kind: KindId,
        /// The auctioneer.
        by: Seat,
        /// The seat that gets it and pays.
        to: Seat,
        /// The price.
        points: u16,
        /// The highest bidder; `None` if that is the auctioneer, who then pays nobody.
        bidder: Option<Seat>,
    },
    /// A builder gives the seat a second tile in this turn (R-TB-B5).
    DoubleTurn {
        /// Whose turn goes on.
        seat: Seat,
        /// Whether there is a tile for it (R-TB-B12).
        #[serde(default = "always")]
        lays: bool,
    },
    /// The last turn is over: what follows is final scoring.
    FinalScoring,
    /// The last score was counted.
    Ended,
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

/// Older versions recorded a second part only if there was a tile for it.
const fn always() -> bool {
    true
}
