//! `/channels/...` except messages and threads: reading, changing and deleting a channel, typing; and
//! the permission checks for every other route.

use axum::http::StatusCode;
use serde_json::Value;

use super::Success;
use super::call::Call;
use super::refusal::{ApiError, FormErrors};
use crate::clock::Id;
use crate::gateway::events;
use crate::model::{Channel, ChannelPlace};
use crate::permissions::{MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use crate::room::SLOWEST_S;
use crate::wire;
use crate::world::World;

/// Minutes after which a thread may archive itself.
const ARCHIVE_MINUTES: [u64; 4] = [60, 1_440, 4_320, 10_080];

/// A channel that exists.
pub(crate) fn existing(world: &World, id: Id) -> Result<&Channel, ApiError> {
    let channel = world.channels.get(&id).filter(|channel| !channel.deleted);
    channel.ok_or_else(|| ApiError::unknown("Channel"))
}

/// A channel that the bot can see and has these permissions in.
pub(crate) fn permitted(world: &World, id: &str, bits: u64) -> Result<Id, ApiError> {
    let id = Id::parse(id).ok_or_else(|| ApiError::unknown("Channel"))?;
    let channel = existing(world, id)?;
    if channel.guild().is_some() && !world.bot_sees(channel) {
        return Err(ApiError::missing_access());
    }
    if channel.guild().is_some() && !world.bot_has(channel, bits) {
        return Err(ApiError::missing_permissions());
    }
    Ok(id)
}

/// Checks that a channel exists and is not an archived thread: answers to interactions and edits
/// need only this, and no permission.
pub(crate) fn open(world: &World, id: Id) -> Result<(), ApiError> {
    if existing(world, id)?.archived { Err(ApiError::thread_archived()) } else { Ok(()) }
}

/// Checks that an interaction can still be answered: a thread that was locked since takes no answer to
/// somebody who could not write there.
pub(crate) fn answerable(world: &World, id: Id, user: Id) -> Result<(), ApiError> {
    open(world, id)?;
    let is_locked = world.is_locked_for(user, existing(world, id)?);
    if is_locked { Err(ApiError::thread_archived()) } else { Ok(()) }
}

/// Prepares a channel for a new message: permissions, closed direct messages, archived threads.
/// Sending unarchives a thread, unless a moderator locked it.
pub(crate) fn ready_to_send(world: &mut World, id: &str, bits: u64) -> Result<Id, ApiError> {
    let seen = permitted(world, id, 0)?;
    let send = match existing(world, seen)?.place {
        ChannelPlace::Thread { .. } => SEND_MESSAGES_IN_THREADS,
        ChannelPlace::Text { .. } if !existing(world, seen)?.room.kind.takes_messages() => {
            let message = "Cannot send messages in a non-text channel";
            return Err(ApiError::new(400, 50008, message));
        }
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
    let channel = existing(world, seen)?;
    if channel.locked && !world.bot_has(channel, MANAGE_THREADS) {
        let is_open = !channel.archived;
        return Err(if is_open { ApiError::thread_locked() } else { ApiError::thread_archived() });
    }
    let (now, mut woken) = (world.clock.now(), false);
    if let Some(channel) = world.channels.get_mut(&seen) {
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

pub(crate) fn shown(world: &World, id: Id) -> Result<Value, ApiError> {
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

/// Changes a thread: its name, its archive time, slow mode, a post's tags, whether it is archived or
/// locked. Unarchiving one that is not locked needs only the permission to write there ("Modify Channel").
pub(crate) fn edit(world: &mut World, call: &Call, id: &str) -> Result<Success, ApiError> {
    let id = permitted(world, id, 0)?;
    let (bot, body, now) = (world.bot, call.object(), world.clock.now());
    let minutes = archive_minutes(&body)?;
    let (name, slow_s) = (name(&body, false)?, slow_mode(&body)?);
    let channel = existing(world, id)?;
    let may_write = world.bot_has(channel, SEND_MESSAGES_IN_THREADS);
    let owns = channel.owner == Some(bot) && !world.bot_is_out(channel);
    let manages = world.bot_has(channel, MANAGE_THREADS);
    let applied = match channel.place {
        ChannelPlace::Thread { parent, .. } if body["applied_tags"].is_array() => {
            super::posts::tags(&existing(world, parent)?.room, &body)?
        }
        _ => None,
    };
    let channel = world.channels.get_mut(&id).ok_or_else(|| ApiError::unknown("Channel"))?;
    let locks = body["locked"].is_boolean();
    let wakes = body["archived"] == false;
    let only_wakes = wakes && minutes.is_none() && name.is_none() && applied.is_none() && !locks;
    let may_wake = only_wakes && !channel.locked && may_write;
    let for_managers = locks || slow_s.is_some();
    if !channel.is_thread() || !(owns || manages || may_wake) || for_managers && !manages {
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
    channel.name = name.unwrap_or_else(|| channel.name.clone());
    channel.room.slow_s = slow_s.unwrap_or(channel.room.slow_s);
    channel.room.applied = applied.unwrap_or_else(|| channel.room.applied.clone());
    events::channel_changed(world, id);
    world.changed();
    Ok(Success::new(StatusCode::OK, shown(world, id)?))
}

pub(crate) fn archive_minutes(body: &Value) -> Result<Option<u64>, ApiError> {
    let minutes = body["auto_archive_duration"].as_u64();
    if minutes.is_some_and(|minutes| !ARCHIVE_MINUTES.contains(&minutes)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        return Err(ApiError::field("auto_archive_duration", "BASE_TYPE_CHOICES", message));
    }
    Ok(minutes)
}

/// The slow mode that a body asks for.
pub(crate) fn slow_mode(body: &Value) -> Result<Option<u64>, ApiError> {
    let seconds = body["rate_limit_per_user"].as_u64();
    if seconds.is_some_and(|seconds| seconds > SLOWEST_S) {
        let message = format!("int value should be less than or equal to {SLOWEST_S}.");
        return Err(ApiError::field("rate_limit_per_user", "NUMBER_TYPE_MAX", &message));
    }
    Ok(seconds)
}

pub(crate) fn name(body: &Value, required: bool) -> Result<Option<String>, ApiError> {
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

/// Deletes a thread. Discord asks for Manage Threads; here the bot may delete one that it started, too.
pub(crate) fn delete(world: &mut World, id: &str) -> Result<Success, ApiError> {
    let id = permitted(world, id, 0)?;
    let channel = existing(world, id)?;
    let starts = channel.owner == Some(world.bot) && !world.bot_is_out(channel);
    let owns = starts || world.bot_has(channel, MANAGE_THREADS);
    if !channel.is_thread() || !owns {
        return Err(ApiError::missing_permissions());
    }
    let last = wire::channel(world, existing(world, id)?);
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.deleted = true;
    }
    world.messages.clear(id);
    events::channel_changed(world, id);
    world.changed();
    Ok(Success::new(StatusCode::OK, last))
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
