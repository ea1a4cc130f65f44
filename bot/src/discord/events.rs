//! What is used of the gateway's events, and nothing else of them.

use port::greeting::{NewServer, TextChannel};
use port::{ApplicationId, ChannelId, Closure, GuildId, Permissions, ThreadState};
use serenity::model::Timestamp;

use super::fields::{Fields, RawField};

/// The type of a channel for text ("Channel", Channel Types).
const TEXT: i64 = 0;
/// Discord's ids count milliseconds from here, the beginning of 2015.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// An event.
#[derive(Debug)]
pub(super) enum GatewayDispatch<'a> {
    /// A session has begun.
    Ready(Ready),
    /// A session goes on.
    Resumed,
    /// Somebody acts; read by whoever answers.
    Interaction(&'a str),
    /// A server is there: the bot has joined it, or a session has begun.
    Guild(JoinedGuild),
    /// The bot has left a server.
    Left(GuildId),
    /// What the bot may do may have changed somewhere in a server.
    Changed(GuildId),
    /// A thread is open, or the bot was let into it.
    Opened(ChannelId),
    /// A channel can no longer be played in.
    Closed(ChannelId, Closure),
    /// Nothing that anybody here wants to know.
    Other,
}

/// An event says nothing without this field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {0} in it")]
pub(super) struct MissingField(pub(super) &'static str);

impl<'a> GatewayDispatch<'a> {
    /// Reads an event.
    ///
    /// # Errors
    /// The first field without which the event says nothing.
    pub(super) fn read(kind: &str, text: &'a str) -> Result<Self, MissingField> {
        let fields = || Fields::of(text).ok_or(MissingField("object"));
        let channel = || Ok(ChannelId(id(&fields()?)?));
        Ok(match kind {
            "READY" => Self::Ready(Ready::of(&fields()?)?),
            "RESUMED" => Self::Resumed,
            "INTERACTION_CREATE" => Self::Interaction(text),
            "GUILD_CREATE" => Self::Guild(JoinedGuild::of(&fields()?)?),
            "GUILD_DELETE" => gone(&fields()?)?,
            // Without a privileged intent, the only member whose changes are told is the bot.
            "CHANNEL_UPDATE" | "GUILD_ROLE_UPDATE" | "GUILD_MEMBER_UPDATE" => {
                let guild = fields()?.read("guild_id", RawField::id);
                guild.map_or(Self::Other, |guild| Self::Changed(GuildId(guild)))
            }
            "CHANNEL_DELETE" | "THREAD_DELETE" => Self::Closed(channel()?, Closure::Gone),
            "THREAD_UPDATE" => match closure(&fields()?)? {
                Some(closure) => Self::Closed(channel()?, closure),
                None => Self::Opened(channel()?),
            },
            // Also when the bot is added to a private thread that was there before.
            "THREAD_CREATE" => Self::Opened(channel()?),
            // Without a privileged intent this is about the bot alone.
            "THREAD_MEMBERS_UPDATE" => {
                let added = fields()?.read("added_members", RawField::list).unwrap_or_default();
                if added.is_empty() { Self::Other } else { Self::Opened(channel()?) }
            }
            _ => Self::Other,
        })
    }
}

fn id(fields: &Fields<'_>) -> Result<u64, MissingField> {
    fields.read("id", RawField::id).ok_or(MissingField("id"))
}

/// The objects in a list; what is none is passed over.
fn objects<'a>(fields: &Fields<'a>, name: &'static str) -> impl Iterator<Item = Fields<'a>> {
    let list = fields.read(name, RawField::list).unwrap_or_default();
    list.into_iter().filter_map(RawField::object)
}

fn permissions(fields: &Fields<'_>, name: &'static str) -> Permissions {
    Permissions(fields.read(name, RawField::bits).unwrap_or_default())
}

/// An instant in milliseconds.
fn instant(fields: &Fields<'_>, name: &'static str) -> Option<i64> {
    let at = Timestamp::parse(&fields.read(name, RawField::text)?).ok()?;
    Some(at.unix_timestamp().saturating_mul(1000))
}

/// A session has begun ("Ready").
#[derive(Debug)]
pub(super) struct Ready {
    pub(super) session_id: String,
    /// Where this session is resumed.
    pub(super) resume_gateway_url: Option<String>,
    /// The application. Bots of today have the id of theirs.
    pub(super) application: Option<ApplicationId>,
}

impl Ready {
    fn of(fields: &Fields<'_>) -> Result<Self, MissingField> {
        let session_id = fields.read("session_id", RawField::text);
        let named = |name| fields.read(name, |it| it.object()?.read("id", RawField::id));
        Ok(Self {
            session_id: session_id.ok_or(MissingField("session_id"))?,
            resume_gateway_url: fields.read("resume_gateway_url", RawField::text),
            application: named("application").or_else(|| named("user")).map(ApplicationId),
        })
    }
}

/// A server ("Guild Create").
#[derive(Debug)]
pub(super) struct JoinedGuild {
    /// When the bot joined it, in milliseconds; not known of a server that is away.
    pub(super) joined_at: Option<i64>,
    /// Its language, as a Discord locale.
    pub(super) locale: String,
    /// What decides where it is greeted, but for the bot.
    server: NewServer,
    /// The roles of its members, of whom the bot is one.
    members: Vec<(u64, Vec<u64>)>,
    /// What its roles allow.
    roles: Vec<(u64, Permissions)>,
}

impl JoinedGuild {
    fn of(fields: &Fields<'_>) -> Result<Self, MissingField> {
        let server = id(fields)?;
        let roles: Vec<(u64, Permissions)> = objects(fields, "roles")
            .filter_map(|role| Some((id(&role).ok()?, permissions(&role, "permissions"))))
            .collect();
        let everyone = roles.iter().find(|(role, _)| *role == server);
        let channel = |name| fields.read(name, RawField::id).map(ChannelId);
        let reserved = ["rules_channel_id", "public_updates_channel_id"];
        Ok(Self {
            joined_at: instant(fields, "joined_at"),
            locale: fields
                .read("preferred_locale", RawField::text)
                .unwrap_or_else(|| "en-US".to_owned()),
            server: NewServer {
                id: server,
                everyone: everyone.map(|(_, allowed)| *allowed).unwrap_or_default(),
                channels: objects(fields, "channels").filter_map(|it| text_channel(&it)).collect(),
                newcomers: channel("system_channel_id"),
                reserved: reserved.into_iter().filter_map(channel).collect(),
                ..NewServer::default()
            },
            members: objects(fields, "members").filter_map(|it| member(&it)).collect(),
            roles,
        })
    }

    pub(super) fn id(&self) -> GuildId {
        GuildId(self.server.id)
    }

    /// The channel to greet in, for the bot with this id; none if there is none for that.
    pub(super) fn greeted_in(&self, bot: u64) -> Option<ChannelId> {
        let own = self.members.iter().find(|(member, _)| *member == bot);
        let own = own.map(|(_, roles)| roles.as_slice()).unwrap_or_default();
        let roles = self.roles.iter().filter(|(role, _)| own.contains(role)).copied().collect();
        NewServer { bot, roles, ..self.server.clone() }.greeted_in()
    }
}

fn member(fields: &Fields<'_>) -> Option<(u64, Vec<u64>)> {
    let roles = fields.read("roles", RawField::list).unwrap_or_default();
    let who = fields.read("user", RawField::object)?;
    Some((id(&who).ok()?, roles.into_iter().filter_map(RawField::id).collect()))
}

/// A channel of a server, if it is one for text.
fn text_channel(fields: &Fields<'_>) -> Option<TextChannel> {
    let is_text = fields.read("type", RawField::whole) == Some(TEXT);
    let overwrite = |its: Fields<'_>| {
        Some((id(&its).ok()?, permissions(&its, "allow"), permissions(&its, "deny")))
    };
    let position = fields.read("position", RawField::whole).unwrap_or_default();
    Some(TextChannel {
        id: ChannelId(id(fields).ok().filter(|_| is_text)?),
        position: u16::try_from(position.max(0)).unwrap_or(u16::MAX),
        overwrites: objects(fields, "permission_overwrites").filter_map(overwrite).collect(),
    })
}

