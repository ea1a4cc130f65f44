//! What the bot adds to a message besides its text: reactions and pins.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Success;
use super::channels::{open, permitted};
use super::messages::message;
use super::refusal::ApiError;
use crate::clock::{Id, iso};
use crate::gateway::events;
use crate::permissions::{ADD_REACTIONS, MANAGE_MESSAGES, PIN_MESSAGES, READ_MESSAGE_HISTORY};
use crate::validate::emoji;
use crate::wire;
use crate::world::World;

/// Messages that a channel may have pinned.
const PINS: usize = 250;

/// Adds the bot's reaction: an emoji, or `name:id`.
pub(crate) fn react(
    world: &mut World,
    channel: &str,
    id: &str,
    given: &str,
) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY | ADD_REACTIONS)?;
    let id = message(world, channel, id)?;
    open(world, channel)?;
    let known = |id: Id| world.emojis.iter().any(|emoji| emoji.id == id);
    if !emoji::is_reaction(given, known) {
        return Err(ApiError::new(400, 10014, "Unknown Emoji"));
    }
    world.messages.change(&id, |message| {
        if !message.reactions.iter().any(|emoji| emoji == given) {
            message.reactions.push(given.to_owned());
        }
    });
    world.changed();
    Ok(Success::empty())
}

/// Takes the bot's reaction back.
pub(crate) fn unreact(
    world: &mut World,
    channel: &str,
    id: &str,
    given: &str,
) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY)?;
    let id = message(world, channel, id)?;
    open(world, channel)?;
    world.messages.change(&id, |message| message.reactions.retain(|emoji| emoji != given));
    world.changed();
    Ok(Success::empty())
}

/// Who reacted with an emoji: at most the bot.
pub(crate) fn list_reactions(
    world: &World,
    channel: &str,
    id: &str,
    given: &str,
) -> Result<Success, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY)?;
    let id = message(world, channel, id)?;
    let message = world.messages.get(&id).ok_or_else(|| ApiError::unknown("Message"))?;
    let has = message.reactions.iter().any(|emoji| emoji == given);
    let users: Vec<Value> = has.then(|| wire::user_by_id(world, world.bot)).into_iter().collect();
    Ok(Success::new(StatusCode::OK, json!(users)))
}

/// A channel where the bot may pin. Who may manage messages may do that, too.
fn may_pin(world: &World, channel: &str) -> Result<Id, ApiError> {
    permitted(world, channel, PIN_MESSAGES).or_else(|_| permitted(world, channel, MANAGE_MESSAGES))
}

pub(crate) fn pin(
    world: &mut World,
    channel: &str,
    id: &str,
    pinned: bool,
) -> Result<Success, ApiError> {
    let channel = may_pin(world, channel)?;
    let id = message(world, channel, id)?;
    open(world, channel)?;
    let now = world.clock.now();
    let there = world.messages.of(channel).filter(|message| message.pinned.is_some()).count();
    if pinned && there >= PINS {
        return Err(ApiError::new(400, 30003, "Maximum number of pins reached for the channel"));
    }
    world.messages.change(&id, |message| match pinned {
        true => message.pinned = message.pinned.or(Some(now)),
        false => message.pinned = None,
    });
    events::message_changed(world, id);
    world.changed();
    Ok(Success::empty())
}

/// The pinned messages of a channel, the last pinned first.
fn pinned_messages(world: &World, channel: &str) -> Result<Vec<(i64, Value)>, ApiError> {
    let channel = permitted(world, channel, READ_MESSAGE_HISTORY)?;
    let shown = |message: &crate::model::PostedMessage| {
        message.pinned.map(|at| (at, wire::message(world, message)))
    };
    let mut found: Vec<(i64, Value)> = world.messages.of(channel).filter_map(shown).collect();
    found.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    Ok(found)
}

/// The list of pins.
pub(crate) fn list_pins(world: &World, channel: &str) -> Result<Success, ApiError> {
    let item = |(at, message)| json!({"pinned_at": iso(at), "message": message});
    let items: Vec<Value> = pinned_messages(world, channel)?.into_iter().map(item).collect();
    Ok(Success::new(StatusCode::OK, json!({"items": items, "has_more": false})))
}

/// The same as it was before it had pages.
pub(crate) fn list_pins_plainly(world: &World, channel: &str) -> Result<Success, ApiError> {
    let messages = pinned_messages(world, channel)?.into_iter().map(|(_, message)| message);
    Ok(Success::new(StatusCode::OK, messages.collect()))
}
