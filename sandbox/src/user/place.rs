//! What moderators and members do to places: archiving, locking and deleting channels, changing
//! permissions, timing somebody out, leaving, closing direct messages. And the clock.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Wrong, circle, roles, rooms, whereabouts};
use crate::clock::{EpochMillis, Id, iso};
use crate::limits::TIMEOUT_S;
use crate::model::ChannelPlace;
use crate::permissions;
use crate::room::RoomKind;
use crate::world::{Shared, World};

/// The furthest that one call can move the clock, in seconds: a year.
const FURTHEST_S: f64 = 366.0 * 86_400.0;

/// The body of the call.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    pub(super) guild: Option<String>,
    channel: Option<String>,
    user: Option<String>,
    message: Option<String>,
    role: Option<String>,
    op: String,
    allow: Option<Value>,
    /// With the op `roles`: those that the user has from now on.
    roles: Option<Vec<String>>,
    /// With `become`: which kind of channel, and what a forum has.
    pub(super) kind: Option<String>,
    pub(super) tags: Option<Vec<String>>,
    pub(super) require_tag: Option<bool>,
    /// With `slow` and `timeout`.
    pub(super) seconds: Option<u64>,
    /// With `private`: whether everybody in the thread may let others in.
    pub(super) invitable: Option<bool>,
}

/// `POST /user/place`.
pub(super) async fn place(
    State(shared): State<Shared>,
    Body(change): Body<Change>,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    match (&change.channel, &change.user, &change.role) {
        (Some(channel), None, None) if change.op == "become" => {
            rooms::become_kind(&mut world, channel, &change)?;
        }
        (Some(channel), Some(user), None) => {
            let user = whereabouts::user(&mut world, user)?;
            of_both(&mut world, channel, user, &change)?;
        }
        (Some(channel), None, None) => {
            let id = whereabouts::channel(&mut world, change.guild.as_deref(), channel)?;
            in_channel(&mut world, id, &change)?;
        }
        (None, None, Some(role)) => {
            let guild = whereabouts::guild(&mut world, change.guild.as_deref())?;
            let allow = roles::bits(change.allow.as_ref())?;
            roles::change(&mut world, guild, role, &change.op, allow)?;
        }
        (None, Some(user), None) if change.op.ends_with("timeout") => {
            let known = world.known_user(user);
            let user = known.map_or_else(|| whereabouts::user(&mut world, user), Ok)?;
            time_out(&mut world, user, &change)?;
        }
        (None, Some(user), None) => {
            let user = whereabouts::user(&mut world, user)?;
            of_user(&mut world, user, &change)?;
        }
        _ => return Err(Wrong::call("name a channel, a user or a role")),
    }
    world.changed();
    Ok(Json(json!({})))
}

fn in_channel(world: &mut World, id: Id, change: &Change) -> Result<(), Wrong> {
    let allow = roles::bits(change.allow.as_ref())?;
    if let Some(message) = &change.message {
        let found = Id::parse(message).filter(|message| {
            world.messages.get(message).is_some_and(|message| message.channel == id)
        });
        let message = found.ok_or_else(|| Wrong::missing("there is no such message"))?;
        return match change.op.as_str() {
            "delete" => world
                .messages
                .remove(&message)
                .map(|_| ())
                .ok_or_else(|| Wrong::missing("there is no such message")),
            _ => Err(Wrong::call("a message can only be deleted")),
        };
    }
    if matches!(change.op.as_str(), "archive" | "auto_archive" | "lock" | "lock_open") {
        become_thread(world, id)?;
    }
    match change.op.as_str() {
        "slow" => rooms::slow(world, id, change)?,
        "restrict" => rooms::restrict(world, id, true)?,
        "unrestrict" => rooms::restrict(world, id, false)?,
        "add_bot" => return circle::bot(world, id, true),
        "remove_bot" => return circle::bot(world, id, false),
        _ => of_moderator(world, id, &change.op, allow)?,
    }
    crate::gateway::events::channel_changed(world, id);
    Ok(())
}

/// What moderators do to a channel or thread as a whole.
fn of_moderator(world: &mut World, id: Id, op: &str, allow: Option<u64>) -> Result<(), Wrong> {
    let now = world.clock.now();
    let Some(channel) = world.channels.get_mut(&id) else {
        return Ok(());
    };
    match op {
        // Discord does so on its own, before the time, where many threads are active.
        "archive" | "auto_archive" => channel.set_archived(true, now),
        "unarchive" => channel.set_archived(false, now),
        "lock" => {
            channel.set_archived(true, now);
            channel.locked = true;
        }
        "lock_open" => {
            channel.set_archived(false, now);
            channel.locked = true;
        }
        "unlock" => {
            channel.set_archived(false, now);
            channel.locked = false;
        }
        "permissions" => channel.bot_may = allow.unwrap_or(permissions::BOT),
        "delete" => {
            channel.deleted = true;
            world.messages.clear(id);
        }
        other => return Err(Wrong::call(format!("{other} cannot be done to a channel"))),
    }
    Ok(())
}

