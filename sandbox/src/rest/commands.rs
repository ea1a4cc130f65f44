//! `/applications/{id}/commands`, global and of one server: listing, and the bulk overwrite that
//! bots register with. A command that keeps its name keeps its id.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

use super::Success;
use super::call::Call;
use super::refusal::ApiError;
use crate::clock::Id;
use crate::validate::commands;
use crate::world::World;

/// The set of commands that a path names.
fn scope(world: &World, application: &str, guild: Option<&str>) -> Result<Option<Id>, ApiError> {
    if application != world.bot.to_string() {
        return Err(ApiError::unknown("Application"));
    }
    let Some(guild) = guild else { return Ok(None) };
    let id = Id::parse(guild).filter(|id| world.guilds.contains_key(id));
    id.map(Some).ok_or_else(ApiError::missing_access)
}

pub(crate) fn list(
    world: &World,
    application: &str,
    guild: Option<&str>,
) -> Result<Success, ApiError> {
    let scope = scope(world, application, guild)?;
    let listed = world.commands.get(&scope).cloned().unwrap_or_default();
    Ok(Success::new(StatusCode::OK, Value::Array(listed)))
}

/// Replaces the whole set.
pub(crate) fn overwrite(
    world: &mut World,
    call: &Call,
    application: &str,
    guild: Option<&str>,
) -> Result<Success, ApiError> {
    let scope = scope(world, application, guild)?;
    let Some(Value::Array(sent)) = &call.body else {
        let message = "Only iterables may be used in a ListType";
        return Err(ApiError::field("_", "LIST_TYPE_CONVERT", message));
    };
    commands::check(sent)?;
    let version = world.clock.snowflake();
    let stored: Vec<Value> =
        sent.iter().map(|command| stored(world, scope, command, version)).collect();
    world.commands.insert(scope, stored.clone());
    world.changed();
    Ok(Success::new(StatusCode::OK, Value::Array(stored)))
}

/// A command as Discord returns it: what was sent, without empty fields, and its id.
fn stored(world: &World, guild: Option<Id>, sent: &Value, version: Id) -> Value {
    let mut command = without_empty(sent);
    let name = sent["name"].as_str().unwrap_or_default();
    let kind = commands::kind(sent);
    let scope = guild.map_or_else(String::new, |id| id.to_string());
    command["id"] = json!(Id::of_name("command", &format!("{scope}/{kind}/{name}")));
    command["application_id"] = json!(world.bot);
    command["type"] = json!(kind);
    command["version"] = json!(version);
    command["description"] = json!(sent["description"].as_str().unwrap_or_default());
    for (field, default) in [
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("integration_types", json!([0])),
        ("contexts", Value::Null),
    ] {
        if command[field].is_null() {
            command[field] = default;
        }
    }
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    command
}

fn without_empty(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let full = |field: &Value| !field.is_null() && *field != json!([]);
            let kept = fields.iter().filter(|(_, field)| full(field));
            let kept = kept.map(|(name, field)| (name.clone(), without_empty(field)));
            Value::Object(kept.collect::<Map<String, Value>>())
        }
        Value::Array(items) => Value::Array(items.iter().map(without_empty).collect()),
        other => other.clone(),
    }
}
