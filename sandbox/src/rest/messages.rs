//! `/channels/{id}/messages`: the bot's ordinary messages, outside any interaction. They need
//! permissions, ping, remember nonces, and limit the edits of old messages.

use axum::http::StatusCode;
use serde_json::Value;

use super::call::Call;
use super::channels::{permitted, ready_to_send};
use super::refusal::ApiError;
use super::{Success, compose};
use crate::clock::Id;
use crate::gateway::events;
use crate::limits::{NONCE_REMEMBERED_MS, OLD_EDITS, OLD_MESSAGE_MS};
use crate::permissions::{ATTACH_FILES, EMBED_LINKS, READ_MESSAGE_HISTORY};
use crate::validate::draft::MessageCheck;
use crate::wire;
use crate::world::World;

fn shown(world: &World, id: Id) -> Result<Success, ApiError> {
    let message = world.messages.get(&id).ok_or_else(|| ApiError::unknown("Message"))?;
    Ok(Success::new(StatusCode::OK, wire::message(world, message)))
}

/// The permissions that a body needs in addition to sending.
pub(super) fn needed(draft: &MessageCheck, call: &Call) -> u64 {
    let mut bits = 0;
    if !call.files.is_empty() {
        bits |= ATTACH_FILES;
    }
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        bits |= EMBED_LINKS;
    }
    bits
}

/// A message of this channel that everybody there can see.
pub(crate) fn message(world: &World, channel: Id, id: &str) -> Result<Id, ApiError> {
    let found = Id::parse(id).and_then(|id| world.messages.get(&id));
    let found = found.filter(|message| message.channel == channel && message.only_for.is_none());
    found.map(|message| message.id).ok_or_else(|| ApiError::unknown("Message"))
}

pub(crate) fn send(world: &mut World, call: &Call, channel: &str) -> Result<Success, ApiError> {
    permitted(world, channel, 0)?;
    let draft = MessageCheck::read(&call.object(), "", false)?;
    let channel = ready_to_send(world, channel, needed(&draft, call))?;
    if let Some(id) = draft.reply_to {
        permitted(world, &channel.to_string(), READ_MESSAGE_HISTORY)?;
        message(world, channel, &id.to_string()).map_err(|_| {
            let code = "REPLIES_UNKNOWN_MESSAGE";
            ApiError::field("message_reference", code, "Unknown message")
        })?;
    }
    let now = world.clock.now();
    world.nonces.retain(|_, (_, made)| now - *made <= NONCE_REMEMBERED_MS);
    let key = draft.nonce.as_ref().map(|nonce| (channel, nonce_text(nonce)));
    if let Some((id, _)) = key.as_ref().and_then(|key| world.nonces.get(key))
        && draft.enforce_nonce
        && world.messages.contains_key(id)
    {
        return shown(world, *id);
    }
    let blank = compose::blank(world, channel, None);
    let id = compose::post(world, blank, &draft, &call.files)?;
    if let Some(key) = key {
        world.nonces.insert(key, (id, now));
    }
    shown(world, id)
}

fn nonce_text(nonce: &Value) -> String {
    nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned)
}

pub(crate) fn edit(
    world: &mut World,
    call: &Call,
    channel: &str,
    id: &str,
) -> Result<Success, ApiError> {
    let draft = MessageCheck::read(&call.object(), "", false)?;
    let channel = permitted(world, channel, needed(&draft, call))?;
    let id = message(world, channel, id)?;
    super::channels::open(world, channel)?;
    let edit_of_old = ration(world, channel, id)?;
    compose::edit(world, id, &draft, &call.files)?;
    if let (Some(at), Some(channel)) = (edit_of_old, world.channels.get_mut(&channel)) {
        channel.old_edits.push(at);
    }
    shown(world, id)
}

/// The time of this edit, if it counts as an edit of an old message.
fn ration(world: &mut World, channel: Id, id: Id) -> Result<Option<i64>, ApiError> {
    let now = world.clock.now();
    let made = world.messages.get(&id).map_or(now, |message| message.created);
    if now - made <= OLD_MESSAGE_MS {
        return Ok(None);
    }
    let Some(channel) = world.channels.get_mut(&channel) else {
        return Ok(None);
    };
    channel.old_edits.retain(|at| now - at < OLD_MESSAGE_MS);
    if channel.old_edits.len() >= OLD_EDITS {
        let message = "Maximum number of edits to messages older than 1 hour reached. \
                       Try again later";
        let oldest = channel.old_edits.first().copied().unwrap_or(now);
        let wait = (oldest + OLD_MESSAGE_MS - now) as f64 / 1_000.0;
        return Err(ApiError { retry_after: Some(wait), ..ApiError::new(429, 30046, message) });
    }
    Ok(Some(now))
}

pub(crate) fn delete(world: &mut World, channel: &str, id: &str) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, 0)?;
    let id = message(world, channel, id)?;
    super::channels::open(world, channel)?;
    world.messages.remove(&id);
    events::message_deleted(world, channel, id);
    world.changed();
    Ok(Success::empty())
}

pub(crate) fn get(world: &World, channel: &str, id: &str) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY)?;
    shown(world, message(world, channel, id)?)
}

/// The newest messages first, as Discord lists them; `before`, `after` and `limit` narrow them.
pub(crate) fn list(world: &World, call: &Call, channel: &str) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY)?;
    let bound = |name: &str| call.parameter(name).and_then(Id::parse);
    let limit = call.parameter("limit").and_then(|text| text.parse().ok()).unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let message = "int value should be between 1 and 100.";
        return Err(ApiError::field("limit", "NUMBER_TYPE_MAX", message));
    }
    let (before, after) = (bound("before"), bound("after"));
    let listed = world.messages.of(channel).rev().filter(|message| {
        message.only_for.is_none()
            && before.is_none_or(|id| message.id < id)
            && after.is_none_or(|id| message.id > id)
    });
    let mut listed: Vec<&crate::model::PostedMessage> = listed.collect();
    if after.is_some() {
        // `after` asks for the messages right after it, still newest first.
        let skip = listed.len().saturating_sub(limit);
        listed.drain(..skip);
    }
    let listed = listed.into_iter().take(limit).map(|m| wire::message(world, m)).collect();
    Ok(Success::new(StatusCode::OK, Value::Array(listed)))
}
