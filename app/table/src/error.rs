//! Why a request fails. A [`Refusal`] is up to the person: it gets a friendly message that says
//! what to do instead. A [`Fault`] is ours: it gets an incident code, a line in the log and an
//! apology.

use game::parameter::BadNumber;
use rules::{HostTileError, Need, Prompt, Reason};
use storage::StoreError;

use crate::access::Denied;
use crate::typo::{Unknown, UnknownSet};

/// Why a request is refused. The text for the person comes from `view/refusal.rs`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The person is not allowed to do this.
    Denied(Denied),
    /// The channel already has an open game.
    ChannelTaken,
    /// The game to be moved here is here.
    HereAlready,
    /// The server has too many open games.
    GuildFull,
    /// The person has seats in too many open games.
    PlayerFull,
    /// The text names no known set.
    NoSet(UnknownSet),
    /// This is about a server, and the request was made in direct messages.
    OnServer,
    /// The person has not begun the board of the day.
    NoDaily,
    /// The person has not finished the board of the day.
    DailyOpen,
    /// The day of the board is over.
    DailyOver,
    /// A game that has begun gets no page any more.
    PublicTooLate,
    /// Of a game that is named, only the page can be taken away.
    OnlyPage,
    /// The set is no complete game; its key.
    NotGround(&'static str),
    /// The sets do not make a game, because a ground set is missing.
    NoGround,
    /// More than one of the sets is a complete game; their names.
    Grounds(Vec<&'static str>),
    /// A house rule that has no effect without something else.
    Pointless {
        /// The key of the option.
        key: &'static str,
        /// What the option needs.
        need: Need,
    },
    /// There is no page of rules for this word.
    NoTopic(Unknown),
    /// There is no theme, and no installed art pack, with this word.
    NoTheme(Unknown),
    /// `/help` knows no such command.
    NoSuchCommand(Unknown),
    /// There is no such house rule.
    NoOption(Unknown),
    /// The house rule does not take this value.
    NoValue {
        /// The key of the option.
        key: &'static str,
        /// The valid values.
        values: &'static [&'static str],
    },
    /// A house rule of a set that is not in the game.
    OtherSet {
        /// The key of the option.
        key: &'static str,
    },
    /// The host has not described enough tiles.
    FewHostTiles {
        /// The set.
        set: &'static str,
        /// How many tiles are described.
        found: usize,
        /// How many tiles the set needs.
        wanted: usize,
    },
    /// The host has already described all the tiles that a set needs.
    EnoughHostTiles {
        /// The set.
        set: &'static str,
    },
    /// The host's description is not a valid tile.
    HostTile {
        /// What was typed.
        input: String,
        /// The error in it.
        error: HostTileError,
    },
    /// None of the chosen sets uses host tiles.
    NoHostSet,
    /// The text names none of the host's tiles.
    NoHostTile(String),
    /// The text isn't a valid pace.
    NoPace(String),
    /// The text is not a valid standing answer.
    NoStanding(String),
    /// The limit on standing answers is reached.
    TooManyStanding(usize),
    /// No person was given, or not a suitable one.
    NoPerson,
    /// The person already has a seat at the table.
    SitsAlready,
    /// Too few players may vote.
    TooFewVoters,
    /// The person was removed from this game.
    WasRemoved,
    /// Enough extra time was given for this question.
    TimeEnough,
    /// Another poll is already open.
    PollOpen,
    /// The text is not a valid number of days.
    NoDays {
        /// What was typed.
        input: String,
        /// The largest allowed number.
        most: i64,
    },
    /// Not enough vacation days are left.
    NoVacation {
        /// The number of days left.
        left: i64,
    },
    /// The text is not a known time zone.
    NoZone(Unknown),
    /// The text is not a valid number of tiles for a short game.
    NoTiles(String),
    /// The text names no game here that is the person's business.
    NoGameWord(String),
    /// The bot lacks permissions here.
    NoPermission {
        /// The text keys of the permissions.
        missing: Vec<&'static str>,
        /// The application that needs them.
        application: u64,
    },
    /// Somebody has timed the bot out in this server.
    TimedOut,
    /// The table plays without aids.
    NoAids,
    /// The table plays without hints.
    NoHints,
    /// Too many wait for a thought.
    Thinking,
    /// Too many animations are waiting to be drawn.
    Busy,
    /// A game is already open in these direct messages.
    LearningAlready,
    /// The game has the maximum number of spectators.
    ManyWatchers,
    /// The text is not a valid span of hours.
    NoHours(String),
    /// The person has opened too many tables within an hour.
    ManyOpened,
    /// Only the host has a seat at the table.
    Alone,
    /// A game that goes on here needs somebody in every seat.
    SeatsToTake {
        /// How many seats it has.
        most: u8,
        /// How many are taken.
        taken: u8,
    },
    /// The sets and rules of a game that goes on here cannot change.
    GoesOn,
    /// The file is not an export that can be used.
    Export(ExportRefusal),
    /// The lot deals everybody to tables and seats.
    Dealt,
    /// The text is not a number of players.
    NoPlayers(String),
    /// Nobody looks for players with this button any more.
    SeekOver,
    /// It is the person's own request for players.
    OwnSeek,
    /// A thread cannot have threads.
    InThread,
    /// The person has no set-up with this name.
    NoSetup(Unknown),
    /// The text cannot be the name of a set-up.
    SetupName {
        /// The most characters of a name.
        most: usize,
    },
    /// The person has enough set-ups.
    ManySetups(usize),
    /// The person was not invited to the table.
    NoInvitation,
    /// Enough people were invited to the table.
    ManyInvited(usize),
    /// Somebody else at the table has chosen this colour.
    ColourTaken {
        /// Their place in the lobby.
        by: rules::Seat,
    },
    /// Somebody else at the table has chosen this seat.
    SeatTaken {
        /// Their place in the lobby.
        by: rules::Seat,
    },
    /// The text is not a seat of the table.
    NoSeatNumber {
        /// What was typed.
        input: String,
        /// How many seats there can be.
        most: u8,
    },
    /// Too many players for the sets.
    Crowded {
        /// The maximum number of players for these sets.
        most: u8,
    },
    /// The text is not a cell.
    NoCell(Unknown),
    /// The cell is beyond the board.
    OffBoard {
        /// The cell.
        cell: String,
        /// The north-western cell of the board.
        from: String,
        /// The south-eastern cell of the board.
        to: String,
    },
    /// The tile cannot be placed there.
    NotThere {
        /// The cell.
        cell: String,
        /// The reason.
        reason: Reason,
    },
    /// The text is not a rotation.
    NoRotation(String),
    /// The tile does not fit on this cell in this rotation.
    NotTurned {
        /// The cell.
        cell: String,
        /// The rotations that fit, in degrees.
        fitting: Vec<u16>,
    },
    /// The tile looks the same in every rotation that fits on this cell.
    OneWay {
        /// The cell.
        cell: String,
    },
    /// There is no planned tile to rotate.
    NothingToTurn,
    /// No tile can be placed now.
    NoTileNow,
    /// The text is not a spot.
    NoSpot(String),
    /// The text is not a figure that the person has.
    NoFigure(Unknown),
    /// The tile must be placed first.
    PlaceFirst,
    /// No figure can be placed on the tile where it lies.
    NoSpotThere,
    /// There is no plan to confirm.
    NothingLaid,
    /// A question must be answered first.
    Unanswered(Prompt),
    /// Passing is not possible here.
    NoPass,
    /// The text matches no option of the question.
    NoChoice(String),
    /// There is no open question.
    NothingToChoose,
    /// The text is no value that the answer takes.
    BadNumber(BadNumber),
    /// An amount was given for an answer that takes none.
    NothingToBid(String),
    /// The button belongs to an earlier state.
    Stale,
    /// The panel shows a different plan from the stored one.
    OtherPlan,
    /// Somebody else was faster.
    TooLate,
    /// The table has chosen that moves are not taken back.
    NoUndoHere,
    /// This version's rules do not lead to the state to go back to.
    NoWayBack,
    /// The text is not a number of moves that can be taken back.
    NoPoint {
        /// What was typed.
        input: String,
        /// How many can be taken back.
        most: u32,
    },
    /// The next tile was drawn, so the move cannot be undone.
    AlreadyDrawn,
    /// The button is not one of ours.
    NoButton,
    /// There is no such command.
    NoCommand,
    /// Something about tables that play the same tiles.
    Duplicate(DuplicateRefusal),
    /// Something about a league.
    League(LeagueRefusal),
}

