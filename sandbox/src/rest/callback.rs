//! `POST /interactions/{id}/{token}/callback`: the first answer to an interaction. It must come
//! in time, only once, and be of a type that fits what the user did. A refused answer leaves the
//! interaction open. Modals are not part of the sandbox.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::Call;
use super::refusal::{ApiError, FormErrors};
use super::{Success, compose};
use crate::clock::Id;
use crate::limits::{EPHEMERAL, LOADING};
use crate::model::{InteractionStage, KnownInteraction, UserAct};
use crate::validate::draft::MessageCheck;
use crate::validate::options;
use crate::wire;
use crate::world::World;

const MESSAGE: u64 = 4;
const DEFERRED_MESSAGE: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const CHOICES: u64 = 8;

/// Answers an interaction.
pub(crate) fn callback(
    world: &mut World,
    call: &Call,
    id: &str,
    token: &str,
) -> Result<Success, ApiError> {
    let now = world.clock.now();
    let known = Id::parse(id).and_then(|id| world.interactions.get(&id));
    let interaction = known.filter(|found| found.token == token).cloned();
    let interaction = interaction.ok_or_else(|| ApiError::unknown("Interaction"))?;
    if interaction.acknowledged {
        let message = "Interaction has already been acknowledged.";
        return Err(ApiError::new(400, 40060, message));
    }
    if now - interaction.created > world.answer_within {
        world.settle();
        return Err(ApiError::unknown("Interaction"));
    }
    let body = call.object();
    let kind = kind_of(&body, &interaction.deed)?;
    let after = match kind {
        CHOICES => choices(interaction, &body)?,
        _ => {
            super::channels::answerable(world, interaction.channel, interaction.user)?;
            let data = if body["data"].is_object() { body["data"].clone() } else { json!({}) };
            reply(world, call, interaction, kind, &data)?
        }
    };
    let answer = answer(world, call, &after, kind);
    world.interactions.insert(after.id, KnownInteraction { acknowledged: true, ..after });
    world.changed();
    Ok(answer)
}

/// The callback's type, if it fits what the user did.
fn kind_of(body: &Value, deed: &UserAct) -> Result<u64, ApiError> {
    let allowed: &[u64] = match deed {
        UserAct::Autocomplete => &[CHOICES],
        UserAct::Command { .. } => &[MESSAGE, DEFERRED_MESSAGE],
        UserAct::Component { .. } => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
    };
    let kind = body["type"].as_u64().unwrap_or_default();
    if allowed.contains(&kind) {
        return Ok(kind);
    }
    let message = format!("Value must be one of {allowed:?}.");
    Err(ApiError::field("type", "BASE_TYPE_CHOICES", &message))
}

fn choices(mut interaction: KnownInteraction, body: &Value) -> Result<KnownInteraction, ApiError> {
    let focused = interaction.event["data"].clone();
    let kind = focused_kind(&focused).unwrap_or(options::TEXT);
    let offered = body["data"]["choices"].as_array().cloned().unwrap_or_default();
    let mut errors = FormErrors::default();
    options::check_choices(&offered, kind, "data.choices", &mut errors);
    errors.result()?;
    interaction.choices = offered;
    interaction.stage = InteractionStage::Answered;
    Ok(interaction)
}

/// The type of the option that the user is typing into.
fn focused_kind(data: &Value) -> Option<u64> {
    let options = data["options"].as_array()?;
    options.iter().find_map(|option| {
        let is_focused = option["focused"] == true;
        if is_focused { option["type"].as_u64() } else { focused_kind(option) }
    })
}

fn reply(
    world: &mut World,
    call: &Call,
    mut interaction: KnownInteraction,
    kind: u64,
    data: &Value,
) -> Result<KnownInteraction, ApiError> {
    let ephemeral = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL;
    let mut message = compose::blank(world, interaction.channel, Some(interaction.id));
    message.flags = ephemeral;
    message.only_for = (ephemeral != 0).then_some(interaction.user);
    match (kind, &interaction.deed) {
        (MESSAGE, _) => {
            let draft = MessageCheck::read(data, "data.", true)?;
            let id = compose::post(world, message, &draft, &call.files)?;
            interaction.original = Some(id);
            interaction.stage = InteractionStage::Answered;
        }
        (DEFERRED_MESSAGE, _) => {
            message.flags |= LOADING;
            interaction.original = Some(message.id);
            interaction.stage = InteractionStage::DeferredReply;
            world.messages.insert(message.id, message);
        }
        (DEFERRED_UPDATE, UserAct::Component { message: clicked }) => {
            interaction.original = Some(*clicked);
            interaction.stage = InteractionStage::DeferredUpdate;
        }
        (_, UserAct::Component { message: clicked }) => {
            let draft = MessageCheck::read(data, "data.", true)?;
            compose::edit(world, *clicked, &draft, &call.files)?;
            interaction.original = Some(*clicked);
            interaction.stage = InteractionStage::Answered;
        }
        _ => return Err(ApiError::unknown("Interaction")),
    }
    interaction.messages.extend(interaction.original);
    Ok(interaction)
}

fn answer(world: &World, call: &Call, interaction: &KnownInteraction, kind: u64) -> Success {
    if !call.says("with_response") {
        return Success::empty();
    }
    let original = interaction.original.and_then(|id| world.messages.get(&id));
    let mut shown = json!({"id": interaction.id, "type": interaction.event["type"]});
    for place in ["channel_id", "guild_id"] {
        if let Some(id) = interaction.event.get(place) {
            shown[place] = id.clone();
        }
    }
    if let Some(message) = original {
        shown["response_message_id"] = json!(message.id);
        shown["response_message_loading"] = json!(kind == DEFERRED_MESSAGE);
        shown["response_message_ephemeral"] = json!(message.has(EPHEMERAL));
    }
    let mut body = json!({"interaction": shown});
    // Only a message that is there is a resource.
    if let Some(message) = original.filter(|_| matches!(kind, MESSAGE | UPDATE)) {
        body["resource"] = json!({"type": kind, "message": wire::message(world, message)});
    }
    Success::new(StatusCode::OK, body)
}
