//! `/webhooks/{application}/{token}`: what the bot does with an interaction after its first
//! answer, for as long as the token lives.

use axum::http::StatusCode;

use super::call::Call;
use super::refusal::ApiError;
use super::{Success, compose};
use crate::clock::Id;
use crate::gateway::events;
use crate::limits::{EPHEMERAL, LOADING, TOKEN_LIVES_MS};
use crate::model::{InteractionStage, KnownInteraction};
use crate::validate::draft::MessageCheck;
use crate::wire;
use crate::world::World;

/// The interaction of a token that has not expired, if it was already answered.
fn interaction(
    world: &mut World,
    application: &str,
    token: &str,
) -> Result<KnownInteraction, ApiError> {
    let now = world.clock.now();
    let id = world.tokens.get(token).filter(|_| application == world.bot.to_string());
    let found = id.and_then(|id| world.interactions.get(id)).filter(|found| found.acknowledged);
    let found = found.ok_or_else(|| ApiError::unknown("Webhook"))?.clone();
    if now - found.created > TOKEN_LIVES_MS {
        return Err(ApiError::new(401, 50027, "Invalid Webhook Token"));
    }
    Ok(found)
}

/// The message that a path refers to: `@original`, or an id among the interaction's messages.
fn message(world: &World, interaction: &KnownInteraction, name: &str) -> Result<Id, ApiError> {
    let id = if name == "@original" { interaction.original } else { Id::parse(name) };
    let of_interaction = |id: &Id| {
        let is_answer = interaction.messages.contains(id) || interaction.original == Some(*id);
        is_answer && world.messages.contains_key(id)
    };
    id.filter(of_interaction).ok_or_else(|| ApiError::unknown("Message"))
}

/// Marks the interaction as answered.
fn answered(world: &mut World, interaction: Id, new: Option<Id>) {
    if let Some(interaction) = world.interactions.get_mut(&interaction) {
        interaction.stage = InteractionStage::Answered;
        interaction.messages.extend(new);
    }
    world.changed();
}

pub(crate) fn get(
    world: &mut World,
    application: &str,
    token: &str,
    name: &str,
) -> Result<Success, ApiError> {
    let interaction = interaction(world, application, token)?;
    let id = message(world, &interaction, name)?;
    shown(world, id)
}

pub(crate) fn edit(
    world: &mut World,
    call: &Call,
    application: &str,
    token: &str,
    name: &str,
) -> Result<Success, ApiError> {
    let interaction = interaction(world, application, token)?;
    let id = message(world, &interaction, name)?;
    super::channels::answerable(world, interaction.channel, interaction.user)?;
    let draft = MessageCheck::read(&call.object(), "", true)?;
    compose::edit(world, id, &draft, &call.files)?;
    answered(world, interaction.id, None);
    shown(world, id)
}

pub(crate) fn delete(
    world: &mut World,
    application: &str,
    token: &str,
    name: &str,
) -> Result<Success, ApiError> {
    let interaction = interaction(world, application, token)?;
    let id = message(world, &interaction, name)?;
    world.messages.remove(&id);
    events::message_deleted(world, interaction.channel, id);
    answered(world, interaction.id, None);
    Ok(Success::empty())
}

/// A follow-up. Right after a deferral it is the deferred reply itself, and pings nobody.
pub(crate) fn follow_up(
    world: &mut World,
    call: &Call,
    application: &str,
    token: &str,
) -> Result<Success, ApiError> {
    let interaction = interaction(world, application, token)?;
    super::channels::answerable(world, interaction.channel, interaction.user)?;
    let body = call.object();
    let draft = MessageCheck::read(&body, "", true)?;
    let waiting = interaction.original.filter(|id| {
        let loading = |message: &crate::model::PostedMessage| message.has(LOADING);
        interaction.stage == InteractionStage::DeferredReply
            && world.messages.get(id).is_some_and(loading)
    });
    if let Some(id) = waiting {
        compose::edit(world, id, &draft, &call.files)?;
        answered(world, interaction.id, None);
        return shown(world, id);
    }
    let mut message = compose::blank(world, interaction.channel, Some(interaction.id));
    message.flags = body["flags"].as_u64().unwrap_or_default() & EPHEMERAL;
    message.only_for = (message.flags != 0).then_some(interaction.user);
    let id = compose::post(world, message, &draft, &call.files)?;
    answered(world, interaction.id, Some(id));
    shown(world, id)
}

fn shown(world: &World, id: Id) -> Result<Success, ApiError> {
    let message = world.messages.get(&id).ok_or_else(|| ApiError::unknown("Message"))?;
    Ok(Success::new(StatusCode::OK, wire::message(world, message)))
}
