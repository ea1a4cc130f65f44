//! `/guilds/...` and `/users/...`: the servers that the bot is in, who and what is there.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::Call;
use super::refusal::ApiError;
use super::{Success, threads};
use crate::clock::Id;
use crate::model::{Channel, Guild};
use crate::wire;
use crate::world::World;

/// A server that the bot is in.
fn find<'a>(world: &'a World, id: &str) -> Result<&'a Guild, ApiError> {
    let found = Id::parse(id).and_then(|id| world.guilds.get(&id));
    found.ok_or_else(|| ApiError::unknown("Guild"))
}

pub(crate) fn guild(world: &World, call: &Call, id: &str) -> Result<Success, ApiError> {
    let found = find(world, id)?;
    let mut shown = wire::guild(world, found);
    if call.says("with_counts") {
        shown["approximate_member_count"] = json!(found.members.len());
        shown["approximate_presence_count"] = json!(found.members.len());
    }
    Ok(Success::new(StatusCode::OK, shown))
}

/// The servers that the bot is on, by their ids ("Get Current User Guilds").
pub(crate) fn list_mine(world: &World, call: &Call) -> Success {
    const MOST: usize = 200;
    let bound = |name: &str| call.parameter(name).and_then(Id::parse);
    let (before, after) = (bound("before"), bound("after"));
    let limit = call.parameter("limit").and_then(|limit| limit.parse().ok()).unwrap_or(MOST);
    let found = world.guilds.values().filter(|guild| {
        after.is_none_or(|after| guild.id > after) && before.is_none_or(|before| guild.id < before)
    });
    let shown = |guild: &Guild| {
        let may = guild.may(world.bot).unwrap_or_default();
        let mut shown = json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "features": [],
            "owner": guild.owner(world.bot) == world.bot, "permissions": may.to_string(),
        });
        if call.says("with_counts") {
            shown["approximate_member_count"] = json!(guild.members.len());
            shown["approximate_presence_count"] = json!(guild.members.len());
        }
        shown
    };
    Success::new(StatusCode::OK, found.take(limit.min(MOST)).map(shown).collect::<Value>())
}

/// A member of a server that the bot is in, which the bot itself always is.
pub(crate) fn member(world: &World, guild: &str, user: &str) -> Result<Success, ApiError> {
    let guild = find(world, guild)?;
    let user = if user == "@me" { Some(world.bot) } else { Id::parse(user) };
    let user = user.ok_or_else(|| ApiError::unknown("User"))?;
    if user != world.bot && !guild.members.contains_key(&user) {
        return Err(ApiError::new(404, 10007, "Unknown Member"));
    }
    let mut member = wire::member(world, guild, user);
    // Only interactions carry computed permissions.
    member.as_object_mut().map(|fields| fields.remove("permissions"));
    Ok(Success::new(StatusCode::OK, member))
}

/// All members: only with the privileged intent, which nobody is granted here.
pub(crate) fn members(world: &World, guild: &str) -> Result<Success, ApiError> {
    find(world, guild)?;
    Err(ApiError::missing_access())
}

/// The channels of a server, without its threads.
pub(crate) fn channels(world: &World, guild: &str) -> Result<Success, ApiError> {
    let guild = find(world, guild)?.id;
    let here = world.channels.values().filter(|channel| is_in(channel, guild, false));
    let here = here.map(|channel| wire::channel(world, channel));
    Ok(Success::new(StatusCode::OK, here.collect()))
}

fn is_in(channel: &Channel, guild: Id, thread: bool) -> bool {
    channel.guild() == Some(guild) && channel.is_thread() == thread && !channel.deleted
}

pub(crate) fn roles(world: &World, guild: &str) -> Result<Success, ApiError> {
    let guild = find(world, guild)?;
    Ok(Success::new(StatusCode::OK, Value::Array(wire::roles(guild))))
}

pub(crate) fn role(world: &World, guild: &str, id: &str) -> Result<Success, ApiError> {
    let roles = wire::roles(find(world, guild)?);
    let role = roles.into_iter().find(|role| role["id"] == id);
    let role = role.ok_or_else(|| ApiError::new(404, 10011, "Unknown Role"))?;
    Ok(Success::new(StatusCode::OK, role))
}

/// The threads that are not archived.
pub(crate) fn active_threads(world: &World, guild: &str) -> Result<Success, ApiError> {
    let guild = find(world, guild)?.id;
    let here = world.channels.values().filter(|thread| is_in(thread, guild, true));
    let active: Vec<&Channel> =
        here.filter(|thread| !thread.archived && world.bot_sees(thread)).collect();
    Ok(threads::thread_list(world, &active, None))
}

pub(crate) fn user(world: &World, id: &str) -> Result<Success, ApiError> {
    let user = Id::parse(id).and_then(|id| world.users.get(&id));
    let user = user.ok_or_else(|| ApiError::unknown("User"))?;
    Ok(Success::new(StatusCode::OK, wire::user(user)))
}
