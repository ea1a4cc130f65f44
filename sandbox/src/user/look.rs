//! Reading: what a user sees in a channel, what pinged them, the progress of an interaction, the
//! available commands, and what the bot requested.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use super::whereabouts;
use super::{Asked, Wrong};
use crate::clock::{EpochMillis, Id, iso};
use crate::endpoint;
use crate::gateway::session::{Identify, Session};
use crate::limits::{EPHEMERAL, LOADING};
use crate::model::{Alert, Channel, ChannelPlace, Guild, InteractionStage, PostedMessage, Role};
use crate::room::ForumTag;
use crate::wire;
use crate::world::{Shared, World};

/// The longest wait for an interaction, in milliseconds.
const LONGEST_WAIT_MS: u64 = 60_000;

/// `GET /user/commands`: the global commands and those of a server (`guild`, by default `home`).
pub(super) async fn commands(
    State(shared): State<Shared>,
    asked: Asked,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    let guild = whereabouts::guild(&mut world, asked.get("guild"))?;
    let sets = [Some(guild), None];
    let all = sets.iter().filter_map(|scope| world.commands.get(scope)).flatten();
    Ok(Json(Value::Array(all.cloned().collect())))
}

/// `GET /user/sessions`: the bot's sessions, and when it began any.
pub(super) async fn sessions(State(shared): State<Shared>) -> Json<Value> {
    let world = shared.lock();
    let session = |session: &Session| {
        let (shard, shards) = session.shard;
        json!({"shard": [shard, shards], "connected": session.is_connected()})
    };
    let identify = |one: &Identify| {
        let (shard, shards) = one.shard;
        json!({"shard": [shard, shards], "at": one.at, "accepted": one.accepted})
    };
    let sessions: Vec<Value> = world.sessions.iter().map(session).collect();
    let identifies: Vec<Value> = world.identifies.iter().map(identify).collect();
    Json(json!({"sessions": sessions, "identifies": identifies}))
}

