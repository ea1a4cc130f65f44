//! What a seat may do, what it is asked, and why something is refused.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::{Axis, Spot};
use crate::event::Cause;
use crate::figure::{At, Figure, FigureKind, Quarter, Seat, Token};
use crate::geometry::{Pos, Rotation};
use crate::throw::{Area, Missile, Site, Span};
use crate::tile::{KindId, SegmentKind};

/// One act of one seat. An action is accepted if and only if the seat's [`Decision`] offers it
/// ([`Decision::offers`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Turn up the next tile (asked only with [`Setup::hold_draw`](crate::Setup::hold_draw)).
    Draw,
    /// Lay the tile in hand on a cell (R-BA-5..7).
    Place {
        /// The cell.
        pos: Pos,
        /// Clockwise quarter turns.
        rotation: Rotation,
    },
    /// Put a figure from the supply on the board (R-BA-11, R-BA-12).
    Deploy {
        /// What is deployed.
        figure: FigureKind,
        /// Where.
        at: At,
    },
    /// Move one of the seat's figures by a rule that is not a deployment: a wagon after its scoring
    /// (R-AM-31), a councillor (R-CO-9).
    Move {
        /// The figure, where it stands; for a wagon, where it stood when it was scored.
        figure: Figure,
        /// Where it goes.
        to: At,
    },
    /// The count goes to a quarter of Carcassonne (R-CO-7).
    MoveCount {
        /// Where he goes.
        to: Quarter,
    },
    /// A figure leaves the board.
    Take {
        /// Which one.
        figure: Figure,
        /// By which rule.
        cause: Cause,
    },
    /// Settle what a crop circle does (R-CC-2).
    CropCircle {
        /// Add or remove.
        mode: CropMode,
        /// The features on which followers of the circle's role stand.
        role: SegmentKind,
    },
    /// Move the fairy (R-PD-F1, R-PD-F8).
    Fairy {
        /// To this tile.
        to: Pos,
        /// Beside this follower; `None` with `fairy_mode=on_tile`.
        beside: Option<Figure>,
    },
    /// The dragon's next step (R-PD-D3).
    Step {
        /// To this cell.
        to: Pos,
    },
    /// Put a piece on the tower of a cell, or the first piece on its foundation (R-TO-3).
    Tower {
        /// The cell.
        pos: Pos,
    },
    /// Get one of the seat's captured followers back for the one just taken (R-TO-15).
    Exchange {
        /// What comes home.
        kind: FigureKind,
        /// Who held it.
        captor: Seat,
    },
    /// Buy one of the seat's captured followers back (R-TO-16).
    Ransom {
        /// What comes home.
        kind: FigureKind,
        /// Who held it and is paid.
        captor: Seat,
    },
    /// Put a tile up for sale and make the first bid (R-BZ-4).
    Offer {
        /// The tile.
        lot: Lot,
        /// The bid, 0 or more.
        bid: Bid,
    },
    /// Bid more (R-BZ-5).
    Bid {
        /// The tile.
        lot: Lot,
        /// The bid.
        bid: Bid,
    },
    /// Pay the highest bid to its bidder and take the tile (R-BZ-6).
    Buy,
    /// Let the highest bidder pay and take the tile (R-BZ-6).
    Sell,
    /// Take a tile for nothing (R-BZ-13).
    Pick {
        /// The tile.
        lot: Lot,
    },
    /// Put a tunnel token on a mouth (R-TU-2).
    Tunnel {
        /// The pair that the token belongs to.
        pair: Token,
        /// The road that runs into the mouth.
        at: Spot,
    },
    /// Make a castle of the small city where this follower stands; the follower stays (R-CA-3).
    Castle {
        /// The lord.
        lord: Figure,
    },
    /// Settle what a castle is paid for (R-CA-8).
    Copy {
        /// The first segment of the castle.
        castle: Spot,
        /// The first segment of the feature, or of another castle.
        feature: Spot,
    },
    /// Build a bridge over the tile just placed that meets no other tile (R-BR-9). A bridge that is
    /// built to place a tile belongs to [`Action::Place`] (R-BR-10).
    Bridge {
        /// The cell.
        pos: Pos,
        /// Its direction.
        axis: Axis,
    },
    /// Settle which scoring the teacher repeats (R-SC-7).
    Lesson {
        /// The first segment of the feature.
        feature: Spot,
        /// What this seat got for it.
        seat: Seat,
    },
    /// Offer to exchange one of the seat's followers for another seat's; each then stands where the
    /// other stood (R-PX-3).
    Swap {
        /// The seat's own follower.
        own: Figure,
        /// The follower that it wants.
        wanted: Figure,
    },
    /// Agree to what was offered (R-PX-4, R-CR-2).
    Accept,
    /// Do not agree.
    Refuse,
    /// Remove a figure in the seat's supply from the game (R-PX-12).
    GiveUp {
        /// Which kind.
        kind: FigureKind,
    },
    /// The Gingerbread Man goes to a city (R-GB-3, R-GB-4).
    Gingerbread {
        /// The first segment of the city.
        to: Spot,
    },
    /// Put a flea on a tile (R-PL-8).
    Spread {
        /// The flea that is moved; `None` takes one from the supply (R-PL-9).
        from: Option<Pos>,
        /// The cell that gets it.
        to: Pos,
    },
    /// A figure flees along its road, city or field (R-PL-16).
    Flee {
        /// The figure, where it stands.
        figure: Figure,
        /// Where it goes.
        to: Spot,
    },
    /// Settle which tokens the catapult throws (R-CT-3).
    Fire {
        /// The kind.
        missile: Missile,
    },
    /// Throw a token at the board (R-CT-15).
    Throw {
        /// Where it is thrown from.
        site: Site,
        /// The point aimed at. An option gives the area of all points; taken as an action, that
        /// area aims where [`Game::plain_aim`](crate::Game::plain_aim) says.
        aim: Area,
        /// From 1 to 100. An option has 0; in an action, 0 means the force that suits the aim
        /// ([`Area::force_for`]).
        force: u8,
    },
    /// Put one of the seat's followers in the place of the one closest to the token (R-CT-21).
    Seduce {
        /// The follower that goes home.
        figure: Figure,
        /// The kind that takes its place.
        with: FigureKind,
        /// Where that follower stood; `None` takes it from the supply.
        from: Option<At>,
    },
    /// Throw a token to the left neighbour (R-CT-23).
    Toss {
        /// How hard.
        force: Span,
        /// How far aside, in mu.
        side: Span,
    },
    /// Hold the hands ready for the right neighbour's token (R-CT-23).
    Hands {
        /// How far away from the thrower, in mu.
        reach: Span,
        /// How far aside, in mu.
        side: Span,
    },
    /// Do none of the things that are offered.
    Pass,
}

