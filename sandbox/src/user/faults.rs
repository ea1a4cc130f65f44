//! `POST /faults`: schedules faults, in six forms, and `DELETE /faults`, which ends them all.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use regex::Regex;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Wrong};
use crate::faults::{DeliveryFault, Harm, RouteFault};
use crate::gateway::session::{self, Breakage};
use crate::world::Shared;

/// The seconds to wait for a 429, if the fault does not say.
const RETRY_AFTER_S: f64 = 1.0;

/// Any of the forms.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InjectedFault {
    close: Option<Value>,
    /// With `op9`: whether the session may be resumed (by default it is lost).
    resumable: Option<bool>,
    /// With `4011`: how many shards a bot needs from now on.
    shards: Option<u64>,
    route: Option<String>,
    status: Option<u16>,
    retry_after: Option<f64>,
    delay_ms: Option<u64>,
    lose_answer: Option<bool>,
    deliver: Option<String>,
    /// Fields that an interaction has instead of its own, or beside them.
    overlay: Option<Value>,
    times: Option<u32>,
    /// How many active threads a server takes from now on.
    threads: Option<usize>,
}

/// Adds a fault, or breaks the gateway's connections at once.
pub(super) async fn add(
    State(shared): State<Shared>,
    Body(fault): Body<InjectedFault>,
) -> Result<Json<Value>, Wrong> {
    let mut world = shared.lock();
    if let Some(most) = fault.threads {
        world.faults.most_threads = Some(most);
        return Ok(Json(json!({})));
    }
    match (&fault.close, &fault.route, &fault.deliver, &fault.overlay) {
        (Some(close), None, None, None) => {
            let how = breakage(close, &fault)?;
            let broken = session::break_connections(&mut world, &how);
            Ok(Json(json!({"broken": broken})))
        }
        (None, Some(route), None, None) => {
            let route = Regex::new(route)
                .map_err(|error| Wrong::call(format!("route is no regular expression: {error}")))?;
            let (harm, times) = harm(&fault)?;
            world.faults.routes.push(RouteFault { route, harm, left: fault.times.or(times) });
            Ok(Json(json!({})))
        }
        (None, None, Some(deliver), None) => {
            let how = match deliver.as_str() {
                "twice" => DeliveryFault::Twice,
                "late" => DeliveryFault::Late,
                _ => return Err(Wrong::call("deliver must be twice or late")),
            };
            world.faults.deliver(how, fault.times.unwrap_or(1));
            Ok(Json(json!({})))
        }
        (None, None, None, Some(overlay)) => {
            world.faults.overlay(overlay.clone(), fault.times.unwrap_or(1));
            Ok(Json(json!({})))
        }
        _ => {
            let forms = "a fault has exactly one of close, route, deliver, overlay and threads";
            Err(Wrong::call(forms))
        }
    }
}

/// Ends all faults.
pub(super) async fn clear(State(shared): State<Shared>) -> Json<Value> {
    let mut world = shared.lock();
    world.faults.clear();
    world.terms.required = 1;
    Json(json!({}))
}

fn breakage(close: &Value, fault: &InjectedFault) -> Result<Breakage, Wrong> {
    let text = close.as_str().map_or_else(|| close.to_string(), str::to_owned);
    match text.as_str() {
        "no-frame" => Ok(Breakage::Drop),
        "op7" => Ok(Breakage::Reconnect),
        "op9" => Ok(Breakage::Invalidate { resumable: fault.resumable.unwrap_or(false) }),
        "4011" => Ok(Breakage::Sharding { shards: fault.shards.unwrap_or(1) }),
        code => {
            let code = code.parse().ok().filter(|code| (1000..5000).contains(code));
            let wrong = || Wrong::call("close must be a close code, no-frame, op7 or op9");
            code.map(Breakage::Close).ok_or_else(wrong)
        }
    }
}

/// What the fault does, and how often by default.
fn harm(fault: &InjectedFault) -> Result<(Harm, Option<u32>), Wrong> {
    match (fault.status, fault.delay_ms, fault.lose_answer) {
        (Some(status @ (401 | 429 | 500 | 503)), None, None) => {
            let retry_after = fault.retry_after.unwrap_or(RETRY_AFTER_S);
            if !(retry_after.is_finite() && retry_after >= 0.0) {
                return Err(Wrong::call("retry_after must be a number of seconds"));
            }
            Ok((Harm::Refuse { status, retry_after }, Some(1)))
        }
        (Some(_), None, None) => Err(Wrong::call("status must be 401, 429, 500 or 503")),
        (None, Some(ms), None) => Ok((Harm::Delay(Duration::from_millis(ms)), None)),
        (None, None, Some(true)) => Ok((Harm::LoseAnswer, Some(1))),
        _ => Err(Wrong::call("a route needs exactly one of status, delay_ms and lose_answer")),
    }
}
