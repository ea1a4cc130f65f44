//! Threads: starting one, who is in one, and those that are archived.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use super::channels::{archive_minutes, existing, name, permitted, shown, slow_mode};
use super::refusal::ApiError;
use crate::clock::{Id, iso};
use crate::gateway::events;
use crate::model::{Channel, ChannelPlace};
use crate::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_MESSAGE_HISTORY,
};
use crate::room::RoomKind;
use crate::wire;
use crate::world::World;

/// Starts a thread in a channel, or from a message; then it has the message's id.
pub(crate) fn start_thread(
    world: &mut World,
    call: &Call,
    parent: &str,
    message: Option<&str>,
) -> Result<Success, ApiError> {
    let body = call.object();
    let seen = permitted(world, parent, 0)?;
    let known = existing(world, seen)?;
    let (guild, kind) = match known.place {
        ChannelPlace::Text { guild } if known.room.kind.takes_threads() => (guild, known.room.kind),
        _ => return Err(ApiError::wrong_kind()),
    };
    // If the type is omitted, Discord creates a private thread, but never from a message.
    let asked = message.is_none().then(|| body["type"].as_u64().unwrap_or(12));
    match (kind, asked) {
        (RoomKind::Forum, Some(_)) => return super::posts::start(world, call, seen),
        (RoomKind::Announcement, None | Some(10)) | (RoomKind::Text, None | Some(11 | 12)) => {}
        _ => return Err(ApiError::wrong_kind()),
    }
    let private = asked == Some(12);
    let bits = if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS };
    let parent = permitted(world, parent, bits)?;
    let name = name(&body, true)?.unwrap_or_default();
    let (minutes, slow_s) = (archive_minutes(&body)?, slow_mode(&body)?);
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
    room_for_thread(world, guild, kind)?;
    let place = ChannelPlace::Thread { guild, parent, private };
    let owner = Some(world.bot);
    let name = free_name(world, guild, &name);
    world.add_channel(id, &name, place, owner);
    // Permissions in the thread are those in its parent.
    let bot_may = existing(world, parent)?.bot_may;
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.archive_minutes = minutes.unwrap_or(channel.archive_minutes);
        channel.room.slow_s = slow_s.unwrap_or_default();
        channel.room.closed_to_guests = private && body["invitable"] == false;
        channel.bot_may = bot_may;
    }
    events::channel_created(world, id);
    Ok(Success::new(StatusCode::CREATED, shown(world, id)?))
}

/// Refuses a thread in a server that has all that it may have.
pub(super) fn room_for_thread(world: &World, guild: Id, kind: RoomKind) -> Result<(), ApiError> {
    if !world.has_all_threads(guild) {
        return Ok(());
    }
    Err(match kind {
        RoomKind::Announcement => {
            let message = "Maximum number of active announcement threads reached";
            ApiError::new(400, 160_007, message)
        }
        _ => ApiError::new(400, 160_006, "Maximum number of active threads reached"),
    })
}

/// The user side finds channels by name, so names must be unique within a server.
pub(super) fn free_name(world: &World, guild: Id, name: &str) -> String {
    let taken = |name: &str| world.known_channel(guild, name).is_some();
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_default()
}

/// A thread that the bot can see.
fn thread<'a>(world: &'a World, id: &str) -> Result<&'a Channel, ApiError> {
    let id = permitted(world, id, 0)?;
    let channel = existing(world, id)?;
    if channel.is_thread() {
        return Ok(channel);
    }
    Err(ApiError::wrong_kind())
}

/// Somebody by id, or the bot.
fn somebody(world: &World, user: &str) -> Result<Id, ApiError> {
    let id = if user == "@me" { Some(world.bot) } else { Id::parse(user) };
    let id = id.filter(|id| world.users.contains_key(id));
    id.ok_or_else(|| ApiError::unknown("User"))
}

pub(crate) fn member(world: &World, id: &str, user: &str) -> Result<Success, ApiError> {
    let (thread, user) = (thread(world, id)?, somebody(world, user)?);
    if !thread.has_joined(user) {
        return Err(ApiError::new(404, 10007, "Unknown Member"));
    }
    Ok(Success::new(StatusCode::OK, wire::thread_member(thread, user)))
}

