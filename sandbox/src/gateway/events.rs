//! The events that the sandbox sends: those that a bot without privileged intents receives.

use serde_json::{Value, json};

use super::session;
use crate::clock::{Id, iso};
use crate::wire;
use crate::world::World;

/// The intent without which a bot receives no server events.
const GUILDS: u64 = 1;
/// The intents for messages in servers, and for direct ones.
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;

/// READY: who the bot is and where it is.
pub(crate) fn ready(world: &World, session: &session::Session, gateway: &str) -> Value {
    let (shard, shards) = session.shard;
    let mine = world.guilds.keys().filter(|id| (id.0 >> 22) % shards.max(1) == shard);
    let guilds: Vec<Value> = mine.map(|id| json!({"id": id, "unavailable": true})).collect();
    json!({
        "v": 10,
        "user": wire::current_user(world),
        "guilds": guilds,
        "session_id": session.id,
        "resume_gateway_url": format!("{gateway}/resume"),
        "shard": [shard, shards],
        "application": {"id": world.bot, "flags": 0},
    })
}

/// GUILD_CREATE for every server, for a session that listens to servers.
pub(crate) fn guilds(world: &World, shard: (u64, u64), intents: u64) -> Vec<Value> {
    if intents & GUILDS == 0 {
        return Vec::new();
    }
    let mine = world.guilds.keys().filter(|id| (id.0 >> 22) % shard.1.max(1) == shard.0);
    mine.filter_map(|id| guild(world, *id)).collect()
}

fn guild(world: &World, id: Id) -> Option<Value> {
    let guild = world.guilds.get(&id)?;
    let of_guild = |channel: &&crate::model::Channel| {
        let is_active = !channel.archived && !channel.deleted;
        channel.guild() == Some(id) && is_active && is_told_of(world, channel)
    };
    let (threads, channels): (Vec<_>, Vec<_>) =
        world.channels.values().filter(of_guild).partition(|channel| channel.is_thread());
    let wired = |list: Vec<&crate::model::Channel>| -> Vec<Value> {
        list.into_iter().map(|channel| wire::channel(world, channel)).collect()
    };
    let mut data = wire::guild(world, guild);
    data["joined_at"] = json!(iso(guild.born));
    data["large"] = json!(false);
    data["unavailable"] = json!(false);
    data["member_count"] = json!(guild.members.len());
    data["voice_states"] = json!([]);
    data["members"] = json!([wire::member(world, guild, world.bot)]);
    data["channels"] = Value::Array(wired(channels));
    data["threads"] = Value::Array(wired(threads));
    data["presences"] = json!([]);
    data["stage_instances"] = json!([]);
    data["guild_scheduled_events"] = json!([]);
    Some(data)
}

/// The bot is told of every channel, and of the threads that it can see.
fn is_told_of(world: &World, channel: &crate::model::Channel) -> bool {
    !channel.is_thread() || world.bot_sees(channel)
}

/// Notifies the listening sessions of a change to a server's channel or thread, or that it was deleted.
pub(crate) fn channel_changed(world: &mut World, id: Id) {
    let Some(channel) = world.channels.get(&id) else { return };
    if !is_told_of(world, channel) {
        return;
    }
    let Some(guild) = channel.guild() else { return };
    let whole = wire::channel(world, channel);
    let (name, data) = match (channel.is_thread(), channel.deleted) {
        (false, false) => ("CHANNEL_UPDATE", whole),
        (false, true) => ("CHANNEL_DELETE", whole),
        (true, false) => ("THREAD_UPDATE", whole),
        (true, true) => {
            let known = ["id", "guild_id", "parent_id", "type"];
            let known = known.map(|key| (key.to_owned(), whole[key].clone()));
            ("THREAD_DELETE", Value::Object(known.into_iter().collect()))
        }
    };
    to_listeners(world, guild, name, &data);
}

/// Notifies the listening sessions that the bot is in a new server.
pub(crate) fn guild_created(world: &mut World, id: Id) {
    let Some(data) = guild(world, id) else { return };
    to_listeners(world, id, "GUILD_CREATE", &data);
}