impl Action {
    /// Whether `option` covers this action: they are the same, or the action's numbers are within
    /// the option's spans.
    pub fn answers(self, option: Self) -> bool {
        match (self, option) {
            (Self::Throw { site, aim, force }, Self::Throw { site: own, aim: area, .. }) => {
                self == option || (site == own && area.allows(site, aim, force))
            }
            (Self::Toss { force, side }, Self::Toss { force: forces, side: sides }) => {
                force.is_of(forces) && side.is_of(sides)
            }
            (Self::Hands { reach, side }, Self::Hands { reach: reaches, side: sides }) => {
                reach.is_of(reaches) && side.is_of(sides)
            }
            (Self::Offer { lot, bid }, Self::Offer { lot: offered, bid: span })
            | (Self::Bid { lot, bid }, Self::Bid { lot: offered, bid: span }) => {
                lot == offered && bid.is_within(span)
            }
            _ => self == option,
        }
    }

    /// Whether this option leaves numbers to be chosen, so that it is a question even on its own.
    pub(crate) const fn is_open(self) -> bool {
        matches!(self, Self::Throw { .. } | Self::Toss { .. } | Self::Hands { .. })
    }
}

/// Points that are bid. An option gives the span from which a bid may be chosen; taken as an
/// action, the span bids its minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The bid, or the minimum of a span.
    pub least: u16,
    /// The maximum of a span.
    pub most: u16,
}

impl Bid {
    /// A bid of this many points.
    pub const fn of(points: u16) -> Self {
        Self { least: points, most: points }
    }

    /// The points that an action with this value bids.
    pub const fn points(self) -> u16 {
        self.least
    }

