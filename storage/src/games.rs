//! Games from lobby to end. The rules of the game are not known here: settings, progress and
//! snapshots are text that the caller writes and reads.

use crate::{ChannelId, GameId, GuildId, Millis, NewMove, Seated, UserId};

/// The stage of a game's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Players join and leave; nothing has been played.
    Lobby,
    /// It is being played.
    Running,
    /// On hold: nobody can reach it, or it was idle for a long time. It holds no channel until it
    /// is resumed ([`UnitOfWork::resume`](crate::UnitOfWork::resume)).
    Parked,
    /// It was played to its end.
    Ended,
    /// It was abandoned.
    Aborted,
}

impl Status {
    /// All of them, in the order of a game's life.
    pub const ALL: [Self; 5] =
        [Self::Lobby, Self::Running, Self::Parked, Self::Ended, Self::Aborted];

    /// The stable word stored in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Parked => "parked",
            Self::Ended => "ended",
            Self::Aborted => "aborted",
        }
    }

    /// True for a lobby and a running game, which hold their channel.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Lobby | Self::Running)
    }
}

/// A game, without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread it is played in.
    pub channel: ChannelId,
    /// Its host: the player who opened it or took over as host; `None` once erased.
    pub host: Option<UserId>,
    /// The stage of its life.
    pub status: Status,
    /// The caller's text about the setup: sets, options, seed.
    pub settings: String,
    /// The caller's text about everything around the rules: whether the next tile was shown, open
    /// votes. Empty at first.
    pub progress: String,
    /// The number of the current state. It only grows, even through an undo, so that no button, key
    /// or message of an earlier state can be mistaken for one of this state.
    pub ordinal: u32,
    /// The seat that must decide now.
    pub to_move: Option<u8>,
    /// When it was opened.
    pub created_at: Millis,
    /// When anything in it last changed.
    pub changed_at: Millis,
}

/// The data for opening a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread to play in.
    pub channel: ChannelId,
    /// Who opens it. This does not seat the host; see [`UnitOfWork::join`](crate::UnitOfWork::join).
    pub host: UserId,
    /// The caller's text about the setup.
    pub settings: String,
}

/// A game that was played elsewhere, with its whole log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedElsewhere {
    /// Where it is kept, and who brought it.
    pub game: NewGame,
    /// How it ended: [`Status::Ended`] or [`Status::Aborted`].
    pub status: Status,
    /// The number of seats. Nobody sits in them.
    pub seats: u8,
    /// Its first state.
    pub start: State,
    /// Its moves, each with the time at which it was made (unix milliseconds).
    pub moves: Vec<(NewMove, Millis)>,
    /// Its last state.
    pub end: State,
}

/// The state of a game, as the caller encodes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The whole state.
    pub snapshot: String,
    /// The hash of the state, checked when it is loaded.
    pub hash: String,
    /// The seat that must decide; `None` if there is none.
    pub to_move: Option<u8>,
}

/// A game with everything on its table, as of one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The game.
    pub game: StoredGame,
    /// Its seats in order.
    pub seats: Vec<Seated>,
    /// Its state at [`StoredGame::ordinal`]; `None` in a lobby.
    pub state: Option<State>,
}

impl StoredTable {
    /// The seat of a player at this table.
    pub fn seat_of(&self, player: UserId) -> Option<u8> {
        self.seats.iter().find(|seated| seated.player == Some(player)).map(|seated| seated.seat)
    }

    /// The player in a seat; `None` when there is no such seat or the player was erased.
    pub fn player_in(&self, seat: u8) -> Option<UserId> {
        self.seats.iter().find(|seated| seated.seat == seat)?.player
    }
}

/// Which games to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// The open games of a server.
    OpenIn(GuildId),
    /// All games of a server.
    AllIn(GuildId),
    /// The open games that a player sits in.
    OpenOf(UserId),
    /// All games in which a player sits or sat.
    AllOf(UserId),
    /// The parked games that a player sits in.
    ParkedOf(UserId),
    /// The games that a player opened since a time (unix milliseconds), whoever hosts them now.
    OpenedBy(UserId, Millis),
    /// All running games.
    Running,
}
