//! The port between the application and Discord: what comes in, what goes out, and how it fails.
//! The application is written against these types alone, so the gateway, an HTTP endpoint and a
//! test double are interchangeable transports. This module names no type of the Discord library and
//! decides nothing about what a player may do.

pub mod backoff;
pub mod clock;
mod closure;
pub mod downloads;
mod failure;
mod form;
pub mod greeting;
pub mod hooks;
mod ids;
mod interaction;
pub mod limits;
mod message;
pub mod meters;
pub mod online;

use std::future::Future;

pub use closure::{Closure, ThreadState};
pub use failure::{Failure, FailureCause};
pub use form::Form;
pub use ids::{
    ApplicationId, ChannelId, GuildId, InteractionId, InteractionToken, MessageId, UserId,
};
pub use interaction::{
    Given, Interaction, InteractionKind, Invocation, OptionValue, Permissions, Press, Upload, User,
};
pub use limits::LimitBroken;
pub use message::{
    ActionRow, Button, Choice, Embed, EmbedField, File, Files, Message, MessageTarget, Purpose,
    Select, SelectOption, Style, allowed_mentions,
};

/// The application's answer to an interaction. It pings nobody and only the person sees it; what
/// the channel is to see goes through the outbox.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// A message only the person sees (flag EPHEMERAL).
    Private(Message),
    /// Replaces the message whose button or menu was pressed. As the answer to a command it is the
    /// same as [`Reply::Private`].
    Update(Message),
    /// The choices of an autocompletion, best first; any after the 25th are left out.
    Choices(Vec<Choice>),
}

impl Reply {
    /// The message of the reply; none for choices.
    pub const fn message(&self) -> Option<&Message> {
        match self {
            Self::Private(message) | Self::Update(message) => Some(message),
            Self::Choices(_) => None,
        }
    }

    /// The reply with its message in a plainer form.
    #[must_use]
    pub fn in_form(self, form: Form) -> Self {
        match self {
            Self::Private(message) => Self::Private(message.in_form(form)),
            Self::Update(message) => Self::Update(message.in_form(form)),
            choices @ Self::Choices(_) => choices,
        }
    }
}

/// How to acknowledge an interaction whose reply takes longer than Discord waits. This must be
/// known before the reply is, because a deferred reply cannot change who sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// "is thinking", seen only by the person.
    Private,
    /// The pressed message stays as it is until the reply arrives.
    Update,
}

/// A code that appears in the apology to a player and, with the details, in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident(pub String);

impl Incident {
    /// The code of an interaction, whatever went wrong in it: six letters and digits, enough to
    /// find it in the log and easy to quote.
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

/// A small picture that the application uses in its texts (Discord, "Application-Owned Emoji").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmojiImage {
    /// 2 to 32 letters, digits and underscores.
    pub name: String,
    /// A PNG of at most 256 KiB.
    pub png: Vec<u8>,
}

