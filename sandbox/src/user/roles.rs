//! Roles and rights: what the people who run a server give to others.

use serde_json::Value;

use super::{Wrong, whereabouts};
use crate::clock::Id;
use crate::gateway::events;
use crate::model::Role;
use crate::permissions;
use crate::world::World;

/// The bits that a call permits: a number, its text, or a list of Discord's names.
pub(super) fn bits(allow: Option<&Value>) -> Result<Option<u64>, Wrong> {
    let Some(allow) = allow else {
        return Ok(None);
    };
    let wrong =
        || Wrong::call("allow must be a number of permission bits, or a list of their names");
    if let Some(names) = allow.as_array() {
        let named = |name: &Value| name.as_str().and_then(permissions::by_name).ok_or_else(wrong);
        return names.iter().try_fold(0, |all, name| Ok(all | named(name)?)).map(Some);
    }
    allow.as_u64().or_else(|| allow.as_str()?.parse().ok()).map(Some).ok_or_else(wrong)
}

/// The role of this name in a server, made on first use. It permits nothing by itself.
fn find_or_create(world: &mut World, guild: Id, name: &str) -> Result<Id, Wrong> {
    let name = whereabouts::plain("role", name)?.trim_start_matches('@').to_owned();
    let missing = || Wrong::missing("there is no such server");
    let known = world.guilds.get_mut(&guild).ok_or_else(missing)?;
    if let Some(role) = known.known_role(&name) {
        return Ok(role.id);
    }
    let id = known.role_id(&name);
    known.roles.insert(id, Role { id, name, may: 0, held_by: Default::default() });
    events::role_changed(world, guild, "GUILD_ROLE_CREATE", id);
    Ok(id)
}

/// Gives a member these roles and takes all others away.
pub(super) fn give(
    world: &mut World,
    guild: Id,
    user: Id,
    roles: Option<&[String]>,
) -> Result<(), Wrong> {
    let names = roles.ok_or_else(|| Wrong::call("roles must be a list of names"))?;
    if !world.join(guild, user) {
        return Err(Wrong::call(format!("{} has left this server", world.name_of(user))));
    }
    let given = names.iter().map(|name| find_or_create(world, guild, name));
    let given: Vec<Id> = given.collect::<Result<_, _>>()?;
    for role in world.guilds.get_mut(&guild).into_iter().flat_map(|guild| guild.roles.values_mut())
    {
        if given.contains(&role.id) {
            role.held_by.insert(user);
        } else {
            role.held_by.remove(&user);
        }
    }
    Ok(())
}

/// Changes what a role permits, or deletes it.
pub(super) fn change(
    world: &mut World,
    guild: Id,
    role: &str,
    op: &str,
    allow: Option<u64>,
) -> Result<(), Wrong> {
    if !matches!(op, "permissions" | "delete") {
        return Err(Wrong::call(format!("{op} cannot be done to a role")));
    }
    let id = find_or_create(world, guild, role)?;
    let Some(known) = world.guilds.get_mut(&guild) else {
        return Ok(());
    };
    let event = if op == "delete" {
        known.roles.remove(&id);
        "GUILD_ROLE_DELETE"
    } else {
        if let Some(role) = known.roles.get_mut(&id) {
            role.may = allow.unwrap_or_default();
        }
        "GUILD_ROLE_UPDATE"
    };
    events::role_changed(world, guild, event, id);
    Ok(())
}
