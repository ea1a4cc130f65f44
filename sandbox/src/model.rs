//! The state of the sandbox: servers, channels, people, messages, interactions. Plain data; the
//! rules are in the routes that change it. Components and embeds stay JSON, because the sandbox
//! checks and shows them but never computes with them.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Bytes;
use serde_json::Value;

use crate::clock::{EpochMillis, Id};
use crate::room::{Room, RoomKind};

/// A person, or the bot.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) is_bot: bool,
    /// Accepts no direct messages from the bot.
    pub(crate) dms_closed: bool,
}

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) born: EpochMillis,
    /// Members with their permissions, those of their roles not counted.
    pub(crate) members: BTreeMap<Id, u64>,
    /// The roles besides everybody's.
    pub(crate) roles: BTreeMap<Id, Role>,
    /// People who left: they stay out until they come back.
    pub(crate) left: BTreeSet<Id>,
    /// Until when members are timed out.
    pub(crate) timeouts: BTreeMap<Id, EpochMillis>,
}

/// A role of a server.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// What it permits whoever has it.
    pub(crate) may: u64,
    pub(crate) held_by: BTreeSet<Id>,
}

impl Guild {
    /// What a member may do, with the permissions of all their roles.
    pub(crate) fn may(&self, user: Id) -> Option<u64> {
        let own = self.members.get(&user)?;
        let held = self.roles_of(user).map(|role| role.may);
        Some(held.fold(*own, |may, more| may | more))
    }

    /// The roles that a user has.
    pub(crate) fn roles_of(&self, user: Id) -> impl Iterator<Item = &Role> {
        self.roles.values().filter(move |role| role.held_by.contains(&user))
    }

    /// The role with this plain name or id, if there is one.
    pub(crate) fn known_role(&self, name: &str) -> Option<&Role> {
        let by_id = Id::parse(name).and_then(|id| self.roles.get(&id));
        by_id.or_else(|| self.roles.get(&self.role_id(name)))
    }

    /// The id of the role with this name, the same in every run.
    pub(crate) fn role_id(&self, name: &str) -> Id {
        Id::of_name("role", &format!("{}/{name}", self.id))
    }

    /// Whose server it is: a member's, or the bot's while there is no other.
    pub(crate) fn owner(&self, bot: Id) -> Id {
        self.members.keys().copied().find(|id| *id != bot).unwrap_or(bot)
    }
}

/// The kind of a channel, with Discord's number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ChannelPlace {
    /// A channel of a server, of any kind (see [`Room`]).
    Text { guild: Id },
    /// A thread under a channel of a server: 12 private, 10 among announcements, otherwise 11.
    Thread { guild: Id, parent: Id, private: bool },
    /// A user's direct messages with the bot (1).
    Direct { with: Id },
}

/// A channel, thread or direct-message channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) place: ChannelPlace,
    pub(crate) owner: Option<Id>,
    pub(crate) born: EpochMillis,
    pub(crate) archived: bool,
    /// When it was last archived or unarchived.
    pub(crate) turned: EpochMillis,
    pub(crate) locked: bool,
    pub(crate) archive_minutes: u64,
    /// When the thread was last active (a message, an unarchiving, a new archive time), which
    /// postpones auto-archiving.
    pub(crate) active: EpochMillis,
    /// A moderator deleted it.
    pub(crate) deleted: bool,
    /// Who is in the thread.
    pub(crate) joined: BTreeSet<Id>,
    /// What moderators decided about it.
    pub(crate) room: Room,
    /// The bot's permissions here.
    pub(crate) bot_may: u64,
    /// When the bot edited old messages here (see error 30046).
    pub(crate) old_edits: Vec<EpochMillis>,
}

impl Channel {
    /// The server that the channel belongs to, if any.
    pub(crate) fn guild(&self) -> Option<Id> {
        match self.place {
            ChannelPlace::Text { guild } | ChannelPlace::Thread { guild, .. } => Some(guild),
            ChannelPlace::Direct { .. } => None,
        }
    }

    /// Discord's number for the kind of channel.
    pub(crate) fn kind(&self) -> u8 {
        match self.place {
            ChannelPlace::Text { .. } => self.room.kind.number(),
            ChannelPlace::Direct { .. } => 1,
            ChannelPlace::Thread { private: true, .. } => 12,
            ChannelPlace::Thread { .. } if self.room.kind == RoomKind::Announcement => 10,
            ChannelPlace::Thread { .. } => 11,
        }
    }

