//! An interaction as Discord writes it, of which only what Carcas uses is read. Whatever else is
//! there may have any form. Of what is used, only what nothing can be done without must be readable;
//! the rest counts as absent if it is odd. What cannot be read all the same can still be answered,
//! because an id and a token are nearly always there.
//!
//! Discord describes the form in "Receiving and Responding", "Interaction Object".

use port::{
    ApplicationId, ChannelId, Given, GuildId, Interaction, InteractionId, InteractionKind,
    InteractionToken, Invocation, MessageId, OptionValue, Permissions, Press, Upload, User, UserId,
};

use super::fields::{Fields, RawField};
use crate::metrics::UnreadableCause;

/// The language of whoever does not say it.
const DEFAULT_LOCALE: &str = "en-US";

/// Types of interactions ("Interaction Type").
mod kind {
    pub(super) const PING: f64 = 1.0;
    pub(super) const COMMAND: i64 = 2;
    pub(super) const COMPONENT: i64 = 3;
    pub(super) const AUTOCOMPLETE: i64 = 4;
}

/// Types of options ("Application Command Option Type").
mod option {
    pub(super) const SUBCOMMAND: i64 = 1;
    pub(super) const GROUP: i64 = 2;
    pub(super) const TEXT: i64 = 3;
    pub(super) const INTEGER: i64 = 4;
    pub(super) const FLAG: i64 = 5;
    pub(super) const USER: i64 = 6;
    pub(super) const CHANNEL: i64 = 7;
    pub(super) const ROLE: i64 = 8;
    pub(super) const MENTIONABLE: i64 = 9;
    pub(super) const NUMBER: i64 = 10;
    pub(super) const ATTACHMENT: i64 = 11;
}

/// The type of a button ("Component Types").
const BUTTON: i64 = 2;

/// An interaction that cannot be read.
pub(super) struct ReadError {
    /// Why.
    pub(super) cause: UnreadableCause,
    /// The field that is missing or odd.
    pub(super) field: &'static str,
    /// Where it can be answered.
    pub(super) caller: Option<Caller>,
    /// The language for that, as far as it is known.
    pub(super) locale: String,
    /// Whether choices are wanted and no message.
    pub(super) completes: bool,
}

/// Whom to answer: the digits of an id, which may be wider than ours, and the token.
pub(super) struct Caller {
    pub(super) id: String,
    /// As far as it fits.
    pub(super) interaction: InteractionId,
    pub(super) token: InteractionToken,
}

/// What is needed and cannot be read.
struct Lack {
    cause: UnreadableCause,
    field: &'static str,
}

const fn lacks(field: &'static str) -> Lack {
    Lack { cause: UnreadableCause::Field, field }
}

/// Whether Discord only asks whether somebody is there.
pub(super) fn is_ping(json: &[u8]) -> bool {
    Fields::of(&String::from_utf8_lossy(json)).and_then(|all| all.read("type", RawField::number))
        == Some(kind::PING)
}

/// The interaction as the application sees it; `own` is this application, should it not be named.
pub(super) fn read(json: &[u8], own: ApplicationId) -> Result<Interaction, ReadError> {
    let json = String::from_utf8_lossy(json);
    let Some(all) = Fields::of(&json) else {
        let (cause, locale) = (UnreadableCause::Form, DEFAULT_LOCALE.to_owned());
        return Err(ReadError { cause, field: "", caller: None, locale, completes: false });
    };
    interaction(&all, own).map_err(|Lack { cause, field }| ReadError {
        cause,
        field,
        caller: caller(&all),
        locale: locale(&all),
        completes: all.read("type", RawField::whole) == Some(kind::AUTOCOMPLETE),
    })
}

fn caller(all: &Fields<'_>) -> Option<Caller> {
    let id = all.get("id")?;
    Some(Caller { id: id.digits()?, interaction: InteractionId(id.bits()?), token: token(all)? })
}

fn token(all: &Fields<'_>) -> Option<InteractionToken> {
    let token = all.read("token", RawField::text).filter(|token| !token.is_empty())?;
    Some(InteractionToken::new(token))
}

fn locale(all: &Fields<'_>) -> String {
    let known = |name| all.read(name, RawField::text).filter(|locale| !locale.is_empty());
    let said = known("locale").or_else(|| known("guild_locale"));
    said.unwrap_or_else(|| DEFAULT_LOCALE.to_owned())
}

