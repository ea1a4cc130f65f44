//! Why something is not done. A [`Refusal`] is the person's affair: it is told kindly, with what
//! to do instead. A [`Fault`] is ours: it gets an incident's word, a line in the log and an
//! apology.

use rules::{HostTileError, Prompt, Reason};
use storage::StoreError;

use super::sets::Need;
use super::typo::Unknown;
use crate::access::Denied;

/// Why the answer is no. What the person reads is made in `view/refusal.rs`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The person may not.
    Denied(Denied),
    /// The channel has an open game already.
    ChannelTaken,
    /// Too many open games in this server.
    GuildFull,
    /// The person sits in too many open games.
    PlayerFull,
    /// There is no such set.
    NoSet(Unknown),
    /// The sets do not make a game: a ground set is needed.
    NoGround,
    /// Sets of which each is a complete game, by name.
    Grounds(Vec<&'static str>),
    /// A house rule that says nothing without something else.
    Pointless {
        /// Key of the option.
        key: &'static str,
        /// What it needs.
        need: Need,
    },
    /// There is no page of rules under this word.
    NoTopic(Unknown),
    /// There is no such option.
    NoOption(Unknown),
    /// The option does not take this value.
    NoValue {
        /// Key of the option.
        key: &'static str,
        /// What it takes.
        values: &'static [&'static str],
    },
    /// An option of a set that is not in the game.
    OtherSet {
        /// Key of the option.
        key: &'static str,
    },
    /// The host has not described enough tiles.
    FewHostTiles {
        /// For which set.
        set: &'static str,
        /// How many there are.
        found: usize,
        /// How many it takes.
        wanted: usize,
    },
    /// The host has described all tiles that a set takes.
    EnoughHostTiles {
        /// The set.
        set: &'static str,
    },
    /// What the host described is no tile.
    HostTile {
        /// What was typed.
        input: String,
        /// What is wrong with it.
        error: HostTileError,
    },
    /// No set that was chosen takes tiles of the host's.
    NoHostSet,
    /// The text names none of the host's tiles.
    NoHostTile(String),
    /// The text isn't a valid pace.
    NoPace(String),
    /// The text is no standing answer.
    NoStanding(String),
    /// So many standing answers and no more.
    TooManyStanding(usize),
    /// No person who is meant.
    NoPerson,
    /// The person sits at the table already.
    SitsAlready,
    /// Too few have a say.
    TooFewVoters,
    /// The person was taken out of this game.
    WasRemoved,
    /// Enough time was given for one question.
    TimeEnough,
    /// Something else is asked already.
    PollOpen,
    /// The text is no number of days.
    NoDays {
        /// What was typed.
        input: String,
        /// The most.
        most: i64,
    },
    /// Not so much vacation is left.
    NoVacation {
        /// Days that are.
        left: i64,
    },
    /// The text names no time zone.
    NoZone(Unknown),
    /// The text is no number of tiles of a short game.
    NoTiles(String),
    /// The text names no game that could be taken here.
    NoGameWord(String),
    /// The bot lacks permissions here.
    NoPermission {
        /// The keys of their names.
        missing: Vec<&'static str>,
        /// The application that needs them.
        application: u64,
    },
    /// Too many moving pictures wait to be drawn.
    Busy,
    /// A first game needs a place of its own.
    LearningAlready,
    /// Enough people watch this game.
    ManyWatchers,
    /// The text is no span of hours.
    NoHours(String),
    /// The person has opened too many tables within an hour.
    ManyOpened,
    /// Nobody sits at the table but the host.
    Alone,
    /// Too many players for the sets.
    Crowded {
        /// Most players of these sets.
        most: u8,
    },
    /// The text names no cell.
    NoCell(Unknown),
    /// The tile cannot lie there.
    NotThere {
        /// The cell.
        cell: String,
        /// Why.
        reason: Reason,
    },
    /// The text names no rotation.
    NoRotation(String),
    /// The tile does not fit in this rotation on this cell; these fit.
    NotTurned {
        /// The cell.
        cell: String,
        /// Degrees that fit.
        fitting: Vec<u16>,
    },
    /// The tile is the same in every rotation that fits on this cell.
    OneWay {
        /// The cell.
        cell: String,
    },
    /// Nothing was laid out that could be turned.
    NothingToTurn,
    /// No tile is to be placed now.
    NoTileNow,
    /// The text names no spot.
    NoSpot(String),
    /// The text names no figure that the person has.
    NoFigure(Unknown),
    /// First the tile must lie.
    PlaceFirst,
    /// The tile lies where no figure can be placed.
    NoSpotThere,
    /// Nothing was laid out that could be confirmed.
    NothingLaid,
    /// A question must be answered first.
    Unanswered(Prompt),
    /// Passing is not possible here.
    NoPass,
    /// The text names no option of the question.
    NoChoice(String),
    /// Nothing is asked that could be chosen from.
    NothingToChoose,
    /// Not as many points as can be bid.
    NoAmount {
        /// What was typed.
        input: String,
        /// The least that can be bid.
        least: u16,
        /// The most.
        most: u16,
    },
    /// Not one of the numbers that can be chosen.
    NoNumber {
        /// What was typed.
        input: String,
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
    /// The text is no place to aim at.
    NoAim(String),
    /// An amount was given for an answer that takes none.
    NothingToBid(String),
    /// The button belongs to a state that has passed.
    Stale,
    /// The panel shows another plan than the one that is stored.
    OtherPlan,
    /// Somebody else was faster.
    TooLate,
    /// The next tile was drawn, so the move stays.
    AlreadyDrawn,
    /// The button is none of ours.
    NoButton,
    /// There is no such command.
    NoCommand,
}

/// What went wrong on our side.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The storage could not.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored state cannot be read.
    #[error(transparent)]
    Snapshot(#[from] rules::SnapshotError),
    /// A stored text cannot be read or written.
    #[error("a stored text cannot be read: {0}")]
    Text(#[from] serde_json::Error),
    /// What is stored contradicts itself.
    #[error("{0}")]
    Damaged(&'static str),
    /// The rules refused what they had offered.
    #[error("the rules refused what they had offered: {0}")]
    Rules(#[from] rules::Illegal),
    /// The picture could not be drawn.
    #[error("a picture could not be drawn: {0}")]
    Picture(#[from] crate::studio::Undrawn),
    /// The system gave no random numbers.
    #[error("no random numbers: {0}")]
    Random(String),
}

/// Either of them.
#[derive(Debug)]
pub enum Stop {
    /// The person's affair.
    Refused(Refusal),
    /// Ours.
    Fault(Fault),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}

impl From<Denied> for Stop {
    fn from(denied: Denied) -> Self {
        Self::Refused(Refusal::Denied(denied))
    }
}

impl<F: Into<Fault>> From<F> for Stop {
    /// What the storage says about the game's course is the person's affair, all else is ours.
    fn from(fault: F) -> Self {
        match fault.into() {
            Fault::Store(StoreError::Conflict { .. } | StoreError::WrongStatus { .. }) => {
                Self::Refused(Refusal::TooLate)
            }
            Fault::Store(StoreError::ChannelTaken) => Self::Refused(Refusal::ChannelTaken),
            Fault::Store(StoreError::AlreadySeated) => {
                Self::Refused(Refusal::Denied(Denied::Seated))
            }
            fault => Self::Fault(fault),
        }
    }
}
