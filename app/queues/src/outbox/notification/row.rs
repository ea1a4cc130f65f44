//! A notification as a row of the outbox: its kind, whether it goes to the channel of its game, and the
//! slot in which its message is kept.

use std::borrow::Cow;

use rules::Seat;
use serde::Serialize;
use storage::{ChannelId, GameId, Outgoing};
use table::ask::Ask;
use table::error::Fault;

use super::key::OutboxKey;
use super::{Direct, Effect, Notification, Post, Standalone, TurnRef};

/// The slot of the lobby message.
pub const LOBBY: &str = "lobby";
/// The slot of the latest turn message.
pub const TURN: &str = "turn";

/// The slot of the latest channel message to a player who keeps others waiting.
pub fn late_slot(seat: Seat) -> String {
    format!("late.{}", seat.0)
}

/// The slot of a poll's message.
pub fn poll_slot(number: u32) -> String {
    format!("poll.{number}")
}

/// The slot of the latest message with a question other than a move.
pub fn ask_slot(ask: Ask) -> String {
    match ask {
        Ask::Take { seat } => format!("take.{}", seat.0),
        Ask::Accept { seat, .. } => format!("offer.{}", seat.0),
        Ask::Return { seat } => format!("return.{}", seat.0),
        Ask::Poll { number } => poll_slot(number),
    }
}

/// The slot of the latest direct message about a turn to the player of a seat.
pub fn call_slot(seat: Seat) -> String {
    format!("call.{}", seat.0)
}

/// A notification about a game.
pub trait AboutGame: Serialize {
    /// The word for it in keys and in the log.
    fn kind(&self) -> Cow<'static, str>;

    /// The name under which the message is kept, so that it can be edited when it is out of date. A
    /// new message in the same slot removes the buttons of the one before it.
    fn slot(&self) -> Option<String>;

    /// The outbox row. `once` makes it unique among rows of the same kind and ordinal.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    fn row(
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

impl AboutGame for Post {
    fn kind(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Bulletin(bulletin) => return Cow::Owned(bulletin.kind()),
            Self::Lobby => "lobby",
            Self::Started(_) => "started",
            Self::Turn { .. } => "ring",
            Self::Undone { .. } => "undone",
            Self::Final { .. } => "final",
            Self::Unfinished { .. } => "unfinished",
            Self::Remind { .. } => "remind",
            Self::LastWord { .. } => "last_word",
            Self::TimeOver { .. } => "time_over",
            Self::Asked { .. } => "asked",
            Self::Idle { .. } => "idle",
            Self::Invited { .. } => "invited",
            Self::Closed { .. } => "closed",
            Self::Note { .. } => "note",
            Self::Shared { .. } => "shared",
            Self::Found { .. } => "found",
            Self::Standings => "standings",
            Self::Analysing { .. } => "analysing",
            Self::Analysis { .. } => "analysis",
            Self::Said { .. } => "said",
        })
    }

    fn slot(&self) -> Option<String> {
        match self {
            Self::Lobby => Some(LOBBY.to_owned()),
            Self::Bulletin(bulletin) => (!bulletin.is_edit()).then(|| bulletin.slot().to_owned()),
            Self::Started(_)
            | Self::Turn { .. }
            | Self::Undone { .. }
            | Self::Final { .. }
            | Self::Unfinished { .. }
            | Self::Said { .. } => Some(TURN.to_owned()),
            Self::Remind { turn, .. } | Self::LastWord { turn, .. } | Self::TimeOver { turn } => {
                Some(late_slot(turn.seat))
            }
            Self::Asked { ask, .. } => Some(ask_slot(*ask)),
            Self::Analysing { slot, .. } => Some(slot.clone()),
            Self::Standings
            | Self::Analysis { .. }
            | Self::Idle { .. }
            | Self::Invited { .. }
            | Self::Closed { .. }
            | Self::Found { .. }
            | Self::Note { .. }
            | Self::Shared { .. } => None,
        }
    }
}