/// The application as a transport sees it.
pub trait Application: Send + Sync + 'static {
    /// The whole command tree: a JSON array of application commands as Discord registers them
    /// ("Application Commands", Bulk Overwrite Global Application Commands). Pure.
    fn commands(&self) -> serde_json::Value;

    /// The emoji the application uses. Pure.
    fn emojis(&self) -> &[EmojiImage] {
        &[]
    }

    /// Called when Discord has these emoji, by name and id.
    fn has_emojis(&self, known: &[(String, u64)]) {
        let _ = known;
    }

    /// How to defer this interaction if its reply takes long. Pure and immediate.
    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match interaction.kind {
            InteractionKind::Component(_) => Deferral::Update,
            InteractionKind::Command(_) | InteractionKind::Autocomplete { .. } => Deferral::Private,
        }
    }

    /// What the person sees while the answer to this interaction is still in progress, if it takes
    /// long. Asked every few seconds. Immediate.
    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        let _ = interaction;
        None
    }

    /// Answers one interaction. Its changes are committed before it returns. The same interaction
    /// may arrive twice, even after a restart.
    fn handle(&self, interaction: Interaction) -> impl Future<Output = Reply> + Send;

    /// Called just before Discord is told to wait for the answer to this interaction. From then on
    /// the answer is owed, by the next process too if this one ends.
    fn promise(&self, interaction: &Interaction) -> impl Future<Output = ()> + Send {
        let _ = interaction;
        async {}
    }

    /// The interactions whose answers an earlier process still owes.
    fn owed(&self) -> impl Future<Output = Vec<Interaction>> + Send {
        async { Vec::new() }
    }

    /// Called when an owed answer has been given, or nobody waits for it any more.
    fn redeemed(&self, interaction: InteractionId) -> impl Future<Output = ()> + Send {
        let _ = interaction;
        async {}
    }

    /// Called when the bot is added to a server; `channel` is where it is greeted
    /// ([`greeting::NewServer::greeted_in`]).
    fn joined(
        &self,
        guild: GuildId,
        channel: ChannelId,
        locale: &str,
    ) -> impl Future<Output = ()> + Send {
        let _ = (guild, channel, locale);
        async {}
    }

    /// Called when a channel was deleted or a thread closed: nobody can play there any more.
    fn closed(&self, channel: ChannelId, closure: Closure) -> impl Future<Output = ()> + Send {
        let _ = (channel, closure);
        async {}
    }

    /// Called when a channel may be usable again: its thread was opened, or the bot was let in.
    fn opened(&self, channel: ChannelId) -> impl Future<Output = ()> + Send {
        let _ = channel;
        async {}
    }

    /// Called when the bot's permissions may have changed somewhere in a server.
    fn changed(&self, guild: GuildId) -> impl Future<Output = ()> + Send {
        let _ = guild;
        async {}
    }

    /// Called when the bot was removed from a server: nobody can play there any more.
    fn left(&self, guild: GuildId) -> impl Future<Output = ()> + Send {
        let _ = guild;
        async {}
    }

    /// What a player reads when the handler fails. Must not use anything that may have failed.
    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message;

    /// What a person reads whose interaction could not even be read; `locale` is as much as is known of
    /// their language. Must not use anything that may have failed.
    fn unreadable_apology(&self, locale: &str, incident: &Incident) -> Message {
        let _ = locale;
        Message::text(incident.to_string())
    }
}

/// What the application's workers can do on Discord outside an answer to an interaction. Each call
/// is one request (plus its retries after 429); the caller decides whether to try again.
///
/// # Errors
/// Each call returns a [`Failure`] that says whether another attempt can help.
pub trait Platform: Send + Sync + 'static {
    /// Sends a message to a channel or thread. Within a few minutes, the same `nonce` returns the
    /// first message instead of sending a second one (Create Message, `enforce_nonce`). It has at
    /// most [`limits::NONCE`] characters.
    fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> impl Future<Output = Result<MessageId, Failure>> + Send;

    /// Replaces the contents of one of the bot's messages. It pings nobody.
    fn edit(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Removes the buttons and menus from one of the bot's messages and leaves the rest as it is.
    fn strip(
        &self,
        channel: ChannelId,
        id: MessageId,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Reopens a thread that has archived itself (Modify Channel, `archived`: false). This needs
    /// only the permission to write there, unless a moderator locked the thread. An open thread
    /// stays as it is. With `lasting` the thread also stays open for a week after each message
    /// (`auto_archive_duration`), which needs the permission to manage threads.
    fn wake(
        &self,
        thread: ChannelId,
        lasting: bool,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Starts a thread from a message that has none (Start Thread from Message). The thread has the
    /// id of its message, so a message whose thread was started before is a success.
    fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Deletes one of the bot's messages. A platform that cannot leaves it.
    fn delete(
        &self,
        channel: ChannelId,
        id: MessageId,
    ) -> impl Future<Output = Result<(), Failure>> + Send {
        let _ = (channel, id);
        async { Ok(()) }
    }

    /// Checks whether Discord answers at all; changes nothing.
    fn answers(&self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Whether the bot is on a server. A platform that cannot tell says that it is.
    fn is_on(&self, guild: GuildId) -> impl Future<Output = Result<bool, Failure>> + Send {
        let _ = guild;
        async { Ok(true) }
    }

    /// The direct-message channel of a person.
    fn open_dm(&self, user: UserId) -> impl Future<Output = Result<ChannelId, Failure>> + Send;
}