/// What is done to a user in a thread, or by one.
fn of_both(world: &mut World, name: &str, user: Id, change: &Change) -> Result<(), Wrong> {
    if change.op == "private" {
        return circle::start_private(world, name, user, change);
    }
    let id = whereabouts::channel(world, change.guild.as_deref(), name)?;
    match change.op.as_str() {
        "add" => circle::people(world, id, user, true),
        "remove" => circle::people(world, id, user, false),
        "mention" => circle::mention_bot(world, id, user),
        other => Err(Wrong::call(format!("{other} is not about a user in a channel"))),
    }
}

/// `timeout` and `end_timeout`: somebody, or the bot, may only read for a while.
fn time_out(world: &mut World, user: Id, change: &Change) -> Result<(), Wrong> {
    let id = whereabouts::guild(world, change.guild.as_deref())?;
    if user != world.bot && !world.join(id, user) {
        return Err(Wrong::call(format!("{} has left this server", world.name_of(user))));
    }
    let seconds = change.seconds.filter(|seconds| (1..=TIMEOUT_S).contains(seconds));
    let until = match (change.op.as_str(), seconds) {
        ("timeout", Some(seconds)) => Some(world.clock.now() + seconds as EpochMillis * 1_000),
        ("timeout", None) => {
            return Err(Wrong::call(format!("seconds must be a number from 1 to {TIMEOUT_S}")));
        }
        ("end_timeout", _) => None,
        (other, _) => return Err(Wrong::call(format!("{other} cannot be done to a user"))),
    };
    if let Some(guild) = world.guilds.get_mut(&id) {
        match until {
            Some(until) => guild.timeouts.insert(user, until),
            None => guild.timeouts.remove(&user),
        };
    }
    if user == world.bot {
        crate::gateway::events::bot_changed(world, id);
    }
    Ok(())
}

/// Only threads can be archived and locked. A channel that was created just by naming it has no
/// fixed kind; if a moderator archives it, it must be a thread.
fn become_thread(world: &mut World, id: Id) -> Result<(), Wrong> {
    let known = world.channels.get(&id).map(|known| (known.place.clone(), known.room.kind));
    let guild = match known {
        Some((ChannelPlace::Text { guild }, RoomKind::Text)) => guild,
        Some((ChannelPlace::Text { .. }, kind)) => {
            return Err(Wrong::call(format!("a {} channel is no thread", kind.name())));
        }
        _ => return Ok(()),
    };
    let parent = world.channel_named(guild, "general");
    let parent = if parent == id { world.channel_named(guild, "lobby") } else { parent };
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.place = ChannelPlace::Thread { guild, parent, private: false };
    }
    Ok(())
}

fn of_user(world: &mut World, user: Id, change: &Change) -> Result<(), Wrong> {
    let allow = roles::bits(change.allow.as_ref())?;
    let guild = whereabouts::guild(world, change.guild.as_deref())?;
    if change.op == "roles" {
        return roles::give(world, guild, user, change.roles.as_deref());
    }
    let (Some(guild), Some(person)) = (world.guilds.get_mut(&guild), world.users.get_mut(&user))
    else {
        return Ok(());
    };
    match change.op.as_str() {
        "leave" => {
            guild.members.remove(&user);
            guild.roles.values_mut().for_each(|role| {
                role.held_by.remove(&user);
            });
            guild.left.insert(user);
        }
        "join" => {
            guild.left.remove(&user);
            guild.members.entry(user).or_insert(permissions::MEMBER);
        }
        "permissions" if guild.left.contains(&user) => {
            return Err(Wrong::call(format!("{} has left this server", person.name)));
        }
        "permissions" => {
            guild.members.insert(user, allow.unwrap_or(permissions::MEMBER));
        }
        "close_dms" => person.dms_closed = true,
        "open_dms" => person.dms_closed = false,
        other => return Err(Wrong::call(format!("{other} cannot be done to a user"))),
    }
    Ok(())
}

/// The body of the clock's call.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advance {
    advance_s: f64,
}

/// `POST /clock`: moves the clock forward and applies deadlines.
pub(super) async fn clock(
    State(shared): State<Shared>,
    Body(advance): Body<Advance>,
) -> Result<Json<Value>, Wrong> {
    if !(0.0..=FURTHEST_S).contains(&advance.advance_s) {
        return Err(Wrong::call("advance_s must be a number of seconds, at most a year, not back"));
    }
    let mut world = shared.lock();
    // In range, so that only fractions of a millisecond are lost.
    world.clock.advance((advance.advance_s * 1_000.0).round() as i64);
    world.settle();
    world.changed();
    let now = world.clock.now();
    Ok(Json(json!({"now": iso(now), "unix_ms": now})))
}
