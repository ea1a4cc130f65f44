//! Options: what a user typed, checked against the command's definition and converted to what the
//! interaction carries. Users and channels are typed by their plain names.

use serde_json::{Map, Value, json};

use super::Wrong;
use super::whereabouts::{self, Whereabouts};
use crate::clock::Id;
use crate::limits::{FILE_BYTES, OPTION_NUMBER, OPTION_TEXT};
use crate::model::{Attachment, Guild};
use crate::validate::options::{ATTACHMENT, GROUP, INTEGER, NUMBER, SUBCOMMAND, TEXT, kind};
use crate::wire;
use crate::world::World;

const BOOLEAN: u64 = 5;
pub(super) const USER: u64 = 6;
pub(super) const CHANNEL: u64 = 7;
pub(super) const ROLE: u64 = 8;
pub(super) const MENTIONABLE: u64 = 9;

/// Options as an interaction carries them, and the people and channels among them.
pub(super) struct Filled {
    pub(super) options: Value,
    pub(super) resolved: Value,
}

/// Fills the options of the command that `words` names. With `focused`, the user is still typing:
/// required options may be missing, and that option's value is what was typed so far.
pub(super) fn fill(
    world: &mut World,
    at: Whereabouts,
    definition: &Value,
    words: &[&str],
    typed: &Map<String, Value>,
    focused: Option<&str>,
) -> Result<Filled, Wrong> {
    let mut branches = Vec::new();
    let mut owner = definition;
    for word in words.iter().skip(1) {
        let is_named = |option: &&Value| {
            matches!(kind(option), SUBCOMMAND | GROUP) && option["name"] == **word
        };
        let below = owner["options"].as_array().into_iter().flatten().find(is_named);
        owner = below
            .ok_or_else(|| Wrong::call(format!("/{} has no subcommand {word}", words.join(" "))))?;
        branches.push(owner);
    }
    let options: Vec<&Value> = owner["options"].as_array().into_iter().flatten().collect();
    if let Some(branch) = options.iter().find(|option| matches!(kind(option), SUBCOMMAND | GROUP)) {
        let (command, name) = (words.join(" "), branch["name"].as_str().unwrap_or_default());
        return Err(Wrong::call(format!("/{command} needs a subcommand, like {name}")));
    }
    known_names(&options, typed, focused)?;
    let mut filled = Vec::new();
    let mut resolved = Map::new();
    for option in options {
        let name = option["name"].as_str().unwrap_or_default();
        let is_focused = focused == Some(name);
        let given = typed.get(name).filter(|value| !value.is_null());
        let value = match given {
            _ if is_focused => typing(option, given)?,
            Some(value) => value_of(world, at, option, value, &mut resolved)?,
            None if option["required"] == true && focused.is_none() => {
                return Err(Wrong::call(format!("the option {name} is required")));
            }
            None => continue,
        };
        let mut entry = json!({"name": name, "type": kind(option), "value": value});
        if is_focused {
            entry["focused"] = json!(true);
        }
        filled.push(entry);
    }
    let mut options = Value::Array(filled);
    for branch in branches.into_iter().rev() {
        options = json!([{"name": branch["name"], "type": branch["type"], "options": options}]);
    }
    Ok(Filled { options, resolved: Value::Object(resolved) })
}

/// Refuses options that do not exist.
fn known_names(
    options: &[&Value],
    typed: &Map<String, Value>,
    focused: Option<&str>,
) -> Result<(), Wrong> {
    let names = typed.keys().map(String::as_str).chain(focused);
    for name in names {
        if !options.iter().any(|option| option["name"] == name) {
            return Err(Wrong::call(format!("there is no option {name}")));
        }
    }
    Ok(())
}

/// The text typed so far into an autocompleted option: always a string.
fn typing(option: &Value, given: Option<&Value>) -> Result<Value, Wrong> {
    let name = option["name"].as_str().unwrap_or_default();
    if option["autocomplete"] != true {
        return Err(Wrong::call(format!("the option {name} does not complete itself")));
    }
    Ok(match given {
        None => json!(""),
        Some(Value::String(text)) => json!(text),
        Some(other) => json!(other.to_string()),
    })
}

