//! `/channels/...` except messages: reading a channel, threads, typing; and the permission checks
//! for every other route.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use super::refusal::{ApiError, FormErrors};
use crate::clock::Id;
use crate::gateway::events;
use crate::model::{Channel, ChannelPlace};
use crate::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
};
use crate::wire;
use crate::world::World;

/// Minutes after which a thread may archive itself.
const ARCHIVE_MINUTES: [u64; 4] = [60, 1_440, 4_320, 10_080];

/// A channel that exists.
fn existing(world: &World, id: Id) -> Result<&Channel, ApiError> {
    let channel = world.channels.get(&id).filter(|channel| !channel.deleted);
    channel.ok_or_else(|| ApiError::unknown("Channel"))
}

/// A channel that the bot can see and has these permissions in.
pub(crate) fn permitted(world: &World, id: &str, bits: u64) -> Result<Id, ApiError> {
    let id = Id::parse(id).ok_or_else(|| ApiError::unknown("Channel"))?;
    let channel = existing(world, id)?;
    if channel.guild().is_some() && !channel.bot_has(0) {
        return Err(ApiError::missing_access());
    }
    if channel.guild().is_some() && !channel.bot_has(bits) {
        return Err(ApiError::missing_permissions());
    }
    Ok(id)
}

/// Checks that a channel exists and is not an archived thread: answers to interactions and edits
/// need only this, and no permission.
pub(crate) fn open(world: &World, id: Id) -> Result<(), ApiError> {
    if existing(world, id)?.archived { Err(ApiError::thread_archived()) } else { Ok(()) }
}

/// Prepares a channel for a new message: permissions, closed direct messages, archived threads.
/// Sending unarchives a thread, unless a moderator locked it.
pub(crate) fn ready_to_send(world: &mut World, id: &str, bits: u64) -> Result<Id, ApiError> {
    let seen = permitted(world, id, 0)?;
    let send = match existing(world, seen)?.place {
        ChannelPlace::Thread { .. } => SEND_MESSAGES_IN_THREADS,
        ChannelPlace::Text { .. } => SEND_MESSAGES,
        ChannelPlace::Direct { with } => {
            let no_way_in =
                |user: &crate::model::Account| user.dms_closed || has_left_everything(world, with);
            if world.users.get(&with).is_some_and(no_way_in) {
                return Err(ApiError::new(403, 50007, "Cannot send messages to this user"));
            }
            0
        }
    };
    permitted(world, id, send | bits)?;
    let (now, mut woken) = (world.clock.now(), false);
    if let Some(channel) = world.channels.get_mut(&seen) {
        if channel.locked && !channel.bot_has(MANAGE_THREADS) {
            return Err(ApiError::thread_archived());
        }
        woken = channel.archived;
        channel.set_archived(false, now);
    }
    if woken {
        events::channel_changed(world, seen);
    }
    Ok(seen)
}

/// A user who left every server shares none with the bot any more.
fn has_left_everything(world: &World, user: Id) -> bool {
    let left = world.guilds.values().any(|guild| guild.left.contains(&user));
    left && !world.guilds.values().any(|guild| guild.members.contains_key(&user))
}

fn shown(world: &World, id: Id) -> Result<Value, ApiError> {
    Ok(wire::channel(world, existing(world, id)?))
}

pub(crate) fn get(world: &World, id: &str) -> Result<Success, ApiError> {
    let id = permitted(world, id, 0)?;
    Ok(Success::new(StatusCode::OK, shown(world, id)?))
}

pub(crate) fn typing(world: &World, id: &str) -> Result<Success, ApiError> {
    permitted(world, id, SEND_MESSAGES)?;
    Ok(Success::empty())
}

/// Changes a thread: its name, its archive time, whether it is archived or locked. Unarchiving one
/// that is not locked needs only the permission to write there ("Modify Channel").
pub(crate) fn edit(world: &mut World, call: &Call, id: &str) -> Result<Success, ApiError> {
    let id = permitted(world, id, 0)?;
    let (bot, body, now) = (world.bot, call.object(), world.clock.now());
    let minutes = archive_minutes(&body)?;
    let name = name(&body, false)?;
    let channel = world.channels.get_mut(&id).ok_or_else(|| ApiError::unknown("Channel"))?;
    let (owns, manages) = (channel.owner == Some(bot), channel.bot_has(MANAGE_THREADS));
    let locks = body["locked"].is_boolean();
    let wakes = body["archived"] == false;
    let only_wakes = wakes && minutes.is_none() && name.is_none() && !locks;
    let may_wake = only_wakes && !channel.locked && channel.bot_has(SEND_MESSAGES_IN_THREADS);
    if !channel.is_thread() || !(owns || manages || may_wake) || locks && !manages {
        return Err(ApiError::missing_permissions());
    }
    if channel.archived && !wakes || channel.locked && wakes && !manages {
        return Err(ApiError::thread_archived());
    }
    if minutes.is_some_and(|m| m != channel.archive_minutes) {
        channel.active = now;
    }
    if let Some(archived) = body["archived"].as_bool().filter(|other| *other != channel.archived) {
        channel.set_archived(archived, now);
    }
    channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
    channel.archive_minutes = minutes.unwrap_or(channel.archive_minutes);
    if let Some(name) = name {
        channel.name = name;
    }
    events::channel_changed(world, id);
    world.changed();
    Ok(Success::new(StatusCode::OK, shown(world, id)?))
}

