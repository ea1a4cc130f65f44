//! Who is in a thread: people start private ones, add and remove each other, and let the bot in by
//! mentioning it.

use super::place::Change;
use super::{Wrong, whereabouts};
use crate::clock::Id;
use crate::model::ChannelPlace;
use crate::rest::threads::move_member;
use crate::room::Room;
use crate::world::World;

/// `private`: a user starts a private thread, named `parent/thread`. The bot is not in it.
pub(super) fn start_private(
    world: &mut World,
    name: &str,
    user: Id,
    change: &Change,
) -> Result<(), Wrong> {
    let guild = whereabouts::guild(world, change.guild.as_deref())?;
    let name = whereabouts::plain_channel(name)?;
    let Some((parent, _)) = name.split_once('/') else {
        return Err(Wrong::call("name a private thread with its channel: parent/thread"));
    };
    if world.known_channel(guild, name).is_some() {
        return Err(Wrong::call(format!("there is a {name} already")));
    }
    let parent = whereabouts::channel(world, Some(&guild.to_string()), parent)?;
    if world.channels.get(&parent).is_none_or(|parent| parent.kind() != 0) {
        return Err(Wrong::call("only a text channel has private threads"));
    }
    whereabouts::inside(world, user, parent)?;
    let place = ChannelPlace::Thread { guild, parent, private: true };
    let closed_to_guests = change.invitable == Some(false);
    let room = Room { closed_to_guests, ..Room::default() };
    world.open_channel(guild, name, place, Some(user), room);
    Ok(())
}

/// `add` and `remove`: a user is in a thread from now on, or no longer.
pub(super) fn people(world: &mut World, id: Id, user: Id, in_it: bool) -> Result<(), Wrong> {
    let guild = thread_in(world, id)?;
    if in_it && !world.join(guild, user) {
        return Err(Wrong::call(format!("{} has left this server", world.name_of(user))));
    }
    move_member(world, id, user, in_it);
    Ok(())
}

/// `mention`: a member of a thread names the bot, which lets it in.
pub(super) fn mention_bot(world: &mut World, id: Id, user: Id) -> Result<(), Wrong> {
    let guild = thread_in(world, id)?;
    let at = whereabouts::inside(world, user, id)?;
    whereabouts::can_act(world, at)?;
    let invites = world.channels.get(&id).is_some_and(|thread| {
        !thread.room.closed_to_guests
            || thread.owner == Some(user)
            || world.moderates_threads(guild, user)
    });
    if !invites {
        let reason = format!("{} may let nobody into this thread", world.name_of(user));
        return Err(Wrong::call(reason));
    }
    move_member(world, id, world.bot, true);
    Ok(())
}

/// `add_bot` and `remove_bot`: a moderator lets the bot into a thread, or out of it.
pub(super) fn bot(world: &mut World, id: Id, in_it: bool) -> Result<(), Wrong> {
    thread_in(world, id)?;
    move_member(world, id, world.bot, in_it);
    Ok(())
}

/// The server of a thread.
fn thread_in(world: &World, id: Id) -> Result<Id, Wrong> {
    let thread = world.channels.get(&id).filter(|channel| channel.is_thread());
    let guild = thread.and_then(crate::model::Channel::guild);
    guild.ok_or_else(|| Wrong::call("this is no thread"))
}
