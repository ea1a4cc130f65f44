//! The way into the gateway: its address, how many shards it wants, and how many sessions may be begun
//! at a time ("Get Gateway Bot"). All processes together keep to that, so each takes a place in a
//! schedule that they share before it identifies.

use std::time::Duration;

use serde_json::Value as Json;
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
/// The shortest wait for it.
const SOON: Duration = Duration::from_secs(1);
/// The longest time that Discord's count of sessions takes to begin again: a day.
const LONGEST_RESET_MS: u64 = 24 * 60 * 60 * 1_000;

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
    budget: SessionBudget,
}

/// How many sessions may be begun, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SessionBudget {
    left: u64,
    /// So many are kept: whoever begins more than is allowed loses the token.
    kept: u64,
    /// When there are all of them again.
    renewed: Instant,
}

impl SessionBudget {
    /// As Discord tells it ("Session Start Limit Object"); without it, as it usually is.
    fn read(limit: &Json) -> Self {
        let number = |name: &str, usual| limit[name].as_f64().map_or(usual, |n| n as u64);
        let total = number("total", 1_000);
        // What is spent is not asked about without end, whatever is said.
        let after = match number("reset_after", 0) {
            0 => FRESH,
            after => Duration::from_millis(after.min(LONGEST_RESET_MS)),
        };
        Self {
            left: number("remaining", total),
            kept: total / 100,
            renewed: Instant::now() + after,
        }
    }

    /// How long until a session may be begun.
    fn wait(&self) -> Option<Duration> {
        let wait = self.renewed.saturating_duration_since(Instant::now()).max(SOON);
        (self.left <= self.kept).then_some(wait)
    }

    /// The time between two sessions with which the rest lasts.
    fn pace(&self, shards: u32) -> Duration {
        let rest = u32::try_from(self.left.saturating_sub(self.kept)).unwrap_or(u32::MAX).max(1);
        self.renewed.saturating_duration_since(Instant::now()) / rest * shards
    }
}

/// Finds the entrance. Many shards that look for it at once ask Discord once.
#[derive(Debug, Default)]
pub(super) struct Entrances(Mutex<Option<(Instant, GatewayEntrance)>>);

impl Entrances {
    pub(super) async fn find(&self, rest: &RestPlatform) -> Result<GatewayEntrance, Lost> {
        let mut known = self.0.lock().await;
        let is_fresh = |(at, entrance): &&(Instant, GatewayEntrance)| {
            at.elapsed() < FRESH && entrance.budget.wait().is_none()
        };
        if let Some((_, entrance)) = known.as_ref().filter(is_fresh) {
            return Ok(entrance.clone());
        }
        loop {
            let entrance = ask(rest).await?;
            let Some(wait) = entrance.budget.wait() else {
                *known = Some((Instant::now(), entrance.clone()));
                return Ok(entrance);
            };
            let (left, seconds) = (entrance.budget.left, wait.as_secs());
            tracing::error!(
                left,
                "Discord allows no more sessions for now: something has begun them again and \
                 again. The next is begun in {seconds} s"
            );
            tokio::time::sleep(wait).await;
        }
    }

    /// A session is begun.
    pub(super) async fn spend(&self) {
        if let Some((_, entrance)) = &mut *self.0.lock().await {
            entrance.budget.left = entrance.budget.left.saturating_sub(1);
        }
    }

    /// How far apart sessions are that are lost again and again.
    pub(super) async fn pace(&self) -> Duration {
        let known = self.0.lock().await;
        known.as_ref().map_or(FRESH, |(_, entrance)| entrance.budget.pace(entrance.shards))
    }

    /// What was said is doubtful: a connection has failed.
    pub(super) async fn forget(&self) {
        *self.0.lock().await = None;
    }
}

async fn ask(rest: &RestPlatform) -> Result<GatewayEntrance, Lost> {
    let answer = beginning::ask(rest, "gateway", "/gateway/bot").await?;
    let url = answer["url"].as_str().ok_or_else(|| Lost::Now("no gateway".to_owned()))?;
    let number = |value: &Json| value.as_u64().and_then(|n| u32::try_from(n).ok());
    let limit = &answer["session_start_limit"];
    if let Some(remaining) = limit["remaining"].as_u64() {
        rest.metrics().session_starts(remaining);
    }
    Ok(GatewayEntrance {
        url: url.to_owned(),
        shards: number(&answer["shards"]).unwrap_or(1).max(1),
        together: number(&limit["max_concurrency"]).unwrap_or(1).max(1),
        // Discord says this in its documentation only; a sandbox may be less strict.
        apart: limit["identify_every_ms"].as_i64().unwrap_or(APART),
        budget: SessionBudget::read(limit),
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn budget(left: u64, after_ms: u64) -> SessionBudget {
        let (total, wide) = (json!(1_000), json!(1_u64 << 40));
        SessionBudget::read(&json!({
            "total": total, "remaining": left, "reset_after": after_ms, "new": wide,
        }))
    }

    #[tokio::test(start_paused = true)]
    async fn near_its_end_the_day_is_waited_out() {
        let day = Duration::from_secs(86_400);
        for left in [0, 1, 10] {
            assert_eq!(budget(left, 86_400_000).wait(), Some(day), "{left}");
        }
        assert_eq!(budget(11, 86_400_000).wait(), None);
        assert_eq!(budget(0, 0).wait(), Some(FRESH), "it is not asked about without end");
        assert_eq!(budget(0, 1).wait(), Some(SOON));
        assert_eq!(SessionBudget::read(&json!({ "remaining": "odd" })).wait(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn sessions_that_do_not_last_last_for_the_day() {
        let fast = budget(990, 86_400_000).pace(1);
        assert!(fast * 980 <= Duration::from_secs(86_400), "{fast:?}");
        assert!(fast > Duration::from_secs(86), "{fast:?}");
        assert_eq!(budget(500, 86_400_000).pace(16), budget(500, 86_400_000).pace(1) * 16);
    }
}