fn value_of(
    world: &mut World,
    at: Whereabouts,
    option: &Value,
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    let name = option["name"].as_str().unwrap_or_default();
    let value = match kind(option) {
        TEXT => text(option, given)?,
        INTEGER => integer(option, given)?,
        NUMBER => number(option, given)?,
        BOOLEAN => boolean(name, given)?,
        of_kind @ (USER | CHANNEL | ROLE | MENTIONABLE) => {
            resolve(world, at, (of_kind, name), given, resolved)?
        }
        ATTACHMENT => file(world, at, name, given, resolved)?,
        other => {
            let reason = format!("{name}: the sandbox has no options of type {other}");
            return Err(Wrong::call(reason));
        }
    };
    let choices = option["choices"].as_array().filter(|choices| !choices.is_empty());
    if choices.is_some_and(|choices| !choices.iter().any(|choice| choice["value"] == value)) {
        return Err(Wrong::call(format!("{name}: {value} is not among the choices")));
    }
    Ok(value)
}

/// The id of what was named for an option or a menu of this type: somebody, a role or a channel.
pub(super) fn resolve(
    world: &mut World,
    at: Whereabouts,
    (kind, name): (u64, &str),
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    match kind {
        CHANNEL => channel(world, at, name, given, resolved),
        ROLE => chosen_role(world, at, name, given, resolved),
        MENTIONABLE if role(world, at, given).is_some() => {
            chosen_role(world, at, name, given, resolved)
        }
        _ => user(world, at, name, given, resolved),
    }
}

fn text(option: &Value, given: &Value) -> Result<Value, Wrong> {
    let name = option["name"].as_str().unwrap_or_default();
    let text = given.as_str().ok_or_else(|| Wrong::call(format!("{name} must be a text")))?;
    let length = text.chars().count() as u64;
    let least = option["min_length"].as_u64().unwrap_or_default();
    let most = option["max_length"].as_u64().unwrap_or(OPTION_TEXT as u64);
    if length < least || length > most {
        return Err(Wrong::call(format!("{name} must have {least} to {most} characters")));
    }
    Ok(json!(text))
}

fn integer(option: &Value, given: &Value) -> Result<Value, Wrong> {
    let name = option["name"].as_str().unwrap_or_default();
    // A client sends the number that the user typed.
    let number = given.as_i64().or_else(|| given.as_str()?.trim().parse().ok());
    let number = number.ok_or_else(|| Wrong::call(format!("{name} must be a whole number")))?;
    let least = option["min_value"].as_i64().unwrap_or(-OPTION_NUMBER);
    let most = option["max_value"].as_i64().unwrap_or(OPTION_NUMBER);
    if !(least..=most).contains(&number) {
        return Err(Wrong::call(format!("{name} must be {least} to {most}")));
    }
    Ok(json!(number))
}

fn number(option: &Value, given: &Value) -> Result<Value, Wrong> {
    let name = option["name"].as_str().unwrap_or_default();
    let number = given.as_f64().or_else(|| given.as_str()?.trim().parse().ok());
    let number = number.filter(|number: &f64| number.is_finite());
    let number = number.ok_or_else(|| Wrong::call(format!("{name} must be a number")))?;
    let low = option["min_value"].as_f64().is_some_and(|least| number < least);
    let high = option["max_value"].as_f64().is_some_and(|most| number > most);
    if low || high {
        return Err(Wrong::call(format!("{name}: {number} is out of bounds")));
    }
    Ok(json!(number))
}

fn boolean(name: &str, given: &Value) -> Result<Value, Wrong> {
    match given {
        Value::Bool(_) => Ok(given.clone()),
        Value::String(text) if text == "true" => Ok(json!(true)),
        Value::String(text) if text == "false" => Ok(json!(false)),
        _ => Err(Wrong::call(format!("{name} must be true or false"))),
    }
}

