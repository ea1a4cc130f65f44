//! A notification as a row of the outbox: its kind, whether it goes to the channel of its game, and the
//! slot in which its message is kept.

use std::borrow::Cow;

use rules::Seat;
use storage::{ChannelId, GameId, Outgoing};
use table::ask::Ask;
use table::error::Fault;

use super::{Notification, TurnRef};

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

impl Notification {
    /// The word for it in keys and in the log.
    pub(super) fn kind(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Bulletin(bulletin) => return Cow::Owned(bulletin.kind()),
            Self::Lobby => "lobby",
            Self::EditLobby => "edit_lobby",
            Self::Started(_) => "started",
            Self::Turn { .. } => "ring",
            Self::Undone { .. } => "undone",
            Self::Final { .. } => "final",
            Self::Unfinished { .. } => "unfinished",
            Self::Unsent { .. } => "unsent",
            Self::Relayed { .. } => "relayed",
            Self::Remind { .. } => "remind",
            Self::LastWord { .. } => "last_word",
            Self::TimeOver { .. } => "time_over",
            Self::Asked { .. } => "asked",
            Self::Call { .. } => "call",
            Self::Next { .. } => "next",
            Self::Recall { .. } => "recall",
            Self::Settled { .. } => "settled",
            Self::Idle { .. } => "idle",
            Self::Watched { .. } => "watched",
            Self::Told { .. } => "told",
            Self::Invited { .. } => "invited",
            Self::Closed { .. } => "closed",
            Self::Note { .. } => "note",
            Self::Shared { .. } => "shared",
            Self::Wake { .. } => "wake",
            Self::Seek { .. } => "seek",
            Self::SeekEnded { .. } => "seek_ended",
            Self::Found { .. } => "found",
            Self::Thread { .. } => "thread",
            Self::NoThread { .. } => "no_thread",
            Self::Unposted { .. } => "unposted",
            Self::Welcome { .. } => "welcome",
            Self::Learn { .. } => "learn",
            Self::Hook { .. } => "hook",
            Self::Daily { .. } => "daily",
            Self::League { .. } => "league",
            Self::LeagueTold { .. } => "league_told",
            Self::LeagueClosed { .. } => "league_closed",
            Self::Overview { .. } => "overview",
            Self::Standings => "standings",
            Self::Analysing { .. } => "analysing",
            Self::Analysis { .. } => "analysis",
            Self::Said { .. } => "said",
        })
    }

    /// Whether the message goes to the game's channel.
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::Call { .. }
                | Self::Next { .. }
                | Self::Recall { .. }
                | Self::Watched { .. }
                | Self::Told { .. }
                | Self::LeagueTold { .. }
                | Self::Unsent { .. }
                | Self::Relayed { .. }
                | Self::Learn { .. }
                | Self::NoThread { .. }
                | Self::Unposted { .. }
                | Self::Hook { .. }
        )
    }

    /// Whether it is a new message in the game's channel, and no edit of one.
    pub fn is_posted(&self) -> bool {
        let edits = match self {
            Self::EditLobby | Self::Settled { .. } | Self::Wake { .. } => true,
            Self::Bulletin(bulletin) => bulletin.is_edit(),
            _ => false,
        };
        self.is_public() && !edits
    }

    /// The turn for which it calls its players; none if it calls nobody to move.
    pub const fn called_turn(&self) -> Option<TurnRef> {
        match self {
            Self::Started(turn) | Self::Turn { turn, .. } | Self::Undone { turn, .. } => {
                Some(*turn)
            }
            _ => None,
        }
    }

    /// The name under which the message is kept, so that it can be edited when it is out of date. A
    /// new message in the same slot removes the buttons of the one before it.
    pub(super) fn slot(&self) -> Option<String> {
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
            Self::Call { turn, .. } => Some(call_slot(turn.seat)),
            Self::Next { seat, .. } => Some(call_slot(*seat)),
            Self::Analysing { slot, .. } => Some(slot.clone()),
            Self::EditLobby
            | Self::Standings
            | Self::Analysis { .. }
            | Self::Unsent { .. }
            | Self::Relayed { .. }
            | Self::Recall { .. }
            | Self::Settled { .. }
            | Self::Idle { .. }
            | Self::Watched { .. }
            | Self::Told { .. }
            | Self::Invited { .. }
            | Self::Closed { .. }
            | Self::Seek { .. }
            | Self::SeekEnded { .. }
            | Self::Found { .. }
            | Self::Thread { .. }
            | Self::NoThread { .. }
            | Self::Unposted { .. }
            | Self::Welcome { .. }
            | Self::Learn { .. }
            | Self::Overview { .. }
            | Self::League { .. }
            | Self::LeagueTold { .. }
            | Self::LeagueClosed { .. }
            | Self::Daily { .. }
            | Self::Hook { .. }
            | Self::Note { .. }
            | Self::Shared { .. }
            | Self::Wake { .. } => None,
        }
    }

    /// The outbox row. `once` makes it unique among rows of the same kind and ordinal.
    ///
    /// # Errors
    /// The errors of the JSON writer.
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
            ..self.alone(channel, dedupe)?
        })
    }

    /// The outbox row of a message that is about no game.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn alone(&self, channel: ChannelId, dedupe: String) -> Result<Outgoing, Fault> {
        Ok(Outgoing::to(channel, self.kind(), dedupe, serde_json::to_string(self)?))
    }
}
