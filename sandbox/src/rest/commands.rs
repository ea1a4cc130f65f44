//! `/applications/{id}/commands`, global and of one server: listing, the bulk overwrite that bots
//! register with, and changing one. A command that keeps its name keeps its id.

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

/// Commands of a scope, which a path names by the application and perhaps a server.
pub(crate) struct Scope(Option<Id>);

impl Scope {
    pub(crate) fn of(
        world: &World,
        application: &str,
        guild: Option<&str>,
    ) -> Result<Self, ApiError> {
        scope(world, application, guild).map(Self)
    }

    fn commands(&self, world: &World) -> Vec<Value> {
        world.commands.get(&self.0).cloned().unwrap_or_default()
    }

    pub(crate) fn list(&self, world: &World) -> Success {
        Success::new(StatusCode::OK, Value::Array(self.commands(world)))
    }

    /// Replaces the whole set.
    pub(crate) fn overwrite(&self, world: &mut World, call: &Call) -> Result<Success, ApiError> {
        let Some(Value::Array(sent)) = &call.body else {
            let message = "Only iterables may be used in a ListType";
            return Err(ApiError::field("_", "LIST_TYPE_CONVERT", message));
        };
        commands::check(sent)?;
        let version = world.clock.snowflake();
        let stored: Vec<Value> =
            sent.iter().map(|command| stored(world, self.0, command, version)).collect();
        world.commands.insert(self.0, stored.clone());
        world.changed();
        Ok(Success::new(StatusCode::OK, Value::Array(stored)))
    }

    pub(crate) fn get(&self, world: &World, id: &str) -> Result<Success, ApiError> {
        let found = self.commands(world).into_iter().find(|command| command["id"] == id);
        found.map(|command| Success::new(StatusCode::OK, command)).ok_or_else(unknown)
    }

    /// Adds a command, or replaces the one with its name.
    pub(crate) fn create(&self, world: &mut World, call: &Call) -> Result<Success, ApiError> {
        let sent = call.object();
        let is_same = |other: &Value| {
            other["name"] == sent["name"] && commands::kind(other) == commands::kind(&sent)
        };
        let (old, rest): (Vec<Value>, Vec<Value>) =
            self.commands(world).into_iter().partition(is_same);
        let status = if old.is_empty() { StatusCode::CREATED } else { StatusCode::OK };
        self.put(world, rest, sent, status)
    }

    /// Changes the fields of a command that the body names.
    pub(crate) fn edit(
        &self,
        world: &mut World,
        call: &Call,
        id: &str,
    ) -> Result<Success, ApiError> {
        let (old, rest): (Vec<Value>, Vec<Value>) =
            self.commands(world).into_iter().partition(|command| command["id"] == id);
        let mut command = old.into_iter().next().ok_or_else(unknown)?;
        let body = call.object();
        for (field, value) in body.as_object().into_iter().flatten() {
            command[field] = value.clone();
        }
        let is_same = |other: &Value| {
            other["name"] == command["name"] && commands::kind(other) == commands::kind(&command)
        };
        if rest.iter().any(is_same) {
            let message = "Application command names must be unique";
            return Err(ApiError::field("", "APPLICATION_COMMANDS_DUPLICATE_NAME", message));
        }
        let shown = self.put(world, rest, command, StatusCode::OK)?;
        // A new name does not make another command of it.
        let kept = world.commands.get_mut(&self.0).and_then(|set| set.last_mut());
        Ok(kept.map_or(shown, |command| {
            command["id"] = json!(id);
            Success::new(StatusCode::OK, command.clone())
        }))
    }

    pub(crate) fn delete(&self, world: &mut World, id: &str) -> Result<Success, ApiError> {
        let set = world.commands.get_mut(&self.0).ok_or_else(unknown)?;
        let at = set.iter().position(|command| command["id"] == id).ok_or_else(unknown)?;
        set.remove(at);
        world.changed();
        Ok(Success::empty())
    }

    /// Checks a command and adds it to the others of its set.
    fn put(
        &self,
        world: &mut World,
        mut set: Vec<Value>,
        command: Value,
        status: StatusCode,
    ) -> Result<Success, ApiError> {
        commands::check_one_of(&set, &command)?;
        let version = world.clock.snowflake();
        let command = stored(world, self.0, &command, version);
        set.push(command.clone());
        world.commands.insert(self.0, set);
        world.changed();
        Ok(Success::new(status, command))
    }
}

fn unknown() -> ApiError {
    ApiError::new(404, 10063, "Unknown application command")
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
