//! What a bot requests at start-up: the gateway address, its own user, its application.

use axum::http::StatusCode;
use serde_json::json;

use super::Success;
use super::call::Call;
use crate::endpoint::{self, SavedEndpoint};
use crate::wire;
use crate::world::World;

/// The gateway address: the one that the bot used, so that a proxy stays in between.
fn gateway_url(world: &World, call: &Call) -> String {
    let bound = world.origin.trim_start_matches("http://");
    format!("ws://{}/gateway", call.host.as_deref().unwrap_or(bound))
}

pub(crate) fn gateway(world: &World, call: &Call) -> Success {
    Success::new(StatusCode::OK, json!({"url": gateway_url(world, call)}))
}

pub(crate) fn gateway_for_bots(world: &World, call: &Call) -> Success {
    let terms = world.terms;
    // Discord does not say how far apart sessions must be begun: it is in its documentation.
    let limit = json!({"total": 1000, "remaining": 1000, "reset_after": 0,
                       "max_concurrency": terms.together, "identify_every_ms": terms.apart});
    let url = gateway_url(world, call);
    let body = json!({"url": url, "shards": terms.shards, "session_start_limit": limit});
    Success::new(StatusCode::OK, body)
}

pub(crate) fn me(world: &World) -> Success {
    Success::new(StatusCode::OK, wire::current_user(world))
}

pub(crate) fn application(world: &World) -> Success {
    let body = json!({
        "id": world.bot,
        "name": world.name_of(world.bot),
        "icon": null,
        "description": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": endpoint::public(&world.key),
        "interactions_endpoint_url": world.endpoint.as_ref().and_then(SavedEndpoint::url),
        "team": null,
        "flags": 0,
        "bot": wire::current_user(world),
    });
    Success::new(StatusCode::OK, body)
}