fn archive_minutes(body: &Value) -> Result<Option<u64>, ApiError> {
    let minutes = body["auto_archive_duration"].as_u64();
    if minutes.is_some_and(|minutes| !ARCHIVE_MINUTES.contains(&minutes)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        return Err(ApiError::field("auto_archive_duration", "BASE_TYPE_CHOICES", message));
    }
    Ok(minutes)
}

fn name(body: &Value, required: bool) -> Result<Option<String>, ApiError> {
    let mut errors = FormErrors::default();
    let name = body["name"].as_str();
    match name {
        Some(name) => errors.length("name", name.chars().count(), 1, crate::limits::NAME),
        None if required => errors.required("name"),
        None => {}
    }
    errors.result()?;
    Ok(name.map(str::to_owned))
}

/// Starts a thread in a channel, or from a message; then it has the message's id.
pub(crate) fn start_thread(
    world: &mut World,
    call: &Call,
    parent: &str,
    message: Option<&str>,
) -> Result<Success, ApiError> {
    let body = call.object();
    // If the type is omitted, Discord creates a private thread, but never from a message.
    let private = message.is_none() && body["type"].as_u64().unwrap_or(12) == 12;
    let bits = if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS };
    let parent = permitted(world, parent, bits)?;
    let name = name(&body, true)?.unwrap_or_default();
    let minutes = archive_minutes(&body)?;
    let guild = match existing(world, parent)?.place {
        ChannelPlace::Text { guild } => guild,
        _ => {
            return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
        }
    };
    let id = match message {
        None => world.clock.snowflake(),
        Some(text) => {
            let id = Id::parse(text).filter(|id| {
                let message = world.messages.get(id);
                message.is_some_and(|m| m.channel == parent && m.only_for.is_none())
            });
            id.ok_or_else(|| ApiError::unknown("Message"))?
        }
    };
    if world.channels.contains_key(&id) {
        let message = "A thread has already been created for this message";
        return Err(ApiError::new(400, 160_004, message));
    }
    let place = ChannelPlace::Thread { guild, parent, private };
    let owner = Some(world.bot);
    let name = free_name(world, guild, &name);
    world.add_channel(id, &name, place, owner);
    if let (Some(minutes), Some(channel)) = (minutes, world.channels.get_mut(&id)) {
        channel.archive_minutes = minutes;
    }
    // Permissions in the thread are those in its parent.
    let bot_may = existing(world, parent)?.bot_may;
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.bot_may = bot_may;
    }
    Ok(Success::new(StatusCode::CREATED, shown(world, id)?))
}

/// The user side finds channels by name, so names must be unique within a server.
fn free_name(world: &World, guild: Id, name: &str) -> String {
    let taken = |name: &str| world.known_channel(guild, name).is_some();
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_default()
}

/// Opens the direct messages with a user.
pub(crate) fn open_direct(world: &mut World, call: &Call) -> Result<Success, ApiError> {
    let body = call.object();
    let recipient = &body["recipient_id"];
    let id = recipient.as_str().and_then(Id::parse).or_else(|| recipient.as_u64().map(Id));
    let bot = world.bot;
    let known = id.filter(|id| *id != bot && world.users.contains_key(id));
    let with = known.ok_or_else(|| ApiError::new(400, 50033, "Invalid Recipient(s)"))?;
    let id = world.direct_channel(with);
    Ok(Success::new(StatusCode::OK, shown(world, id)?))
}

/// A server that the bot is in.
pub(crate) fn guild(world: &World, id: &str) -> Result<Success, ApiError> {
    let found = Id::parse(id).and_then(|id| world.guilds.get(&id));
    let found = found.ok_or_else(|| ApiError::unknown("Guild"))?;
    Ok(Success::new(StatusCode::OK, json!(wire::guild(world, found))))
}

/// A member of a server that the bot is in, which the bot itself always is.
pub(crate) fn member(world: &World, guild: &str, user: &str) -> Result<Success, ApiError> {
    let guild = Id::parse(guild).and_then(|id| world.guilds.get(&id));
    let guild = guild.ok_or_else(|| ApiError::unknown("Guild"))?;
    let user = Id::parse(user).ok_or_else(|| ApiError::unknown("User"))?;
    if user != world.bot && !guild.members.contains_key(&user) {
        return Err(ApiError::new(404, 10007, "Unknown Member"));
    }
    let mut member = wire::member(world, guild, user);
    // Only interactions carry computed permissions.
    member.as_object_mut().map(|fields| fields.remove("permissions"));
    Ok(Success::new(StatusCode::OK, member))
}
