//! The bot side: the part of Discord's REST API under `/api/v10` that a bot needs if it works
//! through messages. Every request is read, recorded, matched against faults, counted in its
//! bucket, and only then carried out or refused. A route that is not in `obey` does not exist.

mod about;
pub(crate) mod buckets;
pub(crate) mod call;
pub(crate) mod callback;
mod channels;
mod commands;
mod compose;
mod emojis;
mod guilds;
mod marks;
mod messages;
mod posts;
pub(crate) mod refusal;
pub(crate) mod threads;
mod webhooks;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;

use self::buckets::Rate;
use self::call::Call;
use self::commands::Scope;
use self::refusal::ApiError;
use self::threads::Archived;
use crate::owner;
use crate::socket::Severed;
use crate::world::{Shared, World};

/// The result of a successful request.
#[derive(Clone, Debug)]
pub(crate) struct Success {
    status: StatusCode,
    body: Option<Value>,
}

impl Success {
    fn new(status: StatusCode, body: Value) -> Self {
        Self { status, body: Some(body) }
    }

    /// 204.
    fn empty() -> Self {
        Self { status: StatusCode::NO_CONTENT, body: None }
    }
}

/// Serves one request from the bot.
pub(crate) async fn serve(
    State(shared): State<Shared>,
    ConnectInfo(cut): ConnectInfo<Severed>,
    request: Request,
) -> Response {
    let call = Call::read(request).await;
    let (number, fate) = {
        let mut world = shared.lock();
        let number = world.log.note(&call);
        (number, world.faults.fate_of(call.method.as_str(), &call.path))
    };
    tokio::time::sleep(fate.delay).await;
    let mut world = shared.lock();
    let (result, rate) = match fate.refuse {
        Some((status, wait)) => (Err(injected(status, wait)), Rate::Free),
        None => judge(&mut world, &call),
    };
    let response = response(result, &rate);
    let status = response.status().as_u16();
    world.log.answered(number, status);
    tracing::debug!(method = %call.method, path = %call.path, status, "bot request");
    if fate.lose_answer {
        cut.cut();
    }
    response
}

/// The refusal that a test asked for.
fn injected(status: u16, wait: f64) -> ApiError {
    match status {
        401 => ApiError::unauthorized(),
        429 => ApiError::rate_limited(wait, false),
        503 => ApiError::new(503, 0, "503: Service Unavailable"),
        _ => ApiError::new(status, 0, "500: Internal Server Error"),
    }
}

fn judge(world: &mut World, call: &Call) -> (Result<Success, ApiError>, Rate) {
    let parts: Vec<&str> = call.segments.iter().map(String::as_str).collect();
    let ["", "api", "v10", segments @ ..] = &parts[..] else {
        return (Err(ApiError::no_route()), Rate::Free);
    };
    // For these the token in the path is the permission, and the gateway address is no secret.
    let is_open = matches!(segments, ["interactions" | "webhooks", ..] | ["gateway"]);
    let logs_in = matches!(segments, ["gateway", "bot"] | ["users", "@me"]);
    let token = call.token.as_deref();
    if !is_open && !token.is_some_and(|token| owner::admits(world, token, logs_in)) {
        return (Err(ApiError::unauthorized()), Rate::Free);
    }
    let now = world.clock.now();
    let rate = world.buckets.take(call.method.as_str(), segments, now);
    let result = match (&rate, &call.unreadable) {
        (Rate::Global(wait), _) => Err(ApiError::rate_limited(*wait, true)),
        (Rate::Bucket(allowance), _) if allowance.exceeded => {
            Err(ApiError::rate_limited(allowance.reset_after, false))
        }
        (_, Some(refusal)) => Err(refusal.clone()),
        _ => obey(world, call, segments),
    };
    (result, rate)
}

