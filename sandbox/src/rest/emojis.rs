//! `/applications/{id}/emojis`: the bot's own emoji. Names are unique.

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use super::refusal::{ApiError, FormErrors};
use crate::clock::Id;
use crate::limits::{EMOJI_BYTES, EMOJIS};
use crate::model::StoredEmoji;
use crate::wire;
use crate::world::World;

/// How a picture in a body begins, whatever kind it says it is.
const PICTURE: &str = "data:image/";
/// How the bytes of the kinds begin that Discord takes.
const KINDS: [&[u8]; 4] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF"];

fn own(world: &World, application: &str) -> Result<(), ApiError> {
    match application == world.bot.to_string() {
        true => Ok(()),
        false => Err(ApiError::unknown("Application")),
    }
}

pub(crate) fn list(world: &World, application: &str) -> Result<Success, ApiError> {
    own(world, application)?;
    let items: Vec<Value> = world.emojis.iter().map(|emoji| shown(world, emoji)).collect();
    Ok(Success::new(StatusCode::OK, json!({ "items": items })))
}

pub(crate) fn create(
    world: &mut World,
    call: &Call,
    application: &str,
) -> Result<Success, ApiError> {
    own(world, application)?;
    let body = call.object();
    let name = body["name"].as_str().unwrap_or_default();
    let mut errors = FormErrors::default();
    check_name(world, name, None, &mut errors);
    if world.emojis.len() >= EMOJIS {
        return Err(ApiError::new(400, 30008, "Maximum number of emojis reached"));
    }
    let image = body["image"].as_str().and_then(|image| image.strip_prefix(PICTURE));
    let image = image.and_then(|image| image.split_once(";base64,"));
    let bytes = image.and_then(|(_, image)| STANDARD.decode(image).ok());
    match &bytes {
        Some(bytes) if bytes.len() > EMOJI_BYTES => {
            errors.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
        Some(bytes) if KINDS.iter().any(|kind| bytes.starts_with(kind)) => {}
        _ => errors.add("image", "IMAGE_INVALID", "Invalid image data"),
    }
    errors.result()?;
    let id = world.clock.snowflake();
    let bytes = bytes.unwrap_or_default().into();
    let emoji = StoredEmoji { id, name: name.to_owned(), bytes };
    let answer = shown(world, &emoji);
    world.emojis.push(emoji);
    world.changed();
    Ok(Success::new(StatusCode::CREATED, answer))
}

/// Checks the name of an emoji, which may have it already.
fn check_name(world: &World, name: &str, of: Option<Id>, errors: &mut FormErrors) {
    errors.length("name", name.chars().count(), 2, 32);
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        errors.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    if world.emojis.iter().any(|emoji| emoji.name == name && Some(emoji.id) != of) {
        let message = "An emoji with that name already exists";
        errors.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
}

/// Where an emoji stands among the bot's own.
fn position(world: &World, application: &str, id: &str) -> Result<usize, ApiError> {
    own(world, application)?;
    let id = Id::parse(id);
    let at = world.emojis.iter().position(|emoji| Some(emoji.id) == id);
    at.ok_or_else(|| ApiError::new(404, 10014, "Unknown Emoji"))
}

pub(crate) fn get(world: &World, application: &str, id: &str) -> Result<Success, ApiError> {
    let at = position(world, application, id)?;
    Ok(Success::new(StatusCode::OK, shown(world, &world.emojis[at])))
}

pub(crate) fn rename(
    world: &mut World,
    call: &Call,
    application: &str,
    id: &str,
) -> Result<Success, ApiError> {
    let at = position(world, application, id)?;
    let body = call.object();
    let name = body["name"].as_str().unwrap_or(&world.emojis[at].name).to_owned();
    let mut errors = FormErrors::default();
    check_name(world, &name, Some(world.emojis[at].id), &mut errors);
    errors.result()?;
    world.emojis[at].name = name;
    world.changed();
    Ok(Success::new(StatusCode::OK, shown(world, &world.emojis[at])))
}

pub(crate) fn delete(world: &mut World, application: &str, id: &str) -> Result<Success, ApiError> {
    let at = position(world, application, id)?;
    world.emojis.remove(at);
    world.changed();
    Ok(Success::empty())
}

fn shown(world: &World, emoji: &StoredEmoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": wire::user_by_id(world, world.bot),
        "require_colons": true,
        "managed": false,
        "animated": emoji.bytes.starts_with(b"GIF8"),
        "available": true,
    })
}
