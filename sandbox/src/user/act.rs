//! Slash commands: sending one, and requesting the choices of an option. What Discord's client
//! would not let a user send is refused with the reason.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::deliver::{self, Doing};
use super::fill::{self, Filled};
use super::whereabouts::{self, Whereabouts};
use super::{Body, Wrong};
use crate::clock::Id;
use crate::model::{ChannelPlace, InteractionStage, UserAct};
use crate::permissions::{ADMINISTRATOR, USE_APPLICATION_COMMANDS};
use crate::validate::LOCALES;
use crate::validate::commands::kind;
use crate::world::{Shared, World};

/// The body of a command or an autocomplete call.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    user: String,
    guild: Option<String>,
    channel: String,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    locale: Option<String>,
    focused: Option<String>,
}

/// `POST /user/command`: sends a slash command and answers with its interaction at once.
pub(super) async fn command(
    State(shared): State<Shared>,
    Body(typed): Body<Typed>,
) -> Result<Json<Value>, Wrong> {
    let id = start(&shared, &typed, None)?;
    Ok(Json(json!({"interaction": id})))
}

/// `POST /user/autocomplete`: asks the bot for choices and waits for them.
pub(super) async fn autocomplete(
    State(shared): State<Shared>,
    Body(typed): Body<Typed>,
) -> Result<Json<Value>, Wrong> {
    let focused = typed.focused.as_deref().ok_or_else(|| Wrong::call("focused is missing"))?;
    let mut changes = shared.watch();
    let id = start(&shared, &typed, Some(focused))?;
    let choices = loop {
        let choices = offered(&shared, id, typed.locale.as_deref());
        if choices.is_some() || changes.changed().await.is_err() {
            break choices.flatten();
        }
    };
    let choices = choices.ok_or_else(|| Wrong::Bot("the bot offered nothing in time".into()))?;
    Ok(Json(json!({"choices": choices})))
}

/// The choices, once the interaction is over; the inner `None` means that it failed.
fn offered(shared: &Shared, id: Id, locale: Option<&str>) -> Option<Option<Vec<Value>>> {
    let mut world = shared.lock();
    world.settle();
    let interaction = world.interactions.get(&id)?;
    let local = |choice: &Value| {
        let name = locale.and_then(|locale| choice["name_localizations"][locale].as_str());
        json!({"name": name.map_or_else(|| choice["name"].clone(), Value::from),
               "value": choice["value"]})
    };
    match interaction.stage {
        InteractionStage::Pending => None,
        InteractionStage::Answered => Some(Some(interaction.choices.iter().map(local).collect())),
        _ => Some(None),
    }
}

/// Checks what was typed and sends it to the bot.
fn start(shared: &Shared, typed: &Typed, focused: Option<&str>) -> Result<Id, Wrong> {
    let mut world = shared.lock();
    let locale = typed.locale.as_deref().unwrap_or("en-US");
    if !LOCALES.contains(&locale) {
        return Err(Wrong::call(format!("{locale} is not a locale of Discord")));
    }
    let at = whereabouts::find(&mut world, &typed.user, typed.guild.as_deref(), &typed.channel)?;
    whereabouts::can_act(&world, at)?;
    let words: Vec<&str> = typed.command.trim_start_matches('/').split_whitespace().collect();
    let (scope, definition) = registered(&world, at, words.first().copied().unwrap_or_default())?;
    may_use(&world, at, &definition)?;
    let Filled { options, resolved } =
        fill::fill(&mut world, at, &definition, &words, &typed.options, focused)?;
    let mut data = json!({
        "id": definition["id"],
        "name": definition["name"],
        "type": 1,
        "options": options,
    });
    if resolved.as_object().is_some_and(|resolved| !resolved.is_empty()) {
        data["resolved"] = resolved;
    }
    if let Some(guild) = scope {
        data["guild_id"] = json!(guild);
    }
    let (kind, deed) = match focused {
        Some(_) => (4, UserAct::Autocomplete),
        None => (2, UserAct::Command { shown: format!("/{}", words.join(" ")) }),
    };
    Ok(deliver::interaction(shared, &mut world, at, Doing { kind, data, deed, locale }))
}

/// The slash command of this name that is available here: the server's own before the global one.
fn registered(world: &World, at: Whereabouts, name: &str) -> Result<(Option<Id>, Value), Wrong> {
    let scopes = [at.guild, None];
    let found = scopes.iter().find_map(|scope| {
        let set = world.commands.get(scope)?;
        let command = set.iter().find(|command| kind(command) == 1 && command["name"] == name)?;
        Some((*scope, command.clone()))
    });
    found.ok_or_else(|| Wrong::call(format!("the bot has registered no command /{name} here")))
}

/// Whether the command is shown to this user in this place.
fn may_use(world: &World, at: Whereabouts, definition: &Value) -> Result<(), Wrong> {
    let name = definition["name"].as_str().unwrap_or_default();
    let direct = world
        .channels
        .get(&at.channel)
        .is_some_and(|channel| matches!(channel.place, ChannelPlace::Direct { .. }));
    let context = u64::from(direct);
    let contexts = definition["contexts"].as_array();
    let fits = contexts.is_none_or(|list| list.iter().any(|one| one.as_u64() == Some(context)));
    if !fits || direct && definition["dm_permission"] == false {
        return Err(Wrong::call(format!("/{name} cannot be used here")));
    }
    if definition["nsfw"] == true && !is_for_adults(world, at.channel) {
        return Err(Wrong::call(format!("/{name} is only for age-restricted channels")));
    }
    let Some(guild) = at.guild.and_then(|guild| world.guilds.get(&guild)) else {
        return Ok(());
    };
    let may = guild.may(at.user).unwrap_or_default();
    let needs = definition["default_member_permissions"].as_str();
    let needs = needs.and_then(|bits| bits.parse::<u64>().ok());
    let allowed = match needs {
        _ if may & ADMINISTRATOR != 0 => true,
        Some(0) => false,
        Some(bits) => may & bits == bits,
        None => true,
    };
    if !allowed || may & (USE_APPLICATION_COMMANDS | ADMINISTRATOR) == 0 {
        return Err(Wrong::call(format!("{} may not use /{name}", world.name_of(at.user))));
    }
    Ok(())
}

/// Whether a channel, or the one that a thread is in, is age-restricted. Direct messages are.
fn is_for_adults(world: &World, id: Id) -> bool {
    world.channels.get(&id).is_some_and(|channel| match channel.place {
        ChannelPlace::Text { .. } => channel.room.age_restricted,
        ChannelPlace::Thread { parent, .. } => is_for_adults(world, parent),
        ChannelPlace::Direct { .. } => true,
    })
}