impl AboutGame for Direct {
    fn kind(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Unsent { .. } => "unsent",
            Self::Relayed { .. } => "relayed",
            Self::Call { .. } => "call",
            Self::Next { .. } => "next",
            Self::Recall { .. } => "recall",
            Self::Watched { .. } => "watched",
            Self::Told { .. } => "told",
        })
    }

    fn slot(&self) -> Option<String> {
        match self {
            Self::Call { turn, .. } => Some(call_slot(turn.seat)),
            Self::Next { seat, .. } => Some(call_slot(*seat)),
            Self::Unsent { .. }
            | Self::Relayed { .. }
            | Self::Recall { .. }
            | Self::Watched { .. }
            | Self::Told { .. } => None,
        }
    }
}

impl Direct {
    /// The outbox row of one that is about the channel of a game, and about no state of it.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn row_of_channel(
        &self,
        game: GameId,
        channel: ChannelId,
        key: OutboxKey,
    ) -> Result<Outgoing, Fault> {
        let payload = serde_json::to_string(self)?;
        let row = Outgoing::to(channel, self.kind(), key.to_string(), payload);
        Ok(Outgoing { game: Some(game), in_order: false, ..row })
    }
}

impl AboutGame for Effect {
    fn kind(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::EditLobby => "edit_lobby",
            Self::Settled { .. } => "settled",
            Self::Wake { .. } => "wake",
            Self::Hook { .. } => "hook",
        })
    }

    fn slot(&self) -> Option<String> {
        None
    }
}

impl Post {
    /// The turn for which it calls its players; none if it calls nobody to move.
    pub const fn called_turn(&self) -> Option<TurnRef> {
        match self {
            Self::Started(turn) | Self::Turn { turn, .. } | Self::Undone { turn, .. } => {
                Some(*turn)
            }
            _ => None,
        }
    }
}

impl Standalone {
    /// The word for it in the log.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Seek { .. } => "seek",
            Self::SeekEnded { .. } => "seek_ended",
            Self::Thread { .. } => "thread",
            Self::NoThread { .. } => "no_thread",
            Self::Unposted { .. } => "unposted",
            Self::Welcome { .. } => "welcome",
            Self::Learn { .. } => "learn",
            Self::Daily { .. } => "daily",
            Self::League { .. } => "league",
            Self::LeagueTold { .. } => "league_told",
            Self::LeagueClosed { .. } => "league_closed",
            Self::Overview { .. } => "overview",
        }
    }

    /// Whether it goes to a channel, and not to one person.
    const fn is_public(&self) -> bool {
        match self {
            Self::LeagueTold { .. }
            | Self::Learn { .. }
            | Self::NoThread { .. }
            | Self::Unposted { .. } => false,
            Self::Seek { .. }
            | Self::SeekEnded { .. }
            | Self::Thread { .. }
            | Self::Welcome { .. }
            | Self::Daily { .. }
            | Self::League { .. }
            | Self::LeagueClosed { .. }
            | Self::Overview { .. } => true,
        }
    }

    /// The outbox row.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn row(&self, channel: ChannelId, key: OutboxKey) -> Result<Outgoing, Fault> {
        let payload = serde_json::to_string(self)?;
        Ok(Outgoing::to(channel, self.kind(), key.to_string(), payload))
    }
}

impl Notification {
    /// Whether the message goes to a channel.
    pub const fn is_public(&self) -> bool {
        match self {
            Self::Post(_) => true,
            Self::Effect(effect) => !matches!(effect, Effect::Hook { .. }),
            Self::Direct(_) => false,
            Self::Standalone(alone) => alone.is_public(),
        }
    }

    /// Whether it is a new message in a channel, and no edit of one.
    pub fn is_posted(&self) -> bool {
        match self {
            Self::Post(Post::Bulletin(bulletin)) => !bulletin.is_edit(),
            Self::Post(_) => true,
            Self::Effect(_) | Self::Direct(_) => false,
            Self::Standalone(alone) => alone.is_public(),
        }
    }

    /// The turn for which it calls its players; none if it calls nobody to move.
    pub const fn called_turn(&self) -> Option<TurnRef> {
        match self {
            Self::Post(post) => post.called_turn(),
            _ => None,
        }
    }
}
