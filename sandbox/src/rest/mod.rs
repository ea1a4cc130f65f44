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
mod messages;
pub(crate) mod refusal;
mod webhooks;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;

use self::buckets::Allowance;
use self::call::Call;
use self::refusal::ApiError;
use crate::socket::Severed;
use crate::world::{Shared, World};

/// The prefix of Discord's API.
const PREFIX: &str = "/api/v10/";

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
    let (result, allowance) = match fate.refuse {
        Some((status, wait)) => (Err(injected(status, wait)), None),
        None => judge(&mut world, &call),
    };
    let response = response(result, allowance.as_ref());
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
        429 => ApiError::rate_limited(wait),
        503 => ApiError::new(503, 0, "503: Service Unavailable"),
        _ => ApiError::new(status, 0, "500: Internal Server Error"),
    }
}

fn judge(world: &mut World, call: &Call) -> (Result<Success, ApiError>, Option<Allowance>) {
    let Some(path) = call.path.strip_prefix(PREFIX) else {
        return (Err(ApiError::no_route()), None);
    };
    let segments: Vec<&str> = path.split('/').collect();
    // For these the token in the path is the permission, and the gateway address is no secret.
    let is_open = matches!(segments[..], ["interactions" | "webhooks", ..] | ["gateway"]);
    if !is_open && !call.authorized {
        return (Err(ApiError::unauthorized()), None);
    }
    let now = world.clock.now();
    let allowance = world.buckets.take(call.method.as_str(), &segments, now);
    let result = if allowance.exceeded {
        Err(ApiError::rate_limited(allowance.reset_after))
    } else if let Some(refusal) = &call.unreadable {
        Err(refusal.clone())
    } else {
        obey(world, call, &segments)
    };
    (result, Some(allowance))
}

/// The routes.
fn obey(world: &mut World, call: &Call, segments: &[&str]) -> Result<Success, ApiError> {
    match (call.method.as_str(), segments) {
        ("GET", ["gateway"]) => Ok(about::gateway(world, call)),
        ("GET", ["gateway", "bot"]) => Ok(about::gateway_for_bots(world, call)),
        ("GET", ["users", "@me"]) => Ok(about::me(world)),
        ("GET", ["users", "@me", "guilds"]) => Ok(about::guilds(world, call)),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            Ok(about::application(world))
        }
        ("GET", ["applications", app, "commands"]) => commands::list(world, app, None),
        ("PUT", ["applications", app, "commands"]) => commands::overwrite(world, call, app, None),
        ("GET", ["applications", app, "emojis"]) => emojis::list(world, app),
        ("POST", ["applications", app, "emojis"]) => emojis::create(world, call, app),
        ("GET", ["applications", app, "guilds", guild, "commands"]) => {
            commands::list(world, app, Some(guild))
        }
        ("PUT", ["applications", app, "guilds", guild, "commands"]) => {
            commands::overwrite(world, call, app, Some(guild))
        }
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
        ("POST", ["users", "@me", "channels"]) => channels::open_direct(world, call),
        ("GET", ["guilds", id]) => channels::guild(world, id),
        ("GET", ["guilds", id, "members", user]) => channels::member(world, id, user),
        (_, ["channels", rest @ ..]) => obey_in_channel(world, call, rest),
        _ => Err(ApiError::no_route()),
    }
}

/// The routes below `/channels`.
fn obey_in_channel(world: &mut World, call: &Call, rest: &[&str]) -> Result<Success, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", [id]) => channels::get(world, id),
        ("PATCH", [id]) => channels::edit(world, call, id),
        ("POST", [id, "typing"]) => channels::typing(world, id),
        ("POST", [id, "threads"]) => channels::start_thread(world, call, id, None),
        ("POST", [id, "messages", message, "threads"]) => {
            channels::start_thread(world, call, id, Some(message))
        }
        ("GET", [id, "messages"]) => messages::list(world, call, id),
        ("POST", [id, "messages"]) => messages::send(world, call, id),
        ("GET", [id, "messages", message]) => messages::get(world, id, message),
        ("PATCH", [id, "messages", message]) => messages::edit(world, call, id, message),
        ("DELETE", [id, "messages", message]) => messages::delete(world, id, message),
        _ => Err(ApiError::no_route()),
    }
}

fn response(result: Result<Success, ApiError>, allowance: Option<&Allowance>) -> Response {
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
    if let Some(allowance) = allowance {
        head("x-ratelimit-limit", allowance.limit.to_string());
        head("x-ratelimit-remaining", allowance.remaining.to_string());
        head("x-ratelimit-reset", format!("{:.3}", allowance.reset));
        head("x-ratelimit-reset-after", format!("{:.3}", allowance.reset_after));
        head("x-ratelimit-bucket", allowance.bucket.clone());
    }
    if let Some(wait) = wait {
        head("retry-after", wait.ceil().to_string());
        head("x-ratelimit-scope", "user".to_owned());
        if allowance.is_none() {
            head("x-ratelimit-reset-after", format!("{wait:.3}"));
            head("x-ratelimit-remaining", "0".to_owned());
        }
    }
    response
}