    /// Whether this bid may be chosen from a span.
    pub const fn is_within(self, span: Self) -> bool {
        span.least <= self.least && self.least <= self.most && self.most <= span.most
    }
}

/// A tile for sale at a bazaar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lot {
    /// Its number, from 0 in the order in which the tiles were turned up.
    pub index: u8,
    /// Which tile.
    pub kind: KindId,
}

/// What a crop circle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CropMode {
    /// A (R-CC-4): each seat may add a follower beside one of its own.
    Add,
    /// B (R-CC-5): each seat must take one of its followers back.
    Remove,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Whether the tiles that the host brings may be in the game (R-CR-2).
    HostTiles,
    /// Turn up the next tile.
    Draw,
    /// Where the tile in hand goes.
    Place,
    /// The one wooden thing of this part: deploy a figure or pass (R-OV-6).
    Wood,
    /// Whether the abbey is laid instead of a drawn tile, and where (R-AM-3).
    Abbey,
    /// Whether the abbey is laid after the last tile, and where (R-AM-9).
    LastAbbey,
    /// Where a scored wagon goes (R-AM-31).
    Wagon,
    /// Which councillor goes to a feature that is about to be scored (R-CO-9).
    Councillors,
    /// Which follower enters Carcassonne (R-CO-3).
    Reward,
    /// Where the count goes (R-CO-7).
    Count,
    /// Which councillor leaves Carcassonne before the end (R-CO-16).
    LastCouncillors,
    /// Which follower escapes from a besieged city (R-SI-6).
    Escape,
    /// Where the dragon goes next (R-PD-D2).
    Dragon,
    /// Which follower is taken from the tower (R-TO-5).
    Capture,
    /// Which captured follower comes home in an exchange (R-TO-15).
    Exchange,
    /// What the crop circle does (R-CC-2).
    CropCircle,
    /// Which follower is added at a crop circle (R-CC-4).
    CropAdd,
    /// Which follower a crop circle takes back (R-CC-5).
    CropRemove,
    /// A tunnel token or none, after the wooden thing (R-TU-2).
    Tunnel,
    /// An exchange of followers, or the bonus (R-PX-2).
    Porxada,
    /// Whether a follower is exchanged (R-PX-4).
    PorxadaAnswer,
    /// What leaves the game instead of the exchange (R-PX-4).
    PorxadaVictim,
    /// Which follower is taken back because of the wheel (R-WF-11).
    WheelPlague,
    /// A flea, a flight, or nothing more (R-PL-22).
    Spread,
    /// A castle or a city (R-CA-2).
    Castle,
    /// What a castle is paid for (R-CA-8).
    Copy,
    /// Which scoring the teacher repeats (R-SC-7).
    Lesson,
    /// To which city the Gingerbread Man goes (R-GB-3, R-GB-4).
    Gingerbread,
    /// Which tokens the catapult throws (R-CT-3).
    Catapult,
    /// Where a token is thrown from, where to and how hard (R-CT-15).
    Throw,
    /// Whether the follower closest to the token is exchanged, and for whom (R-CT-21).
    Seduction,
    /// How a token is thrown to the left neighbour (R-CT-23).
    Toss,
    /// Where the hands are held for the right neighbour's token (R-CT-23).
    Hands,
    /// Which tile is put up for sale, and the first bid (R-BZ-4).
    BazaarOffer,
    /// Bid more or not (R-BZ-5).
    BazaarBid,
    /// Buy or sell (R-BZ-6).
    BazaarSettle,
    /// Which tile is taken for nothing (R-BZ-13).
    BazaarPick,
}

