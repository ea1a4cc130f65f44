//! The way into the gateway: its address, how many shards it wants, and how many sessions may be begun
//! at a time ("Get Gateway Bot"). All processes together keep to that, so each takes a place in a
//! schedule that they share before it identifies.

use std::time::Duration;

use storage::fleet::{Fleet, Spacing};
use storage::{Millis, StoreError};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::beginning;
use super::gateway::Lost;
use super::rest::RestPlatform;

/// How long what Discord has said is believed.
const FRESH: Duration = Duration::from_secs(60);
/// The time between two sessions that share a place ("Gateway", Rate Limiting, `max_concurrency`).
const APART: Millis = 5_000;

/// What Discord says of its gateway.
#[derive(Clone, Debug)]
pub(super) struct GatewayEntrance {
    /// Its address.
    pub(super) url: String,
    /// How many shards it wants.
    pub(super) shards: u32,
    /// How many sessions may be begun at once: that many shards have places of their own.
    together: u32,
    /// How far apart sessions with the same place are, in milliseconds.
    apart: Millis,
}

/// Finds the entrance. Many shards that look for it at once ask Discord once.
#[derive(Debug, Default)]
pub(super) struct Entrances(Mutex<Option<(Instant, GatewayEntrance)>>);

impl Entrances {
    pub(super) async fn find(&self, rest: &RestPlatform) -> Result<GatewayEntrance, Lost> {
        let mut known = self.0.lock().await;
        if let Some((_, entrance)) = known.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(entrance.clone());
        }
        let entrance = ask(rest).await?;
        *known = Some((Instant::now(), entrance.clone()));
        Ok(entrance)
    }

    /// What was said is doubtful: a connection has failed.
    pub(super) async fn forget(&self) {
        *self.0.lock().await = None;
    }
}

async fn ask(rest: &RestPlatform) -> Result<GatewayEntrance, Lost> {
    let answer = beginning::ask(rest, "gateway", "/gateway/bot").await?;
    let url = answer["url"].as_str().ok_or_else(|| Lost::Now("no gateway".to_owned()))?;
    let number = |value: &serde_json::Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
    let limit = &answer["session_start_limit"];
    if let Some(remaining) = limit["remaining"].as_u64() {
        rest.metrics().session_starts(remaining);
    }
    if limit["remaining"].as_u64() == Some(0) {
        let wait = Duration::from_millis(limit["reset_after"].as_u64().unwrap_or(60_000));
        tracing::warn!(?wait, "no session may be started for now");
        tokio::time::sleep(wait).await;
    }
    Ok(GatewayEntrance {
        url: url.to_owned(),
        shards: number(&answer["shards"]).unwrap_or(1).max(1),
        together: number(&limit["max_concurrency"]).unwrap_or(1).max(1),
        // Discord says this in its documentation only; a sandbox may be less strict.
        apart: limit["identify_every_ms"].as_i64().unwrap_or(APART),
    })
}

impl GatewayEntrance {
    /// Waits until a session of this shard may be begun.
    ///
    /// # Errors
    /// Database errors: then nobody knows, and it must be tried again.
    pub(super) async fn turn(&self, fleet: &dyn Fleet, shard: u32) -> Result<(), StoreError> {
        let schedule = format!("identify {}", shard % self.together);
        let wait = fleet.reserve(&schedule, Spacing { every: self.apart, burst: 0 }).await?;
        tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await;
        Ok(())
    }
}
