//! What a bot requests about itself: the gateway address, its user, its application, its servers.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use crate::clock::Id;
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

/// The servers that the bot is on, by their ids ("Get Current User Guilds").
pub(crate) fn guilds(world: &World, call: &Call) -> Success {
    const MOST: usize = 200;
    let after = call.parameter("after").and_then(Id::parse);
    let limit = call.parameter("limit").and_then(|limit| limit.parse().ok()).unwrap_or(MOST);
    let found = world.guilds.values().filter(|guild| after.is_none_or(|after| guild.id > after));
    let found =
        found.take(limit.min(MOST)).map(|guild| json!({"id": guild.id, "name": guild.name}));
    Success::new(StatusCode::OK, found.collect::<Value>())
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