/// Notifies the listening sessions that the bot is in a thread now, or no longer. Of others they hear
/// nothing: that is a privilege.
pub(crate) fn bot_moved(world: &mut World, id: Id) {
    let Some(thread) = world.channels.get(&id) else { return };
    let Some(guild) = thread.guild() else { return };
    let joined = thread.has_joined(world.bot);
    let people = thread.joined.len().min(50);
    let mut data = json!({"id": id, "guild_id": guild, "member_count": people});
    if joined {
        data["added_members"] = json!([wire::thread_member(thread, world.bot)]);
    } else {
        data["removed_member_ids"] = json!([world.bot]);
    }
    // It did not know of a private thread before.
    if joined && thread.is_private() {
        let whole = wire::channel(world, thread);
        to_listeners(world, guild, "THREAD_CREATE", &whole);
    }
    to_listeners(world, guild, "THREAD_MEMBERS_UPDATE", &data);
}

/// Notifies the listening sessions that something about the bot as a member has changed.
pub(crate) fn bot_changed(world: &mut World, guild: Id) {
    let Some(known) = world.guilds.get(&guild) else { return };
    let mut data = wire::member(world, known, world.bot);
    data["guild_id"] = json!(guild);
    to_listeners(world, guild, "GUILD_MEMBER_UPDATE", &data);
}

/// Notifies the listening sessions of a new channel, or a new thread.
pub(crate) fn channel_created(world: &mut World, id: Id) {
    let Some(channel) = world.channels.get(&id).filter(|channel| is_told_of(world, channel)) else {
        return;
    };
    let Some(guild) = channel.guild() else { return };
    let mut data = wire::channel(world, channel);
    let name = if channel.is_thread() { "THREAD_CREATE" } else { "CHANNEL_CREATE" };
    if channel.is_thread() {
        data["newly_created"] = json!(true);
    }
    to_listeners(world, guild, name, &data);
}

/// Notifies the listening sessions of a role that is new, changed or gone.
pub(crate) fn role_changed(world: &mut World, guild: Id, name: &str, role: Id) {
    let Some(known) = world.guilds.get(&guild) else { return };
    let data = match known.roles.contains_key(&role) {
        true => json!({"guild_id": guild, "role": wire::role_by_id(known, role)}),
        false => json!({"guild_id": guild, "role_id": role}),
    };
    to_listeners(world, guild, name, &data);
}

/// Notifies the sessions that listen to messages of a new one.
pub(crate) fn message_created(world: &mut World, id: Id) {
    message_event(world, id, "MESSAGE_CREATE");
}

/// The same of one that was changed.
pub(crate) fn message_changed(world: &mut World, id: Id) {
    message_event(world, id, "MESSAGE_UPDATE");
}

fn message_event(world: &mut World, id: Id, name: &str) {
    if !world
        .sessions
        .iter()
        .any(|session| session.intents & (GUILD_MESSAGES | DIRECT_MESSAGES) != 0)
    {
        return;
    }
    let Some(message) = world.messages.get(&id).filter(|message| message.only_for.is_none()) else {
        return;
    };
    let (channel, mut data) = (message.channel, wire::message(world, message));
    let guild = world.channels.get(&channel).and_then(crate::model::Channel::guild);
    if let Some(guild) = guild.and_then(|guild| world.guilds.get(&guild)) {
        data["guild_id"] = json!(guild.id);
        data["member"] = wire::bare_member(guild, world.bot);
    }
    to_readers(world, guild, name, &data);
}

/// Notifies the sessions that listen to messages that one was deleted.
pub(crate) fn message_deleted(world: &mut World, channel: Id, id: Id) {
    let guild = world.channels.get(&channel).and_then(crate::model::Channel::guild);
    let data = match guild {
        Some(guild) => json!({"id": id, "channel_id": channel, "guild_id": guild}),
        None => json!({"id": id, "channel_id": channel}),
    };
    to_readers(world, guild, "MESSAGE_DELETE", &data);
}

fn to_readers(world: &mut World, guild: Option<Id>, name: &str, data: &Value) {
    let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
    to_sessions(world, guild, intent, name, data);
}

fn to_listeners(world: &mut World, guild: Id, name: &str, data: &Value) {
    to_sessions(world, Some(guild), GUILDS, name, data);
}

/// Notifies the sessions with an intent of the shard that has this server (or 0 without one).
fn to_sessions(world: &mut World, guild: Option<Id>, intent: u64, name: &str, data: &Value) {
    for session in &mut world.sessions {
        let (shard, shards) = session.shard;
        let owner = guild.map_or(0, |guild| (guild.0 >> 22) % shards.max(1));
        if session.intents & intent != 0 && owner == shard {
            session.dispatch(name, data);
        }
    }
}
