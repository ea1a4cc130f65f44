//! Posts: the threads of a forum, which begin with a message and may need a tag.

use axum::http::StatusCode;
use serde_json::Value;

use super::call::Call;
use super::channels::{archive_minutes, existing, name, permitted, shown, slow_mode};
use super::refusal::{ApiError, FormErrors};
use super::threads::{free_name, room_for_thread};
use super::{Success, compose, messages};
use crate::clock::Id;
use crate::gateway::events;
use crate::model::ChannelPlace;
use crate::permissions::SEND_MESSAGES;
use crate::room::{APPLIED_TAGS, Room, RoomKind};
use crate::validate::draft::MessageCheck;
use crate::wire;
use crate::world::World;

/// Starts a post in a forum.
pub(super) fn start(world: &mut World, call: &Call, forum: Id) -> Result<Success, ApiError> {
    let body = call.object();
    let title = name(&body, true)?.unwrap_or_default();
    let (minutes, slow_s) = (archive_minutes(&body)?, slow_mode(&body)?);
    if !body["message"].is_object() {
        let mut errors = FormErrors::default();
        errors.required("message");
        return Err(errors.refusal());
    }
    let draft = MessageCheck::read(&body["message"], "message.", false)?;
    permitted(world, &forum.to_string(), SEND_MESSAGES | messages::needed(&draft, call))?;
    let parent = existing(world, forum)?;
    let applied = tags(&parent.room, &body)?;
    let (guild, bot_may) = (parent.guild().unwrap_or(forum), parent.bot_may);
    room_for_thread(world, guild, RoomKind::Forum)?;
    let id = world.clock.snowflake();
    let place = ChannelPlace::Thread { guild, parent: forum, private: false };
    let (title, owner) = (free_name(world, guild, &title), Some(world.bot));
    world.add_channel(id, &title, place, owner);
    if let Some(post) = world.channels.get_mut(&id) {
        post.archive_minutes = minutes.unwrap_or(post.archive_minutes);
        post.room.slow_s = slow_s.unwrap_or_default();
        post.room.applied = applied.unwrap_or_default();
        post.bot_may = bot_may;
    }
    let mut blank = compose::blank(world, id, None);
    blank.id = id;
    let message = compose::prepare(world, blank, &draft, &call.files).inspect_err(|_| {
        world.channels.remove(&id);
    })?;
    events::channel_created(world, id);
    compose::publish(world, message);
    let mut body = shown(world, id)?;
    body["message"] = world.messages.get(&id).map(|first| wire::message(world, first)).into();
    Ok(Success::new(StatusCode::CREATED, body))
}

/// The tags that a body gives a post, if it speaks of them or must.
pub(super) fn tags(forum: &Room, body: &Value) -> Result<Option<Vec<Id>>, ApiError> {
    let given = body["applied_tags"].as_array();
    let ids: Vec<Option<Id>> = given
        .into_iter()
        .flatten()
        .map(|id| id.as_str().and_then(Id::parse).or_else(|| id.as_u64().map(Id)))
        .collect();
    let mut errors = FormErrors::default();
    errors.length("applied_tags", ids.len(), 0, APPLIED_TAGS);
    errors.result()?;
    let known = |id: &Id| forum.tags.iter().any(|tag| tag.id == *id);
    let found: Option<Vec<Id>> = ids.into_iter().map(|id| id.filter(known)).collect();
    let found = found.ok_or_else(|| ApiError::new(404, 10087, "Unknown tag"))?;
    if forum.requires_tag && found.is_empty() {
        let message = "A tag is required to create a forum post in this channel";
        return Err(ApiError::new(400, 40067, message));
    }
    Ok(given.map(|_| found))
}
