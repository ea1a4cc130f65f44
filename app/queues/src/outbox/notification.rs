//! Public and private notifications: each is an outbox row, written in the same transaction as the
//! event, and becomes a message when it is sent. A row holds words and numbers; the picture, the
//! ping and the buttons are added when it is sent, from the game as it is then, so that nobody is
//! pinged for a turn that is over.

pub mod key;
mod row;

use rules::{Game, Pos, Seat};
use serde::{Deserialize, Serialize};
use storage::{ChannelId, GuildId, InteractionId, UserId};
use table::analysis::Analysis;
use table::ask::Ask;
use table::model::Settings;
use view::bulletin::Bulletin;
use view::trace::Traces;

pub use self::row::{AboutGame, LOBBY, TURN, ask_slot, call_slot, late_slot, poll_slot};
use crate::outbox::trouble::Trouble;

/// The content of an outbox row. Each kind is written like this one, so a row does not say which it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Notification {
    /// In the channel of its game.
    Post(Post),
    /// To one person, about a game.
    Direct(Direct),
    /// What happens to what is there.
    Effect(Effect),
    /// It belongs to no game.
    Standalone(Standalone),
}

/// A message in the channel of a game, or an edit of an expansion's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The open table.
    Lobby,
    /// The game has begun.
    Started(TurnRef),
    /// A turn message: a move was made and another seat is asked.
    #[serde(rename = "ring")]
    Turn {
        /// What happened, in one line.
        line: String,
        /// The seat that is asked.
        turn: TurnRef,
        /// Whether anybody other than the mover is asked.
        ping: bool,
        /// The seat that moved, which is not pinged.
        but: Option<Seat>,
        /// What the events since the last message leave on the picture.
        #[serde(flatten)]
        traces: Traces,
        /// Whether the board is unchanged.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        brief: bool,
    },
    /// A move was undone.
    Undone {
        /// The seat that undid it.
        seat: Seat,
        /// Whose turn it is again.
        turn: TurnRef,
        /// The undone moves, in one line.
        line: String,
        /// Whether the seats that are asked again are pinged.
        ping: bool,
    },
    /// The game is over.
    Final {
        /// What happened last, in one line.
        line: String,
        /// What the events since the last message leave on the picture.
        #[serde(flatten)]
        traces: Traces,
    },
    /// The player to move is reminded.
    Remind {
        /// The turn in question.
        turn: TurnRef,
        /// When the time is over (unix milliseconds).
        until: i64,
    },
    /// Without a pace: the player to move, and everybody else, hear until when the others wait for a word.
    LastWord {
        /// The turn in question.
        turn: TurnRef,
        /// When the wait is over (unix milliseconds).
        until: i64,
    },
    /// A player's time is over: the table is asked how to go on.
    TimeOver {
        /// The turn in question.
        turn: TurnRef,
    },
    /// A question other than a move.
    Asked {
        /// What happened before, in one line; may be empty.
        line: String,
        /// The question.
        ask: Ask,
    },
    /// Nobody has moved for long.
    Idle {
        /// When the game is parked (unix milliseconds).
        until: i64,
    },
    /// A person is invited to the table.
    Invited {
        /// The person.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
    },
    /// A person does not accept direct messages, and is pinged in the channel from now on.
    Closed {
        /// The person.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The turn that they should have been told about.
        turn: TurnRef,
    },
    /// A line that does not replace the last turn message.
    Note {
        /// The line.
        text: String,
    },
    /// A person shares with the channel what they are looking at.
    Shared {
        /// The person's seat, if any.
        seat: Option<Seat>,
        /// What is shared.
        view: SharedView,
    },
    /// These people have found each other, and sit at the table.
    Found {
        /// Those who waited.
        #[serde(with = "storage::erasable::list")]
        users: Vec<Option<UserId>>,
    },
    /// The game ended without a winner.
    Unfinished {
        /// The reason.
        line: String,
    },
    /// All tables with the same tiles have ended.
    Standings,
    /// A look back at the game has been asked for; edited as it goes on.
    Analysing {
        /// The slot of the message.
        slot: String,
        /// How far it is.
        text: String,
    },
    /// A look back at the game.
    Analysis {
        /// What was found.
        analysis: Analysis,
        /// Whether only the card with luck and choices is shown.
        card: bool,
    },
    /// Any other line.
    Said {
        /// The line.
        text: String,
    },
    /// A message of an expansion's own, or an edit of it.
    #[serde(untagged)]
    Bulletin(Bulletin),
}

/// A direct message about a game, or an edit of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direct {
    /// Something could not be posted in the channel.
    Unsent {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The reason.
        trouble: Trouble,
    },
    /// What calls a person in the channel, which takes no message.
    Relayed {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// What could not be posted.
        words: String,
    },
    /// It is your turn, or it still is.
    Call {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The turn in question.
        turn: TurnRef,
        /// For a reminder: when the time is over (unix milliseconds).
        until: Option<i64>,
    },
    /// You are next.
    Next {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The current turn, before theirs.
        turn: TurnRef,
        /// The recipient's seat.
        seat: Seat,
    },
    /// An edit of a person's last direct message to what is true now.
    Recall {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The recipient's seat.
        seat: Seat,
        /// If moves were undone: the ordinal of the state before them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        undone: Option<u32>,
    },
    /// To a spectator: something has happened.
    Watched {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// What happened, in one line.
        line: String,
        /// Whether the game is over.
        over: bool,
        /// For a daily digest: the ordinal up to which the spectator already knows everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        known: Option<u32>,
    },
    /// To a player whom the channel does not ping: news for everybody who played.
    Told {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The news.
        told: PersonalNews,
    },
}

