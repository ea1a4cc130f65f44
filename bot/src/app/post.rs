//! What is said in public: each message is a row of the outbox, written in the act that it tells
//! of, and becomes a message when it is sent. A row holds words and numbers; the picture, the ping
//! and the button are made at that moment from the game as it then is, so that nobody is pinged
//! for a turn that is over.

use rules::{Game, Seat, Thrown};
use serde::{Deserialize, Serialize};
use storage::{ChannelId, GameId, Outgoing};

use super::share::Shared;
use super::stop::Fault;
use super::unsent::Trouble;
use crate::view::bazaar::Bazaar;

/// The slot of the lobby's message.
pub(super) const LOBBY: &str = "lobby";
/// The slot of the message of a bazaar.
pub(super) const BAZAAR: &str = "bazaar";
/// The slot of the latest message about the turn.
pub(super) const TURN: &str = "turn";

/// The slot of the latest word in the channel to whoever keeps others waiting.
pub(super) fn late_slot(seat: Seat) -> String {
    format!("late.{}", seat.0)
}

/// The slot of what the players were asked.
pub(super) fn poll_slot(number: u32) -> String {
    format!("poll.{number}")
}

/// The slot of the latest direct message about the turn to whoever sits there.
pub(super) fn call_slot(seat: Seat) -> String {
    format!("call.{}", seat.0)
}

/// What a row says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The open table.
    Lobby,
    /// The lobby's message becomes what the table is now.
    EditLobby,
    /// The game has begun.
    Started(Turn),
    /// A move was made and another seat is asked.
    Ring {
        /// What happened, in one line.
        line: String,
        /// Who is asked.
        turn: Turn,
        /// Whether anybody else than who moved is asked.
        ping: bool,
        /// Who moved, and is not pinged.
        #[serde(default)]
        but: Option<Seat>,
        /// What the catapult threw meanwhile, for the picture.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Thrown>,
        /// Whether the board is as it was.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        brief: bool,
    },
    /// A bazaar has begun.
    Bazaar(Bazaar),
    /// The message of the bazaar becomes what it is now.
    EditBazaar(Bazaar),
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// Whose turn it is again.
        turn: Turn,
        /// What was taken back.
        #[serde(default)]
        line: String,
        /// Whether whoever is asked again is pinged.
        #[serde(default)]
        ping: bool,
    },
    /// The game is over.
    Final {
        /// What happened last, in one line.
        line: String,
        /// What the catapult threw meanwhile, for the picture.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Thrown>,
    },
    /// To one person alone: something could not be said in the channel.
    Unsent {
        /// To whom.
        user: u64,
        /// Why.
        trouble: Trouble,
    },
    /// The player to move is reminded.
    Remind {
        /// Whose turn it is.
        turn: Turn,
        /// When time is over (unix milliseconds).
        until: i64,
    },
    /// Time is over: the table is asked.
    TimeOver {
        /// Whose turn it is.
        turn: Turn,
    },
    /// Something besides a move is asked of somebody.
    Asked {
        /// What happened before, in one line; may be empty.
        line: String,
        /// What is asked.
        ask: Ask,
    },
    /// To one person alone: it is your turn, or still is.
    Call {
        /// To whom.
        user: u64,
        /// Whose turn it is.
        turn: Turn,
        /// For a reminder: when time is over (unix milliseconds).
        until: Option<i64>,
    },
    /// To one person alone: you are next.
    Next {
        /// To whom.
        user: u64,
        /// Whose turn it is before.
        turn: Turn,
        /// Their seat.
        #[serde(default)]
        seat: Seat,
    },
    /// What one person was told last by direct message becomes what holds now.
    Recall {
        /// Who.
        user: u64,
        /// Their seat.
        seat: Seat,
        /// If moves were taken back: the ordinal of the state before them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        undone: Option<u32>,
    },
    /// A message of the channel that asked somebody becomes this, and asks nobody any more.
    Settled {
        /// The name under which it is kept.
        slot: String,
        /// What it says now.
        text: String,
        /// It speaks of a later state than this one; an earlier message is left alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// Nobody has moved for long.
    Idle {
        /// When the game is put aside (unix milliseconds).
        until: i64,
    },
    /// To a spectator alone: something has happened.
    Watched {
        /// To whom.
        user: u64,
        /// What happened, in one line.
        line: String,
        /// Whether it was the end.
        over: bool,
        /// For who is told once a day: the ordinal up to which they know everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        known: Option<u32>,
    },
    /// To one person alone, whom the channel does not ping: what concerns everybody who played.
    Told {
        /// To whom.
        user: u64,
        /// What.
        told: Told,
    },
    /// A person takes no direct messages, and is called here from now on.
    Closed {
        /// Who.
        user: u64,
        /// The turn that they should have been told of.
        turn: Turn,
    },
    /// A line that leaves the last ring as it is.
    Note {
        /// The line.
        text: String,
    },
    /// Somebody shows the channel what they look at.
    Shared {
        /// The seat of that person, if they have one.
        seat: Option<Seat>,
        /// What.
        view: Shared,
    },
    /// The thread of a game is kept open.
    Wake {
        /// Whether it is to last as long as it can.
        lasting: bool,
    },
    /// A server is greeted; it belongs to no game.
    Welcome {
        /// The language of the server.
        locale: String,
    },
    /// To one person alone: their first game can begin here; it belongs to no game.
    Learn {
        /// To whom.
        user: u64,
        /// Their language.
        locale: String,
    },
    /// The message that lists the games of a server is posted or brought up to date.
    Overview {
        /// The server.
        guild: u64,
    },
    /// The game ended and nobody won.
    Unfinished {
        /// Why.
        line: String,
    },
    /// Anything else.
    Said {
        /// The sentence.
        text: String,
    },
}

