//! What moderators make of channels: which kind they are of, a forum's tags, slow mode, an age limit.

use super::place::Change;
use super::{Wrong, whereabouts};
use crate::clock::Id;
use crate::gateway::events;
use crate::model::{Channel, ChannelPlace};
use crate::room::{ForumTag, Room, RoomKind, SLOWEST_S, TAG_NAME, TAGS};
use crate::world::World;

/// `become`: a channel is of this kind from now on, and is made if need be. One that is in use only
/// changes as on Discord, between text and announcements.
pub(super) fn become_kind(world: &mut World, name: &str, change: &Change) -> Result<(), Wrong> {
    let named = change.kind.as_deref().and_then(RoomKind::named);
    let kind = named
        .ok_or_else(|| Wrong::call("kind must be text, voice, announcement, stage or forum"))?;
    let guild = whereabouts::guild(world, change.guild.as_deref())?;
    let name = whereabouts::plain_channel(name)?;
    let tags = tags(guild, name, change)?;
    let requires_tag = change.require_tag.unwrap_or_default();
    if kind != RoomKind::Forum && (!tags.is_empty() || requires_tag) {
        return Err(Wrong::call("only a forum has tags"));
    }
    if requires_tag && tags.is_empty() {
        return Err(Wrong::call("a forum that requires a tag needs one: give tags"));
    }
    let Some(id) = world.known_channel(guild, name) else {
        if name.contains('/') {
            return Err(not_a_channel());
        }
        let room = Room { kind, tags, requires_tag, ..Room::default() };
        world.open_channel(guild, name, ChannelPlace::Text { guild }, None, room);
        return Ok(());
    };
    let is_used = world.messages.of(id).next().is_some()
        || world.channels.values().any(
            |thread| matches!(thread.place, ChannelPlace::Thread { parent, .. } if parent == id),
        );
    let channel = room_of(world, id)?;
    if is_used && !channel.room.kind.turns_into(kind) {
        let old = channel.room.kind.name();
        return Err(Wrong::call(format!("a {old} channel that is in use stays one")));
    }
    channel.room = Room { kind, tags, requires_tag, ..channel.room.clone() };
    events::channel_changed(world, id);
    Ok(())
}

fn not_a_channel() -> Wrong {
    Wrong::call("this is no channel of a server")
}

/// A channel of a server, not a thread.
fn room_of(world: &mut World, id: Id) -> Result<&mut Channel, Wrong> {
    let channel = world.channels.get_mut(&id).filter(|channel| !channel.deleted);
    channel
        .filter(|channel| matches!(channel.place, ChannelPlace::Text { .. }))
        .ok_or_else(not_a_channel)
}

/// The tags that a call gives a forum, with the same ids in every run.
fn tags(guild: Id, channel: &str, change: &Change) -> Result<Vec<ForumTag>, Wrong> {
    let names: Vec<&str> = change.tags.iter().flatten().map(|name| name.trim()).collect();
    let fits = |name: &&str| (1..=TAG_NAME).contains(&name.chars().count());
    let is_new = |at: usize| !names[..at].contains(&names[at]);
    if names.len() > TAGS || !names.iter().all(fits) || !(0..names.len()).all(is_new) {
        let reason = format!(
            "a forum has up to {TAGS} tags, each with a name of its own of 1 to {TAG_NAME} characters"
        );
        return Err(Wrong::call(reason));
    }
    let tag = |name: &&str| ForumTag {
        id: Id::of_name("tag", &format!("{guild}/{channel}/{name}")),
        name: (*name).to_owned(),
    };
    Ok(names.iter().map(tag).collect())
}

/// `slow`: people wait so many seconds between two messages. Bots do not, nor do commands.
pub(super) fn slow(world: &mut World, id: Id, change: &Change) -> Result<(), Wrong> {
    let seconds = change.seconds.filter(|seconds| *seconds <= SLOWEST_S);
    let wrong = || Wrong::call(format!("seconds must be a whole number up to {SLOWEST_S}"));
    let seconds = seconds.ok_or_else(wrong)?;
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.room.slow_s = seconds;
    }
    Ok(())
}

/// `restrict` and `unrestrict`: a channel is for adults, or for everybody again.
pub(super) fn restrict(world: &mut World, id: Id, restricted: bool) -> Result<(), Wrong> {
    room_of(world, id)?.room.age_restricted = restricted;
    Ok(())
}