/// "Guild Delete". A server is gone for good if nothing is said of it being away for a while, and
/// what nobody here knows is not believed to mean that.
fn gone(fields: &Fields<'_>) -> Result<GatewayDispatch<'static>, MissingField> {
    let guild = GuildId(id(fields)?);
    Ok(match fields.get("unavailable").map(RawField::flag) {
        None | Some(Some(false)) => GatewayDispatch::Left(guild),
        Some(_) => GatewayDispatch::Other,
    })
}

/// How a thread was closed; none while it is open.
fn closure(fields: &Fields<'_>) -> Result<Option<Closure>, MissingField> {
    let thread = id(fields)?;
    let Some(state) = fields.read("thread_metadata", RawField::object) else { return Ok(None) };
    let is = |name| state.read(name, RawField::flag).unwrap_or(false);
    let spoken = fields.read("last_message_id", RawField::id).unwrap_or(thread);
    let minutes = state.read("auto_archive_duration", RawField::whole).unwrap_or_default();
    Ok(Closure::of(&ThreadState {
        archived: is("archived"),
        locked: is("locked"),
        spoken_at: i64::try_from(EPOCH_MS + (spoken >> 22)).unwrap_or(i64::MAX),
        changed_at: instant(&state, "archive_timestamp"),
        quiet_for: minutes.saturating_mul(60_000),
    }))
}

#[cfg(test)]
mod tests;