/// What concerns everybody who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Their game is over.
    Over,
    /// A table for a rematch is open.
    Again,
}

/// What is asked of people besides their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Anybody: to sit down in a free seat.
    Take {
        /// Which.
        seat: Seat,
    },
    /// Somebody: to take a seat over.
    Accept {
        /// Which.
        seat: Seat,
        /// Who.
        user: u64,
    },
    /// Whoever a stand-in plays for: to come back.
    Return {
        /// Their seat.
        seat: Seat,
    },
    /// The players: what their poll of this number says.
    Poll {
        /// Which.
        number: u32,
    },
}

/// A turn, as long as the same seat is asked in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its number.
    pub number: u32,
    /// Who is asked.
    pub seat: Seat,
}

impl Turn {
    /// The turn that a game is in.
    pub fn of(game: &Game) -> Self {
        let seat = game.decision().map_or(game.turn().seat, |decision| decision.seat);
        Self { number: game.turn().number, seat }
    }
}

impl Post {
    /// What an act tells of a bazaar: that it begins, how it goes on.
    pub fn bazaar(before: &Game, game: &Game) -> Option<Self> {
        match (before.lots().is_empty(), game.lots().is_empty()) {
            (true, true) => None,
            (true, false) => Some(Self::Bazaar(Bazaar::of(game))),
            (false, _) => Some(Self::EditBazaar(Bazaar::of(game))),
        }
    }

    /// The start of a game.
    pub fn started(game: &Game) -> Self {
        Self::Started(Turn::of(game))
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::EditLobby => "edit_lobby",
            Self::Started(_) => "started",
            Self::Ring { .. } => "ring",
            Self::Bazaar(_) => "bazaar",
            Self::EditBazaar(_) => "edit_bazaar",
            Self::Undone { .. } => "undone",
            Self::Final { .. } => "final",
            Self::Unfinished { .. } => "unfinished",
            Self::Unsent { .. } => "unsent",
            Self::Remind { .. } => "remind",
            Self::TimeOver { .. } => "time_over",
            Self::Asked { .. } => "asked",
            Self::Call { .. } => "call",
            Self::Next { .. } => "next",
            Self::Recall { .. } => "recall",
            Self::Settled { .. } => "settled",
            Self::Idle { .. } => "idle",
            Self::Watched { .. } => "watched",
            Self::Told { .. } => "told",
            Self::Closed { .. } => "closed",
            Self::Note { .. } => "note",
            Self::Shared { .. } => "shared",
            Self::Wake { .. } => "wake",
            Self::Welcome { .. } => "welcome",
            Self::Learn { .. } => "learn",
            Self::Overview { .. } => "overview",
            Self::Said { .. } => "said",
        }
    }

    /// Whether it goes to the channel of the game.
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::Call { .. }
                | Self::Next { .. }
                | Self::Recall { .. }
                | Self::Watched { .. }
                | Self::Told { .. }
                | Self::Unsent { .. }
                | Self::Learn { .. }
        )
    }

    /// The name under which its message is kept, to be edited when it holds no longer. Whatever takes
    /// the name takes the buttons off the message before it.
    fn slot(&self) -> Option<String> {
        match self {
            Self::Lobby => Some(LOBBY.to_owned()),
            Self::Bazaar(_) => Some(BAZAAR.to_owned()),
            Self::Started(_)
            | Self::Ring { .. }
            | Self::Undone { .. }
            | Self::Final { .. }
            | Self::Unfinished { .. }
            | Self::Said { .. } => Some(TURN.to_owned()),
            Self::Remind { turn, .. } | Self::TimeOver { turn } => Some(late_slot(turn.seat)),
            Self::Asked { ask: Ask::Poll { number }, .. } => Some(poll_slot(*number)),
            Self::Call { turn, .. } => Some(call_slot(turn.seat)),
            Self::Next { seat, .. } => Some(call_slot(*seat)),
            Self::EditLobby
            | Self::EditBazaar(_)
            | Self::Unsent { .. }
            | Self::Asked { .. }
            | Self::Recall { .. }
            | Self::Settled { .. }
            | Self::Idle { .. }
            | Self::Watched { .. }
            | Self::Told { .. }
            | Self::Closed { .. }
            | Self::Welcome { .. }
            | Self::Learn { .. }
            | Self::Overview { .. }
            | Self::Note { .. }
            | Self::Shared { .. }
            | Self::Wake { .. } => None,
        }
    }

    /// The row. `once` tells it from other rows of the same kind at the same ordinal.
    ///
    /// # Errors
    /// Those of the JSON writer.
    pub fn row(
        &self,
        game: GameId,
        ordinal: u32,
        channel: ChannelId,
        once: &str,
    ) -> Result<Outgoing, Fault> {
        let kind = self.kind();
        let dedupe = format!("{game}:{ordinal}:{kind}:{once}");
        Ok(Outgoing {
            game: Some(game),
            ordinal: Some(ordinal),
            slot: self.slot(),
            ..Outgoing::to(channel, kind, dedupe, serde_json::to_string(self)?)
        })
    }
}