/// What is wrong with a request about a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeagueRefusal {
    /// The server has none.
    None,
    /// The text names none.
    Unknown(String),
    /// There are several, with these names.
    Which(Vec<String>),
    /// The text is no name for one.
    Name,
    /// An open one has this name.
    Taken,
    /// The server has as many as it can.
    Many,
    /// It has as many rooms as it can.
    ManyRooms,
    /// It has as many members as it can.
    Full,
    /// The text is not a number within bounds.
    Number {
        /// What was typed.
        input: String,
        /// The largest number.
        most: u32,
    },
    /// No table can be opened anywhere.
    NoRoom,
    /// So few people cannot play a round.
    Few(usize),
    /// The person does not play in it.
    NoMember,
    /// Its last round is being played.
    LastRound,
}

/// What is wrong with a request about tables that play the same tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuplicateRefusal {
    /// No such table is here.
    None,
    /// The text is not a number of tables.
    Tables(String),
    /// The text names no such event of the person that waits for tables.
    Code(String),
    /// What was given besides a code is chosen at the first table.
    CodeAlone,
    /// The event starts at its first table, which is in this channel.
    Elsewhere(u64),
    /// Tables are missing.
    Missing {
        /// How many.
        missing: usize,
        /// The code with which they are opened.
        code: String,
    },
    /// The people do not make equal tables.
    Uneven {
        /// How many people have joined.
        people: usize,
        /// At how many tables.
        tables: u8,
        /// The most seats of a table.
        most: u8,
    },
    /// The person sits at another table of the event.
    Seated,
    /// The person sat at another table of the event, and knows its tiles.
    Left,
    /// Its tables are equal, so one of them cannot change.
    Fixed,
    /// Others still play with the same tiles.
    Secret,
}

