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
            world.channel_named(guild, plain("channel", name)?)
        }
    };
    not_deleted(world, id)?;
    Ok(id)
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
        _ => Ok(Whereabouts { user, channel, guild }),
    }
}

/// Refuses archived threads: they take no commands and no clicks.
pub(super) fn awake(world: &World, at: Whereabouts) -> Result<(), Wrong> {
    let channel = not_deleted(world, at.channel)?;
    if channel.archived {
        return Err(Wrong::call("this thread is archived: it takes no commands"));
    }
    Ok(())
}
