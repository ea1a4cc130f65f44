//! Buttons and menus: users can click only what they can see and what is not disabled.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::deliver::{self, Doing};
use super::whereabouts::{self, Whereabouts};
use super::{Body, Wrong, fill};
use crate::clock::Id;
use crate::model::{PostedMessage, UserAct};
use crate::validate::LOCALES;
use crate::validate::components::{BUTTON, SELECTS, STRING_SELECT, all, kind};
use crate::world::{Shared, World};

/// The body of the call.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Click {
    user: String,
    message: String,
    custom_id: String,
    values: Option<Vec<String>>,
    locale: Option<String>,
}

/// `POST /user/component`: uses a button or a select menu.
pub(super) async fn component(
    State(shared): State<Shared>,
    Body(click): Body<Click>,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    let locale = click.locale.as_deref().unwrap_or("en-US");
    if !LOCALES.contains(&locale) {
        return Err(Wrong::call(format!("{locale} is not a locale of Discord")));
    }
    let gone = || Wrong::missing("there is no such message");
    let id = Id::parse(&click.message).ok_or_else(gone)?;
    let channel = world.messages.get(&id).ok_or_else(gone)?.channel;
    let user = whereabouts::user(&mut world, &click.user)?;
    let at = whereabouts::inside(&mut world, user, channel)?;
    whereabouts::can_act(&world, at)?;
    let message = world.messages.get(&id).filter(|message| message.seen_by(Some(at.user)));
    let component = used(message.ok_or_else(gone)?, &click)?;
    let mut data = json!({
        "id": component["id"],
        "custom_id": click.custom_id,
        "component_type": kind(&component),
    });
    if SELECTS.contains(&kind(&component)) {
        let (values, resolved) = chosen(&mut world, at, &component, &click)?;
        data["values"] = json!(values);
        // A menu of texts has none; some clients take what is resolved, even nothing, for the values.
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
    }
    let doing = Doing { kind: 3, data, deed: UserAct::Component { message: id }, locale };
    let interaction = deliver::interaction(&shared, &mut world, at, doing);
    Ok(Json(json!({"interaction": interaction})))
}

/// The component that the click refers to.
fn used(message: &PostedMessage, click: &Click) -> Result<Value, Wrong> {
    let named = |component: &&&Value| component["custom_id"] == click.custom_id.as_str();
    let components = all(&message.components);
    let component = components.iter().find(named);
    let component = component.ok_or_else(|| {
        Wrong::missing(format!("the message has no component {}", click.custom_id))
    })?;
    if component["disabled"] == true {
        return Err(Wrong::call(format!("the component {} is disabled", click.custom_id)));
    }
    if kind(component) == BUTTON && click.values.is_some() {
        return Err(Wrong::call("a button takes no values"));
    }
    Ok((**component).clone())
}

/// The values that a menu accepts. Users, roles and channels are selected by plain name.
fn chosen(
    world: &mut World,
    at: Whereabouts,
    menu: &Value,
    click: &Click,
) -> Result<(Vec<String>, Map<String, Value>), Wrong> {
    let given = click.values.as_deref().ok_or_else(|| Wrong::call("a select menu needs values"))?;
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    if !(least..=most).contains(&(given.len() as u64)) {
        return Err(Wrong::call(format!("this menu takes {least} to {most} values")));
    }
    if (1..given.len()).any(|index| given[..index].contains(&given[index])) {
        return Err(Wrong::call("a value is chosen twice"));
    }
    let mut resolved = Map::new();
    if kind(menu) == STRING_SELECT {
        let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
        let offered = |value: &&String| options.iter().any(|o| o["value"] == value.as_str());
        if let Some(value) = given.iter().find(|value| !offered(value)) {
            return Err(Wrong::call(format!("the menu does not offer {value}")));
        }
        return Ok((given.to_vec(), resolved));
    }
    let name = click.custom_id.as_str();
    let option = match kind(menu) {
        5 => fill::USER,
        6 => fill::ROLE,
        7 => fill::MENTIONABLE,
        _ => fill::CHANNEL,
    };
    let mut values = Vec::new();
    for typed in given {
        let id = fill::resolve(world, at, (option, name), &json!(typed), &mut resolved)?;
        values.push(id.as_str().map_or_else(|| id.to_string(), str::to_owned));
    }
    Ok((values, resolved))
}