/// What happens to what is there: an edit of a message, the thread is kept open, a program hears of an
/// event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// An edit of the lobby message to the table's current state.
    EditLobby,
    /// An edit of a channel message whose question is settled.
    Settled {
        /// The slot of the message.
        slot: String,
        /// The new text; `None` keeps the old one and takes the buttons off it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        /// Edit the message only if it belongs to a later state than this one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// Keeps the thread of a game open.
    Wake {
        /// Whether to set the longest archive time.
        lasting: bool,
    },
    /// No message: an event of a public game, for a program of whoever runs Carcas.
    Hook {
        /// The event.
        event: String,
        /// When it happened.
        at: storage::Millis,
    },
}

/// What belongs to no game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standalone {
    /// A thread in which a table is to be opened.
    Thread {
        /// Who opens it.
        #[serde(with = "storage::erasable")]
        host: Option<UserId>,
        /// Who sits there, too.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
        others: Vec<Option<UserId>>,
        /// The server.
        guild: GuildId,
        /// The settings of the table.
        settings: Box<Settings>,
        /// The calls for players that it answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        calls: Vec<PlayerCall>,
    },
    /// Somebody looks for players.
    Seek {
        /// Who.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The server.
        guild: GuildId,
        /// Since when: a later request has a message of its own.
        since: storage::Millis,
        /// The language of the channel.
        locale: String,
        /// Whether the time is over and nobody came.
        over: bool,
    },
    /// An edit of a call for players that needs no answer any more.
    SeekEnded {
        /// The call.
        call: PlayerCall,
        /// The server.
        guild: GuildId,
        /// The language of the channel.
        locale: String,
        /// Who found each other; nobody if the request just ended.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
        found: Vec<Option<UserId>>,
        /// Where they play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<ChannelId>,
        /// Whether its time is over: then only a call that is still open is edited.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        due: bool,
    },
    /// A direct message: a thread could not be started.
    NoThread {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The channel.
        channel: ChannelId,
        /// Whether a permission is missing.
        permission: bool,
    },
    /// A direct message: what a person asked for could not be posted.
    Unposted {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The channel.
        channel: ChannelId,
    },
    /// The greeting of a server.
    Welcome {
        /// The server's language.
        locale: String,
    },
    /// A direct message: a first game can begin here.
    Learn {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The recipient's language.
        locale: String,
    },
    /// Somebody's daily board, without spoiling it.
    Daily {
        /// Who played it.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The day.
        day: u32,
        /// The language of the channel.
        locale: String,
    },
    /// News of a league.
    League {
        /// The league.
        league: i64,
        /// The news.
        news: LeagueNews,
    },
    /// A direct message to a member of a league whom the channel does not ping.
    LeagueTold {
        /// The recipient.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The league.
        league: i64,
        /// The news.
        news: LeagueNews,
    },
    /// A member of a league does not accept direct messages.
    LeagueClosed {
        /// The person.
        #[serde(with = "storage::erasable")]
        user: Option<UserId>,
        /// The league.
        league: i64,
    },
    /// The list of a server's games, posted or edited.
    Overview {
        /// The server.
        guild: GuildId,
        /// The server's language.
        locale: String,
    },
}

/// What to share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SharedView {
    /// The board.
    Board {
        /// The part to show.
        view: String,
        /// The cell around which it is shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        around: Option<Pos>,
        /// Whether it is in words.
        words: bool,
    },
    /// The scores.
    Score,
    /// The whole game as an animation.
    Replay,
}

/// A message that calls for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerCall {
    /// The interaction that made it.
    pub number: InteractionId,
    /// Who looks for players.
    #[serde(with = "storage::erasable")]
    pub user: Option<UserId>,
    /// Where it was made.
    pub channel: ChannelId,
}

/// News for everybody who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalNews {
    /// The game is over.
    Over,
    /// A table for a rematch is open.
    Again,
    /// All tables with the same tiles have ended.
    Ranked,
    /// The person is invited to a table.
    Invited,
    /// The person has found players, and sits at a table with them.
    Found,
}

/// News of a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeagueNews {
    /// People can join.
    Opened,
    /// A round has begun.
    Round,
    /// The season is over.
    Over,
    /// An edit of what opened it: nobody can join any more.
    Settled,
}

/// A turn, for as long as the same seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnRef {
    /// The number of the turn.
    pub number: u32,
    /// The seat that is asked.
    pub seat: Seat,
}

impl TurnRef {
    /// The turn that a game is in.
    pub fn of(game: &Game) -> Self {
        let seat = game.decision().map_or(game.turn().seat, |decision| decision.seat);
        Self { number: game.turn().number, seat }
    }
}

impl Post {
    /// The start of a game.
    pub fn started(game: &Game) -> Self {
        Self::Started(TurnRef::of(game))
    }

    /// A turn message after something other than a move, which the line says.
    pub fn turn(line: String, game: &Game, ping: bool) -> Self {
        let (turn, traces) = (TurnRef::of(game), Traces::default());
        Self::Turn { line, turn, ping, but: None, traces, brief: false }
    }

    /// A question that says everything itself.
    pub fn asked(ask: Ask) -> Self {
        Self::Asked { line: String::new(), ask }
    }
}

#[cfg(test)]
mod tests;