/// Everybody in a thread: only with the privileged intent, which nobody is granted here.
pub(crate) fn members(world: &World, id: &str) -> Result<Success, ApiError> {
    thread(world, id)?;
    Err(ApiError::missing_access())
}

/// Adds somebody. Whoever is in it already may be added again, even if it is archived.
pub(crate) fn add_member(world: &mut World, id: &str, user: &str) -> Result<Success, ApiError> {
    let (known, user) = (thread(world, id)?, somebody(world, user)?);
    if known.has_joined(user) {
        return Ok(Success::empty());
    }
    let id = known.id;
    super::channels::open(world, id)?;
    let known = existing(world, id)?;
    let invites = !known.is_private() || user == world.bot || world.bot_invites(known);
    if world.bot_is_out(known) || !invites {
        return Err(ApiError::missing_permissions());
    }
    move_member(world, id, user, true);
    Ok(Success::empty())
}

/// Removes the bot, or somebody from a private thread that the bot started.
pub(crate) fn remove_member(world: &mut World, id: &str, user: &str) -> Result<Success, ApiError> {
    let (known, user) = (thread(world, id)?, somebody(world, user)?);
    let id = known.id;
    let owns = known.kind() == 12 && known.owner == Some(world.bot);
    if user != world.bot && !owns && !world.bot_has(known, MANAGE_THREADS) {
        return Err(ApiError::missing_permissions());
    }
    super::channels::open(world, id)?;
    move_member(world, id, user, false);
    Ok(Success::empty())
}

/// Lets somebody into a thread, or out of it.
pub(crate) fn move_member(world: &mut World, id: Id, user: Id, in_it: bool) {
    let Some(thread) = world.channels.get_mut(&id) else { return };
    let moved = if in_it { thread.joined.insert(user) } else { thread.joined.remove(&user) };
    if moved && user == world.bot {
        events::bot_moved(world, id);
    }
    world.changed();
}

/// Threads, and the bot's membership in those that it is in.
pub(crate) fn thread_list(world: &World, threads: &[&Channel], more: Option<bool>) -> Success {
    let bot = world.bot;
    let joined = threads.iter().filter(|thread| thread.has_joined(bot));
    let members: Vec<Value> = joined.map(|thread| wire::thread_member(thread, bot)).collect();
    let threads: Vec<Value> = threads.iter().map(|thread| wire::channel(world, thread)).collect();
    let more = more.unwrap_or_default();
    Success::new(StatusCode::OK, json!({"threads": threads, "members": members, "has_more": more}))
}

/// Which archived threads are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Archived {
    Public,
    Private,
    /// Those that the bot is in.
    PrivateJoined,
}

/// The archived threads of a channel, the last archived first.
pub(crate) fn list_archived(
    world: &World,
    call: &Call,
    parent: &str,
    which: Archived,
) -> Result<Success, ApiError> {
    let bits = if which == Archived::Private { MANAGE_THREADS } else { 0 };
    let parent = permitted(world, parent, READ_MESSAGE_HISTORY | bits)?;
    let fits = |thread: &Channel| match which {
        Archived::Public => !thread.is_private(),
        Archived::Private => thread.is_private(),
        Archived::PrivateJoined => thread.is_private() && thread.has_joined(world.bot),
    };
    let before = call.parameter("before");
    let of_parent = |thread: &&Channel| {
        matches!(thread.place, ChannelPlace::Thread { parent: of, .. } if of == parent)
            && fits(thread)
            && thread.archived
            && !thread.deleted
            && before.is_none_or(|before| *iso(thread.turned) < *before)
    };
    let mut threads: Vec<&Channel> = world.channels.values().filter(of_parent).collect();
    threads.sort_by_key(|thread| std::cmp::Reverse(thread.turned));
    let limit = call.parameter("limit").and_then(|limit| limit.parse().ok()).unwrap_or(50);
    let more = threads.len() > limit;
    threads.truncate(limit);
    Ok(thread_list(world, &threads, Some(more)))
}