fn interaction(all: &Fields<'_>, own: ApplicationId) -> Result<Interaction, Lack> {
    let kind = kind(all)?;
    let member = all.read("member", RawField::object);
    Ok(Interaction {
        id: all.read("id", RawField::id).map(InteractionId).ok_or(lacks("id"))?,
        application: all.read("application_id", RawField::id).map_or(own, ApplicationId),
        token: token(all).ok_or(lacks("token"))?,
        guild: guild(all)?,
        channel: channel(all)?,
        in_thread: in_thread(all),
        user: user(all, member.as_ref())?,
        locale: locale(all),
        guild_locale: all.read("guild_locale", RawField::text),
        // Where it is not known what the bot may do, trying tells.
        app_permissions: Permissions(
            all.read("app_permissions", RawField::bits).unwrap_or(u64::MAX),
        ),
        member_permissions: Permissions(
            member
                .and_then(|member| member.read("permissions", RawField::bits))
                .unwrap_or_default(),
        ),
        kind,
    })
}

fn kind(all: &Fields<'_>) -> Result<InteractionKind, Lack> {
    let data = || all.read("data", RawField::object).ok_or(lacks("data"));
    Ok(match all.read("type", RawField::whole) {
        Some(kind::COMMAND) => InteractionKind::Command(command(&data()?)?.0),
        Some(kind::AUTOCOMPLETE) => {
            let (invocation, focused) = command(&data()?)?;
            InteractionKind::Autocomplete { invocation, focused }
        }
        Some(kind::COMPONENT) => InteractionKind::Component(press(all, &data()?)?),
        Some(_) => return Err(Lack { cause: UnreadableCause::Kind, field: "type" }),
        None => return Err(lacks("type")),
    })
}

/// The server. One that cannot be read is not taken for direct messages.
fn guild(all: &Fields<'_>) -> Result<Option<GuildId>, Lack> {
    let beside = || all.read("guild", RawField::object)?.read("id", RawField::id);
    match all.read("guild_id", RawField::id).or_else(beside) {
        None if all.get("guild_id").is_some() => Err(lacks("guild_id")),
        id => Ok(id.map(GuildId)),
    }
}

fn channel(all: &Fields<'_>) -> Result<ChannelId, Lack> {
    let beside = || all.read("channel", RawField::object)?.read("id", RawField::id);
    let id = all.read("channel_id", RawField::id).or_else(beside);
    id.map(ChannelId).ok_or(lacks("channel_id"))
}

/// Whether the channel is a thread ("Channel Types"); of a type that is not known here, only threads
/// have `thread_metadata`.
fn in_thread(all: &Fields<'_>) -> bool {
    let Some(channel) = all.read("channel", RawField::object) else { return false };
    match channel.read("type", RawField::whole) {
        Some(10..=12) => true,
        Some(0..=9 | 13..=16) => false,
        _ => channel.read("thread_metadata", RawField::object).is_some(),
    }
}

fn user(all: &Fields<'_>, member: Option<&Fields<'_>>) -> Result<User, Lack> {
    let of_member = member.and_then(|member| member.read("user", RawField::object));
    let known = |user: Fields<'_>| Some(named(user.read("id", RawField::id)?, Some(&user), member));
    let of_member = of_member.and_then(known);
    let found = of_member.or_else(|| all.read("user", RawField::object).and_then(known));
    found.ok_or(lacks("user.id"))
}

/// A person, whose names are empty where Discord does not say them.
fn named(id: u64, user: Option<&Fields<'_>>, member: Option<&Fields<'_>>) -> User {
    let text = |of: Option<&Fields<'_>>, name| {
        of.and_then(|of| of.read(name, RawField::text)).filter(|text| !text.is_empty())
    };
    let name = text(user, "username").unwrap_or_default();
    let display_name = text(member, "nick").or_else(|| text(user, "global_name"));
    User { id: UserId(id), display_name: display_name.unwrap_or_else(|| name.clone()), name }
}

