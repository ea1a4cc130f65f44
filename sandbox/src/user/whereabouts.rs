//! Who acts where: resolves the plain names of a call to a user and a channel that they can see,
//! creating both on first use.

use super::Wrong;
use crate::clock::Id;
use crate::limits::NAME;
use crate::model::Channel;
use crate::world::{HOME, World};

/// The name of a user's direct messages with the bot.
const DIRECT: &str = "@me";

/// A user in a channel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whereabouts {
    pub(super) user: Id,
    pub(super) channel: Id,
    pub(super) guild: Option<Id>,
}

/// A plain name: not empty, not too long, no control characters.
pub(super) fn plain<'a>(what: &str, name: &'a str) -> Result<&'a str, Wrong> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > NAME || name.chars().any(char::is_control) {
        let reason =
            format!("a {what}'s name has 1 to {NAME} characters and no control characters");
        return Err(Wrong::call(reason));
    }
    Ok(name)
}

/// The plain name of a channel.
pub(super) fn plain_channel(name: &str) -> Result<&str, Wrong> {
    plain("channel", plain("channel", name)?.trim_start_matches('#'))
}

/// The user with this name. Nobody can act as the bot.
pub(super) fn user(world: &mut World, name: &str) -> Result<Id, Wrong> {
    let id = world.user_named(plain("user", name)?);
    if id == world.bot {
        return Err(Wrong::call(format!("{name} is the bot, not a user")));
    }
    Ok(id)
}

/// The server of this name.
pub(super) fn guild(world: &mut World, name: Option<&str>) -> Result<Id, Wrong> {
    let name = plain("guild", name.unwrap_or(HOME))?;
    Ok(world.guild_named(name))
}

/// The channel of this name in the server of this name, or of this id.
pub(super) fn channel(
    world: &mut World,
    guild_name: Option<&str>,
    name: &str,
) -> Result<Id, Wrong> {
    let name = plain("channel", name)?.trim_start_matches('#');
    if name == DIRECT {
        return Err(Wrong::call("direct messages need a user"));
    }
    let by_id = Id::parse(name).filter(|id| world.channels.contains_key(id));
    let id = match by_id {
        Some(id) => id,
        None => {
            let guild = guild(world, guild_name)?;
            let name = plain("channel", name)?;
            takes_thread(world, guild, name)?;
            world.channel_named(guild, name)
        }
    };
    not_deleted(world, id)?;
    Ok(id)
}

/// Refuses a new thread where there can be none.
fn takes_thread(world: &World, guild: Id, name: &str) -> Result<(), Wrong> {
    let parent = name.split_once('/').and_then(|(parent, _)| world.known_channel(guild, parent));
    let parent = parent.filter(|_| world.known_channel(guild, name).is_none());
    match parent.and_then(|parent| world.channels.get(&parent)) {
        Some(parent) if !parent.room.kind.takes_threads() => {
            let kind = parent.room.kind.name();
            Err(Wrong::call(format!("a {kind} channel has no threads")))
        }
        _ => Ok(()),
    }
}

fn not_deleted(world: &World, id: Id) -> Result<&Channel, Wrong> {
    let channel = world.channels.get(&id).filter(|channel| !channel.deleted);
    channel.ok_or_else(|| Wrong::missing("a moderator deleted this channel"))
}

/// The user and channel that a call names; the user becomes a member of the server.
pub(super) fn find(
    world: &mut World,
    user_name: &str,
    guild_name: Option<&str>,
    channel_name: &str,
) -> Result<Whereabouts, Wrong> {
    let user = user(world, user_name)?;
    if channel_name.trim() == DIRECT {
        let channel = world.direct_channel(user);
        return Ok(Whereabouts { user, channel, guild: None });
    }
    let channel = channel(world, guild_name, channel_name)?;
    inside(world, user, channel)
}

/// A user in a channel, if they can see it.
pub(super) fn inside(world: &mut World, user: Id, channel: Id) -> Result<Whereabouts, Wrong> {
    let place = not_deleted(world, channel)?.clone();
    let guild = place.guild();
    match guild {
        Some(guild) if !world.join(guild, user) => {
            Err(Wrong::call(format!("{} has left this server", world.name_of(user))))
        }
        None if !world.people_in(&place).contains(&user) => {
            Err(Wrong::missing("these are somebody else's direct messages"))
        }
        Some(_) if !world.member_sees(user, &place) => {
            let name = world.name_of(user);
            Err(Wrong::call(format!("{name} is not in this private thread")))
        }
        _ => Ok(Whereabouts { user, channel, guild }),
    }
}

/// Refuses commands and clicks where there can be none: in archived threads, for most people in locked
/// ones, in a forum outside its posts. And those of whoever is timed out.
pub(super) fn can_act(world: &World, at: Whereabouts) -> Result<(), Wrong> {
    let channel = not_deleted(world, at.channel)?;
    if channel.archived {
        return Err(Wrong::call("this thread is archived: it takes no commands"));
    }
    if world.is_locked_for(at.user, channel) {
        return Err(Wrong::call("this thread is locked: only moderators write here"));
    }
    if !channel.is_thread() && !channel.room.kind.takes_messages() {
        return Err(Wrong::call("a forum takes no commands: open one of its posts"));
    }
    if at.guild.is_some_and(|guild| world.is_timed_out(guild, at.user)) {
        return Err(Wrong::call(format!("{} is timed out", world.name_of(at.user))));
    }
    Ok(())
}
