//! One thing a person did: a command, a request for completions, or a press. Discord attests ids,
//! channel, permissions and the pressed message; every text and custom id is untrusted.

use serde::{Deserialize, Serialize};

use crate::{
    ApplicationId, ChannelId, GuildId, InteractionId, InteractionToken, MessageId, UserId,
};

/// One interaction (Discord, "Receiving and Responding to Interactions").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interaction {
    /// Its id: an interaction delivered twice has the same id both times.
    pub id: InteractionId,
    /// The bot's application.
    pub application: ApplicationId,
    /// The right to answer for 15 minutes. It is a secret and never appears in a text.
    #[serde(skip)]
    pub token: InteractionToken,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread where it happened.
    pub channel: ChannelId,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// Who did it.
    pub user: User,
    /// The language of the person's client, as a Discord locale (`en-GB`, `pl`, ...).
    pub locale: String,
    /// The language of the server, as a Discord locale.
    pub guild_locale: Option<String>,
    /// What the bot may do in this channel.
    pub app_permissions: Permissions,
    /// What the person may do in this channel; nothing in direct messages.
    pub member_permissions: Permissions,
    /// What was done.
    pub kind: InteractionKind,
}

/// A person as Discord names them. The names are the person's own text: escape them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    /// The person's id.
    pub id: UserId,
    /// The unique user name.
    pub name: String,
    /// The name shown in the channel: the nickname in the server, else the display name.
    pub display_name: String,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum InteractionKind {
    /// A slash command.
    Command(Invocation),
    /// The person is typing a command and wants completions. It is never deferred.
    Autocomplete {
        /// The command typed so far.
        invocation: Invocation,
        /// The name of the option being typed; its text so far is among the options.
        focused: String,
    },
    /// A button or a select menu.
    Component(Press),
}

/// A command as it was typed.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Invocation {
    /// The command, then the group and subcommand if there are any: `["game", "new"]`.
    pub path: Vec<String>,
    /// The options that were given, in Discord's order.
    pub options: Vec<Given>,
}

impl Invocation {
    /// The value of an option, if it was given.
    pub fn option(&self, name: &str) -> Option<&OptionValue> {
        self.options.iter().find(|given| given.name == name).map(|given| &given.value)
    }

    /// The value of a text option, if it was given.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.option(name)? {
            OptionValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value of an integer option, if it was given.
    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.option(name)? {
            OptionValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// The value of a yes-or-no option, if it was given.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.option(name)? {
            OptionValue::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// The file of an option, if it was given.
    pub fn file(&self, name: &str) -> Option<&Upload> {
        match self.option(name)? {
            OptionValue::File(file) => Some(file),
            _ => None,
        }
    }

    /// The person of a user option, if it was given.
    pub fn user(&self, name: &str) -> Option<&User> {
        match self.option(name)? {
            OptionValue::User(user) => Some(user),
            _ => None,
        }
    }
}

/// One option of a command with its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Given {
    /// The name of the option.
    pub name: String,
    /// What was given.
    pub value: OptionValue,
}

/// The value of an option (Discord, "Application Command Option Type").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum OptionValue {
    /// Text; also the unfinished text of any option that is being completed.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Flag(bool),
    /// A person. Names are empty when Discord did not resolve them.
    User(User),
    /// A file.
    File(Upload),
    /// A channel, role or anything else with an id.
    Id(u64),
}

/// A file that somebody gave to a command. It is at Discord, and fetched when it is needed
/// ([`Downloads`](crate::downloads::Downloads)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upload {
    /// Where it is.
    pub url: String,
    /// How many bytes it has.
    pub bytes: u64,
}

/// A press of a button or a choice in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// What the component carries, at most 100 characters. The client can set it to anything.
    pub custom_id: String,
    /// The chosen values of a select menu; empty for a button.
    pub values: Vec<String>,
    /// The message that the component is on.
    pub message: MessageId,
}

/// A set of permissions (Discord, "Permissions", bitwise flags).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Permissions(pub u64);

impl Permissions {
    /// Everything is allowed.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// May change the server.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// May see the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// May send messages to a channel that is not a thread.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// May show embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// May attach files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// May read what was written before.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// May change threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// May send messages to a thread.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    /// Start threads that everybody in the channel sees.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);

    /// True if all of `wanted` are in the set; an administrator has every permission.
    pub const fn has(self, wanted: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & wanted.0 == wanted.0
    }

    /// True if any of these is in the set, whatever an administrator has.
    pub const fn overlaps(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// True for those who run the server: they may change its settings.
    pub const fn is_admin(self) -> bool {
        self.has(Self::MANAGE_GUILD)
    }
}

impl std::ops::BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_administrator_has_every_permission() {
        let admin = Permissions::ADMINISTRATOR;
        assert!(admin.has(Permissions::SEND_MESSAGES) && admin.is_admin());
        let some = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        assert!(some.has(Permissions::SEND_MESSAGES));
        assert!(!some.has(Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES));
        assert!(!some.is_admin());
    }

    #[test]
    fn an_option_is_found_by_name_and_type() {
        let given = |name: &str, value| Given { name: name.to_owned(), value };
        let invocation = Invocation {
            path: vec!["place".to_owned()],
            options: vec![
                given("cell", OptionValue::Text("D4".to_owned())),
                given("rotation", OptionValue::Integer(90)),
            ],
        };
        assert_eq!(invocation.text("cell"), Some("D4"));
        assert_eq!(invocation.integer("rotation"), Some(90));
        assert_eq!(invocation.text("rotation"), None);
        assert_eq!(invocation.flag("absent"), None);
    }
}