/// The routes.
fn obey(world: &mut World, call: &Call, segments: &[&str]) -> Result<Success, ApiError> {
    match (call.method.as_str(), segments) {
        ("GET", ["gateway"]) => Ok(about::gateway(world, call)),
        ("GET", ["gateway", "bot"]) => Ok(about::gateway_for_bots(world, call)),
        ("GET", ["users", "@me"]) => Ok(about::me(world)),
        ("GET", ["users", "@me", "guilds"]) => Ok(guilds::list_mine(world, call)),
        ("GET", ["users", id]) => guilds::user(world, id),
        ("GET", ["channels", id, "users", "@me", "threads", "archived", "private"]) => {
            threads::list_archived(world, call, id, Archived::PrivateJoined)
        }
        ("POST", ["users", "@me", "channels"]) => channels::open_direct(world, call),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            Ok(about::application(world))
        }
        (_, ["applications", app, rest @ ..]) => obey_of_application(world, call, app, rest),
        ("POST", ["interactions", id, token, "callback"]) => {
            callback::callback(world, call, id, token)
        }
        ("POST", ["webhooks", app, token]) => webhooks::follow_up(world, call, app, token),
        ("GET", ["webhooks", app, token, "messages", id]) => webhooks::get(world, app, token, id),
        ("PATCH", ["webhooks", app, token, "messages", id]) => {
            webhooks::edit(world, call, app, token, id)
        }
        ("DELETE", ["webhooks", app, token, "messages", id]) => {
            webhooks::delete(world, app, token, id)
        }
        ("GET", ["guilds", id, rest @ ..]) => obey_in_guild(world, call, id, rest),
        (_, ["channels", id, "messages", rest @ ..]) => obey_of_messages(world, call, id, rest),
        (_, ["channels", id, rest @ ..]) => obey_in_channel(world, call, id, rest),
        _ => Err(ApiError::no_route()),
    }
}

/// The routes below `/applications/{id}`.
fn obey_of_application(
    world: &mut World,
    call: &Call,
    app: &str,
    rest: &[&str],
) -> Result<Success, ApiError> {
    let (guild, below) = match rest {
        ["guilds", guild, below @ ..] => (Some(*guild), below),
        below => (None, below),
    };
    let scope = |world: &World| Scope::of(world, app, guild);
    match (call.method.as_str(), below) {
        ("GET", ["commands"]) => Ok(scope(world)?.list(world)),
        ("PUT", ["commands"]) => scope(world)?.overwrite(world, call),
        ("POST", ["commands"]) => scope(world)?.create(world, call),
        ("GET", ["commands", id]) => scope(world)?.get(world, id),
        ("PATCH", ["commands", id]) => scope(world)?.edit(world, call, id),
        ("DELETE", ["commands", id]) => scope(world)?.delete(world, id),
        _ if guild.is_some() => Err(ApiError::no_route()),
        ("GET", ["emojis"]) => emojis::list(world, app),
        ("POST", ["emojis"]) => emojis::create(world, call, app),
        ("GET", ["emojis", id]) => emojis::get(world, app, id),
        ("PATCH", ["emojis", id]) => emojis::rename(world, call, app, id),
        ("DELETE", ["emojis", id]) => emojis::delete(world, app, id),
        // Nothing is sold here.
        ("GET", ["skus" | "entitlements"]) => scope(world).map(|_| about::empty_list()),
        _ => Err(ApiError::no_route()),
    }
}

/// The routes below `/guilds/{id}`.
fn obey_in_guild(world: &World, call: &Call, id: &str, rest: &[&str]) -> Result<Success, ApiError> {
    match rest {
        [] => guilds::guild(world, call, id),
        ["members"] => guilds::members(world, id),
        ["members", user] => guilds::member(world, id, user),
        ["channels"] => guilds::channels(world, id),
        ["roles"] => guilds::roles(world, id),
        ["roles", role] => guilds::role(world, id, role),
        ["threads", "active"] => guilds::active_threads(world, id),
        _ => Err(ApiError::no_route()),
    }
}