impl Prompt {
    /// Whether the outcome depends on chance, so that the answer cannot be tried out first.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Throw | Self::Toss | Self::Hands)
    }

    /// Stable name: the key of its text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HostTiles => "host_tiles",
            Self::Draw => "draw",
            Self::Place => "place",
            Self::Wood => "wood",
            Self::Abbey => "abbey",
            Self::LastAbbey => "last_abbey",
            Self::Wagon => "wagon",
            Self::Councillors => "councillors",
            Self::Reward => "reward",
            Self::Count => "count",
            Self::LastCouncillors => "last_councillors",
            Self::Escape => "escape",
            Self::Dragon => "dragon",
            Self::Capture => "capture",
            Self::Exchange => "exchange",
            Self::CropCircle => "crop_circle",
            Self::CropAdd => "crop_add",
            Self::CropRemove => "crop_remove",
            Self::Tunnel => "tunnel",
            Self::Porxada => "porxada",
            Self::PorxadaAnswer => "porxada_answer",
            Self::PorxadaVictim => "porxada_victim",
            Self::WheelPlague => "wheel_plague",
            Self::Spread => "spread",
            Self::Castle => "castle",
            Self::Copy => "copy",
            Self::Lesson => "lesson",
            Self::Gingerbread => "gingerbread",
            Self::Catapult => "catapult",
            Self::Throw => "throw",
            Self::Seduction => "seduction",
            Self::Toss => "toss",
            Self::Hands => "hands",
            Self::BazaarOffer => "bazaar_offer",
            Self::BazaarBid => "bazaar_bid",
            Self::BazaarSettle => "bazaar_settle",
            Self::BazaarPick => "bazaar_pick",
        }
    }
}

/// A question to one seat, with the complete list of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// Every action that is accepted now, without duplicates, in a fixed order.
    pub options: Vec<Action>,
    /// Index of the option that is taken when a deadline passes (R-OV-17, R-OV-18).
    pub default: usize,
    /// The answer stays hidden until all answers are in (overview section 5, SEALED).
    pub sealed: bool,
}

impl Decision {
    /// A question whose answer is public.
    pub(crate) const fn new(
        seat: Seat,
        prompt: Prompt,
        options: Vec<Action>,
        default: usize,
    ) -> Self {
        Self { seat, prompt, options, default, sealed: false }
    }

    /// Whether an action is accepted: it is one of the options, or a bid within the span of one.
    pub fn offers(&self, action: Action) -> bool {
        let mut options = self.options.iter();
        // The longest lists hold places for tiles and fleas. Other options mostly differ in kind,
        // and comparing kinds is faster than comparing whole actions.
        let kind = discriminant(&action);
        let listed = match action {
            Action::Place { pos, rotation } => options.any(|option| {
                matches!(option, Action::Place { pos: cell, rotation: turns }
                    if *cell == pos && *turns == rotation)
            }),
            Action::Spread { from, to } => options.any(|option| {
                matches!(option, Action::Spread { from: source, to: cell }
                    if *cell == to && *source == from)
            }),
            _ => options.any(|option| discriminant(option) == kind && *option == action),
        };
        listed || self.options.iter().any(|&option| action.answers(option))
    }

    /// Whether the seat may do nothing.
    pub fn may_pass(&self) -> bool {
        self.options.contains(&Action::Pass)
    }
}

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat is asked.
    #[error("it is not this seat's decision but seat {}'s", expected.0)]
    NotYourTurn {
        /// The seat that must act.
        expected: Seat,
    },
    /// The action is not among the options.
    #[error("this is not among the options: {0}")]
    NotOffered(Reason),
}

/// Why an action is not among the options, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// A question of another kind is open.
    #[error("something else is asked now")]
    OtherQuestion,
    /// The cell holds a tile.
    #[error("a tile lies there already")]
    CellTaken,
    /// No neighbour shares an edge with the cell (R-BA-5).
    #[error("no tile lies beside that cell")]
    NoNeighbour,
    /// An edge would meet another kind of edge (R-BA-6); other rotations may fit.
    #[error("an edge does not match its neighbour")]
    EdgeMismatch,
    /// The edges match, but another rule forbids it (the river's course, for instance).
    #[error("a rule of an expansion forbids that place")]
    Forbidden,
    /// No such figure in the supply (R-BA-16).
    #[error("no such figure is left in the supply")]
    NoFigure,
    /// A follower stands on the feature already (R-BA-13).
    #[error("a follower stands on that feature already")]
    FeatureTaken,
    /// Not on the tile just placed (R-BA-11).
    #[error("figures go on the tile just placed")]
    OtherTile,
    /// The aim of a throw is too far from the tiles (R-CT-15).
    #[error("the aim lies too far outside the board")]
    AimOutside,
    /// The aim of a throw is too near the place it is thrown from (R-CT-15).
    #[error("the aim lies too near to the thrower")]
    AimTooNear,
    /// A number outside its span.
    #[error("a number is too small or too large")]
    OutOfRange,
}