/// A person by their plain name, `@name`, mention or id.
fn user(
    world: &mut World,
    at: Whereabouts,
    name: &str,
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    let typed = given.as_str().ok_or_else(|| Wrong::call(format!("{name} must name a user")))?;
    let bare = typed.trim().trim_start_matches("<@").trim_end_matches('>').trim_start_matches('@');
    let known = world.known_user(bare);
    let id: Id = match known {
        Some(id) => id,
        None => whereabouts::user(world, bare)?,
    };
    put(resolved, "users", id, wire::user_by_id(world, id));
    if let Some(guild) = at.guild {
        // A user who left is still a user, just not a member.
        world.join(guild, id);
        if let Some(guild) = world.guilds.get(&guild).filter(|g| g.members.contains_key(&id)) {
            put(resolved, "members", id, wire::bare_member(guild, id));
        }
    }
    Ok(json!(id))
}

/// The role that was typed, by its plain name, `@name`, mention or id.
fn role<'a>(world: &'a World, at: Whereabouts, given: &Value) -> Option<(&'a Guild, Id)> {
    let typed = given.as_str()?.trim().trim_start_matches("<@&").trim_end_matches('>');
    let guild = world.guilds.get(&at.guild?)?;
    let id = guild.known_role(typed.trim_start_matches('@'))?.id;
    Some((guild, id))
}

fn chosen_role(
    world: &World,
    at: Whereabouts,
    name: &str,
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    let role = role(world, at, given);
    let (guild, id) =
        role.ok_or_else(|| Wrong::call(format!("{name} must name a role of this server")))?;
    put(resolved, "roles", id, wire::role_by_id(guild, id));
    Ok(json!(id))
}

fn channel(
    world: &mut World,
    at: Whereabouts,
    name: &str,
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    let typed = given.as_str().ok_or_else(|| Wrong::call(format!("{name} must name a channel")))?;
    let guild =
        at.guild.ok_or_else(|| Wrong::call(format!("{name}: there are no channels here")))?;
    let id = whereabouts::channel(world, Some(&guild.to_string()), typed)?;
    if let Some(channel) = world.channels.get(&id) {
        let shown = wire::partial_channel(world, channel, crate::permissions::MEMBER);
        put(resolved, "channels", id, shown);
    }
    Ok(json!(id))
}

/// A file: `{"filename": "game.json", "content": "its text"}`. It stays where the bot can fetch it.
fn file(
    world: &mut World,
    at: Whereabouts,
    name: &str,
    given: &Value,
    resolved: &mut Map<String, Value>,
) -> Result<Value, Wrong> {
    let wrong = || Wrong::call(format!("{name} must be a file: a filename and its content"));
    let filename = given["filename"].as_str().ok_or_else(wrong)?;
    let content = given["content"].as_str().ok_or_else(wrong)?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ".-_".contains(c);
    if filename.is_empty() || !filename.chars().all(is_plain) {
        return Err(Wrong::call(format!("{name}: {filename} is no plain name of a file")));
    }
    if content.len() > FILE_BYTES {
        return Err(Wrong::call(format!("{name}: the file is too large")));
    }
    let upload = Attachment {
        id: world.clock.snowflake(),
        filename: filename.to_owned(),
        description: None,
        content_type: Some("application/json".to_owned()),
        width_height: None,
        bytes: content.to_owned().into(),
    };
    let url = format!("{}/attachments/{}/{}/{filename}", world.origin, at.channel, upload.id);
    let shown = json!({"id": upload.id, "filename": filename, "size": content.len(), "url": url,
                       "proxy_url": url, "content_type": upload.content_type});
    put(resolved, "attachments", upload.id, shown);
    let id = upload.id;
    world.uploads.push(upload);
    Ok(json!(id))
}

fn put(resolved: &mut Map<String, Value>, kind: &str, id: Id, value: Value) {
    let group = resolved.entry(kind).or_insert_with(|| json!({}));
    group[id.to_string()] = value;
}