/// What is wrong with the file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportRefusal {
    /// It is not the file of a game that Carcas wrote.
    Foreign,
    /// It is a file for JCloisterZone.
    Jcz,
    /// A newer version wrote it, with this format.
    Newer(u32),
    /// This part is not as it was written.
    Changed(ExportPart),
    /// This version cannot read this part.
    Unreadable(ExportPart),
    /// The key does not have the seal that was shown.
    Seal,
    /// The first state is not the one that is dealt from the key.
    Deal,
    /// This move is not allowed, or leads elsewhere.
    Move(u32),
    /// The end is not where the moves lead.
    End,
    /// It has more bytes than a game needs.
    Large,
    /// It could not be fetched.
    Unreachable,
}

/// A part of the file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportPart {
    /// What holds the parts together, in this line.
    Line(u32),
    /// What the game is: settings, seats, seal and key.
    Head,
    /// A move, counted from 1.
    Move(u32),
    /// The points, and the position of a game that goes on.
    End,
}

/// A failure on our side.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored state cannot be read.
    #[error(transparent)]
    Snapshot(#[from] rules::SnapshotError),
    /// A stored text cannot be read or written.
    #[error("a stored text cannot be read: {0}")]
    Text(#[from] serde_json::Error),
    /// The stored data is inconsistent.
    #[error("{0}")]
    Damaged(&'static str),
    /// The rules refused an action that they had offered.
    #[error("the rules refused what they had offered: {0}")]
    Rules(#[from] rules::Illegal),
    /// Too many pictures are waiting to be drawn.
    #[error("a picture could not be drawn: too many are waiting")]
    QueueFull,
    /// The picture could not be drawn, and why.
    #[error("a picture could not be drawn: {0}")]
    Picture(String),
    /// A program that is told what happens was not reached, and why.
    #[error("a webhook was not reached: {0}")]
    Hook(String),
    /// The system's random source failed.
    #[error("no random numbers: {0}")]
    Random(String),
}

/// A refusal or a fault.
#[derive(Debug)]
pub enum AppError {
    /// Up to the person.
    Refused(Refusal),
    /// Our failure.
    Fault(Fault),
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<BadNumber> for Refusal {
    fn from(bad: BadNumber) -> Self {
        Self::BadNumber(bad)
    }
}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}

impl Denied {
    /// The refusal to somebody who may have typed which game they mean: if there is none, their word is
    /// at fault.
    pub fn of_word(self, typed: Option<&str>) -> Refusal {
        match (self, typed) {
            (Self::NoGame, Some(typed)) => Refusal::NoGameWord(typed.to_owned()),
            _ => self.into(),
        }
    }
}

impl From<LeagueRefusal> for AppError {
    fn from(refusal: LeagueRefusal) -> Self {
        Refusal::League(refusal).into()
    }
}

impl From<DuplicateRefusal> for AppError {
    fn from(refusal: DuplicateRefusal) -> Self {
        Refusal::Duplicate(refusal).into()
    }
}

impl From<Denied> for AppError {
    fn from(denied: Denied) -> Self {
        Self::Refused(Refusal::Denied(denied))
    }
}

impl<F: Into<Fault>> From<F> for AppError {
    /// Storage errors about the state of the game become refusals; all others are faults.
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