/// The routes below `/channels/{id}` that are about no message.
fn obey_in_channel(
    world: &mut World,
    call: &Call,
    id: &str,
    rest: &[&str],
) -> Result<Success, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", []) => channels::get(world, id),
        ("PATCH", []) => channels::edit(world, call, id),
        ("DELETE", []) => channels::delete(world, id),
        ("POST", ["typing"]) => channels::typing(world, id),
        ("POST", ["threads"]) => threads::start_thread(world, call, id, None),
        ("GET", ["threads", "archived", "public"]) => {
            threads::list_archived(world, call, id, Archived::Public)
        }
        ("GET", ["threads", "archived", "private"]) => {
            threads::list_archived(world, call, id, Archived::Private)
        }
        ("GET", ["thread-members"]) => threads::members(world, id),
        ("GET", ["thread-members", user]) => threads::member(world, id, user),
        ("PUT", ["thread-members", user]) => threads::add_member(world, id, user),
        ("DELETE", ["thread-members", user]) => threads::remove_member(world, id, user),
        ("GET", ["pins"]) => marks::list_pins_plainly(world, id),
        ("PUT", ["pins", message]) => marks::pin(world, id, message, true),
        ("DELETE", ["pins", message]) => marks::pin(world, id, message, false),
        _ => Err(ApiError::no_route()),
    }
}

/// The routes below `/channels/{id}/messages`.
fn obey_of_messages(
    world: &mut World,
    call: &Call,
    id: &str,
    rest: &[&str],
) -> Result<Success, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", []) => messages::list(world, call, id),
        ("POST", []) => messages::send(world, call, id),
        ("GET", ["pins"]) => marks::list_pins(world, id),
        ("PUT", ["pins", message]) => marks::pin(world, id, message, true),
        ("DELETE", ["pins", message]) => marks::pin(world, id, message, false),
        ("GET", [message]) => messages::get(world, id, message),
        ("PATCH", [message]) => messages::edit(world, call, id, message),
        ("DELETE", [message]) => messages::delete(world, id, message),
        ("POST", [message, "threads"]) => threads::start_thread(world, call, id, Some(message)),
        ("PUT", [message, "reactions", emoji, "@me"]) => marks::react(world, id, message, emoji),
        ("DELETE", [message, "reactions", emoji, "@me"]) => {
            marks::unreact(world, id, message, emoji)
        }
        ("GET", [message, "reactions", emoji]) => marks::list_reactions(world, id, message, emoji),
        _ => Err(ApiError::no_route()),
    }
}

fn response(result: Result<Success, ApiError>, rate: &Rate) -> Response {
    let wait = result.as_ref().err().and_then(|refusal| refusal.retry_after);
    let mut response = match result {
        Ok(Success { status, body: Some(body) }) => (status, Json(body)).into_response(),
        Ok(Success { status, body: None }) => status.into_response(),
        Err(refusal) => {
            let status = StatusCode::from_u16(refusal.status);
            (status.unwrap_or(StatusCode::BAD_REQUEST), Json(refusal.body)).into_response()
        }
    };
    let mut head = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    };
    if let Rate::Bucket(allowance) = rate {
        head("x-ratelimit-limit", allowance.limit.to_string());
        head("x-ratelimit-remaining", allowance.remaining.to_string());
        head("x-ratelimit-reset", format!("{:.3}", allowance.reset));
        head("x-ratelimit-reset-after", format!("{:.3}", allowance.reset_after));
        head("x-ratelimit-bucket", allowance.bucket.clone());
    }
    if let Some(wait) = wait {
        head("retry-after", wait.ceil().to_string());
        let is_global = matches!(rate, Rate::Global(_));
        head("x-ratelimit-scope", if is_global { "global" } else { "user" }.to_owned());
        match rate {
            Rate::Global(_) => head("x-ratelimit-global", "true".to_owned()),
            Rate::Free => {
                head("x-ratelimit-reset-after", format!("{wait:.3}"));
                head("x-ratelimit-remaining", "0".to_owned());
            }
            Rate::Bucket(_) => {}
        }
    }
    response
}