/// `GET /user/interaction/{id}?wait=ms`: the progress of an interaction.
pub(super) async fn interaction(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Json<Value>, Wrong> {
    let unknown = || Wrong::missing("there is no such interaction");
    let id = Id::parse(&id).ok_or_else(unknown)?;
    let wait = asked.number("wait")?.unwrap_or_default().min(LONGEST_WAIT_MS);
    let mut changes = shared.watch();
    let settled = tokio::time::timeout(Duration::from_millis(wait), async {
        while !state(&shared, id).is_none_or(|(_, is_final)| is_final) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    });
    // A timeout is no error: the current state is returned.
    let _ = settled.await;
    state(&shared, id).map(|(state, _)| Json(state)).ok_or_else(unknown)
}

fn state(shared: &Shared, id: Id) -> Option<(Value, bool)> {
    let mut world = shared.lock();
    world.settle();
    let interaction = world.interactions.get(&id)?;
    let (name, is_final) = match interaction.stage {
        InteractionStage::Pending => ("pending", false),
        InteractionStage::DeferredReply | InteractionStage::DeferredUpdate => ("deferred", false),
        InteractionStage::Answered => ("answered", true),
        InteractionStage::Failed => ("failed", true),
    };
    let there = |id: &&Id| world.messages.get(id).is_some_and(|message| !message.has(LOADING));
    let messages: Vec<&Id> = interaction.messages.iter().filter(there).collect();
    Some((json!({"state": name, "messages": messages}), is_final))
}

/// `GET /user/messages`: what a user sees in a channel, oldest first. Without a user, what
/// everybody sees. `loading=true` adds the replies that the bot is still thinking about; `limit`
/// keeps only the newest.
pub(super) async fn messages(
    State(shared): State<Shared>,
    asked: Asked,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    let name = asked.get("channel").ok_or_else(|| Wrong::call("channel is missing"))?;
    let guild = asked.get("guild");
    let (user, channel) = match asked.get("user") {
        Some(user) => {
            let at = whereabouts::find(&mut world, user, guild, name)?;
            (Some(at.user), at.channel)
        }
        None => (None, whereabouts::channel(&mut world, guild, name)?),
    };
    let after = match asked.get("after") {
        None | Some("") => None,
        Some(text) => {
            Some(Id::parse(text).ok_or_else(|| Wrong::call("after must be a message's id"))?)
        }
    };
    let with_loading = asked.get("loading") == Some("true");
    let limit = asked.number("limit")?.map_or(usize::MAX, |limit| limit as usize);
    let newest = world.messages.of(channel).rev();
    let new = newest.take_while(|message| after.is_none_or(|after| message.id > after));
    let seen =
        new.filter(|message| message.seen_by(user) && (with_loading || !message.has(LOADING)));
    let mut shown: Vec<Value> = seen.take(limit).map(|m| shown(&world, m)).collect();
    shown.reverse();
    Ok(Json(Value::Array(shown)))
}

/// A message as a user sees it.
fn shown(world: &World, message: &PostedMessage) -> Value {
    let file = |file: &crate::model::Attachment| {
        let size = file.width_height;
        json!({
            "id": file.id,
            "url": wire::file_url(world, message, file),
            "filename": file.filename,
            "description": file.description,
            "content_type": file.content_type,
            "width": size.map(|(width, _)| width),
            "height": size.map(|(_, height)| height),
            "size": file.bytes.len(),
        })
    };
    let pinged: Vec<&str> = message.pinged.iter().map(|id| world.name_of(*id)).collect();
    let named: Vec<Value> =
        message.mentions.iter().map(|id| json!({"id": id, "name": world.name_of(*id)})).collect();
    let cause = world.cause_of(message);
    json!({
        "id": message.id,
        "author": world.name_of(world.bot),
        "content": message.content,
        "embeds": wire::shown(world, message, &message.embeds),
        "components": wire::shown(world, message, &message.components),
        "attachments": message.attachments.iter().map(file).collect::<Vec<_>>(),
        "mentions": pinged,
        "ephemeral": message.has(EPHEMERAL),
        "edited": message.edited.is_some(),
        "time": iso(message.created),
        "flags": message.flags,
        "named": named,
        "everyone": message.mention_everyone,
        "loading": message.has(LOADING),
        "reply_to": message.reply_to,
        "command": cause.map(|(by, shown)| {
            json!({"user": world.name_of(by.user), "text": shown, "interaction": by.id})
        }),
    })
}

/// `GET /user/notifications`: what pinged a user, oldest first.
pub(super) async fn notifications(
    State(shared): State<Shared>,
    asked: Asked,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    let name = asked.get("user").ok_or_else(|| Wrong::call("user is missing"))?;
    let user = whereabouts::user(&mut world, name)?;
    let mine = world.notifications.iter().filter(|ping| ping.user == user);
    Ok(Json(mine.map(|ping| shown_ping(&world, ping)).collect()))
}

fn shown_ping(world: &World, ping: &Alert) -> Value {
    let channel = world.channels.get(&ping.channel);
    let guild = channel.and_then(|channel| world.guilds.get(&channel.guild()?));
    json!({
        "message": ping.message,
        "channel": channel.map(|channel| channel.name.as_str()),
        "guild": guild.map(|guild| guild.name.as_str()),
        "time": iso(ping.at),
    })
}

/// A server with its channels and threads.
fn shown_guild(world: &World, guild: &Guild) -> Value {
    let here = |channel: &&Channel| channel.guild() == Some(guild.id) && !channel.deleted;
    let channels = world.channels.values().filter(here);
    let channels: Vec<Value> = channels.map(|channel| shown_channel(world, channel)).collect();
    let timeout =
        |(id, until): (&Id, &EpochMillis)| (world.name_of(*id).to_owned(), json!(iso(*until)));
    let timeouts: Map<String, Value> = guild.timeouts.iter().map(timeout).collect();
    let roles: Vec<Value> = guild.roles.values().map(|role| shown_role(world, role)).collect();
    json!({"id": guild.id, "name": guild.name, "channels": channels, "roles": roles,
        "timeouts": timeouts})
}

fn shown_channel(world: &World, channel: &Channel) -> Value {
    let parent = match channel.place {
        ChannelPlace::Thread { parent, .. } => world.channels.get(&parent),
        _ => None,
    };
    let name = |id: &Id| world.name_of(*id).to_owned();
    let seen_by = || world.people_in(channel).iter().map(name).collect::<Vec<_>>();
    let tag = |tag: &ForumTag| json!({"id": tag.id, "name": tag.name});
    json!({
        "id": channel.id,
        "name": channel.name,
        "parent": parent.map(|parent| parent.name.as_str()),
        "archived": channel.archived,
        "locked": channel.locked,
        "kind": channel.room.kind.name(),
        "age_restricted": channel.room.age_restricted,
        "slow_s": channel.room.slow_s,
        "tags": channel.room.tags.iter().map(tag).collect::<Vec<_>>(),
        "require_tag": channel.room.requires_tag,
        "applied_tags": channel.room.applied,
        "private": channel.is_private(),
        "members": channel.joined.iter().map(name).collect::<Vec<_>>(),
        // Everybody sees what is not private.
        "seen_by": channel.is_private().then(seen_by),
    })
}

/// `GET /user/places`: the servers with their channels, the users, and the bot, for the page.
pub(super) async fn places(State(shared): State<Shared>) -> Json<Value> {
    let answering = endpoint::is_answering(&shared).await;
    let mut world = shared.lock();
    let now = world.clock.now();
    let guilds = world.guilds.values().map(|guild| shown_guild(&world, guild));
    let people = world.users.values().filter(|user| !user.is_bot);
    let users = people.map(|user| {
        let mine = world.notifications.iter().filter(|ping| ping.user == user.id);
        let pings: Vec<Value> = mine.map(|ping| shown_ping(&world, ping)).collect();
        json!({"id": user.id, "name": user.name, "pings": pings})
    });
    let connected = answering.unwrap_or_else(|| world.sessions.iter().any(Session::is_connected));
    Json(json!({
        "guilds": guilds.collect::<Vec<_>>(),
        "users": users.collect::<Vec<_>>(),
        "bot": {"id": world.bot, "name": world.name_of(world.bot), "connected": connected},
        "now": iso(now),
    }))
}

/// A role with whoever has it.
fn shown_role(world: &World, role: &Role) -> Value {
    let members: Vec<&str> = role.held_by.iter().map(|id| world.name_of(*id)).collect();
    json!({"id": role.id, "name": role.name, "permissions": role.may.to_string(), "members": members})
}

/// `GET /attachments/{channel}/{id}/{name}`: a file.
pub(super) async fn file(
    State(shared): State<Shared>,
    Path((channel, id, _name)): Path<(String, String, String)>,
) -> Result<impl IntoResponse, Wrong> {
    let world = shared.lock();
    let find = |(channel, id)| {
        let uploaded = || world.uploads.iter().find(|file| file.id == id);
        world.messages.file(channel, id).or_else(uploaded)
    };
    let file = Id::parse(&channel).zip(Id::parse(&id)).and_then(find);
    let file = file.ok_or_else(|| Wrong::missing("there is no such file"))?;
    let kind = file.content_type.as_deref().unwrap_or("application/octet-stream");
    let kind = HeaderValue::from_str(kind)
        .unwrap_or_else(|_| HeaderValue::from_static("application/octet-stream"));
    // A file from the bot must never run as part of the page.
    let headers: [(HeaderName, HeaderValue); 3] = [
        (header::CONTENT_TYPE, kind),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("sandbox")),
    ];
    Ok((headers, file.bytes.clone()))
}

/// `GET /emojis/{id}`: the picture of an emoji.
pub(super) async fn emoji(
    State(shared): State<Shared>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Wrong> {
    let world = shared.lock();
    let id = Id::parse(&id);
    let emoji = world.emojis.iter().find(|emoji| Some(emoji.id) == id);
    let emoji = emoji.ok_or_else(|| Wrong::missing("there is no such emoji"))?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))], emoji.bytes.clone()))
}

/// `GET /requests.jsonl`: every request of the bot so far.
pub(super) async fn requests(State(shared): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/x-ndjson")], shared.lock().log.to_jsonl())
}