fn press(all: &Fields<'_>, data: &Fields<'_>) -> Result<Press, Lack> {
    let custom_id = data.read("custom_id", RawField::text).ok_or(lacks("data.custom_id"))?;
    let has_values = data.read("component_type", RawField::whole) != Some(BUTTON);
    let values = data.read("values", RawField::list).filter(|_| has_values).unwrap_or_default();
    // Nobody depends on it so far: without its id a press is as good.
    let message = all.read("message", RawField::object);
    Ok(Press {
        custom_id,
        values: values.into_iter().filter_map(RawField::word).collect(),
        message: MessageId(message.and_then(|it| it.read("id", RawField::id)).unwrap_or_default()),
    })
}

/// The command, and the name of the option that is being typed.
fn command(data: &Fields<'_>) -> Result<(Invocation, String), Lack> {
    let mut path = vec![data.read("name", RawField::text).ok_or(lacks("data.name"))?];
    let mut level = options(data);
    let is_path = |option: &Fields<'_>| {
        let kind = option.read("type", RawField::whole);
        matches!(kind, Some(option::SUBCOMMAND | option::GROUP))
    };
    while let Some(inner) = level.iter().find(|option| is_path(option)) {
        path.push(inner.read("name", RawField::text).ok_or(lacks("data.options.name"))?);
        level = options(inner);
    }
    let resolved = Resolved::of(data);
    let (mut given, mut focused) = (Vec::new(), String::new());
    for option in &level {
        let Some(name) = option.read("name", RawField::text) else { continue };
        let is_focused = option.read("focused", RawField::flag) == Some(true);
        if is_focused {
            focused.clone_from(&name);
        }
        match value(option, is_focused, &resolved) {
            Some(value) => given.push(Given { name, value }),
            None => tracing::warn!(option = name, "an option that cannot be read is left out"),
        }
    }
    Ok((Invocation { path, options: given }, focused))
}

/// The options of a command or a part of it; what is no option is left out.
fn options<'a>(of: &Fields<'a>) -> Vec<Fields<'a>> {
    let listed = of.read("options", RawField::list).unwrap_or_default();
    listed.into_iter().filter_map(RawField::object).collect()
}

fn value(option: &Fields<'_>, is_focused: bool, resolved: &Resolved<'_>) -> Option<OptionValue> {
    let value = option.get("value")?;
    // Whatever its type will be, what is being typed is text.
    if is_focused {
        return value.word().map(OptionValue::Text);
    }
    match option.read("type", RawField::whole)? {
        option::TEXT => value.word().map(OptionValue::Text),
        option::INTEGER => value.whole().map(OptionValue::Integer),
        option::FLAG => value.flag().map(OptionValue::Flag),
        option::NUMBER => value.number().map(OptionValue::Number),
        option::USER => value.id().map(|id| OptionValue::User(resolved.user(id))),
        option::CHANNEL | option::ROLE | option::MENTIONABLE => value.id().map(OptionValue::Id),
        option::ATTACHMENT => resolved.file(value.id()?).map(OptionValue::File),
        _ => None,
    }
}

/// What the ids in options stand for ("Resolved Data Structure"), by id.
struct Resolved<'a> {
    users: Option<Fields<'a>>,
    members: Option<Fields<'a>>,
    attachments: Option<Fields<'a>>,
}

impl<'a> Resolved<'a> {
    fn of(data: &Fields<'a>) -> Self {
        let resolved = data.read("resolved", RawField::object);
        let part = |name| resolved.as_ref().and_then(|all| all.read(name, RawField::object));
        Self { users: part("users"), members: part("members"), attachments: part("attachments") }
    }

    fn user(&self, id: u64) -> User {
        let (user, member) = (entry(self.users.as_ref(), id), entry(self.members.as_ref(), id));
        named(id, user.as_ref(), member.as_ref())
    }

    fn file(&self, id: u64) -> Option<Upload> {
        let file = entry(self.attachments.as_ref(), id)?;
        // Whoever fetches it stops where it becomes too large.
        let bytes = file.read("size", RawField::whole).unwrap_or_default();
        Some(Upload { url: file.read("url", RawField::text)?, bytes: bytes.max(0).unsigned_abs() })
    }
}

fn entry<'a>(of: Option<&Fields<'a>>, id: u64) -> Option<Fields<'a>> {
    of?.get(&id.to_string())?.object()
}

#[cfg(test)]
mod tests;
