//! The events that the sandbox sends: those that a bot without privileged intents receives.

use serde_json::{Value, json};

use super::session;
use crate::clock::{Id, iso};
use crate::wire;
use crate::world::World;

/// The intent without which a bot receives no server events.
const GUILDS: u64 = 1;

/// READY: who the bot is and where it is.
pub(crate) fn ready(world: &World, session: &session::Session) -> Value {
    let (shard, shards) = session.shard;
    let mine = world.guilds.keys().filter(|id| (id.0 >> 22) % shards.max(1) == shard);
    let guilds: Vec<Value> = mine.map(|id| json!({"id": id, "unavailable": true})).collect();
    json!({
        "v": 10,
        "user": wire::current_user(world),
        "guilds": guilds,
        "session_id": session.id,
        "resume_gateway_url": format!("{}/gateway", world.origin.replacen("http", "ws", 1)),
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
    let of_guild =
        |channel: &&crate::model::Channel| channel.guild() == Some(id) && !channel.deleted;
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

/// Notifies the listening sessions of a change to a server's channel: it was deleted, or it is a
/// thread that was archived, unarchived or locked.
pub(crate) fn channel_changed(world: &mut World, id: Id) {
    let Some(channel) = world.channels.get(&id) else { return };
    let Some(guild) = channel.guild() else { return };
    let whole = wire::channel(world, channel);
    let (name, data) = match (channel.is_thread(), channel.deleted) {
        (false, false) => return,
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

fn to_listeners(world: &mut World, guild: Id, name: &str, data: &Value) {
    for session in &mut world.sessions {
        let (shard, shards) = session.shard;
        if session.intents & GUILDS != 0 && (guild.0 >> 22) % shards.max(1) == shard {
            session.dispatch(name, data);
        }
    }
}
