//! What a bot requests about itself: the gateway address, its user, its application.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Success;
use super::call::Call;
use crate::clock::{EpochMillis, Id};
use crate::endpoint::{self, SavedEndpoint};
use crate::gateway;
use crate::limits::SESSION_STARTS;
use crate::model::Account;
use crate::permissions;
use crate::wire;
use crate::world::World;

/// Milliseconds of a day.
const DAY_MS: EpochMillis = 86_400_000;

/// The gateway address: the one that the bot used, so that a proxy stays in between.
fn gateway_url(world: &World, call: &Call) -> String {
    gateway::url(&world.origin, call.host.as_deref())
}

pub(crate) fn gateway(world: &World, call: &Call) -> Success {
    Success::new(StatusCode::OK, json!({"url": gateway_url(world, call)}))
}

pub(crate) fn gateway_for_bots(world: &mut World, call: &Call) -> Success {
    let terms = world.terms;
    let begun = world.identifies.iter().filter(|one| one.accepted).map(|one| one.at);
    let (now, begun): (_, Vec<EpochMillis>) = (world.clock.now(), begun.collect());
    let today: Vec<EpochMillis> = begun.into_iter().filter(|at| now - at < DAY_MS).collect();
    let reset = today.first().map_or(0, |first| first + DAY_MS - now);
    // Discord does not say how far apart sessions must be begun: it is in its documentation.
    let limit = json!({"total": SESSION_STARTS, "reset_after": reset,
                       "remaining": SESSION_STARTS.saturating_sub(today.len()),
                       "max_concurrency": terms.together, "identify_every_ms": terms.apart});
    let (url, shards) = (gateway_url(world, call), terms.shards.max(terms.required));
    Success::new(
        StatusCode::OK,
        json!({"url": url, "shards": shards, "session_start_limit": limit}),
    )
}

pub(crate) fn me(world: &World) -> Success {
    Success::new(StatusCode::OK, wire::current_user(world))
}

/// What an application has none of.
pub(crate) fn empty_list() -> Success {
    Success::new(StatusCode::OK, json!([]))
}

/// Whoever runs the bot: somebody outside of the sandbox.
fn operator() -> Value {
    let id = Id::of_name("user", "operator of the sandbox");
    let name = "operator";
    wire::user(&Account { id, name: name.to_owned(), is_bot: false, dms_closed: false })
}

pub(crate) fn application(world: &World) -> Success {
    let people = world.users.len().saturating_sub(1);
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
        "type": null,
        "flags": 0,
        "flags_new": "0",
        "owner": operator(),
        "redirect_uris": [],
        "role_connections_verification_url": null,
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": people,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {
            "0": {"oauth2_install_params": {"scopes": ["bot", "applications.commands"],
                                            "permissions": permissions::BOT.to_string()}},
        },
        "bot": wire::current_user(world),
    });
    Success::new(StatusCode::OK, body)
}
