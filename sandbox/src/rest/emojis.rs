//! `/applications/{id}/emojis`: the bot's own emoji, listed and uploaded. Names are unique.

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use super::refusal::{ApiError, FormErrors};
use crate::limits::{EMOJI_BYTES, EMOJIS};
use crate::model::StoredEmoji;
use crate::wire;
use crate::world::World;

/// The prefix of a picture in a body.
const PICTURE: &str = "data:image/png;base64,";

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
    let body = call.body.as_ref().unwrap_or(&Value::Null);
    let name = body["name"].as_str().unwrap_or_default();
    let mut errors = FormErrors::default();
    errors.length("name", name.chars().count(), 2, 32);
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        errors.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    if world.emojis.iter().any(|emoji| emoji.name == name) {
        let message = "An emoji with that name already exists";
        errors.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
    if world.emojis.len() >= EMOJIS {
        return Err(ApiError::new(400, 30008, "Maximum number of emojis reached"));
    }
    let image = body["image"].as_str().and_then(|image| image.strip_prefix(PICTURE));
    let bytes = image.and_then(|image| STANDARD.decode(image).ok());
    match &bytes {
        Some(bytes) if bytes.len() > EMOJI_BYTES => {
            errors.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
        Some(bytes) if bytes.starts_with(b"\x89PNG") => {}
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

fn shown(world: &World, emoji: &StoredEmoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": wire::current_user(world),
        "require_colons": true,
        "managed": false,
        "animated": false,
        "available": true,
    })
}
