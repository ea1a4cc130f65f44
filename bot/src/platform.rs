//! The port between the application and Discord: what comes in, what goes out, and how it fails.
//! The application is written against these types alone, so that the gateway, an HTTP endpoint and
//! a test double are three transports of the same thing. No type of the Discord library is named
//! here, and nothing here decides what a player may do.

mod failure;
mod ids;
mod interaction;
pub mod limits;
mod message;

use std::future::Future;

pub use failure::{Cause, Failure};
pub use ids::{
    ApplicationId, ChannelId, GuildId, InteractionId, InteractionToken, MessageId, UserId,
};
pub use interaction::{Given, Interaction, Invocation, Kind, Permissions, Press, User, Value};
pub use limits::LimitBroken;
pub use message::{
    Button, Choice, Embed, EmbedField, File, Files, Message, Purpose, Row, Select, SelectOption,
    Style, Target, allowed_mentions,
};

/// What the application answers to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A message that only the person sees (flag EPHEMERAL). It pings nobody.
    Private(Message),
    /// A message that the channel sees. Replies to a deferred interaction ping nobody: what must
    /// ping is a row of the outbox.
    Public(Message),
    /// The message whose button or menu was pressed becomes this message. As the answer to a
    /// command it is the same as [`Reply::Private`].
    Update(Message),
    /// The press was noticed and nothing changes. As the answer to a command it is not possible;
    /// use [`Reply::Private`].
    Noticed,
    /// The choices of an autocompletion, best first; those after the 25th are left out.
    Choices(Vec<Choice>),
}

/// How an interaction is acknowledged when its reply takes longer than Discord waits. It must be
/// known before the reply is, because a deferred reply cannot change who sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// "is thinking", seen by the person alone.
    Private,
    /// "is thinking", seen by the channel.
    Public,
    /// The pressed message stays as it is until the reply comes.
    Update,
}

/// A word that stands in the apology to a player and in the log beside the details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident(pub String);

impl Incident {
    /// The word of an interaction, whatever went wrong in it: six letters and digits, enough to
    /// find it in the log, easy to tell.
    pub fn of(interaction: InteractionId) -> Self {
        const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let spread = interaction.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 34;
        let digit = |n: u32| char::from(DIGITS[usize::from((spread >> (5 * n)) as u8 & 31)]);
        Self((0..6).map(digit).collect())
    }
}

impl std::fmt::Display for Incident {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A small picture that the application shows within its texts (Discord, "Application-Owned Emoji").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// 2 to 32 letters, digits and underscores.
    pub name: String,
    /// A PNG of at most 256 KiB.
    pub png: Vec<u8>,
}

/// How a channel ceased to be one where people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closure {
    /// It was deleted.
    Gone,
    /// Somebody closed the thread: archived it before its time, or locked it.
    Closed,
    /// The thread archived itself, because nobody wrote there: it can be opened again.
    Asleep,
}

/// The application as a transport sees it.
pub trait Application: Send + Sync + 'static {
    /// The whole command tree: a JSON array of application commands as Discord registers them
    /// ("Application Commands", Bulk Overwrite Global Application Commands). Pure.
    fn commands(&self) -> serde_json::Value;

    /// The emoji that it writes. Pure.
    fn emojis(&self) -> &[Emoji] {
        &[]
    }

    /// Discord has these emoji, by name and id.
    fn has_emojis(&self, known: &[(String, u64)]) {
        let _ = known;
    }

    /// How this interaction is deferred, should its reply take long. Pure and immediate.
    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match interaction.kind {
            Kind::Component(_) => Deferral::Update,
            Kind::Command(_) | Kind::Autocomplete { .. } => Deferral::Private,
        }
    }

    /// What the person reads meanwhile, if the answer to this interaction is under way and takes
    /// long; it is asked every few seconds. Immediate.
    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        let _ = interaction;
        None
    }

    /// Answers one interaction. What it changes is committed before it returns. The same
    /// interaction may come twice, also after a restart.
    fn handle(&self, interaction: Interaction) -> impl Future<Output = Reply> + Send;

    /// Discord is about to be told to wait for the answer to this interaction: from now on it is
    /// owed, also by the next process if this one ends.
    fn promise(&self, interaction: &Interaction) -> impl Future<Output = ()> + Send {
        let _ = interaction;
        async {}
    }

    /// The interactions whose answers are owed since before this process.
    fn owed(&self) -> impl Future<Output = Vec<Interaction>> + Send {
        async { Vec::new() }
    }

    /// An answer that was owed has been given, or nobody waits for it any more.
    fn redeemed(&self, interaction: InteractionId) -> impl Future<Output = ()> + Send {
        let _ = interaction;
        async {}
    }

    /// The bot has been asked to a server; `channel` is where the server greets newcomers.
    fn joined(
        &self,
        guild: GuildId,
        channel: ChannelId,
        locale: &str,
    ) -> impl Future<Output = ()> + Send {
        let _ = (guild, channel, locale);
        async {}
    }

    /// A channel was deleted, or a thread is closed: nobody can play there from now on.
    fn closed(&self, channel: ChannelId, closure: Closure) -> impl Future<Output = ()> + Send {
        let _ = (channel, closure);
        async {}
    }

    /// What a player reads when the handler has failed. Must not touch what may have failed.
    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message;
}

/// What the application's workers can do on Discord outside an answer to an interaction. Every
/// call is one request (and its retries after 429); whether to try again is the caller's decision.
///
/// # Errors
/// Each call gives a [`Failure`] that says whether another attempt can help.
pub trait Platform: Send + Sync + 'static {
    /// Sends a message to a channel or thread. The same `nonce` within a few minutes gives the
    /// first message again instead of a second one (Create Message, `enforce_nonce`). At most
    /// [`limits::NONCE`] characters.
    fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> impl Future<Output = Result<MessageId, Failure>> + Send;

    /// Makes a message of the bot into this one. It pings nobody.
    fn edit(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Takes the buttons and menus off a message of the bot and leaves the rest as it is.
    fn strip(
        &self,
        channel: ChannelId,
        id: MessageId,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Sends a public message through the webhook of an interaction, which needs no permission in
    /// the channel, while the token lives (15 minutes). There is no nonce here.
    fn follow_up(
        &self,
        application: ApplicationId,
        token: &InteractionToken,
        message: &Message,
    ) -> impl Future<Output = Result<MessageId, Failure>> + Send;

    /// Opens a thread that has archived itself (Modify Channel, `archived`: false), which takes no
    /// more than the permission to write there, unless a moderator locked it. What is open stays as
    /// it is. With `lasting` it is also to stay open for a week after each message
    /// (`auto_archive_duration`), which takes the permission to manage threads.
    fn wake(
        &self,
        thread: ChannelId,
        lasting: bool,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Asks whether anything is answered at all; it changes nothing.
    fn answers(&self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// The channel of direct messages with a person.
    fn open_dm(&self, user: UserId) -> impl Future<Output = Result<ChannelId, Failure>> + Send;
}
