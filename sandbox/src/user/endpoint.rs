//! `POST /user/endpoint`: what a developer does in Discord's portal to have interactions delivered
//! over HTTP, and `DELETE /user/endpoint` to have them over the gateway again.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Wrong};
use crate::endpoint;
use crate::world::Shared;

/// The body of the call.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Portal {
    /// More than one are processes behind one load balancer.
    urls: Vec<String>,
}

/// Saves the URLs if each passes Discord's checks.
pub(super) async fn set(
    State(shared): State<Shared>,
    Body(portal): Body<Portal>,
) -> Result<Json<Value>, Wrong> {
    let urls = endpoint::on_loopback(&portal.urls);
    let urls = urls.map_err(|error| Wrong::call(error.to_string()))?;
    endpoint::save(&shared, urls).await.map_err(Wrong::call)?;
    Ok(Json(json!({})))
}

/// Forgets them.
pub(super) async fn clear(State(shared): State<Shared>) -> Json<Value> {
    let mut world = shared.lock();
    world.endpoint = None;
    world.changed();
    Json(json!({}))
}
