//! What is used of the gateway's events, and nothing else of them.

use app::port::{ApplicationId, ChannelId, Closure, GuildId};
use serde::Deserialize;
use serde_json::value::RawValue;
use serenity::model::Timestamp;

use super::lenient::{Id, Number, list, optional};

/// The type of a channel for text ("Channel", Channel Types).
const TEXT: Number = Number(0);
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
    Guild(Guild),
    /// The bot has left a server.
    Left(GuildId),
    /// A channel can no longer be played in.
    Closed(ChannelId, Closure),
    /// Nothing that anybody here wants to know.
    Other,
}

impl<'a> GatewayDispatch<'a> {
    /// Reads an event.
    ///
    /// # Errors
    /// The first field without which the event says nothing.
    pub(super) fn read(kind: &str, text: &'a str) -> serde_json::Result<Self> {
        let gone = |id: Id| Self::Closed(ChannelId(id.0), Closure::Gone);
        Ok(match kind {
            "READY" => Self::Ready(serde_json::from_str(text)?),
            "RESUMED" => Self::Resumed,
            "INTERACTION_CREATE" => Self::Interaction(text),
            "GUILD_CREATE" => Self::Guild(serde_json::from_str(text)?),
            "GUILD_DELETE" => serde_json::from_str::<GoneGuild>(text)?.dispatch(),
            "CHANNEL_DELETE" | "THREAD_DELETE" => {
                gone(serde_json::from_str::<Identified>(text)?.id)
            }
            "THREAD_UPDATE" => serde_json::from_str::<Thread>(text)?.dispatch(),
            _ => Self::Other,
        })
    }
}

/// Something of which only the id matters.
#[derive(Debug, Deserialize)]
struct Identified {
    id: Id,
}

/// A session has begun ("Ready").
#[derive(Debug, Deserialize)]
pub(super) struct Ready {
    pub(super) session_id: String,
    /// Where this session is resumed.
    #[serde(default, deserialize_with = "optional")]
    pub(super) resume_gateway_url: Option<String>,
    #[serde(default, deserialize_with = "optional")]
    application: Option<Identified>,
    #[serde(default, deserialize_with = "optional")]
    user: Option<Identified>,
}

impl Ready {
    /// The application. Bots of today have the id of theirs.
    pub(super) fn application(&self) -> Option<ApplicationId> {
        let known = self.application.as_ref().or(self.user.as_ref());
        known.map(|known| ApplicationId(known.id.0))
    }
}

/// A server ("Guild Create").
#[derive(Debug, Deserialize)]
pub(super) struct Guild {
    id: Id,
    #[serde(default, deserialize_with = "optional")]
    joined_at: Option<String>,
    #[serde(default, deserialize_with = "optional")]
    system_channel_id: Option<Id>,
    #[serde(default, deserialize_with = "optional")]
    preferred_locale: Option<String>,
    #[serde(default, deserialize_with = "list")]
    channels: Vec<Channel>,
}

#[derive(Debug, Deserialize)]
struct Channel {
    id: Id,
    #[serde(default, deserialize_with = "optional", rename = "type")]
    kind: Option<Number>,
    #[serde(default, deserialize_with = "optional")]
    position: Option<Number>,
}

impl Guild {
    pub(super) fn id(&self) -> GuildId {
        GuildId(self.id.0)
    }

    /// When the bot joined it, in milliseconds; not known of a server that is away.
    pub(super) fn joined_at(&self) -> Option<i64> {
        let joined = Timestamp::parse(self.joined_at.as_deref()?).ok()?;
        Some(joined.unix_timestamp() * 1000)
    }

    /// Its language, as a Discord locale.
    pub(super) fn locale(&self) -> &str {
        self.preferred_locale.as_deref().unwrap_or("en-US")
    }

    /// The channel where it greets newcomers, or else its first text channel.
    pub(super) fn newcomers(&self) -> Option<ChannelId> {
        let text = self.channels.iter().filter(|channel| channel.kind == Some(TEXT));
        let place = |channel: &&Channel| (channel.position.map_or(0, |at| at.0), channel.id);
        let first = text.min_by_key(place).map(|channel| channel.id);
        self.system_channel_id.or(first).map(|id| ChannelId(id.0))
    }
}

/// "Guild Delete".
#[derive(Debug, Deserialize)]
struct GoneGuild {
    id: Id,
    /// Whether it is only away for a while. It is gone for good if this is not said, and anything that
    /// nobody here knows is not believed to mean that.
    #[serde(default)]
    unavailable: Option<Box<RawValue>>,
}

impl GoneGuild {
    fn dispatch(&self) -> GatewayDispatch<'static> {
        match self.unavailable.as_deref().map(RawValue::get) {
            None | Some("false") => GatewayDispatch::Left(GuildId(self.id.0)),
            Some(_) => GatewayDispatch::Other,
        }
    }
}

/// A thread that has changed.
#[derive(Debug, Deserialize)]
struct Thread {
    id: Id,
    #[serde(default, deserialize_with = "optional")]
    last_message_id: Option<Id>,
    #[serde(default, deserialize_with = "optional")]
    thread_metadata: Option<ThreadState>,
}

#[derive(Debug, Deserialize)]
struct ThreadState {
    #[serde(default, deserialize_with = "optional")]
    archived: Option<bool>,
    #[serde(default, deserialize_with = "optional")]
    locked: Option<bool>,
    #[serde(default, deserialize_with = "optional")]
    auto_archive_duration: Option<Number>,
    #[serde(default, deserialize_with = "optional")]
    archive_timestamp: Option<String>,
}

impl Thread {
    fn dispatch(&self) -> GatewayDispatch<'static> {
        let closed = |closure| GatewayDispatch::Closed(ChannelId(self.id.0), closure);
        self.closure().map_or(GatewayDispatch::Other, closed)
    }

    /// How it was closed; none while it is open.
    ///
    /// Discord does not say who archived a thread. A thread archives itself once its configured number
    /// of minutes has passed since the last message ("Threads", `auto_archive_duration`); if it was
    /// archived earlier, somebody did it.
    fn closure(&self) -> Option<Closure> {
        let state = self.thread_metadata.as_ref()?;
        if state.locked == Some(true) {
            return Some(Closure::Closed);
        }
        if state.archived != Some(true) {
            return None;
        }
        let spoken = self.last_message_id.unwrap_or(self.id).0;
        let spoken = i64::try_from((EPOCH_MS + (spoken >> 22)) / 1000).ok()?;
        let minutes = state.auto_archive_duration.map_or(0, |minutes| minutes.0);
        let asleep_at = spoken.saturating_add(minutes.saturating_mul(60));
        let archived = state.archive_timestamp.as_deref();
        let archived = archived.and_then(|at| Timestamp::parse(at).ok());
        Some(match archived {
            Some(archived) if archived.unix_timestamp() < asleep_at => Closure::Closed,
            _ => Closure::Asleep,
        })
    }
}

#[cfg(test)]
mod tests;