    /// Whether the thread has been inactive long enough to archive itself.
    pub(crate) fn falls_asleep(&self, now: EpochMillis) -> bool {
        let minutes =
            EpochMillis::try_from(self.archive_minutes).unwrap_or(EpochMillis::MAX / 60_000);
        self.is_thread() && !self.archived && now - self.active >= minutes * 60_000
    }

    /// Archives the thread automatically. Returns its id.
    pub(crate) fn fall_asleep(&mut self, now: EpochMillis) -> Id {
        self.set_archived(true, now);
        self.id
    }

    /// Archives or unarchives the thread.
    pub(crate) fn set_archived(&mut self, archived: bool, now: EpochMillis) {
        if self.archived != archived {
            (self.archived, self.turned) = (archived, now);
        }
        if !archived {
            self.active = now;
        }
    }

    pub(crate) fn is_thread(&self) -> bool {
        matches!(self.place, ChannelPlace::Thread { .. })
    }

    pub(crate) fn is_private(&self) -> bool {
        matches!(self.place, ChannelPlace::Thread { private: true, .. })
    }

    /// Whether somebody is in the thread.
    pub(crate) fn has_joined(&self, user: Id) -> bool {
        self.is_thread() && self.joined.contains(&user)
    }
}

/// A file of a message.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    /// Pixels, if the sandbox can read the picture.
    pub(crate) width_height: Option<(u32, u32)>,
    pub(crate) bytes: Bytes,
}

/// A message of the bot: nobody else writes messages here.
#[derive(Clone, Debug)]
pub(crate) struct PostedMessage {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    /// The only user who sees an ephemeral message.
    pub(crate) only_for: Option<Id>,
    /// The users mentioned in the text, as far as `allowed_mentions` permits.
    pub(crate) mentions: Vec<Id>,
    pub(crate) mention_everyone: bool,
    /// The roles mentioned likewise.
    pub(crate) mention_roles: Vec<Id>,
    /// Who was notified when the message was created. Edits never change it.
    pub(crate) pinged: Vec<Id>,
    pub(crate) created: EpochMillis,
    pub(crate) edited: Option<EpochMillis>,
    /// When it was pinned.
    pub(crate) pinned: Option<EpochMillis>,
    /// The emoji with which the bot reacted, as it names them.
    pub(crate) reactions: Vec<String>,
    pub(crate) nonce: Option<Value>,
    /// The interaction that the message answers.
    pub(crate) interaction: Option<Id>,
    pub(crate) reply_to: Option<Id>,
}

impl PostedMessage {
    pub(crate) fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    pub(crate) fn seen_by(&self, user: Option<Id>) -> bool {
        self.only_for.is_none_or(|only| user == Some(only))
    }
}

/// What a user did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UserAct {
    /// Sent a slash command, shown as this text.
    Command { shown: String },
    /// Typed into an option.
    Autocomplete,
    /// Used a button or menu of this message.
    Component { message: Id },
}

/// The progress of the answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InteractionStage {
    Pending,
    /// The bot is thinking: its next message is the answer, and pings nobody.
    DeferredReply,
    /// The bot will change the message of the component.
    DeferredUpdate,
    Answered,
    Failed,
}

/// An interaction and everything that resulted from it.
#[derive(Clone, Debug)]
pub(crate) struct KnownInteraction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) deed: UserAct,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) created: EpochMillis,
    pub(crate) stage: InteractionStage,
    /// The bot has called back, whatever happened since.
    pub(crate) acknowledged: bool,
    /// The message that `@original` refers to.
    pub(crate) original: Option<Id>,
    /// Every message that answers it, in order.
    pub(crate) messages: Vec<Id>,
    /// The choices in an autocomplete answer.
    pub(crate) choices: Vec<Value>,
    /// The event's data, as delivered.
    pub(crate) event: Value,
}

/// A custom emoji of the bot.
#[derive(Clone, Debug)]
pub(crate) struct StoredEmoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) bytes: Bytes,
}

/// One ping.
#[derive(Clone, Debug)]
pub(crate) struct Alert {
    pub(crate) user: Id,
    pub(crate) message: Id,
    pub(crate) channel: Id,
    pub(crate) at: EpochMillis,
}
